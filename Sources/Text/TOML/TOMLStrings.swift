extension TOMLScanner {
    /// A text in any of the four kinds of quotes, which begin here.
    mutating func string() throws(TOMLMistake) -> String {
        let quote = current
        let isLong = has("\"\"\"") || has("'''")
        let start = index
        advance(isLong ? 3 : 1)
        if isLong { _ = takeLineEnd() }
        var out: [UInt8] = []
        while !isAtEnd {
            if current == quote, let quotes = closing(quote, isLong: isLong) {
                advance(quotes)
                out.append(contentsOf: repeatElement(quote, count: quotes - (isLong ? 3 : 1)))
                return String(decoding: out, as: UTF8.self)
            }
            if isAtLineEnd {
                guard isLong else { break }
                _ = takeLineEnd()
                out.append(UInt8(ascii: "\n"))
            } else if current == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                try escape(into: &out, isLong: isLong)
            } else if TOMLScanner.isControl(current) {
                throw controlCharacter()
            } else {
                out.append(current)
                advance()
            }
        }
        let mark = String(repeating: Character(Unicode.Scalar(quote)), count: isLong ? 3 : 1)
        throw mistake("this text is never closed", at: start, length: mark.utf8.count, remedy: "end it with `\(mark)`")
    }

    /// How many quotes end a text here, those that belong to it among them; nil where none do.
    private func closing(_ quote: UInt8, isLong: Bool) -> Int? {
        guard isLong else { return 1 }
        // Up to two quotes may stand right before the three that close it.
        let run = bytes[index...].prefix(5).prefix { $0 == quote }.count
        return run >= 3 ? run : nil
    }

    private mutating func escape(into out: inout [UInt8], isLong: Bool) throws(TOMLMistake) {
        let start = index
        advance()
        let letter = current
        if isLong, endsLine() {
            while current == 0x20 || current == 0x09 || takeLineEnd() { skipBlanks() }
            return
        }
        advance()
        switch letter {
        case UInt8(ascii: "b"): out.append(0x08)
        case UInt8(ascii: "t"): out.append(0x09)
        case UInt8(ascii: "n"): out.append(0x0A)
        case UInt8(ascii: "f"): out.append(0x0C)
        case UInt8(ascii: "r"): out.append(0x0D)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): out.append(letter)
        case UInt8(ascii: "u"): out += try scalar(digits: 4, from: start)
        case UInt8(ascii: "U"): out += try scalar(digits: 8, from: start)
        default:
            throw mistake(
                "there is no such escape", at: start, length: 2,
                remedy: "write `\\\\` for a backslash, or put the text in single quotation marks")
        }
    }

    /// Whether only blanks stand before the end of this line.
    private func endsLine() -> Bool {
        var offset = index
        while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
        return offset < bytes.count && (bytes[offset] == UInt8(ascii: "\n") || has("\r\n", at: offset))
    }

    private mutating func scalar(digits: Int, from start: Int) throws(TOMLMistake) -> [UInt8] {
        let written = bytes[index...].prefix(digits)
        let isHex = written.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
        guard written.count == digits, isHex,
            let scalar = UInt32(String(decoding: written, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
        else {
            throw mistake(
                "this escape names no character", at: start, length: 2 + written.count,
                remedy: "write `\\u` and four hexadecimal digits, or `\\U` and eight")
        }
        advance(digits)
        return Array(String(scalar).utf8)
    }
}
