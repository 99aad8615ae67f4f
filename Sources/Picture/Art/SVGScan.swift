import Drawing
import Markup

/// Looks through an SVG before librsvg sees it: refuses what would hang, what asks for more than ``SVGLimits`` allow, and
/// what leads out of the text; finds the words that will be drawn.
struct SVGScan {
    /// A text that is drawn where it stands.
    struct Words: Hashable {
        var string: String
        /// Where its element begins.
        var offset: Int
        /// Its identifier, where it has one.
        var id: String?
    }

    /// The texts outside of definitions, in order; those hidden from readers by `aria-hidden` are decoration.
    private(set) var texts: [Words] = []
    /// All letters.
    private(set) var letters = ""

    let bytes: [UInt8]
    let root: XMLElement
    private(set) var styles = ""
    private var embeddedArea = 0
    private(set) var byID: [String: XMLElement] = [:]
    private var shortestDash = Double.infinity
    private var longestWay = 0.0

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
        func find(_ word: String) -> Int? { firstOffset(of: Array(word.utf8), in: bytes) }
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
        if name == "style" { try add(style: element) }
        var layers = layers
        if SVGScan.layerWords.contains(where: { element.says($0) || styles.contains($0) }) { layers += 1 }
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
    /// What makes an element need a layer of its own.
    private static let layerWords = ["opacity", "filter", "mask", "clip-path", "mix-blend-mode", "isolation"]

    private mutating func add(text: XMLElement, isShown: Bool) {
        let string = text.wholeText
        letters += string
        guard isShown, !string.allSatisfy(\.isWhitespace) else { return }
        texts.append(Words(string: string, offset: text.offset, id: text["id"]))
    }

    private mutating func add(style element: XMLElement) throws(ArtError) {
        try check(style: element.text, element)
        styles += element.text
    }
}

// What attributes say.
extension SVGScan {
    private mutating func check(_ attribute: XMLElement.Attribute, of element: XMLElement) throws(ArtError) {
        switch attribute.name {
        case "id" where byID[attribute.value] == nil: byID[attribute.value] = element
        case "href", "xlink:href": try check(address: attribute.value, of: element)
        case "d", "points": longestWay += numbers(in: attribute.value).reduce(0) { $0 + abs($1) } * 2
        case "x", "y", "x1", "x2", "y1", "y2", "r", "rx", "ry", "width", "height":
            longestWay += (numbers(in: attribute.value).first.map(abs) ?? 0) * 8
        case "stroke-dasharray": note(dashes: attribute.value)
        case _ where attribute.name.hasSuffix(":href"): try check(address: attribute.value, of: element)
        default: break
        }
        try check(style: attribute.value, element)
    }

    /// A style sheet, the value of a `style`, or that of any attribute: addresses may only lead to this text.
    private mutating func check(style: String, _ element: XMLElement) throws(ArtError) {
        guard
            style.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }
            )
        else { return }
        if style.contains("@import") {
            throw refusal("its styles import others", element, "put them into <style>")
        }
        for part in style.split(separator: "url(").dropFirst(style.hasPrefix("url(") ? 0 : 1) {
            let address = part.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            guard address.hasPrefix("#") else {
                throw refusal(
                    "`url(\(address.prefix { $0 != ")" }.prefix(60)))` leads out of it", element,
                    "put what it names into the SVG, and write url(#its-id)")
            }
        }
        for part in style.split(separator: "stroke-dasharray").dropFirst(style.hasPrefix("stroke-dasharray") ? 0 : 1) {
            note(dashes: String(part.prefix { $0 != ";" && $0 != "}" }))
        }
    }

    private mutating func note(dashes: String) {
        let sum = numbers(in: dashes).reduce(0, +)
        if sum > 0 { shortestDash = min(shortestDash, sum) }
    }

    private mutating func check(address: String, of element: XMLElement) throws(ArtError) {
        // A link is never followed while drawing.
        if address.hasPrefix("#") || element.localName == "a" { return }
        guard address.hasPrefix("data:") else {
            throw refusal(
                "`\(address.prefix(60))` leads out of it", element,
                "embed the picture as a `data:` address: other files are not read")
        }
        guard let picture = EmbeddedPicture(address) else {
            throw refusal(
                "an embedded picture is no PNG, JPEG or GIF that can be read", element,
                "embed it as data:image/png;base64,…")
        }
        embeddedArea += picture.width * picture.height
        guard embeddedArea <= SVGLimits.embeddedArea else {
            throw refusal(
                "its embedded pictures have more than \(SVGLimits.embeddedArea) pixels", element, "make them smaller")
        }
    }

    private func checkFilter(_ element: XMLElement) throws(ArtError) {
        func most(_ name: String, _ limit: Double, _ what: String) throws(ArtError) {
            guard let value = element[name], let number = numbers(in: value).max(), number > limit else { return }
            throw refusal("\(what) is larger than \(Int(limit))", element, "make it smaller")
        }
        switch element.localName {
        case "feGaussianBlur", "feDropShadow": try most("stdDeviation", SVGLimits.blur, "the blur")
        case "feMorphology": try most("radius", SVGLimits.radius, "the radius")
        case "feConvolveMatrix": try most("order", SVGLimits.order, "the order of the matrix")
        case "feTurbulence": try most("numOctaves", SVGLimits.octaves, "the number of octaves")
        case "filter":
            let isShare = element["filterUnits"] != "userSpaceOnUse"
            for side in ["x", "y", "width", "height"] {
                guard let value = element[side], let number = numbers(in: value).first.map(abs) else { continue }
                let limit = isShare && !value.contains("%") ? 10.0 : value.contains("%") ? 1_000 : 10_000
                if number > limit {
                    throw refusal(
                        "the region of the filter is too large", element, "ten times what is filtered is most")
                }
            }
        default: break
        }
    }

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

extension XMLElement {
    /// The name without the prefix of its namespace.
    var localName: String { name.split(separator: ":").last.map(String.init) ?? name }

    /// The value of an attribute.
    subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// Whether an attribute, or a `style`, sets a property that is not left as it is.
    func says(_ property: String) -> Bool {
        attributes.contains { attribute in
            if attribute.name == property { return !["none", "1", "normal", "auto"].contains(attribute.value) }
            return attribute.name == "style" && attribute.value.contains(property)
        }
    }

    /// All characters inside of it.
    var wholeText: String {
        children.map { child in
            switch child {
            case .text(let text, _): text
            case .element(let element): element.wholeText
            }
        }.joined()
    }
}

/// Where some bytes first occur.
func firstOffset(of wanted: [UInt8], in bytes: [UInt8]) -> Int? {
    guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
    var index = 0
    while let found = bytes[index...].firstIndex(of: first) {
        if bytes[found...].starts(with: wanted) { return found }
        index = found + 1
    }
    return nil
}

/// The numbers that stand in a text, as SVG and CSS write them.
func numbers(in text: String) -> [Double] {
    var numbers: [Double] = []
    var digits: [UInt8] = []
    func flush() {
        if let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite { numbers.append(number) }
        digits = []
    }
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
        case UInt8(ascii: "."):
            if digits.contains(byte) || digits.last == UInt8(ascii: "e") { flush() }
            digits.append(byte)
        case UInt8(ascii: "e"), UInt8(ascii: "E"):
            if digits.isEmpty { continue }
            digits.append(UInt8(ascii: "e"))
        case UInt8(ascii: "-"), UInt8(ascii: "+"):
            if digits.last != UInt8(ascii: "e") { flush() }
            digits.append(byte)
        default: flush()
        }
    }
    flush()
    return numbers
}
