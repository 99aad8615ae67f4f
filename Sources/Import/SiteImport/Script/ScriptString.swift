/// A text in quotes in a script, read.
struct ScriptString {
    let text: String
    /// The place behind its last quote.
    let end: Int

    /// The one that begins at a place; nil where nothing closes it, or something is worked out in it: `${…}`.
    init?(_ script: [Character], at start: Int) {
        let quote = script[start]
        var index = start + 1
        var out = ""
        while index < script.count, script[index] != quote {
            let sign = script[index]
            index += 1
            if sign == "\\", index < script.count {
                out += ScriptString.escaped(in: script, at: &index)
            } else {
                if sign == "$", quote == "`", index < script.count, script[index] == "{" { return nil }
                if sign.isNewline, quote != "`" { return nil }
                out.append(sign)
            }
        }
        guard index < script.count else { return nil }
        (text, end) = (out, index + 1)
    }

    /// What a sign behind a backslash stands for.
    private static func escaped(in script: [Character], at index: inout Int) -> String {
        let sign = script[index]
        index += 1
        switch sign {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "x": return unit(in: script, at: &index, digits: 2).map { scalar($0) } ?? "x"
        case "u": return letter(in: script, at: &index) ?? "u"
        default: return sign.isNewline ? "" : String(sign)
        }
    }

    /// `00e9`, `{1F600}`, or the two halves of a letter beyond the first 65536, `d83d\ude00`.
    private static func letter(in script: [Character], at index: inout Int) -> String? {
        if index < script.count, script[index] == "{" {
            let digits = script[(index + 1)...].prefix { $0 != "}" && $0.isHexDigit }
            guard let number = UInt32(String(digits), radix: 16),
                script.dropFirst(index + 1 + digits.count).first == "}"
            else { return nil }
            index += digits.count + 2
            return scalar(number)
        }
        guard let high = unit(in: script, at: &index, digits: 4) else { return nil }
        guard 0xD800..<0xDC00 ~= high, script[index...].starts(with: "\\u") else { return scalar(high) }
        var next = index + 2
        guard let low = unit(in: script, at: &next, digits: 4), 0xDC00..<0xE000 ~= low else { return scalar(high) }
        index = next
        return scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    private static func unit(in script: [Character], at index: inout Int, digits count: Int) -> UInt32? {
        let digits = script[index...].prefix(count)
        guard digits.count == count, digits.allSatisfy(\.isHexDigit), let number = UInt32(String(digits), radix: 16)
        else {
            return nil
        }
        index += count
        return number
    }

    private static func scalar(_ number: UInt32) -> String {
        String(Unicode.Scalar(number).map(Character.init) ?? "\u{FFFD}")
    }
}
