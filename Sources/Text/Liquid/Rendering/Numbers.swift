import Values

/// Numbers as Ruby reads and writes them.
enum Numbers {
    /// The number a value stands for in arithmetic: texts count as what they begin with, all else as 0.
    static func number(_ value: Value) -> Value {
        switch value {
        case .integer, .decimal: value
        case .string(let text): number(text)
        case .markup(let bytes): number(String(decoding: bytes, as: UTF8.self))
        default: .integer(0)
        }
    }

    private static func number(_ text: String) -> Value {
        let trimmed = Strings.stripped(text)
        if isDecimal(trimmed) { return .decimal(Double(trimmed) ?? 0) }
        return .integer(leadingInteger(text))
    }

    /// `-?[0-9]+\.[0-9]+` and nothing else.
    private static func isDecimal(_ text: String) -> Bool {
        var digits = text.utf8[...]
        if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
        let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    }

    static func double(_ value: Value) -> Double {
        switch value {
        case .integer(let number): Double(number)
        case .decimal(let number): number
        default: 0
        }
    }

    /// The whole number that a text begins with, else 0: Ruby's `to_i`.
    static func leadingInteger(_ text: String) -> Int {
        var digits = text.utf8[...].drop(while: Blanks.isBlank)
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
        var value = 0
        var previous: UInt8 = 0
        for byte in digits {
            if byte == UInt8(ascii: "_"), previous >= 0x30, previous != UInt8(ascii: "_") {
                previous = byte
                continue
            }
            guard byte >= 0x30, byte <= 0x39 else { break }
            let (product, over) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflow) = product.addingReportingOverflow(Int(byte - 0x30))
            if over || overflow { return isNegative ? .min : .max }
            value = sum
            previous = byte
        }
        return isNegative ? -value : value
    }

    /// A whole number, or a text that is one and nothing else: Ruby's `Integer()`.
    static func strictInteger(_ value: Value) -> Int? {
        switch value {
        case .integer(let number): number
        case .string(let text): strictInteger(text)
        case .markup(let bytes): strictInteger(String(decoding: bytes, as: UTF8.self))
        // Whole numbers beyond 64 bits arrive as decimal ones.
        case .decimal(let number) where number >= 0x1p63: .max
        case .decimal(let number) where number <= -0x1p63: .min
        default: nil
        }
    }

    private static func strictInteger(_ text: String) -> Int? {
        var digits = Strings.stripped(text)
        var sign = ""
        if digits.hasPrefix("-") || digits.hasPrefix("+") { sign = digits.removeFirst() == "-" ? "-" : "" }
        guard digits.utf8.first.map({ $0 >= 0x30 && $0 <= 0x39 }) ?? false, digits.last != "_", !digits.contains("__")
        else { return nil }
        digits = digits.replacing("_", with: "")
        for (prefix, radix) in [("0x", 16), ("0X", 16), ("0b", 2), ("0B", 2), ("0o", 8), ("0O", 8)]
        where digits.hasPrefix(prefix) {
            return Int(sign + digits.dropFirst(2), radix: radix)
        }
        if digits.hasPrefix("0"), digits.count > 1 { return Int(sign + digits, radix: 8) }
        return Int(sign + digits)
    }

    /// A bound of a range that stands in the template; nil where it can be none.
    static func rangeBound(_ value: Value) -> Int? {
        switch value {
        case .integer(let number): number
        case .decimal(let number): Int(exactly: number.rounded(.towardZero))
        case .string(let text): leadingInteger(text)
        case .null: 0
        default: nil
        }
    }

    /// A decimal number as Ruby writes it: `1.0`, `0.0001`, `1.0e-05`, `1.0e+16`.
    static func text(_ number: Double) -> String {
        if number.isNaN { return "NaN" }
        if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
        let magnitude = abs(number)
        if magnitude != 0, magnitude < 1e-4 || magnitude >= 1e16 {
            let (digits, exponent) = shortest(magnitude)
            let fraction = digits.count > 1 ? String(digits.dropFirst()) : "0"
            let power = String(abs(exponent))
            let padded = (exponent < 0 ? "-" : "+") + (power.count < 2 ? "0" : "") + power
            return (number < 0 ? "-" : "") + "\(digits.prefix(1)).\(fraction)e\(padded)"
        }
        return plain(number)
    }

    /// Digits without an exponent.
    private static func plain(_ number: Double) -> String {
        let text = String(number)
        guard text.utf8.contains(UInt8(ascii: "e")) else { return text }
        let (digits, exponent) = shortest(abs(number))
        let sign = number < 0 ? "-" : ""
        if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits }
        if digits.count <= exponent + 1 {
            return sign + digits + String(repeating: "0", count: exponent + 1 - digits.count) + ".0"
        }
        return sign + digits.prefix(exponent + 1) + "." + digits.dropFirst(exponent + 1)
    }

    /// The fewest digits that tell the number from its neighbours, and the power of ten of the first one.
    static func shortest(_ number: Double) -> (digits: String, exponent: Int) {
        let text = String(number)
        let parts = text.split(separator: "e")
        var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        var digits = mantissa.joined()
        exponent += mantissa[0].count - 1
        while digits.count > 1, digits.hasPrefix("0") {
            digits.removeFirst()
            exponent -= 1
        }
        while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
        return (digits, exponent)
    }
}
