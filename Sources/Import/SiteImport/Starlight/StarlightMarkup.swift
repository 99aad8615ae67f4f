import Markdown

/// The components that Starlight brings along, as the Markdown that says the same.
enum StarlightMarkup {
    /// Those around others, of which a reader sees those alone.
    private static let frames: Set<String> = ["CardGrid", "Steps", "FileTree", "Fragment"]

    /// A text in which cards, notes, badges and links to other pages are plain.
    static func plain(_ body: String) -> String {
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        let fences = FencedCode.all(in: lines, hasIndentedCode: false)
        let fenced = Dictionary(uniqueKeysWithValues: fences.map { ($0.lines.lowerBound, $0.lines.upperBound) })
        var out: [String] = []
        /// Whether a component has just been put plainly.
        var isMade = false
        var index = 0
        while index < lines.count {
            let isOpen = out.last?.trimmed.isEmpty == false
            if let end = fenced[index] {
                out += lines[index..<end].map(String.init)
                (index, isMade) = (end, false)
            } else if let (made, count) = block(lines[index...]) {
                // What is one of a list needs no line before it.
                let isItem = made.trimmed.hasPrefix("- ")
                if isOpen, !isItem || !isMade { out.append("") }
                if !made.isEmpty { out.append(made) }
                (index, isMade) = (index + count, true)
            } else {
                let line = lines[index]
                if isMade, isOpen, !line.trimmed.isEmpty { out.append("") }
                if !isMade || isOpen || !line.trimmed.isEmpty { out.append(withWords(plainContainer(line), inLine)) }
                (index, isMade) = (index + 1, isMade && line.trimmed.isEmpty)
            }
        }
        return out.joined(separator: "\n")
    }

    /// A line that opens a container, without the sign that stands in it: `:::tip[Words]{icon="heart"}`.
    private static func plainContainer(_ line: Substring) -> Substring {
        guard line.trimmed.hasPrefix(":::"), let mark = line.firstRange(of: "{icon=") else { return line }
        return line[..<mark.lowerBound]
    }

    /// The component that begins a line, or ends in it, and how many lines it has; nil where none does.
    private static func block(_ lines: ArraySlice<Substring>) -> (made: String, count: Int)? {
        guard let line = lines.first, line.contains("<") else { return nil }
        let words = line.drop(while: \.isWhitespace)
        guard words.first == "<" else { return nil }
        let indent = line[..<words.startIndex]
        if words.hasPrefix("</") {
            let name = words.dropFirst(2).prefix(while: Script.isWord)
            guard words.trimmed == "</\(name)>" else { return nil }
            if name == "Aside" { return (indent + ":::", 1) }
            return frames.contains(String(name)) || name == "Card" ? ("", 1) : nil
        }
        let text = ([words] + lines.dropFirst().prefix(12)).joined(separator: "\n")
        guard let tag = StarlightTag(text[...]) else { return nil }
        let behind = text.dropFirst(tag.count).prefix { $0 != "\n" }
        let count = text.prefix(tag.count).count { $0 == "\n" } + 1
        return made(tag, behind: behind).map { (lined($0, indent), count) }
    }

    /// What stands for a tag and the rest of its line; nil where it is none that is known, or goes on in another way.
    private static func made(_ tag: StarlightTag, behind: Substring) -> String? {
        let rest = behind.trimmed
        switch tag.name {
        case "LinkCard" where tag.isEmpty && rest.isEmpty:
            guard let title = tag["title"], let address = tag["href"] else { return nil }
            return "- [\(title)](\(address))" + (tag["description"].map { ": \($0)" } ?? "")
        case "Card" where !tag.isEmpty:
            guard let title = tag["title"] else { return nil }
            return inside(rest, "Card").map { "**\(title)**" + ($0.isEmpty ? "" : "\n\n\($0)") }
        case "Aside" where !tag.isEmpty:
            let opening = ":::" + (tag["type"] ?? "note") + (tag["title"].map { "[\($0)]" } ?? "")
            if rest.hasSuffix("</Aside>") { return inside(rest, "Aside").map { "\(opening)\n\($0)\n:::" } }
            return rest.isEmpty ? opening : "\(opening)\n\(rest)"
        case _ where frames.contains(tag.name) && rest.isEmpty: return ""
        default: return nil
        }
    }

    /// What stands between an opening tag and its end, where that is in the same line, or all of it.
    private static func inside(_ rest: Substring, _ name: String) -> String? {
        guard rest.contains("</\(name)>") else { return String(rest) }
        guard rest.hasSuffix("</\(name)>") else { return nil }
        return String(rest.dropLast("</\(name)>".count).trimmed)
    }

    private static func lined(_ made: String, _ indent: Substring) -> String {
        made.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indent + $0 }
            .joined(separator: "\n")
    }

    /// Words whose badges, signs and buttons are plain.
    private static func inLine(_ words: Substring) -> String {
        guard words.contains("<") else { return String(words) }
        var (out, rest) = ("", words)
        while let start = rest.firstIndex(of: "<") {
            out += rest[..<start]
            rest = rest[start...]
            guard let tag = StarlightTag(rest), let (made, count) = small(tag, rest.dropFirst(tag.count)) else {
                out += "<"
                rest = rest.dropFirst()
                continue
            }
            out += made
            rest = rest.dropFirst(tag.count + count)
        }
        return out + rest
    }

    /// What stands for a tag among words, and how many signs behind it that has taken in.
    private static func small(_ tag: StarlightTag, _ behind: Substring) -> (made: String, count: Int)? {
        switch tag.name {
        case "Icon" where tag.isEmpty: return ("", 0)
        case "Badge" where tag.isEmpty: return tag["text"].map { ("<small>\($0)</small>", 0) }
        case "LinkButton" where !tag.isEmpty:
            let end = "</LinkButton>"
            guard let address = tag["href"], let close = behind.firstRange(of: end) else { return nil }
            let words = behind[..<close.lowerBound].trimmed
            return ("[\(words)](\(address))", behind[..<close.upperBound].count)
        default: return nil
        }
    }
}
