import Diagnostics

/// A word of a line: as written, or in quotes.
struct Token {
    var text: String
    var offset: Int
    /// Unicode scalars in the script, quotes included.
    var length: Int
    var isQuoted: Bool
    /// As it stands in the script, quotes and strokes included.
    var written = ""
}

/// A line's words, and a mistake if its quotes do not close.
struct TokenLine {
    var tokens: [Token] = []
    /// Where a text in quotes starts that does not end.
    var unclosed: Int?
    /// Where a typographic quote stands.
    var curly: Int?
}

/// Cuts one line into words.
///
/// `#` starts a comment outside quotes; in quotes `\"` and `\\` stand for themselves.
func tokens(of line: Range<Int>, in bytes: [UInt8]) -> TokenLine {
    var found = TokenLine()
    var index = line.lowerBound
    while index < line.upperBound {
        let byte = bytes[index]
        if byte == UInt8(ascii: "#") { break }
        if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
            index += 1
        } else if byte == UInt8(ascii: "\"") {
            guard let token = quoted(from: index, to: line.upperBound, in: bytes, next: &index) else {
                found.unclosed = index
                break
            }
            found.tokens.append(token)
        } else {
            let start = index
            while index < line.upperBound, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "#") { index += 1 }
            if index == start { index += 1 }  // a control character is a word of its own
            let word = bytes[start..<index]
            if word.starts(with: [0xE2, 0x80, 0x9C]) || word.starts(with: [0xE2, 0x80, 0x9E]) { found.curly = start }
            found.tokens.append(
                Token(
                    text: String(decoding: word, as: UTF8.self), offset: start, length: scalars(word), isQuoted: false,
                    written: String(decoding: word, as: UTF8.self)))
        }
    }
    return found
}

private func quoted(from start: Int, to end: Int, in bytes: [UInt8], next: inout Int) -> Token? {
    var text: [UInt8] = []
    var index = start + 1
    while index < end {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\"") {
            next = index + 1
            return Token(
                text: String(decoding: text, as: UTF8.self), offset: start, length: scalars(bytes[start...index]),
                isQuoted: true, written: String(decoding: bytes[start...index], as: UTF8.self))
        }
        let escapes = byte == UInt8(ascii: "\\") && index + 1 < end
        if escapes, bytes[index + 1] == UInt8(ascii: "\"") || bytes[index + 1] == UInt8(ascii: "\\") { index += 1 }
        text.append(bytes[index])
        index += 1
    }
    return nil
}

private func scalars(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
