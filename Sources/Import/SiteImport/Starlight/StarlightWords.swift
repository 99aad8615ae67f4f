/// The components of Starlight that stand among words, as the Markdown that says the same.
enum StarlightWords {
    /// Words whose badges, signs, buttons and pictures are plain.
    static func plain(_ words: Substring, _ names: StarlightNames) -> String {
        guard words.contains("<") else { return String(words) }
        var (out, rest) = ("", words)
        // Looked for once: a line may open thousands that nothing closes.
        let lastEnd = StarlightWords.lastEnd(in: words)
        var failures = 0
        while failures < StarlightMarkup.mostFailures, let start = rest.firstIndex(of: "<") {
            out += rest[..<start]
            rest = rest[start...]
            let canEnd = lastEnd.map { $0 > start } ?? false
            guard let tag = StarlightTag(rest, names.value), tag.name != "LinkButton" || canEnd,
                let (made, count) = small(tag, rest.dropFirst(tag.count), names)
            else {
                if rest.dropFirst().first?.isUppercase == true { failures += 1 }
                out += "<"
                rest = rest.dropFirst()
                continue
            }
            out += made
            rest = rest.dropFirst(tag.count + count)
        }
        return out + rest
    }

    private static let buttonEnd = "</LinkButton>"

    /// Where the last button of a line ends.
    private static func lastEnd(in words: Substring) -> String.Index? {
        var last: String.Index?
        var rest = words
        while let found = rest.firstRange(of: buttonEnd) {
            last = found.lowerBound
            rest = rest[found.upperBound...]
        }
        return last
    }

    /// What stands for a tag among words, and how many signs behind it that has taken in.
    static func small(
        _ tag: StarlightTag, _ behind: Substring, _ names: StarlightNames
    ) -> (made: String, count: Int)? {
        switch tag.name {
        case "Icon" where tag.isEmpty: return ("", 0)
        case "Badge" where tag.isEmpty: return tag["text"].map { ("<small>\(shownWords($0))</small>", 0) }
        case "Image", "Picture": return picture(tag, names).map { ($0, 0) }
        case "LinkButton" where !tag.isEmpty:
            guard let address = tag["href"], let close = behind.firstRange(of: buttonEnd) else { return nil }
            // One that is not closed reaches to the end of another.
            let inside = behind[..<close.lowerBound]
            guard !inside.contains("<LinkButton"), !inside.contains("\n\n") else { return nil }
            let words = inside.split(whereSeparator: \.isNewline).map(\.trimmed)
                .joined(separator: " ").trimmed
            return ("[\(words)](\(destination(address)))", behind[..<close.upperBound].count)
        default: return nil
        }
    }

    /// A picture of Astro's, whose file may be a name that the text takes from a module; nil where nobody here knows it.
    private static func picture(_ tag: StarlightTag, _ names: StarlightNames) -> String? {
        guard tag.isEmpty, ["Image", "Picture"].contains(tag.name) else { return nil }
        let source = tag["src"] ?? module(of: tag.value("src"), names)
        guard let source, !source.contains("\"") else { return nil }
        var out = "<img src=\"\(source)\""
        for name in ["alt", "width", "height", "class"] {
            switch tag.value(name) {
            case .text(let text): out += " \(name)=\"\(text.replacing("\"", with: "&quot;"))\""
            case .number(let number): out += " \(name)=\"\(number)\""
            default: break
            }
        }
        return out + ">"
    }

    private static func module(of data: ScriptData?, _ names: StarlightNames) -> String? {
        guard case .code(let name) = data else { return nil }
        return names.module(name.trimmed)
    }

    /// A link whose words are an attribute's.
    static func link(_ words: String, _ address: String) -> String { "[\(shownWords(words))](\(destination(address)))" }

    /// An address in parentheses.
    private static func destination(_ address: String) -> String {
        address.contains { " ()".contains($0) } ? "<\(address)>" : address
    }
}
