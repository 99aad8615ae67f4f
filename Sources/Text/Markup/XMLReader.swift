/// Reads an XML text into a tree.
///
/// Well-formed elements, attributes, character data, CDATA, comments, processing instructions and the five named
/// references are read (XML 1.0, fifth edition); comments may stand before the declaration, as people write them. A
/// document type is passed over, so no entity is ever expanded.
/// - Throws: the first mistake.
public func parseXML(_ bytes: [UInt8]) throws(XMLMistake) -> XMLElement {
    var reader = XMLReader(bytes)
    return try reader.document()
}

private struct XMLReader {
    private static let deepest = 256
    private static let references: [String: Character] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    mutating func document() throws(XMLMistake) -> XMLElement {
        try skipBetween()
        guard index < bytes.count else { throw mistake("there is no element", at: index) }
        guard bytes[index] == UInt8(ascii: "<") else {
            throw mistake("text stands outside of the first element", at: index)
        }
        let root = try element(depth: 0)
        try skipBetween()
        guard index == bytes.count else {
            throw mistake("something stands behind the first element", at: index, "a file has one outermost element")
        }
        return root
    }

    /// Passes over blanks, comments, instructions and a document type.
    private mutating func skipBetween() throws(XMLMistake) {
        while true {
            skipBlanks()
            if hasPrefix("<!--") {
                try skip(to: "-->", "this comment is never closed")
            } else if hasPrefix("<?") {
                try skip(to: "?>", "this instruction is never closed")
            } else if hasPrefix("<!DOCTYPE") {
                try skipDocumentType()
            } else {
                return
            }
        }
    }

    private mutating func skipDocumentType() throws(XMLMistake) {
        let start = index
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: "]") || byte == UInt8(ascii: ">") { depth -= 1 }
            if depth == 0 { return }
        }
        throw mistake("this document type is never closed", at: start)
    }

    private mutating func element(depth: Int) throws(XMLMistake) -> XMLElement {
        let start = index
        guard depth < XMLReader.deepest else {
            throw mistake("elements are nested more than \(XMLReader.deepest) deep", at: start)
        }
        index += 1
        var element = XMLElement(name: try name("an element"), offset: start)
        var names: Set<String> = []
        while true {
            skipBlanks()
            if hasPrefix("/>") {
                index += 2
                return element
            }
            if hasPrefix(">") {
                index += 1
                try readChildren(of: &element, depth: depth)
                return element
            }
            guard index < bytes.count else { throw mistake("the tag <\(element.name)> is never closed", at: start) }
            element.attributes.append(try attribute(after: &names))
        }
    }

    private mutating func readChildren(of element: inout XMLElement, depth: Int) throws(XMLMistake) {
        while true {
            guard index < bytes.count else {
                throw mistake(
                    "<\(element.name)> is never closed", at: element.offset, "end it with </\(element.name)>")
            }
            if hasPrefix("</") {
                let start = index
                index += 2
                let closing = try name("an element")
                skipBlanks()
                guard closing == element.name, hasPrefix(">") else {
                    throw mistake(
                        "</\(closing)> closes nothing: <\(element.name)> is open", at: start,
                        "write </\(element.name)> first")
                }
                index += 1
                return
            }
            if hasPrefix("<!--") {
                try skip(to: "-->", "this comment is never closed")
            } else if hasPrefix("<![CDATA[") {
                element.children.append(try characterData())
            } else if hasPrefix("<?") {
                try skip(to: "?>", "this instruction is never closed")
            } else if hasPrefix("<") {
                element.children.append(.element(try self.element(depth: depth + 1)))
            } else {
                let start = index
                let text = try text { $0 == UInt8(ascii: "<") }
                element.children.append(.text(text, offset: start))
            }
        }
    }

    private mutating func characterData() throws(XMLMistake) -> XMLElement.Child {
        let start = index + "<![CDATA[".utf8.count
        try skip(to: "]]>", "this character data is never closed")
        return .text(String(decoding: bytes[start..<index - 3], as: UTF8.self), offset: start)
    }

    private mutating func attribute(after names: inout Set<String>) throws(XMLMistake) -> XMLElement.Attribute {
        let start = index
        let name = try name("an attribute")
        skipBlanks()
        guard hasPrefix("=") else {
            throw mistake("the attribute `\(name)` has no value", at: start, "write \(name)=\"…\"")
        }
        index += 1
        skipBlanks()
        guard index < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index]) else {
            throw mistake("the value of `\(name)` has no quotes", at: index, "write \(name)=\"…\"")
        }
        let quote = bytes[index]
        index += 1
        let value = try text { $0 == quote }
        guard index < bytes.count else { throw mistake("the value of `\(name)` is never closed", at: start) }
        index += 1
        guard names.insert(name).inserted else {
            throw mistake("the attribute `\(name)` stands here twice", at: start, "remove one")
        }
        return XMLElement.Attribute(name: name, value: value)
    }

    /// Characters up to an end, with their references resolved.
    private mutating func text(until isEnd: (UInt8) -> Bool) throws(XMLMistake) -> String {
        var text: [UInt8] = []
        while index < bytes.count, !isEnd(bytes[index]) {
            if bytes[index] == UInt8(ascii: "&") {
                text += Array(String(try reference()).utf8)
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func reference() throws(XMLMistake) -> Character {
        let start = index
        let remedy = "write &amp; for an ampersand"
        guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
            throw mistake("`&` begins no reference", at: start, remedy)
        }
        let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        index = end + 1
        if let character = XMLReader.references[name] { return character }
        let number = name.hasPrefix("#x") ? Int(name.dropFirst(2), radix: 16) : Int(name.dropFirst())
        guard name.hasPrefix("#"), let number, number > 0,
            let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init)
        else { throw mistake("there is no reference `&\(name);`", at: start, remedy) }
        return Character(scalar)
    }

    private mutating func name(_ what: String) throws(XMLMistake) -> String {
        let start = index
        while index < bytes.count, isPartOfName(bytes[index]) { index += 1 }
        guard index > start, !(0x30...0x39).contains(bytes[start]), bytes[start] != UInt8(ascii: "-") else {
            throw mistake("the name of \(what) is missing", at: start, "write &lt; for a `<` of the text")
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private func isPartOfName(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0x80
            || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(byte)
    }

    private mutating func skipBlanks() {
        while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
    }

    private mutating func skip(to end: String, _ problem: String) throws(XMLMistake) {
        let wanted = Array(end.utf8)
        let start = index
        while index + wanted.count <= bytes.count {
            if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) {
                index += wanted.count
                return
            }
            index += 1
        }
        throw mistake(problem, at: start, "end it with \(end)")
    }

    private func hasPrefix(_ text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private func mistake(_ message: String, at offset: Int, _ remedy: String? = nil) -> XMLMistake {
        XMLMistake(message: message, offset: offset, remedy: remedy)
    }
}
