import Diagnostics

/// Front matter that would show as text, drafts' among it, since it does not stand as a head does.
struct StrayFrontMatter {
    /// Names that nobody begins two lines of a text with by chance.
    private static let names: Set<String> = [
        "title", "date", "draft", "slug", "tags", "tag", "category", "categories", "author", "authors", "status",
        "layout",
        "permalink", "summary", "description", "modified", "updated", "template",
    ]

    /// What is wrong at the beginning of a text that has no head; nil where it only is a text.
    static func mistake(in source: SourceText) -> Diagnostic? {
        let lines = source.bytes.prefix(4_000).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self).drop { $0 == "\u{FEFF}" } }
        guard let first = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
        let opening = lines[first].prefix { !$0.isWhitespace }
        let rest = lines[(first + 1)...]
        if isFence(opening) {
            guard rest.first.flatMap(name(of:)) != nil,
                rest.contains(where: { isFence($0.prefix { !$0.isWhitespace }) })
            else { return nil }
            return first > 0
                ? diagnostic(
                    "front matter begins on the first line of a file", first, source,
                    "delete what stands above `\(opening)`, or this shows as text")
                : diagnostic(
                    "`\(opening)` begins no front matter here", first, source,
                    "write `---` above and below YAML, `+++` above and below TOML")
        }
        let head = lines[first...].prefix { name(of: $0) != nil }
        let known = head.count { names.contains((name(of: $0) ?? "").lowercased()) }
        let isClosed =
            lines[first...].dropFirst(head.count).first.map { isFence($0.prefix { !$0.isWhitespace }) } ?? false
        guard known > 1 || (known == 1 && isClosed) else { return nil }
        return diagnostic(
            "this looks like front matter, and would show as text", first, source,
            isClosed ? "write a line `---` above it" : "write a line `---` above it, and one below")
    }

    private static func diagnostic(_ message: String, _ line: Int, _ source: SourceText, _ remedy: String) -> Diagnostic
    {
        let place = Place(path: source.path, line: line + 1, column: 1)
        return Diagnostic(.error, message, at: place, excerpt: source.line(line + 1), remedy: remedy)
    }

    /// Whether a line's first word is one that front matter is put between somewhere: `---`, `---js`, `----`, `;;;`, `+++`.
    private static func isFence(_ word: Substring) -> Bool {
        ["---", "+++", ";;;"].contains { word.hasPrefix($0) } && word.count < 9
    }

    /// The name in front of a line's colon or equals sign; nil where the line is none of front matter.
    static func name(of line: Substring) -> String? {
        let name = line.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
        let sign = line[name.endIndex...].drop { $0 == " " }.first
        return name.first?.isLetter == true && (sign == ":" || sign == "=") ? String(name) : nil
    }
}
