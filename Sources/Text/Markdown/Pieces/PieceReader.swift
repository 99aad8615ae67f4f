import Diagnostics
import Markup

/// Reads the parts of a tag.
struct PieceReader {
    let source: [UInt8]
    var index: Int
    /// Whether the end of the tag has been read.
    var isDone = false

    private var byte: UInt8 { index < source.count ? source[index] : 0 }

    mutating func skipDash() {
        if byte == Byte.hyphen { index += 1 }
    }

    /// Passes white space, and behind line ends the marks of quotes around the tag.
    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = index
        while Byte.isSpace(byte) {
            let isLineEnd = byte == Byte.newline
            index += 1
            while isLineEnd, Byte.isBlank(byte) || byte == Byte.greater { index += 1 }
        }
        return index > start
    }

    mutating func take(_ word: StaticString) -> Bool {
        guard source[index...].begins(with: word) else { return false }
        index += word.utf8CodeUnitCount
        return true
    }

    /// Letters, digits, `-` and `_`.
    mutating func word() -> String {
        let word = source[index...].prefix(100).prefix {
            Byte.isAlphanumeric($0) || $0 == Byte.hyphen || $0 == Byte.underscore
        }
        var end = word.endIndex
        // The dash of `-%}` is the tag's.
        if end < source.count, source[end] == Byte.percent, word.last == Byte.hyphen { end -= 1 }
        defer { index = end }
        return String(decoding: source[index..<end], as: UTF8.self)
    }

    var isBehindWord: Bool { Byte.isSpace(byte) || byte == Byte.percent || byte == Byte.hyphen }

    mutating func takeClose() -> Bool {
        skipDash()
        guard byte == Byte.percent, index + 1 < source.count, source[index + 1] == Byte.closeBrace else { return false }
        index += 2
        isDone = true
        return true
    }

    /// Where a tag that cannot be read ends, within its paragraph.
    func close() -> Int? {
        for at in index..<max(index, min(index + 1000, source.count - 1)) {
            if source[at] == Byte.percent, source[at + 1] == Byte.closeBrace { return at + 2 }
            if source[at] == Byte.newline, source[at + 1] == Byte.newline { return nil }
        }
        return nil
    }

    mutating func arguments() throws(PieceTag.Mistake) -> [PieceTag.Argument] {
        var arguments: [PieceTag.Argument] = []
        while true {
            let isApart = skipSpace()
            if takeClose() { return arguments }
            guard isApart, index < source.count else {
                throw wrong("a tag ends in `%}`", "write `%}` behind the last value")
            }
            let start = index
            let name = word()
            guard !name.isEmpty else {
                throw wrong("`\(shown)` is no argument", "write arguments as `name=\"value\"`")
            }
            skipSpace()
            guard byte == Byte.equals else {
                throw PieceTag.Mistake(
                    message: "`\(name)` has no value", offset: start, length: name.utf8.count,
                    remedy: "write `\(name)=\"…\"`, or `\(name)=true` for a switch")
            }
            index += 1
            skipSpace()
            let valueStart = index
            arguments.append(
                PieceTag.Argument(name: name, nameStart: start, value: try value(of: name), valueStart: valueStart))
        }
    }

    private var shown: String {
        String(decoding: source[index...].prefix(20).prefix { $0 != Byte.newline && $0 != Byte.space }, as: UTF8.self)
    }

    private func wrong(_ message: String, _ remedy: String) -> PieceTag.Mistake {
        PieceTag.Mistake(message: message, offset: min(index, max(0, source.count - 1)), remedy: remedy)
    }

    private mutating func value(of name: String) throws(PieceTag.Mistake) -> PieceValue {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return .text(try quoted()) }
        let word = source[index...].prefix(60).prefix { !Byte.isSpace($0) && $0 != Byte.percent }
        let text = String(decoding: word, as: UTF8.self)
        guard let value = PieceValue(literal: text) else {
            throw PieceTag.Mistake(
                message: "the value of `\(name)` is no literal", offset: index,
                length: max(1, text.unicodeScalars.count),
                remedy:
                    "write texts in quotes, `\(name)=\"…\"`; numbers, true and false stand without; names stand for nothing here"
            )
        }
        index = word.endIndex
        return value
    }

    private mutating func quoted() throws(PieceTag.Mistake) -> String {
        let quote = byte
        var text: [UInt8] = []
        var at = index + 1
        while at < source.count, source[at] != quote {
            if source[at] == Byte.backslash, at + 1 < source.count,
                source[at + 1] == quote || source[at + 1] == Byte.backslash
            {
                at += 1
            }
            // A blank line ends the paragraph, and so the tag.
            if source[at] == Byte.newline, at + 1 < source.count, source[at + 1] == Byte.newline { break }
            text.append(source[at])
            at += 1
        }
        guard at < source.count, source[at] == quote else {
            throw wrong("the quote of a value is never closed", "write the same quote behind the value")
        }
        index = at + 1
        return String(decoding: text, as: UTF8.self)
    }
}

extension PieceValue {
    /// A number, `true` or `false`; nil where it is neither.
    init?(literal text: String) {
        if let flag = Bool(text) {
            self = .flag(flag)
        } else if let number = Int(text) {
            self = .whole(number)
        } else if let number = Double(text), number.isFinite, text.first?.isNumber == true || text.first == "-" {
            self = .decimal(number)
        } else {
            return nil
        }
    }
}
