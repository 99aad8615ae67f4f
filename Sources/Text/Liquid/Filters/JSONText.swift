import Dates
import Values

/// Data as JSON that may stand in a page's script: `<`, `>` and `&` are written as `\u003c` and so on.
enum JSONText {
    static func text(_ value: Value) -> String {
        var out = ""
        write(value, to: &out, things: 0)
        return out
    }

    private static func write(_ value: Value, to out: inout String, things: Int) {
        switch value {
        case .null: out += "null"
        case .bool(let flag): out += flag ? "true" : "false"
        case .integer(let number): out += String(number)
        case .decimal(let number): out += number.isFinite ? String(number) : "null"
        case .string(let text): quote(text, to: &out)
        case .markup(let bytes): quote(String(decoding: bytes, as: UTF8.self), to: &out)
        case .date(let time): quote(ISO8601.string(time), to: &out)
        case .list(let values):
            out += "["
            for (index, value) in values.enumerated() {
                if index > 0 { out += "," }
                write(value, to: &out, things: things)
            }
            out += "]"
        case .object(let object):
            write(object.keys, to: &out) { index, out in write(object.values[index], to: &out, things: things) }
        case .lazy(let range as NumberRange): quote("\(range.first)..\(range.last)", to: &out)
        case .lazy(let thing):
            // A thing within a thing is left out: pages know their neighbours, and those theirs.
            guard things == 0 || thing.isPlain else { return out += "null" }
            let names = thing.memberNames
            write(names, to: &out) { index, out in
                write(thing.member(names[index]) ?? .null, to: &out, things: things + 1)
            }
        }
    }

    private static func write(_ keys: [String], to out: inout String, _ value: (Int, inout String) -> Void) {
        out += "{"
        for (index, key) in keys.enumerated() {
            if index > 0 { out += "," }
            quote(key, to: &out)
            out += ":"
            value(index, &out)
        }
        out += "}"
    }

    private static func quote(_ text: String, to out: inout String) {
        out += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case "<", ">", "&", "\u{2028}", "\u{2029}",
                _ where scalar.value < 0x20:
                let hex = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: out.unicodeScalars.append(scalar)
            }
        }
        out += "\""
    }
}
