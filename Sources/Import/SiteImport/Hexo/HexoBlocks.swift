/// Code between tags: `{% codeblock [title] [lang:name] [mark:1,4-5] [address] %}`.
struct HexoCode {
    private var language = ""
    private var marks = ""
    private var title: [String] = []

    init(_ tag: HexoTag) { self.init(tag.words) }

    init(_ words: [String]) {
        for word in words {
            let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
            switch (parts.first ?? "", parts.count) {
            case ("lang", 2): language = parts[1]
            case ("mark", 2): marks = parts[1]
            // How it is shown, and what of it.
            case ("line_number", 2), ("highlight", 2), ("first_line", 2), ("wrap", 2), ("line_threshold", 2),
                ("language_attr", 2), ("from", 2), ("to", 2):
                break
            // Where it was found, and words for that.
            case ("http", 2), ("https", 2): return
            default: title.append(word)
            }
        }
    }

    /// The words that are no setting.
    var words: [String] { title }

    /// The code as a fence that it cannot close.
    func fence(_ code: String, title: [String]? = nil) -> String {
        let name = (title ?? self.title).joined(separator: " ").filter { $0 != "\"" && $0 != "`" }
        var info = language
        if !name.isEmpty { info += (info.isEmpty ? "text" : "") + " title=\"\(name)\"" }
        if !marks.isEmpty { info += (info.isEmpty ? "text" : "") + " mark=\"\(marks)\"" }
        return HexoCode.fence(code, info: info)
    }

    static func fence(_ code: String, info: String) -> String {
        var mark = "```"
        while code.contains(mark) { mark += "`" }
        return ([mark + info] + code.trimmingBlankLines + [mark]).joined(separator: "\n")
    }
}

/// A box, `{% note info Title %}`, as the themes NexT, Butterfly and Volantis have it.
struct HexoNote {
    private let kind: String
    private let title: String

    private static let kinds = [
        "default": "note", "primary": "important", "success": "tip", "info": "note", "warning": "warning",
        "danger": "caution", "tip": "tip", "note": "note", "warn": "warning", "error": "caution", "caution": "caution",
        "important": "important",
    ]
    /// How it looks.
    private static let looks: Set<String> = ["no-icon", "simple", "modern", "flat", "disabled", "icon"]
    private static let colours: Set<String> = ["blue", "pink", "red", "purple", "orange", "green", "cyan", "yellow"]

    init(_ tag: HexoTag) {
        var words = tag.words[...]
        var kind: String?
        while let word = words.first {
            if kind == nil, let known = HexoNote.kinds[word] {
                kind = known
            } else if !HexoNote.isLook(word) {
                break
            }
            words.removeFirst()
        }
        if words.last == "no-icon" { words.removeLast() }
        (self.kind, title) = (kind ?? "note", words.joined(separator: " "))
    }

    /// One that is folded up, `{% folding Title %}` or `{% hideToggle Title %}`.
    init(folded tag: HexoTag) {
        let words = tag.words.drop { $0 == "open" || $0.contains(":") || HexoNote.isLook($0.filter { $0 != "," }) }
        (kind, title) = ("details", words.joined(separator: " "))
    }

    private static func isLook(_ word: String) -> Bool {
        looks.contains(word) || colours.contains(word)
            || ["fa", "fas", "fab", "far", "fal"].contains(word) || word.hasPrefix("fa-")
    }

    func box(_ body: String) -> String {
        let inside = body.trimmingBlankLines.joined(separator: "\n")
        return ":::\(kind)\(title.isEmpty ? "" : "[\(title)]")\n\(inside)\n:::"
    }
}

/// Tabs, each between `<!-- tab Name@icon -->` and `<!-- endtab -->`, as the themes NexT and Butterfly have them.
enum HexoTabs {
    static func tabs(_ body: String, named name: String) -> String {
        let common = name.split(separator: ",").first.map { String($0.trimmed) } ?? "Tab"
        var (tabs, rest) = ([String](), body[...])
        while let open = mark("tab", in: rest), let end = mark("endtab", in: rest[open.range.upperBound...]) {
            let said = open.words.prefix { $0 != "@" }.trimmed
            let label = (said.isEmpty ? "\(common) \(tabs.count + 1)" : said).replacing("\"", with: "&quot;")
            let lines = String(rest[open.range.upperBound..<end.range.lowerBound]).trimmingBlankLines
            tabs.append("<TabItem label=\"\(label)\">\n\n\(lines.joined(separator: "\n"))\n\n</TabItem>")
            rest = rest[end.range.upperBound...]
        }
        return tabs.isEmpty ? body : "<Tabs>\n\(tabs.joined(separator: "\n"))\n</Tabs>"
    }

    /// The next comment that begins with a word, and what stands behind that.
    private static func mark(_ word: String, in text: Substring) -> (range: Range<String.Index>, words: Substring)? {
        var rest = text
        while let open = rest.firstRange(of: "<!--"), let close = rest[open.upperBound...].firstRange(of: "-->") {
            let inside = rest[open.upperBound..<close.lowerBound].trimmed
            let name = inside.prefix { $0.isLetter }
            if name == word { return (open.lowerBound..<close.upperBound, inside[name.endIndex...]) }
            rest = rest[close.upperBound...]
        }
        return nil
    }
}
