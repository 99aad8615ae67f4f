import Letters

/// Words of a text as Markdown that shows them as they are.
enum MarkdownEscapes {
    /// Characters of a text, with a backslash before each that Markdown would read as a sign.
    static func escaped(_ text: String) -> String {
        var out = ""
        var before: Character?
        var rest = text[...]
        while let character = rest.popFirst() {
            if isSign(character, before, rest.first) { out.append("\\") }
            out.append(character)
            before = character
        }
        return out
    }

    private static func isSign(_ character: Character, _ before: Character?, _ after: Character?) -> Bool {
        switch character {
        case "\\", "`", "*", "[", "]", "~": true
        // Within a word it is none.
        case "_": !(isWord(before) && isWord(after))
        case "<": after.map { $0.isLetter || "/!?".contains($0) } ?? true
        // `&copy;` of a text that showed these letters.
        case "&": after.map { $0.isLetter || $0 == "#" } ?? true
        default: false
        }
    }

    private static func isWord(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber } ?? false
    }

    /// A line of a paragraph that begins no list, heading, quote, table or rule.
    static func lineStart(_ line: String) -> String {
        guard let first = line.first else { return line }
        let rest = line.dropFirst()
        switch first {
        case "#":
            let level = line.prefix { $0 == "#" }.count
            let next = line.dropFirst(level).first
            return level < 7 && (next == nil || next == " ") ? "\\" + line : line
        case ">", "|": return "\\" + line
        case "-", "+": return rest.isEmpty || rest.first == " " || rest.first == first ? "\\" + line : line
        case "=", ":": return rest.isEmpty || rest.first == first ? "\\" + line : line
        case "0"..."9":
            let digits = line.prefix { $0.isASCII && $0.isNumber }
            let behind = line.dropFirst(digits.count)
            guard let sign = behind.first, sign == "." || sign == ")", digits.count < 10 else { return line }
            let next = behind.dropFirst().first
            return next == nil || next == " " ? digits + "\\" + behind : line
        default: return line
        }
    }

    /// An address within a link's parentheses.
    static func target(_ address: String) -> String {
        let plain = address.replacing("\n", with: "").replacing(" ", with: "%20").replacing("<", with: "%3C")
            .replacing(">", with: "%3E")
        return plain.contains(where: { "()\\".contains($0) }) || plain.isEmpty ? "<\(plain)>" : plain
    }

    /// Code within a line, between as many backquotes as it needs.
    static func code(_ text: String) -> String {
        let code = text.onOneLine
        if code.isEmpty { return text.isEmpty ? "" : " " }
        var ticks = "`"
        while code.contains(ticks) { ticks += "`" }
        return code.hasPrefix("`") || code.hasSuffix("`") ? "\(ticks) \(code) \(ticks)" : ticks + code + ticks
    }
}
