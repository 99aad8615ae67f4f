import Dates
import Values

/// Dates as people write them, read as Ruby's `Time.parse` reads them.
enum LooseDate {
    /// The time a value stands for; nil where it stands for none.
    static func time(of value: Value, _ context: FilterContext) -> ZonedTime? {
        switch value {
        case .date(let time): return time
        case .integer(let seconds): return time(at: seconds, context)
        case .string(let text): return time(text, context)
        case .markup(let bytes): return time(String(decoding: bytes, as: UTF8.self), context)
        default: return nil
        }
    }

    private static func time(at seconds: Int, _ context: FilterContext) -> ZonedTime? {
        guard seconds.magnitude < 30_000_000_000_000 else { return nil }
        return context.zone.time(at: Instant(seconds: seconds))
    }

    private static func time(_ text: String, _ context: FilterContext) -> ZonedTime? {
        let lowered = text.lowercased()
        if lowered == "now" || lowered == "today" { return context.zone.time(at: context.now) }
        if !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
            return Int(text).flatMap { time(at: $0, context) }
        }
        if let parsed = ISO8601.parse(text) { return parsed.time(in: context.zone) }
        var fields = DateFields()
        guard fields.read(lowered) else { return nil }
        return fields.time(context)
    }
}
