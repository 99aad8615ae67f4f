import Drawing
import Encodings
import Stage
import Synchronization

/// Makes pixels of a file's bytes; nil where they hold no picture that can be read.
///
/// What can be drawn at any size, an SVG, is drawn as wide as is said.
package typealias PictureReading = @Sendable (_ file: [UInt8], _ width: Int?) -> Pixmap?

/// A screenshot: decoded when it is drawn, and kept at the sizes at which it was.
final class Shot: Sendable {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let isDrawn: Bool
    private let album: Album
    private let scaled = Mutex<[Int: Pixmap]>([:])

    /// A screenshot of a file.
    /// - Throws: why the file is none.
    init(_ bytes: [UInt8], named name: String, _ album: Album) throws(Objection) {
        guard bytes.count < PlayLimits.fileBytes else {
            throw Objection("`\(name)` is larger than \(PlayLimits.fileBytes >> 20) MB")
        }
        let header = PictureHeader(bytes)
        isDrawn = header == nil && name.hasSuffix(".svg")
        (self.bytes, self.album) = (bytes, album)
        if isDrawn {
            guard let drawn = album.pixmap(of: bytes) else {
                throw Objection(
                    "`\(name)` cannot be drawn",
                    remedy: "an SVG here has a width and a height, and refers to no other file")
            }
            (width, height) = (drawn.width, drawn.height)
            return
        }
        guard !GitPointer.isOne(bytes) else {
            throw Objection(
                "`\(name)` only points to the screenshot, which Git keeps apart",
                remedy: "run `git lfs pull`; in a workflow, `actions/checkout` does it with `lfs: true`")
        }
        guard let header, header.format == .png || header.format == .jpeg else {
            throw Objection("`\(name)` holds no PNG, JPEG or SVG", remedy: "save the screenshot as PNG")
        }
        (width, height) = (header.width, header.height)
        guard width <= ScreenLimits.side, height <= ScreenLimits.side, width * height <= ScreenLimits.area else {
            throw Objection(
                "`\(name)` is too large: \(width)x\(height) pixels",
                remedy:
                    "a screenshot has at most \(ScreenLimits.area / 1_000_000) million pixels, and sides of \(ScreenLimits.side)"
            )
        }
        guard album.pixmap(of: bytes) != nil else {
            throw Objection("`\(name)` is damaged", remedy: "save the screenshot anew")
        }
    }

    /// The picture so many pixels wide, in its own proportions.
    func pixmap(width wanted: Int) -> Pixmap {
        if let known = scaled.withLock({ $0[wanted] }) { return known }
        let size = max(1, Int((Double(height) * Double(wanted) / Double(width)).rounded()))
        let made = album.pixmap(of: bytes, width: wanted, height: size, isDrawn: isDrawn)
        return scaled.withLock { scaled in
            if let known = scaled[wanted] { return known }
            // A play is drawn at few sizes; a contact sheet or a kit may want one more.
            if scaled.count >= 4 { scaled = [:] }
            scaled[wanted] = made
            return made
        }
    }
}

/// The pictures that were read last: a play is performed more than once, by day, at dusk and after each edit, and its
/// files stay.
final class Album: Sendable {
    /// A file, and how wide it is shown; nil for as wide as it is.
    private struct Print: Hashable {
        var file: [UInt8]
        var width: Int?
    }

    private let read: PictureReading
    private let known = Mutex<[Print: Pixmap]>([:])
    /// How many pixels are kept at most: 128 MB.
    private static let room = 32_000_000

    init(read: @escaping PictureReading) { self.read = read }

    /// A picture as it is; nil where the file holds none.
    func pixmap(of file: [UInt8]) -> Pixmap? { print(of: file, width: nil) { read(file, nil) } }

    /// A picture at a size: drawn at it, where it can be, else scaled.
    func pixmap(of file: [UInt8], width: Int, height: Int, isDrawn: Bool) -> Pixmap {
        let made = print(of: file, width: width) {
            let whole = isDrawn ? read(file, width) ?? pixmap(of: file) : pixmap(of: file)
            return whole?.scaled(width: width, height: height)
        }
        return made ?? Pixmap(width: width, height: height)
    }

    private func print(of file: [UInt8], width: Int?, make: () -> Pixmap?) -> Pixmap? {
        let print = Print(file: file, width: width)
        if let known = known.withLock({ $0[print] }) { return known }
        guard let made = make() else { return nil }
        known.withLock { known in
            let area = known.values.reduce(made.bounds.area) { $0 + $1.bounds.area }
            if area > Album.room { known = [:] }
            known[print] = made
        }
        return made
    }
}

/// What a play may show; beyond it lies an error rather than a full memory.
enum ScreenLimits {
    /// The most screens of a play.
    static let screens = 100
    /// The most spots of a play.
    static let spots = 1_000
    /// The longest side of a screenshot.
    static let side = 16_384
    /// The most pixels of a screenshot: 160 MB once decoded.
    static let area = 40_000_000
}
