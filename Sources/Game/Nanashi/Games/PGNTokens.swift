/// The words of a PGN text with their places.
struct PGNTokens {
    /// Where something is: lines and columns from 1, columns in Unicode scalars.
    struct Place: Hashable {
        var line = 1
        var column = 1
    }

    /// What a text is made of.
    enum Token: Hashable {
        /// `[Name "value"]`.
        case tag(String, String)
        /// `{ … }`, or `;` to the end of a line; runs of blanks are one blank.
        case comment(String)
        case open
        case close
        /// A move, a number or a result.
        case word([UInt8])
        case mistake(PGNError.Problem)
    }

    private let bytes: [UInt8]
    private var index = 0
    private var place = Place()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// The next token and its place; nothing at the end.
    mutating func next() -> (token: Token, place: Place)? {
        skipBlanks()
        guard index < bytes.count else { return nil }
        let start = place
        switch bytes[index] {
        case UInt8(ascii: "["): return (tag(), start)
        case UInt8(ascii: "{"): return (comment(), start)
        case UInt8(ascii: ";"):
            advance()
            return (.comment(text { $0 == UInt8(ascii: "\n") }), start)
        case UInt8(ascii: "("):
            advance()
            return (.open, start)
        case UInt8(ascii: ")"):
            advance()
            return (.close, start)
        case UInt8(ascii: "}"):
            advance()
            return (.mistake(.unopened("}")), start)
        default: return (.word(word()), start)
        }
    }

    /// Blanks, and lines that begin with `%`, which say nothing to a reader of games.
    private mutating func skipBlanks() {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), place.column == 1 {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { advance() }
            } else if bytes[index] <= UInt8(ascii: " ") {
                advance()
            } else {
                return
            }
        }
    }

    private mutating func advance() {
        if bytes[index] == UInt8(ascii: "\n") {
            place = Place(line: place.line + 1, column: 1)
        } else if index + 1 == bytes.count || bytes[index + 1] & 0xC0 != 0x80 {
            place.column += 1
        }
        index += 1
    }

    private mutating func word() -> [UInt8] {
        let start = index
        while index < bytes.count, bytes[index] > UInt8(ascii: " "), !"[]{}();".utf8.contains(bytes[index]) {
            advance()
        }
        if index == start { advance() }
        return Array(bytes[start..<index])
    }

    private mutating func comment() -> Token {
        advance()
        let comment = text { $0 == UInt8(ascii: "}") }
        guard index < bytes.count else { return .mistake(.unclosed("{")) }
        advance()
        return .comment(comment)
    }

    /// The text up to a byte, without blanks at the ends and with one blank for each run of them.
    private mutating func text(until isEnd: (UInt8) -> Bool) -> String {
        var text: [UInt8] = []
        while index < bytes.count, !isEnd(bytes[index]) {
            if bytes[index] > UInt8(ascii: " ") {
                text.append(bytes[index])
            } else if let last = text.last, last != UInt8(ascii: " ") {
                text.append(UInt8(ascii: " "))
            }
            advance()
        }
        if text.last == UInt8(ascii: " ") { text.removeLast() }
        return String(decoding: text, as: UTF8.self)
    }

    /// `[Name "value"]`; a quote or a backslash in the value has a backslash before it.
    ///
    /// A faulty one ends with its line.
    private mutating func tag() -> Token {
        advance()
        skipInLine()
        let name = nameBytes()
        skipInLine()
        guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return badTag(.badTag) }
        advance()
        var value: [UInt8] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count, "\\\"".utf8.contains(bytes[index + 1]) {
                advance()
            }
            value.append(bytes[index])
            advance()
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return badTag(.unclosed("\"")) }
        advance()
        skipInLine()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "]") else { return badTag(.unclosed("[")) }
        advance()
        return .tag(String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }

    private mutating func nameBytes() -> [UInt8] {
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                advance()
            default: return Array(bytes[start..<index])
            }
        }
        return Array(bytes[start..<index])
    }

    private mutating func skipInLine() {
        while index < bytes.count, bytes[index] <= UInt8(ascii: " "), bytes[index] != UInt8(ascii: "\n") { advance() }
    }

    private mutating func badTag(_ problem: PGNError.Problem) -> Token {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { advance() }
        return .mistake(problem)
    }
}
