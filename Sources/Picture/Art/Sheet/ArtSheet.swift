import Drawing
import Markup

/// A theme's drawing in layers: what librsvg draws, and between it texts that are set to fit and pictures of a scene.
///
/// Directly inside of `<svg>` two elements are ours. `<textArea>` is as in SVG Tiny 1.2, a box that words are broken and
/// set in; `<image href="scene:…">` is a place for something that is drawn already, such as a device with its screen.
/// Both are painted by `Canvas`, which measures what it draws, and casts shadows without a filter.
package struct ArtSheet: Hashable, Sendable {
    /// A layer, from the back to the front.
    package enum Layer: Hashable, Sendable {
        /// A whole SVG of some of the elements.
        case vector(String)
        case words(WordBox)
        /// Something of the scene in a box.
        case picture(PictureBox)
    }

    /// The drawing as it was written.
    package let text: String
    /// The size in pixels.
    package let size: Size
    /// From the back to the front.
    package private(set) var layers: [Layer] = []
    /// The frame that the drawing wants around it, as `data-device` of the root says.
    package let device: String?
    /// Whether nothing lies behind it, as `data-ground="none"` of the root says.
    package let isClear: Bool

    /// Takes a drawing apart.
    /// - Throws: what is no XML, a root without a size, a place of ours that is not directly inside of the root or has none.
    package init(_ svg: String) throws(ArtError) {
        let bytes = Array(svg.utf8)
        text = svg
        let root: XMLElement
        do throws(XMLMistake) { root = try parseXML(bytes) } catch {
            throw SVGScan.refusal(bytes, error.message, at: error.offset, error.remedy)
        }
        device = root["data-device"]
        isClear = root["data-ground"] == "none"
        let scale = try ArtSheet.scale(of: root, bytes)
        size = scale.size
        try read(root, bytes, scale)
    }

    private mutating func read(_ root: XMLElement, _ bytes: [UInt8], _ scale: SheetScale) throws(ArtError) {
        let head = ArtSheet.startTag(at: root.offset, in: bytes)
        let children = root.elements
        func text(_ index: Int) -> ArraySlice<UInt8> {
            let end = children.indices.contains(index + 1) ? children[index + 1].offset : ArtSheet.end(of: bytes)
            return bytes[children[index].offset..<end]
        }
        // What is defined anywhere may be used on every layer.
        let shared = children.indices.filter { ["defs", "style"].contains(children[$0].localName) }.flatMap(text)
        var open: [UInt8] = []
        func close(_ layers: inout [Layer]) {
            guard !open.isEmpty else { return }
            layers.append(.vector(String(decoding: head + shared + open + Array("</svg>".utf8), as: UTF8.self)))
            open = []
        }
        for (index, child) in children.enumerated() where !["defs", "style"].contains(child.localName) {
            if child.localName == "textArea" {
                close(&layers)
                layers.append(.words(try WordBox(child, scale, bytes)))
            } else if PictureBox.isOne(child) {
                close(&layers)
                layers.append(.picture(try PictureBox(child, scale, bytes)))
            } else {
                try ArtSheet.refusePlaces(inside: child, bytes)
                open += text(index)
            }
        }
        close(&layers)
    }

    private static func refusePlaces(inside element: XMLElement, _ bytes: [UInt8]) throws(ArtError) {
        for child in element.elements {
            if child.localName == "textArea" || PictureBox.isOne(child) {
                throw SVGScan.refusal(
                    bytes, "<\(child.name)> stands inside of <\(element.name)>", at: child.offset,
                    "place it directly inside of <svg>, with x, y and width of its own")
            }
            try refusePlaces(inside: child, bytes)
        }
    }

    private static func scale(of root: XMLElement, _ bytes: [UInt8]) throws(ArtError) -> SheetScale {
        let sides = ["width", "height"].compactMap { root[$0].flatMap { Double($0) } }
        let box = (root["viewBox"] ?? "").split(whereSeparator: { $0 == " " || $0 == "," }).compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 16384 }) else {
            throw SVGScan.refusal(
                bytes, "the drawing has no size", at: root.offset, "write width and height of <svg> in pixels")
        }
        let size = Size(sides[0].rounded(), sides[1].rounded())
        guard box.count == 4, box[2] > 0, box[3] > 0 else { return SheetScale(size: size, x: 1, y: 1) }
        return SheetScale(size: size, x: size.width / box[2], y: size.height / box[3], left: box[0], top: box[1])
    }

    /// The start tag of the root.
    private static func startTag(at offset: Int, in bytes: [UInt8]) -> [UInt8] {
        var quote: UInt8?
        for place in bytes[offset...].indices {
            let byte = bytes[place]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return Array(bytes[offset...place])
            }
        }
        return []
    }

    /// Where the root's end tag begins.
    private static func end(of bytes: [UInt8]) -> Int {
        var place = bytes.count
        while place > 1, !(bytes[place - 2] == UInt8(ascii: "<") && bytes[place - 1] == UInt8(ascii: "/")) {
            place -= 1
        }
        return max(0, place - 2)
    }
}

/// From the units of a drawing to pixels.
struct SheetScale {
    var size: Size
    var x: Double
    var y: Double
    var left = 0.0
    var top = 0.0

    /// The mean scale, for lengths that lie neither way.
    var mean: Double { (x * y).squareRoot() }

    /// The box of an element in pixels.
    func rect(of element: XMLElement, _ bytes: [UInt8]) throws(ArtError) -> Rect {
        func number(_ name: String) -> Double? { element[name].flatMap { Double($0) } }
        guard let width = number("width"), let height = number("height"), width > 0, height > 0 else {
            throw SVGScan.refusal(
                bytes, "<\(element.name)> has no size", at: element.offset, "write its width and height, above 0")
        }
        return Rect(
            ((number("x") ?? 0) - left) * x, ((number("y") ?? 0) - top) * y, width * x, height * y)
    }
}
