/// The icons of Material for MkDocs, `:material-clock: ` or `:octicons-link-24:{ .lg }`, which are drawings of that theme.
enum ThemeIcons {
    /// A text without them: what they stand for is said by the words behind them.
    static func removed(from text: String) -> String {
        guard sets.contains(where: text.contains) else { return text }
        return withProse(text) { line in
            guard sets.contains(where: line.contains) else { return String(line) }
            var (out, rest) = ("", line)
            while let colon = rest.firstIndex(of: ":") {
                out += rest[..<colon]
                rest = rest[colon...]
                // Behind an odd number of backquotes stands code.
                let isCode = out.count { $0 == "`" } % 2 == 1
                if !isCode, let end = end(of: rest) {
                    rest = rest[end...]
                    if out.isEmpty || out.last == " " { rest = rest.drop { $0 == " " } }
                } else {
                    out.append(":")
                    rest = rest.dropFirst()
                }
            }
            return out + rest
        }
    }

    private static let sets = [":material-", ":fontawesome-", ":octicons-", ":simple-"]

    /// The end of an icon that a text begins with, and of its attributes.
    private static func end(of text: Substring) -> Substring.Index? {
        guard sets.contains(where: text.hasPrefix) else { return nil }
        let name = text.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        guard name.endIndex < text.endIndex, text[name.endIndex] == ":" else { return nil }
        let behind = text[text.index(after: name.endIndex)...]
        guard behind.hasPrefix("{"), let close = behind.firstIndex(of: "}") else { return behind.startIndex }
        return behind.index(after: close)
    }
}
