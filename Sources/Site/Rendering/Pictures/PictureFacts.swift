import Files
import Markup
import Media
import Site
import Synchronization

/// What is known of a picture without decoding it.
package struct PictureFacts: Sendable, Hashable {
    /// By its bytes.
    package var format: MediaFormat
    /// In pixels, as it is shown: turned as its camera was held.
    package var width, height: Int
    /// Whether it is an animation.
    package var isMoving = false
    /// Whether it is a drawing in black alone, on no ground.
    var isInk = false

    /// The facts of a picture's file; nil where its bytes tell no size.
    init?(_ picture: FileContent) {
        // A camera's notes and colours may stand before the size in a JPEG; all else says it in the first bytes.
        for count in [1 << 10, 1 << 16, 1 << 20, picture.size] {
            guard let bytes = try? picture.head(count), let format = MediaFormat(bytes) else { return nil }
            if format == .svg {
                let drawing = (try? picture.read()) ?? []
                guard let size = PictureFacts.drawingSize(drawing) else { return nil }
                (self.format, width, height) = (format, size.width, size.height)
                isInk = DrawingInk(drawing).isBlack
                return
            }
            guard let medium = Medium(bytes) else { return nil }
            if let size = medium.size {
                let shown = medium.orientation >= 5 ? size.turned : size
                (self.format, width, height) = (format, shown.width, shown.height)
                isMoving = medium.motion != nil || format == .gif
                return
            }
            guard count < picture.size else { return nil }
        }
        return nil
    }

    /// The size that a drawing names, else that of what it shows (SVG 2, section 8.2); nil where it names neither.
    private static func drawingSize(_ svg: [UInt8]) -> (width: Int, height: Int)? {
        var scanner = TagScanner(svg)
        while let tag = scanner.next() {
            guard scanner.matches(tag.name, "svg") else { continue }
            var (width, height, box): (Double?, Double?, [Double]) = (nil, nil, [])
            for attribute in scanner.attributes {
                guard let value = attribute.value else { continue }
                let text = String(decoding: svg[value], as: UTF8.self)
                if scanner.matches(attribute.name, "width") { width = pixels(text) }
                if scanner.matches(attribute.name, "height") { height = pixels(text) }
                if scanner.matches(attribute.name, "viewbox") || scanner.matches(attribute.name, "viewBox") {
                    box = text.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
                }
            }
            return size(width, height, box)
        }
        return nil
    }

    private static func size(_ width: Double?, _ height: Double?, _ box: [Double]) -> (width: Int, height: Int)? {
        let shape = box.count == 4 && box[2] > 0 && box[3] > 0 ? (width: box[2], height: box[3]) : nil
        let (across, down): (Double, Double)
        switch (width, height, shape) {
        case (let width?, let height?, _): (across, down) = (width, height)
        case (let width?, nil, let shape?): (across, down) = (width, width * shape.height / shape.width)
        case (nil, let height?, let shape?): (across, down) = (height * shape.width / shape.height, height)
        case (nil, nil, let shape?): (across, down) = shape
        default: return nil
        }
        guard across >= 0.5, down >= 0.5, across < 1e6, down < 1e6 else { return nil }
        return (Int(across.rounded()), Int(down.rounded()))
    }

    /// A length in pixels; nil of one in other units, or in parts of the page.
    private static func pixels(_ text: String) -> Double? {
        Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
    }
}

/// The facts of pictures that were looked at in this run, by their addresses.
final class PictureFactsTable: Sendable {
    private let known = Mutex<[ExactName: PictureFacts?]>([:])

    func facts(of picture: FileContent, at address: String) -> PictureFacts? {
        let name = ExactName(address)
        if let known = known.withLock({ $0[name] }) { return known }
        let facts = PictureFacts(picture)
        known.withLock { $0[name] = facts }
        return facts
    }
}
