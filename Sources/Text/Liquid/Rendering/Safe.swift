import Markup
import Values

/// Keeping markup and texts apart.
enum Safe {
    static func markup(_ value: Value) -> Value {
        switch value {
        case .string(let text): .markup(Array(text.utf8))
        case .list(let values): .list(values.map(markup))
        default: value
        }
    }

    static func escaped(_ value: Value, _ escaping: Escaping) -> Value {
        guard case .string(let text) = value else { return value }
        var buffer = ByteBuffer(capacity: text.utf8.count)
        buffer.append(text, escaping: escaping)
        return .markup(buffer.bytes)
    }
}
