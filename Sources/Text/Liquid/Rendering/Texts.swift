import Dates
import Values

/// Values as texts, as Ruby writes them.
enum Texts {
    /// What a template prints: lists one element after the other.
    static func printed(_ value: Value) -> String {
        if case .list(let values) = value { values.map(printed).joined() } else { text(value) }
    }

    /// What filters of texts take a value for: lists and objects as Ruby's `inspect` shows them.
    static func text(_ value: Value) -> String {
        switch value {
        case .null: ""
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let number): String(number)
        case .decimal(let number): Numbers.text(number)
        case .string(let text): text
        case .markup(let bytes): String(decoding: bytes, as: UTF8.self)
        case .date(let time): date(time)
        case .list, .object: inspected(value)
        case .lazy(let thing): text(thing)
        }
    }

    private static func date(_ time: ZonedTime) -> String {
        time.strftime(time.offsetSeconds == 0 ? "%Y-%m-%d %H:%M:%S UTC" : "%Y-%m-%d %H:%M:%S %z")
    }

    /// A thing of the program prints as its name, else its title.
    private static func text(_ thing: any LazyMembers) -> String {
        if let range = thing as? NumberRange { return "\(range.first)..\(range.last)" }
        if thing is ForLoop { return "Liquid::ForloopDrop" }
        if thing is TableRowLoop { return "Liquid::TablerowloopDrop" }
        for member in ["name", "title"] {
            if case .string(let text)? = thing.member(member) { return text }
        }
        return ""
    }

    /// A value as Ruby's `inspect` shows it.
    static func inspected(_ value: Value) -> String {
        switch value {
        case .null: return "nil"
        case .string(let text): return quoted(text)
        case .markup(let bytes): return quoted(String(decoding: bytes, as: UTF8.self))
        case .list(let values): return "[" + values.map(inspected).joined(separator: ", ") + "]"
        case .object(let object):
            return "{" + object.map { "\(quoted($0))=>\(inspected($1))" }.joined(separator: ", ") + "}"
        default: return text(value)
        }
    }

    static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case "\r": out += "\\r"
            case "\u{0C}": out += "\\f"
            case "\u{08}": out += "\\b"
            case "\u{07}": out += "\\a"
            case "\u{1B}": out += "\\e"
            case "\u{0B}": out += "\\v"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                out += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
