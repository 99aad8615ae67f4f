import Art
import Canvas
import Diagnostics
import Drawing
import Files
import Media
import Site

/// A product's logo as files.
package struct LogoFiles: Sendable {
    /// The files, by name: SVG where there is one, and PNG.
    package var files: [(name: String, bytes: [UInt8])]
    /// The name of the one that stands for the product in a small square.
    package var mark: String
    /// Whether it was drawn here, since the product has none of its own.
    package var isDrawn: Bool
}

/// Makes the files of products' logos, and draws one where a product has none; each once.
package struct LogoMaker: Sendable {
    /// The width in pixels of a logo's PNG.
    private static let logoWidth = 1_024.0
    /// The most pixels across of a drawn wordmark; a mark is ``logoWidth`` wide.
    private static let wordmarkWidth = 2_400.0

    private let renderer: DrawingRenderer
    private let cache: PictureCache

    /// A maker of logos with the setup's fonts and cache.
    package init(_ setup: PictureSetup) { (renderer, cache) = (setup.renderer, setup.cache) }

    /// The logo that the manifest names, else one drawn of name and colour.
    /// - Throws: that the file cannot be read, or is no picture that can be drawn.
    package func logo(of product: Product) throws(Mistakes) -> LogoFiles {
        // That the file is there was seen when the manifest was read.
        guard let logo = product.manifest.logo, let file = product.files[logo.text] else {
            return try drawnLogo(of: product)
        }
        func mistake(_ message: String, _ remedy: String?) -> Mistakes {
            Mistakes(product.mistake(message, at: logo.place, length: logo.text.count, remedy: remedy))
        }
        let bytes: [UInt8]
        do throws(DiskError) { bytes = try file.read() } catch { throw mistake(error.message, error.remedy) }
        if Canvas.pngSize(bytes) != nil {
            return LogoFiles(files: [("logo.png", bytes)], mark: "logo.png", isDrawn: false)
        }
        if Medium(bytes)?.format == .jpeg {
            let png = try cache.bytes("logo", "png", [bytes]) { () throws(Mistakes) in
                let pixmap: Pixmap
                do throws(ArtError) { pixmap = try Art.pixmap(ofPhotograph: bytes) } catch {
                    throw mistake("the logo cannot be drawn: \(error.description)", error.remedy)
                }
                return try renderer.png(of: pixmap)
            }
            return LogoFiles(files: [("logo.png", png)], mark: "logo.png", isDrawn: false)
        }
        guard fileExtension(of: logo.text) == "svg" || Medium(bytes)?.format == .svg else {
            let what = bytes.isEmpty ? "it is empty" : "it is no PNG, JPEG or SVG"
            throw mistake("the logo cannot be drawn: \(what)", "export it once more, as SVG or PNG")
        }
        let png = try cache.bytes("logo", "png", [bytes]) { () throws(Mistakes) in
            let pixmap: Pixmap
            do throws(ArtError) {
                pixmap = try renderer.pixmap(
                    ofSVG: String(decoding: bytes, as: UTF8.self), width: LogoMaker.logoWidth)
            } catch {
                throw mistake("the logo cannot be drawn: \(error.description)", "use an SVG or a PNG")
            }
            return try renderer.png(of: pixmap)
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
            for kind in ["svg", "png"] {
                let bytes = try cache.bytes("drawn \(form)", kind, facts) { () throws(Mistakes) in
                    let list = try drawing(form, of: product, brand: brand)
                    if kind == "svg" { return Array(try renderer.svg(of: list, title: name).utf8) }
                    let scale = min(4, LogoMaker.wordmarkWidth / list.size.width)
                    // The shades of letters on two grounds are a few more than a palette has.
                    return try renderer.png(of: renderer.pixmap(of: list.scaled(scale)), merging: true)
                }
                files.append(("\(form.rawValue).\(kind)", bytes))
            }
        }
        return LogoFiles(files: files, mark: "mark.svg", isDrawn: true)
    }

    private func drawing(_ form: LogoForm, of product: Product, brand: String) throws(Mistakes) -> DisplayList {
        do throws(Mistakes) {
            return try renderer.paint { (painter) throws(CanvasError) in
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
                error.all.map { product.mistake($0.message, at: product.line(of: "name"), remedy: $0.remedy) })
        }
    }
}

/// The forms of a drawn logo; the raw value names its files.
private enum LogoForm: String, CaseIterable {
    case mark
    case wordmark
    case wordmarkOnDark = "wordmark-on-dark"
}
