import Diagnostics
import Values

extension TOMLScanner {
    private static let deepest = 64

    /// Any value: a text, a number, a date, true or false, a list, an inline table.
    mutating func value(depth: Int) throws(TOMLMistake) -> PlacedValue {
        guard depth <= TOMLScanner.deepest + 1 else {
            throw mistake("lists and tables are nested more than \(TOMLScanner.deepest) deep", at: index)
        }
        let place = here()
        switch current {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return PlacedValue(.string(try string()), at: place)
        case UInt8(ascii: "["): return PlacedValue(.list(try list(depth: depth)), at: place)
        case UInt8(ascii: "{"): return try inlineTable(at: place, depth: depth)
        default: return try word(at: place)
        }
    }

    private mutating func list(depth: Int) throws(TOMLMistake) -> [PlacedValue] {
        let start = index
        advance()
        var parts: [PlacedValue] = []
        while true {
            try skipLines()
            if take("]") { return parts }
            if isAtEnd { throw mistake("this list is never closed", at: start, remedy: "end it with `]`") }
            parts.append(try value(depth: depth + 1))
            try skipLines()
            if take(",") { continue }
            if take("]") { return parts }
            if isAtEnd { throw mistake("this list is never closed", at: start, remedy: "end it with `]`") }
            throw mistake("a comma is missing between the parts of a list", at: index, remedy: "write `[one, two]`")
        }
    }

    private mutating func inlineTable(at place: Place, depth: Int) throws(TOMLMistake) -> PlacedValue {
        let start = index
        advance()
        let table = TOMLTable(.inline, at: place, depth: depth)
        skipBlanks()
        if take("}") { return table.node }
        while true {
            skipBlanks()
            if isAtLineEnd {
                throw mistake(
                    "this table is not closed in its line", at: start,
                    remedy: "write it in one line, ending with `}`, or as a `[table]` of its own")
            }
            let path = try keyBeforeValue()
            try table.set(path, to: value(depth: depth + path.count))
            skipBlanks()
            if take("}") { return table.node }
            guard take(",") else {
                throw mistake(
                    isAtLineEnd
                        ? "this table is not closed in its line" : "a comma is missing between the parts of a table",
                    at: isAtLineEnd ? start : index, remedy: "write `{one = 1, two = 2}`")
            }
        }
    }

    /// A value without quotes.
    private mutating func word(at place: Place) throws(TOMLMistake) -> PlacedValue {
        let start = index
        while !isAtEnd, TOMLScanner.isWordByte(current) { advance() }
        if index - start == 10, current == 0x20, TOMLWord.isTwoDigits(bytes, at: index + 1), has(":", at: index + 3) {
            advance()
            while !isAtEnd, TOMLScanner.isWordByte(current) { advance() }
        }
        guard index > start else {
            throw mistake(
                isAtLineEnd ? "a value is missing" : "this begins no value", at: start, remedy: "put texts in quotes")
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        switch TOMLWord.content(text) {
        case .success(let content):
            switch content {
            case .integer, .decimal: return PlacedValue(content, at: place, digits: text)
            default: return PlacedValue(content, at: place)
            }
        case .failure(let problem):
            throw mistake(problem.message, at: start, length: text.unicodeScalars.count, remedy: problem.remedy)
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F: false
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#"): false
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="): false
        default: true
        }
    }
}
