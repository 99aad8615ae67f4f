import Drawing
import Markup

/// Looks through an SVG before librsvg sees it: refuses what would hang, what asks for more than ``SVGLimits`` allow, and
/// what leads out of the text; finds the words that will be drawn.
struct SVGScan {
    /// A text that is drawn where it stands.
    struct DrawnText: Hashable {
        var string: String
        /// Where its element begins.
        var offset: Int
        /// Its identifier, where it has one.
        var id: String?
    }

    /// The texts outside of definitions, in order; those hidden from readers by `aria-hidden` are decoration.
    private(set) var texts: [DrawnText] = []
    private(set) var letters = ""

    let bytes: [UInt8]
    let root: XMLElement
    /// The style sheets, which may stand behind what they are about.
    let styles: String
    /// Whether they make elements need layers.
    private let stylesLayer: Bool
    var embeddedArea = 0
    /// Whether colours may differ from pixel to pixel.
    private(set) var hasGradients = false
    var byID: [String: XMLElement] = [:]
    var shortestDash = Double.infinity
    var longestWay = 0.0

    init(_ bytes: [UInt8]) throws(ArtError) {
        self.bytes = bytes
        if bytes.count > SVGLimits.bytes {
            throw SVGScan.refusal(bytes, "it has more than \(SVGLimits.bytes >> 20) MB", at: 0)
        }
        // Each element has one of them at least, and most have two.
        if bytes.count(where: { $0 == UInt8(ascii: "<") }) > 2 * SVGLimits.cost {
            throw SVGScan.refusal(
                bytes, "drawing it would take too long: it has too many elements", at: 0, "embed a picture of it")
        }
        try SVGScan.refuseDeclarations(bytes)
        do throws(XMLMistake) { root = try parseXML(bytes) } catch {
            throw SVGScan.refusal(bytes, error.message, at: error.offset, error.remedy)
        }
        styles = root.styleSheets
        stylesLayer = XMLElement.layerWords.contains(where: styles.holds)
        try walk(root, depth: 0, layers: 0, isShown: true)
        if letters.unicodeScalars.count > SVGLimits.letters {
            throw refusal("its texts have more than \(SVGLimits.letters) characters", root)
        }
        if longestWay / shortestDash > SVGLimits.dashes {
            throw refusal("its lines have too many dashes", root, "make the dashes longer")
        }
    }

    /// What stands before the first element can make a small text a huge one, or another text than the one looked at.
    private static func refuseDeclarations(_ bytes: [UInt8]) throws(ArtError) {
        func find(_ word: String) -> Int? { firstOffset(of: Array(word.utf8), in: bytes[...]) }
        if let offset = find("<!ENTITY") {
            throw refusal(bytes, "it declares an entity", at: offset, "write out what the entity stands for")
        }
        if let offset = find("<!DOCTYPE"),
            let end = bytes[offset...].firstIndex(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ">") }),
            bytes[end] == UInt8(ascii: "[")
        {
            throw refusal(bytes, "its document type has declarations", at: offset, "remove the line: SVG needs none")
        }
        if let offset = find("<?xml-stylesheet") {
            throw refusal(bytes, "it names a style sheet outside of it", at: offset, "put the styles into <style>")
        }
        guard let offset = find("<?xml "), let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else { return }
        let head = String(decoding: bytes[offset..<end], as: UTF8.self).lowercased()
        guard head.contains("encoding"), !head.contains("utf-8"), !head.contains("us-ascii") else { return }
        throw refusal(bytes, "it is not written in UTF-8", at: offset, "save it as UTF-8")
    }

    private mutating func walk(
        _ element: XMLElement, depth: Int, layers: Int, isShown: Bool
    ) throws(ArtError) {
        guard depth < SVGLimits.depth else {
            throw refusal("elements are nested more than \(SVGLimits.depth) deep", element)
        }
        let name = element.localName
        if name == "include" { throw refusal("it includes another file", element, "write out what the file says") }
        if name == "linearGradient" || name == "radialGradient" || name == "pattern" { hasGradients = true }
        if name == "style" { try check(style: element.text, element) }
        var layers = layers
        if stylesLayer || element.isLayered { layers += 1 }
        guard layers <= SVGLimits.layers else {
            throw refusal("more than \(SVGLimits.layers) see-through or filtered groups are nested", element)
        }
        for attribute in element.attributes { try check(attribute, of: element) }
        try checkFilter(element)
        let isShown = isShown && !SVGScan.definitions.contains(name) && element["display"] != "none"
        if name == "text", element["aria-hidden"] != "true" { add(text: element, isShown: isShown) }
        for child in element.elements {
            try walk(child, depth: depth + 1, layers: layers, isShown: isShown && name != "text")
        }
    }

    private static let definitions: Set = ["defs", "symbol", "clipPath", "mask", "pattern", "marker"]
    private mutating func add(text: XMLElement, isShown: Bool) {
        let string = text.wholeText
        letters += string
        guard isShown, !string.allSatisfy(\.isWhitespace) else { return }
        texts.append(DrawnText(string: string, offset: text.offset, id: text["id"]))
    }
}

extension SVGScan {
    func refusal(_ message: String, _ element: XMLElement, _ remedy: String? = nil) -> ArtError {
        SVGScan.refusal(bytes, "<\(element.name.prefix(40))>: \(message)", at: element.offset, remedy)
    }

    static func refusal(_ bytes: [UInt8], _ message: String, at offset: Int, _ remedy: String? = nil) -> ArtError {
        let before = bytes[..<min(offset, bytes.count)]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return .refused(
            ArtError.Refusal(
                message: message, offset: offset, line: 1 + before.count { $0 == UInt8(ascii: "\n") },
                column: 1 + before[start...].count { $0 & 0xC0 != 0x80 }, remedy: remedy))
    }
}
