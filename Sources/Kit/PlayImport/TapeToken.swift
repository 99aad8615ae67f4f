import Letters

/// A word of a tape.
struct TapeToken: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        /// A word without quotes; keywords are such.
        case word
        /// A text in quotes.
        case text
        case number
        case pattern
        case json
        case comment
        /// A single sign, such as `+` or `@`.
        case sign
        case end
    }

    var kind: Kind
    /// The text without what encloses it.
    var text: String
    /// The first byte.
    var offset: Int
    /// In Unicode scalars, with what encloses it.
    var length: Int
    /// Whether the quote, the stroke or the brace that closes it is there.
    var isClosed = true

    /// Whether it can stand where a text is wanted.
    var isString: Bool { kind == .text || kind == .word && !TapeWords.keywords.contains(text) }
}

/// Cuts a tape into words as VHS does (`lexer/lexer.go`): blanks and ends of lines alike separate, texts know no escapes
/// and end with their line at the latest.
struct TapeLexer {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func all() -> [TapeToken] {
        var tokens: [TapeToken] = []
        while let token = next() { tokens.append(token) }
        return tokens + [TapeToken(kind: .end, text: "", offset: bytes.count, length: 1)]
    }

    private mutating func next() -> TapeToken? {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "#"): return comment()
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return enclosed(.text, by: byte)
        case UInt8(ascii: "/"): return enclosed(.pattern, by: byte)
        case UInt8(ascii: "{"): return json()
        default: break
        }
        if byte.isDigit
            || byte == UInt8(ascii: ".") && index + 1 < bytes.count && bytes[index + 1].isDigit
        {
            return run(.number) { $0.isDigit || $0 == UInt8(ascii: ".") }
        }
        if byte.isLetter || byte == UInt8(ascii: ".") {
            let signs = Array("._-/%".utf8)
            return run(.word) { $0.isLetterOrDigit || signs.contains($0) }
        }
        // A character of several bytes is one sign.
        let start = index
        index += 1
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        return token(.sign, start..<index, from: start)
    }

    private mutating func run(_ kind: TapeToken.Kind, _ belongs: (UInt8) -> Bool) -> TapeToken {
        let start = index
        while index < bytes.count, belongs(bytes[index]) { index += 1 }
        return token(kind, start..<index, from: start)
    }

    private mutating func comment() -> TapeToken {
        let start = index
        while index < bytes.count, !isEndOfLine(bytes[index]) { index += 1 }
        return token(.comment, start + 1..<index, from: start)
    }

    /// In a pattern a stroke behind an odd number of backslashes does not end it.
    private mutating func enclosed(_ kind: TapeToken.Kind, by quote: UInt8) -> TapeToken {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != quote, !isEndOfLine(bytes[index]) {
            let escapes = kind == .pattern && bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count
            index += escapes && !isEndOfLine(bytes[index + 1]) ? 2 : 1
        }
        index = min(index, bytes.count)
        let isClosed = index < bytes.count && bytes[index] == quote
        let inner = start + 1..<index
        if isClosed { index += 1 }
        return token(kind, inner, from: start, isClosed: isClosed)
    }

    private mutating func json() -> TapeToken {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "}") { index += 1 }
        let isClosed = index < bytes.count
        if isClosed { index += 1 }
        return token(.json, start..<index, from: start, isClosed: isClosed)
    }

    private func token(
        _ kind: TapeToken.Kind, _ inner: Range<Int>, from start: Int, isClosed: Bool = true
    ) -> TapeToken {
        TapeToken(
            kind: kind, text: String(decoding: bytes[inner], as: UTF8.self), offset: start,
            length: bytes[start..<index].count { $0 & 0xC0 != 0x80 }, isClosed: isClosed)
    }

    private func isEndOfLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
