import Letters

/// What is wrong with a JSON text, and at which byte.
struct JSONMistake: Error {
    var message: String
    var offset: Int
    var length = 1
    var remedy: String?
}

/// A number of JSON: whole, or with a fraction or an exponent.
enum JSONNumber {
    case integer(Int)
    case decimal(Double)
}

/// Reads the words of RFC 8259 from bytes: blanks, strings, numbers, literals.
struct JSONScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    /// Containers may stand this deep in one another, so that no text can exhaust the stack.
    static let deepest = 256

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
    }

    /// The byte at hand; 0 at the end.
    var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

    mutating func skipBlanks() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            default: return
            }
        }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    mutating func takeWord(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard bytes.count - index >= count else { return false }
        for position in 0..<count where bytes[index + position] != word.utf8Start[position] { return false }
        index += count
        return true
    }

    /// What stands here instead of what was wanted.
    func unexpected(_ wanted: String) -> JSONMistake {
        guard index < bytes.count else {
            return JSONMistake(message: "the text ends where \(wanted) is due", offset: index)
        }
        let remedy: String? =
            switch bytes[index] {
            case UInt8(ascii: "'"): "texts stand in double quotes"
            case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
            case UInt8(ascii: "}"), UInt8(ascii: "]"): "is there a comma too many before it?"
            default: nil
            }
        return JSONMistake(message: "expected \(wanted)", offset: index, remedy: remedy)
    }

    // MARK: Strings

    /// A text in quotes; the opening quote is at hand.
    mutating func string() throws(JSONMistake) -> String {
        let opening = index
        index += 1
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
                index += 1
                return text
            case UInt8(ascii: "\\"): return try escapedString(from: start, opening: opening)
            case 0..<0x20: throw controlCharacter()
            default: index += 1
            }
        }
        throw JSONMistake(message: "the text that begins here has no closing quote", offset: opening)
    }

    private mutating func escapedString(from start: Int, opening: Int) throws(JSONMistake) -> String {
        var text = Array(bytes[start..<index])
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try takeEscape(into: &text)
            case 0..<0x20: throw controlCharacter()
            default:
                text.append(bytes[index])
                index += 1
            }
        }
        throw JSONMistake(message: "the text that begins here has no closing quote", offset: opening)
    }

    private func controlCharacter() -> JSONMistake {
        let remedy = bytes[index] == 0x0A ? "write a line end as \\n" : "write it as \\u00XX"
        return JSONMistake(message: "a text must not contain a control character", offset: index, remedy: remedy)
    }

    private mutating func takeEscape(into text: inout [UInt8]) throws(JSONMistake) {
        let start = index
        index += 1
        let letter = current
        index += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "u"): text.append(contentsOf: String(try scalar(from: start)).utf8)
        default: throw JSONMistake(message: "unknown escape in a text", offset: start, length: 2)
        }
    }

    /// The character of `\uXXXX`, or of a pair of surrogates; a lone surrogate reads as U+FFFD.
    private mutating func scalar(from start: Int) throws(JSONMistake) -> Unicode.Scalar {
        let first = try fourHexDigits(from: start)
        if (0xD800..<0xDC00).contains(first), bytes.count - index >= 6, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        {
            let before = index
            index += 2
            let second = try fourHexDigits(from: before)
            if (0xDC00..<0xE000).contains(second) {
                return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
            }
            index = before
        }
        return Unicode.Scalar(first) ?? "\u{FFFD}"
    }

    private mutating func fourHexDigits(from start: Int) throws(JSONMistake) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            let digit: UInt8
            switch current {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = current - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = current - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = current - UInt8(ascii: "A") + 10
            default: throw JSONMistake(message: "\\u needs four hexadecimal digits", offset: start, length: 2)
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }

    // MARK: Numbers

    /// A number; whole ones that fit stay whole, larger ones become decimal.
    mutating func number() throws(JSONMistake) -> JSONNumber {
        let start = index
        let negative = take(UInt8(ascii: "-"))
        var value = 0
        var fits = true
        guard current.isDigit else { throw unexpected("a digit") }
        if take(UInt8(ascii: "0")) {
            if current.isDigit {
                throw JSONMistake(message: "a number must not begin with a zero", offset: start, length: index - start)
            }
        } else {
            while current.isDigit {
                let (shifted, over) = value.multipliedReportingOverflow(by: 10)
                let digit = Int(current - UInt8(ascii: "0"))
                let (sum, overflow) = shifted.addingReportingOverflow(negative ? -digit : digit)
                if over || overflow { fits = false }
                value = sum
                index += 1
            }
        }
        let isWhole = try !takeFractionAndExponent()
        if isWhole, fits, !(negative && value == 0) { return .integer(value) }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
        if isWhole, negative, value == 0, fits { return .integer(0) }
        guard let decimal = Double(text), decimal.isFinite else {
            throw JSONMistake(
                message: "this number is too large", offset: start, length: index - start,
                remedy: "numbers reach to 1.8e308; a longer one stands in quotes")
        }
        return .decimal(decimal)
    }

    private mutating func takeFractionAndExponent() throws(JSONMistake) -> Bool {
        var found = false
        if take(UInt8(ascii: ".")) {
            found = true
            guard current.isDigit else { throw unexpected("a digit") }
            while current.isDigit { index += 1 }
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            found = true
            index += 1
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            guard current.isDigit else { throw unexpected("a digit") }
            while current.isDigit { index += 1 }
        }
        return found
    }
}
