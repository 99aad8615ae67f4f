import Dates
import Letters
import Values

/// What a value without quotes means: true, false, a number, a date or a time (TOML 1.0, from "Integer" on).
enum TOMLWord {
    struct Problem: Error {
        var message: String
        var remedy: String
    }

    static func content(_ text: String) -> Result<PlacedValue.Content, Problem> {
        switch text {
        case "true": return .success(.bool(true))
        case "false": return .success(.bool(false))
        case "inf", "+inf": return .success(.decimal(.infinity))
        case "-inf": return .success(.decimal(-.infinity))
        case "nan", "+nan", "-nan": return .success(.decimal(.nan))
        default: break
        }
        let bytes = Array(text.utf8)
        if isDateLike(bytes) { return date(text, bytes) }
        if let number = number(bytes) { return .success(number) }
        if ["true", "false"].contains(text.lowercased()) {
            return .failure(Problem(message: "`\(text)` is no value", remedy: "write `\(text.lowercased())`"))
        }
        if isDecimal(bytes[...]) {
            let isPadded = bytes.count > 1 && bytes.first == UInt8(ascii: "0")
            return .failure(
                Problem(
                    message: "`\(text.prefix(40))` is no number",
                    remedy: isPadded
                        ? "leave the zeros in front out, or put it in quotes" : "put it in quotes: it is too large"))
        }
        return .failure(Problem(message: "`\(text.prefix(40))` is no value", remedy: "put texts in quotes"))
    }

    static func isTwoDigits(_ bytes: [UInt8], at index: Int) -> Bool {
        index + 1 < bytes.count && bytes[index].isDigit && bytes[index + 1].isDigit
    }

    // MARK: - Dates

    /// Whether a word begins as `2026-11` or `09:30` do.
    private static func isDateLike(_ bytes: [UInt8]) -> Bool {
        if bytes.count > 4, bytes[4] == UInt8(ascii: "-"), bytes.prefix(4).allSatisfy(\.isDigit) { return true }
        return bytes.count > 2 && bytes[2] == UInt8(ascii: ":") && isTwoDigits(bytes, at: 0)
    }

    private static func date(_ text: String, _ bytes: [UInt8]) -> Result<PlacedValue.Content, Problem> {
        let isTime = bytes[2] == UInt8(ascii: ":")
        // A time of day is read as that of any day.
        let whole = isTime ? "2000-01-01T" + text : text
        let hasTwoDigits = isTime || (bytes.count >= 10 && isTwoDigits(bytes, at: 5) && isTwoDigits(bytes, at: 8))
        if hasTwoDigits, let parsed = ISO8601.parse(whole), !(isTime && parsed.offsetSeconds != nil) {
            return .success(.string(text))
        }
        return .failure(
            Problem(
                message: "`\(text.prefix(40))` is no date",
                remedy: "write it as 2026-11-20 or 2026-11-20T09:30:00+01:00"))
    }

    // MARK: - Numbers

    private static func number(_ bytes: [UInt8]) -> PlacedValue.Content? {
        if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), let radix = radix(bytes[1]) {
            return joined(bytes[2...]).flatMap { Int($0, radix: radix) }.map { .integer($0) }
        }
        guard isDecimal(bytes[...]) else { return nil }
        let isSigned = bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+")
        let digits = bytes[(isSigned ? 1 : 0)...]
        let whole = digits.prefix { $0.isDigit || $0 == UInt8(ascii: "_") }
        guard let wholeText = joined(whole), wholeText.utf8.count == 1 || wholeText.utf8.first != 0x30 else {
            return nil
        }
        let sign = bytes[0] == UInt8(ascii: "-") ? "-" : ""
        let rest = digits[whole.endIndex...]
        if rest.isEmpty { return Int(sign + wholeText).map { .integer($0) } }
        return fraction(rest).flatMap { Double(sign + wholeText + $0) }.map { .decimal($0) }
    }

    private static func radix(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "x"): 16
        case UInt8(ascii: "o"): 8
        case UInt8(ascii: "b"): 2
        default: nil
        }
    }

    /// `.5`, `e+3` or `.5e3` in the form that `Double` reads.
    private static func fraction(_ bytes: ArraySlice<UInt8>) -> String? {
        var rest = bytes
        var out = ""
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix { $0.isDigit || $0 == UInt8(ascii: "_") }
            guard let text = joined(digits) else { return nil }
            out += "." + text
            rest = rest[digits.endIndex...]
        }
        guard let mark = rest.first else { return out }
        guard mark | 0x20 == UInt8(ascii: "e") else { return nil }
        rest = rest.dropFirst()
        var sign = ""
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
            sign = rest.first == UInt8(ascii: "-") ? "-" : ""
            rest = rest.dropFirst()
        }
        guard rest.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "_") }), let power = joined(rest) else { return nil }
        return out + "e" + sign + power
    }

    /// Digits without the underscores, each of which stands between two digits; nil where one does not.
    private static func joined(_ bytes: ArraySlice<UInt8>) -> String? {
        let mark = UInt8(ascii: "_")
        guard let first = bytes.first, let last = bytes.last, first != mark, last != mark else { return nil }
        if zip(bytes, bytes.dropFirst()).contains(where: { $0 == mark && $1 == mark }) { return nil }
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { return nil }
        return String(decoding: bytes.filter { $0 != mark }, as: UTF8.self)
    }

    /// Whether a word is made of the bytes of a decimal number, and begins with a digit or a sign and a digit.
    private static func isDecimal(_ bytes: ArraySlice<UInt8>) -> Bool {
        let digits = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes
        guard let first = digits.first, first.isDigit else { return false }
        return digits.allSatisfy { $0.isDigit || "_.eE+-".utf8.contains($0) }
    }
}
