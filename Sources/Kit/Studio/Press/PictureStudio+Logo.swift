import Art
import Canvas
public import Diagnostics
import Drawing
import Files
public import Site

/// A product's logo as files.
public struct LogoFiles: Sendable {
    /// The files, by name: SVG where there is one, and PNG.
    public var files: [(name: String, bytes: [UInt8])]
    /// The name of the one that stands for the product in a small square.
    public var mark: String
    /// Whether it was drawn here, since the product has none of its own.
    public var isDrawn: Bool
}

extension PictureStudio {
    /// The width in pixels of a logo's PNG.
    private static let logoWidth = 1_024.0
    /// The most pixels across of a drawn wordmark; a mark is ``logoWidth`` wide.
    private static let wordmarkWidth = 2_400.0

    /// The logo that the manifest names, else one drawn of name and colour.
    /// - Throws: that the file cannot be read, or is no picture that can be drawn.
    public func logo(of product: Product) throws(Mistakes) -> LogoFiles {
        guard let logo = product.manifest.logo else { return try drawnLogo(of: product) }
        // That it is there was seen when the manifest was read.
        guard let file = product.files[logo.text] else { return try drawnLogo(of: product) }
        let bytes: [UInt8]
        do throws(DiskError) { bytes = try file.read() } catch {
            throw Mistakes(
                product.mistake(error.message, at: logo.place, length: logo.text.count, remedy: error.remedy))
        }
        if Canvas.pngSize(bytes) != nil {
            return LogoFiles(files: [("logo.png", bytes)], mark: "logo.png", isDrawn: false)
        }
        let png = try cached("logo", "png", [bytes]) { () throws(Mistakes) in
            let pixmap: Pixmap
            do throws(ArtError) {
                let text = String(decoding: bytes, as: UTF8.self)
                pixmap = try rasterizers.use { (rasterizer) throws(ArtError) in
                    try rasterizer.pixmap(of: text, width: PictureStudio.logoWidth)
                }
            } catch {
                throw Mistakes(
                    product.mistake(
                        "the logo cannot be drawn: \(error.description)", at: logo.place, length: logo.text.count,
                        remedy: "use an SVG or a PNG"))
            }
            return try self.png(of: pixmap)
        }
        return LogoFiles(files: [("logo.svg", bytes), ("logo.png", png)], mark: "logo.svg", isDrawn: false)
    }

    private func drawnLogo(of product: Product) throws(Mistakes) -> LogoFiles {
        let colours = product.manifest.colours
        let brand = (colours.first { $0.name == "brand" } ?? colours.first)?.hex ?? "#1c1a22"
        let name = product.manifest.name
        let facts = [Array(name.utf8), Array(brand.utf8)]
        var files: [(name: String, bytes: [UInt8])] = []
        for form in LogoForm.allCases {
            for isVector in [true, false] {
                let kind = isVector ? "svg" : "png"
                let bytes = try cached("drawn \(form)", kind, facts) { () throws(Mistakes) in
                    let list = try drawing(form, of: product, brand: brand)
                    if isVector { return Array(try svg(of: list, title: name).utf8) }
                    let scale = min(4, PictureStudio.wordmarkWidth / list.size.width)
                    // The shades of letters on two grounds are a few more than a palette has.
                    return try png(of: pixmap(of: list.scaled(scale)), merging: true)
                }
                files.append(("\(form.rawValue).\(kind)", bytes))
            }
        }
        return LogoFiles(files: files, mark: "mark.svg", isDrawn: true)
    }

    private func drawing(_ form: LogoForm, of product: Product, brand: String) throws(Mistakes) -> DisplayList {
        do throws(CanvasError) {
            return try painters.use { (painter) throws(CanvasError) in
                let logo = DrawnLogo(
                    name: product.manifest.name, brand: Colour(hex: brand) ?? .black, painter: painter)
                return switch form {
                case .mark: try logo.mark()
                case .wordmark: try logo.wordmark(onDark: false)
                case .wordmarkOnDark: try logo.wordmark(onDark: true)
                }
            }
        } catch {
            throw Mistakes(
                product.mistake(error.description, at: product.line(of: "name"), remedy: error.remedy))
        }
    }
}

/// The forms of a drawn logo; the raw value names its files.
private enum LogoForm: String, CaseIterable {
    case mark
    case wordmark
    case wordmarkOnDark = "wordmark-on-dark"
}
