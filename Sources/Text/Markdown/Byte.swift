import Letters

/// Bytes by their names, and the classes of them that CommonMark knows.
enum Byte {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let tab = UInt8(ascii: "\t")
    static let space = UInt8(ascii: " ")
    static let backslash = UInt8(ascii: "\\")
    static let asterisk = UInt8(ascii: "*")
    static let backtick = UInt8(ascii: "`")
    static let tilde = UInt8(ascii: "~")
    static let at = UInt8(ascii: "@")
    static let colon = UInt8(ascii: ":")
    static let pipe = UInt8(ascii: "|")
    static let hyphen = UInt8(ascii: "-")
    static let dot = UInt8(ascii: ".")
    static let underscore = UInt8(ascii: "_")
    static let slash = UInt8(ascii: "/")
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")
    static let caret = UInt8(ascii: "^")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let percent = UInt8(ascii: "%")
    static let equals = UInt8(ascii: "=")
    static let dollar = UInt8(ascii: "$")
    static let ampersand = UInt8(ascii: "&")

    static func isLetter(_ byte: UInt8) -> Bool { byte.isLetter }
    static func isDigit(_ byte: UInt8) -> Bool { byte.isDigit }
    static func isAlphanumeric(_ byte: UInt8) -> Bool { byte.isLetterOrDigit }
    static func isBlank(_ byte: UInt8) -> Bool { byte.isBlank }

    /// Space, tab, line feed, vertical tab, form feed, carriage return.
    static func isSpace(_ byte: UInt8) -> Bool { byte.isSpace }

    /// ASCII punctuation (§2.1).
    static func isPunctuation(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && !isAlphanumeric(byte)
    }

    /// Whether a line is blank that begins with a byte, or the text ends there.
    static func isBlankLine(in text: [UInt8], from start: Int) -> Bool {
        let next = text[start...].first { !isSpace($0) || $0 == newline }
        return next == nil || next == newline
    }

    static func lowered(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}

extension Collection<UInt8> {
    /// Without blanks and line ends at both sides.
    var trimmed: SubSequence {
        var slice = self[...]
        while let first = slice.first, Byte.isSpace(first) { slice = slice.dropFirst() }
        var end = slice.endIndex
        while end > slice.startIndex {
            let before = slice.index(end, offsetBy: -1)
            guard Byte.isSpace(slice[before]) else { break }
            end = before
        }
        return slice[..<end]
    }

    /// Whether it begins with these bytes.
    func begins(with text: StaticString) -> Bool {
        let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return starts(with: wanted)
    }
}
