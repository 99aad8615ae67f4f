import Dates
import Languages
import Values

/// Durations between ISO 8601 and words.
enum Durations {
    /// `PT1M30S` to `1 min 30 s` in a language, and English `1 min 30 s` to `PT1M30S`.
    static func turned(_ input: Value, _ language: Language) throws(FilterFailure) -> Value {
        let text = Strings.stripped(Texts.text(input))
        if text.isEmpty { return .null }
        if let duration = ISODuration(text) { return .string(language.duration(milliseconds: duration.milliseconds)) }
        guard let milliseconds = milliseconds(text) else {
            throw FilterFailure("`\(text.prefix(40))` is no duration", remedy: "for instance PT1M30S, or 1 min 30 s")
        }
        return .string(ISODuration(milliseconds: milliseconds).string)
    }

    private static func milliseconds(_ text: String) -> Int? {
        var total = 0.0
        var rest = text[...]
        while !rest.isEmpty {
            let number = rest.prefix { $0.isNumber || $0 == "." }
            guard let amount = Double(number), amount < 1e9 else { return nil }
            rest = rest.dropFirst(number.count).drop { $0 == " " || $0 == "\u{A0}" }
            let unit = rest.prefix { $0.isLetter }.lowercased()
            rest = rest.dropFirst(unit.count).drop { $0 == " " || $0 == "\u{A0}" || $0 == "," }
            switch unit {
            case "h", "hour", "hours": total += amount * 3_600_000
            case "m", "min", "minute", "minutes": total += amount * 60_000
            case "s", "sec", "second", "seconds": total += amount * 1_000
            case "ms": total += amount
            default: return nil
            }
        }
        return total < 1e15 ? Int(total.rounded()) : nil
    }
}
