import Diagnostics
import Values

/// Walks over the bytes of a TOML text, which are UTF-8, and knows the place it is at.
struct TOMLScanner {
    let bytes: [UInt8]
    private(set) var index = 0
    private let path: String
    private var line: Int
    /// Where columns were counted last, so that a long line is walked once.
    private var counted = (offset: 0, column: 1)

    init(_ source: SourceText) {
        bytes = source.bytes
        path = source.path
        line = source.linesAbove + 1
    }

    var isAtEnd: Bool { index >= bytes.count }
    /// The byte at hand; 0 at the end.
    var current: UInt8 { index < bytes.count ? bytes[index] : 0 }
    var isAtLineEnd: Bool { isAtEnd || current == UInt8(ascii: "\n") || has("\r\n") }

    func has(_ text: StaticString) -> Bool { has(text, at: index) }

    func has(_ text: StaticString, at offset: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - offset >= count else { return false }
        for position in 0..<count where bytes[offset + position] != text.utf8Start[position] { return false }
        return true
    }

    /// The place at hand.
    mutating func here() -> Place {
        let passed = bytes[counted.offset..<index].count(where: { $0 & 0xC0 != 0x80 })
        counted = (index, counted.column + passed)
        return Place(path: path, line: line, column: counted.column)
    }

    mutating func advance(_ count: Int = 1) { index = min(bytes.count, index + count) }

    mutating func take(_ text: StaticString) -> Bool {
        guard has(text) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    /// Passes over a line end, if one is here.
    mutating func takeLineEnd() -> Bool {
        guard take("\n") || take("\r\n") else { return false }
        line += 1
        counted = (index, 1)
        return true
    }

    mutating func skipBlanks() {
        while current == 0x20 || current == 0x09 { index += 1 }
    }

    /// Passes over blanks, comments and line ends, as they may stand between the parts of a list.
    mutating func skipLines() throws(TOMLMistake) {
        while true {
            skipBlanks()
            try skipComment()
            guard takeLineEnd() else { return }
        }
    }

    /// Passes over what may stand behind a line's end of meaning.
    mutating func endLine() throws(TOMLMistake) {
        skipBlanks()
        try skipComment()
        guard isAtEnd || takeLineEnd() else {
            throw mistake(
                "something stands behind the end of this line's value", at: index,
                remedy: "begin a new line for each `name = value`")
        }
    }

    private mutating func skipComment() throws(TOMLMistake) {
        guard current == UInt8(ascii: "#") else { return }
        while !isAtLineEnd {
            if TOMLScanner.isControl(current) { throw controlCharacter() }
            index += 1
        }
    }

    static func isControl(_ byte: UInt8) -> Bool { (byte < 0x20 && byte != 0x09) || byte == 0x7F }

    func controlCharacter() -> TOMLMistake {
        mistake("a control character stands here", at: index, remedy: "take it out, or write it as `\\u00\(hexByte)`")
    }

    private var hexByte: String { (current < 16 ? "0" : "") + String(current, radix: 16) }

    func mistake(_ message: String, at offset: Int, length: Int = 1, remedy: String? = nil) -> TOMLMistake {
        TOMLMistake(message: message, offset: offset, length: length, remedy: remedy)
    }
}

extension TOMLScanner {
    /// The parts of a name, `a."b c".d`, and the blanks behind it.
    mutating func keys() throws(TOMLMistake) -> [TOMLKey] {
        var keys: [TOMLKey] = []
        repeat {
            skipBlanks()
            keys.append(try key())
            skipBlanks()
        } while take(".")
        return keys
    }

    private mutating func key() throws(TOMLMistake) -> TOMLKey {
        let (place, start) = (here(), index)
        if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") {
            guard !has("\"\"\""), !has("'''") else {
                throw mistake("a name stands in one line", at: start, remedy: "write it in single quotation marks")
            }
            return TOMLKey(name: try string(), place: place, offset: start)
        }
        while TOMLScanner.isBare(current) { index += 1 }
        guard index > start else {
            throw mistake(
                isAtLineEnd ? "a name is missing" : "this begins no name", at: start,
                remedy: "names are letters, digits, `-` and `_`; others stand in quotes")
        }
        return TOMLKey(name: String(decoding: bytes[start..<index], as: UTF8.self), place: place, offset: start)
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// A name, the `=` behind it, and the blanks up to its value.
    mutating func keyBeforeValue() throws(TOMLMistake) -> [TOMLKey] {
        let path = try keys()
        guard take("=") else {
            let isYAML = current == UInt8(ascii: ":")
            throw mistake(
                isYAML ? "TOML writes `=` between a name and its value" : "the name has no value", at: index,
                remedy: isYAML
                    ? "write `\(path.last?.name ?? "name") = …`, or use YAML between two lines `---`"
                    : "write `name = value`")
        }
        skipBlanks()
        return path
    }
}
