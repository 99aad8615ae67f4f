/// A word of the markup inside a tag or an output.
struct ExpressionToken {
    enum Kind: Equatable {
        case identifier(String)
        case string(String)
        case integer(Int)
        case decimal(Double)
        case comparison(ComparisonOperator)
        case pipe, dot, dotdot, colon, comma, equals
        case openSquare, closeSquare, openRound, closeRound
        case question, dash
        case end
    }

    var kind: Kind
    var range: Range<Int>
}

/// How two values are compared.
enum ComparisonOperator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains
}

/// A mistake in a template's text.
struct SyntaxMistake: Error {
    var message: String
    var offset: Int
    var length = 1
    var remedy: String?
}

/// Cuts markup into tokens.
struct ExpressionLexer {
    private let bytes: [UInt8]
    private var index: Int
    private let limit: Int
    private var tokens: [ExpressionToken] = []

    /// The tokens of a span of the source; the last one is ``ExpressionToken/Kind/end``.
    static func tokens(of bytes: [UInt8], in range: Range<Int>) throws(SyntaxMistake) -> [ExpressionToken] {
        var lexer = ExpressionLexer(bytes: bytes, index: range.lowerBound, limit: range.upperBound)
        while try lexer.readToken() {}
        lexer.tokens.append(ExpressionToken(kind: .end, range: range.upperBound..<range.upperBound))
        return lexer.tokens
    }

    private init(bytes: [UInt8], index: Int, limit: Int) {
        (self.bytes, self.index, self.limit) = (bytes, index, limit)
    }

    private func byte(_ ahead: Int = 0) -> UInt8 { index + ahead < limit ? bytes[index + ahead] : 0 }

    private mutating func emit(_ kind: ExpressionToken.Kind, length: Int) {
        tokens.append(ExpressionToken(kind: kind, range: index..<index + length))
        index += length
    }

    private mutating func readToken() throws(SyntaxMistake) -> Bool {
        while index < limit, Blanks.isBlank(bytes[index]) { index += 1 }
        guard index < limit else { return false }
        let first = byte()
        if let kind = mark(first) {
            emit(kind.0, length: kind.1)
        } else if isDigit(first) || (first == UInt8(ascii: "-") && isDigit(byte(1))) {
            try readNumber()
        } else if first == UInt8(ascii: "-") {
            emit(.dash, length: 1)
        } else if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
            try readString(quote: first)
        } else if Blanks.isWord(first) {
            readIdentifier()
        } else {
            throw unexpected()
        }
        return true
    }

    private func mark(_ byte: UInt8) -> (ExpressionToken.Kind, Int)? {
        let next = self.byte(1)
        switch Unicode.Scalar(byte) {
        case "|": return (.pipe, 1)
        case ".": return next == UInt8(ascii: ".") ? (.dotdot, 2) : (.dot, 1)
        case ":": return (.colon, 1)
        case ",": return (.comma, 1)
        case "[": return (.openSquare, 1)
        case "]": return (.closeSquare, 1)
        case "(": return (.openRound, 1)
        case ")": return (.closeRound, 1)
        case "?": return (.question, 1)
        case "=": return next == UInt8(ascii: "=") ? (.comparison(.equal), 2) : nil
        case "!": return next == UInt8(ascii: "=") ? (.comparison(.notEqual), 2) : nil
        case "<":
            if next == UInt8(ascii: "=") { return (.comparison(.lessOrEqual), 2) }
            if next == UInt8(ascii: ">") { return (.comparison(.notEqual), 2) }
            return (.comparison(.less), 1)
        case ">": return next == UInt8(ascii: "=") ? (.comparison(.greaterOrEqual), 2) : (.comparison(.greater), 1)
        default: return nil
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private mutating func readNumber() throws(SyntaxMistake) {
        var length = 1
        while isDigit(byte(length)) { length += 1 }
        var isDecimal = false
        if byte(length) == UInt8(ascii: "."), isDigit(byte(length + 1)) {
            isDecimal = true
            length += 2
            while isDigit(byte(length)) { length += 1 }
        }
        let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
        if !isDecimal, let number = Int(text) {
            emit(.integer(number), length: length)
        } else {
            emit(.decimal(Double(text) ?? 0), length: length)
        }
    }

    private mutating func readString(quote: UInt8) throws(SyntaxMistake) {
        guard let end = bytes[(index + 1)..<limit].firstIndex(of: quote) else {
            throw SyntaxMistake(message: "the text that begins here has no closing quote", offset: index)
        }
        let text = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
        emit(.string(text), length: end + 1 - index)
    }

    private mutating func readIdentifier() {
        var length = 1
        while Blanks.isWord(byte(length)) || byte(length) == UInt8(ascii: "-") { length += 1 }
        if byte(length) == UInt8(ascii: "?") { length += 1 }
        let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
        let followsDot = tokens.last?.kind == .dot
        emit(text == "contains" && !followsDot ? .comparison(.contains) : .identifier(text), length: length)
    }

    private func unexpected() -> SyntaxMistake {
        var end = index + 1
        while end < limit, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let character = String(decoding: bytes[index..<end], as: UTF8.self)
        let remedy: String? =
            switch character {
            case "=": "did you mean `==`?"
            case "&": "conditions are joined with `and`"
            case "/": "is the output or the tag before it closed? They end with `}}` and `%}`"
            default: nil
            }
        return SyntaxMistake(message: "unexpected `\(character)`", offset: index, remedy: remedy)
    }
}
