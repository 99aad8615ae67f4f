import Letters
import Markdown

/// The text of a page of VuePress in the words that VitePress has for the same, line for line.
struct VuePressMarkup {
    private let lines: [Substring]
    private var out: [String] = []
    /// What the next piece of code is called among those of its group.
    private var title: String?
    /// The marks that end the containers which are open, with what closes each here.
    private var open: [(marks: Substring, end: String)] = []

    private init(_ body: String) { lines = body.split(separator: "\n", omittingEmptySubsequences: false) }

    /// A body in which groups of code are VitePress's, and folders have an `index.md`.
    static func translated(_ body: String) -> String {
        var markup = VuePressMarkup(body)
        markup.read()
        return markup.out.joined(separator: "\n")
    }

    private mutating func read() {
        let fences = FencedCode.all(in: lines, hasIndentedCode: false)
        let fenced = Dictionary(uniqueKeysWithValues: fences.map { ($0.lines.lowerBound, $0.lines.upperBound) })
        var index = 0
        while index < lines.count {
            guard let end = fenced[index] else {
                out.append(translated(lines[index]))
                index += 1
                continue
            }
            out.append(lines[index] + (title.map { " [\($0)]" } ?? ""))
            out += lines[(index + 1)..<end].map(String.init)
            title = nil
            index = end
        }
    }

    private mutating func translated(_ line: Substring) -> String {
        let plain = line.trimmed
        let marks = plain.prefix { $0 == ":" }
        if marks.count > 2 {
            let words = plain.dropFirst(marks.count).trimmed
            if words.isEmpty { return closed(line, marks) }
            return opened(line, marks, String(words))
        }
        if plain.hasPrefix("@tab"), open.last?.end == ":::" {
            title = String(plain.drop { !$0.isWhitespace }.trimmed)
            return ""
        }
        if plain.hasPrefix("<CodeGroupItem") {
            title = VuePressMarkup.attribute("title", of: plain)
            return ""
        }
        switch plain {
        case "<CodeGroup>": return "::: code-group"
        case "</CodeGroup>", "</CodeGroupItem>":
            title = nil
            return plain == "</CodeGroup>" ? ":::" : ""
        default: break
        }
        guard line.contains("README.md"), line.contains("](") else { return String(line) }
        return withWords(line) { words in
            withTargets(words) { $0.hasSuffix("README.md") ? $0.dropLast("README.md".count) + "index.md" : nil }
        }
    }

    /// A line that begins a container.
    private mutating func opened(_ line: Substring, _ marks: Substring, _ words: String) -> String {
        let kind = words.prefix { !$0.isWhitespace && $0 != "#" }
        switch kind {
        case "code-group", "code-tabs":
            open.append((marks, ":::"))
            return "::: code-group"
        case "code-group-item":
            open.append((marks, ""))
            let name = words.dropFirst(kind.count).trimmed
            title = String(name.hasSuffix(":active") ? name.dropLast(":active".count) : name)
            return ""
        case "slot":
            // A part of the page that its layout has a place for.
            open.append((marks, ""))
            return ""
        default:
            open.append((marks, String(line)))
            return String(line)
        }
    }

    private mutating func closed(_ line: Substring, _ marks: Substring) -> String {
        guard let last = open.lastIndex(where: { $0.marks == marks }) else { return String(line) }
        title = nil
        let end = open[last].end
        open.removeSubrange(last...)
        return end == "" || end == ":::" ? end : String(line)
    }

    private static func attribute(_ name: String, of tag: some StringProtocol) -> String? {
        guard let start = tag.firstRange(of: name + "=\"")?.upperBound else { return nil }
        return String(tag[start...].prefix { $0 != "\"" })
    }
}
