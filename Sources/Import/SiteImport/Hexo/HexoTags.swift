import Files
import Letters
import Site

/// The tags of Hexo's texts, and of its best-known themes, as the Markdown that says the same.
struct HexoTags {
    /// What the site knows of a text that a tag names: where it is found, and what it is called.
    let texts: [String: (address: String, title: String)]
    /// A file of the folder of code, by its path there.
    let code: (String) -> String?

    /// Whether no Markdown is read in the text.
    private var isHTML = false
    /// Where the tags stand in the text that end others, by the places of those.
    private var ends: [Int: Int] = [:]
    /// What could not be put plainly, by its place in the text.
    var notes: [(place: String.Index, message: String)] = []

    /// What was noted since it was last asked for.
    mutating func takeNotes() -> [(place: String.Index, message: String)] {
        defer { notes = [] }
        return notes
    }

    init(
        texts: [String: (address: String, title: String)], code: @escaping (String) -> String?
    ) {
        (self.texts, self.code) = (texts, code)
    }

    /// A text without tags.
    /// - Parameters:
    ///   - text: the text.
    ///   - isHTML: whether no Markdown is read in it.
    /// - Returns: the text.
    mutating func plain(_ text: String, isHTML: Bool = false) -> String {
        let parts = HexoPart.all(in: text)
        (ends, self.isHTML) = (HexoTags.ends(of: parts), isHTML)
        return plain(parts[...], depth: 0)
    }

    private static let deepest = 20

    private mutating func plain(_ parts: ArraySlice<HexoPart>, depth: Int) -> String {
        var (out, rest) = ("", parts)
        while let index = rest.indices.first, let part = rest.popFirst() {
            switch part {
            case .text(let text): out += text
            case .tag(let tag):
                if let end = ends[index], end < parts.endIndex, depth < HexoTags.deepest {
                    let line = HexoLine(at: out[...])
                    let made = block(tag, rest[..<end], depth, line)
                    rest = rest[(end + 1)...]
                    if tag.name == "raw" { out += made } else { line.put(made.trimmingBlankLines, behind: &out) }
                } else {
                    single(tag, rest.first, behind: &out)
                }
            }
        }
        return out
    }

    /// Writes what stands for a tag by itself.
    private mutating func single(_ tag: HexoTag, _ behind: HexoPart?, behind out: inout String) {
        let line = HexoLine(at: out[...])
        let isWords: Bool
        switch behind {
        case .text(let text): isWords = text.prefix { !$0.isNewline }.contains { !$0.isWhitespace }
        case .tag: isWords = true
        case nil: isWords = false
        }
        let form: Form = isHTML || line.isHTML ? .html : line.isFree && !isWords ? .block : .words
        guard let made = single(tag, as: form) else {
            if !tag.name.hasPrefix("end") {
                notes.append((tag.start, "the tag `\(tag.name)` is a plugin's; it is taken out"))
            }
            return
        }
        if made.contains("\n") { line.put(made.trimmingBlankLines, behind: &out) } else { out += made }
    }

    /// What a tag may be among.
    enum Form {
        case html, words, block
    }

    /// Where each tag stands that ends another one, by the place of that.
    private static func ends(of parts: [HexoPart]) -> [Int: Int] {
        var (found, open): ([Int: Int], [String: [Int]]) = ([:], [:])
        for (index, part) in parts.enumerated() {
            guard case .tag(let tag) = part else { continue }
            if tag.name.hasPrefix("end") {
                if let start = open[String(tag.name.dropFirst("end".count))]?.popLast() { found[start] = index }
            } else {
                open[tag.name, default: []].append(index)
            }
        }
        return found
    }

    /// A text whose lines are as far out as the tag around them.
    private static func outdented(_ text: String, _ line: HexoLine) -> String {
        guard !line.next.isEmpty else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { text in
            text.dropFirst(zip(text, line.next).prefix { $0 == $1 }.count)
        }.joined(separator: "\n")
    }

    // MARK: - Blocks

    private mutating func block(
        _ tag: HexoTag, _ inside: ArraySlice<HexoPart>, _ depth: Int, _ line: HexoLine
    ) -> String {
        let verbatim = HexoTags.outdented(HexoTags.verbatim(inside), line)
        switch tag.name {
        case "raw": return HexoTags.verbatim(inside)
        case "codeblock", "code": return HexoCode(tag).fence(verbatim)
        case "mermaid", "wavedrom": return HexoCode.fence(verbatim, info: tag.name)
        case "katex", "mathjax": return "$$\n\(verbatim.trimmed)\n$$"
        default: break
        }
        let body = HexoTags.outdented(plain(inside, depth: depth + 1), line)
        switch tag.name {
        case "blockquote", "quote": return HexoTags.quoted(body, HexoTags.source(tag.words))
        case "pullquote", "centerquote", "cq": return HexoTags.quoted(body, nil)
        case "note": return HexoNote(tag).box(body)
        case "folding", "hideToggle", "spoiler", "details", "collapse": return HexoNote(folded: tag).box(body)
        case "tabs", "subtabs", "subsubtabs": return HexoTabs.tabs(body, named: tag.rest)
        // What they do with what stands in them is a theme's.
        case "grouppicture", "gp", "linkgrid", "lg", "gallery": return body
        default:
            notes.append((tag.start, "the tag `\(tag.name)` is a plugin's; what stands in it is kept"))
            return body
        }
    }

    private static func verbatim(_ parts: ArraySlice<HexoPart>) -> String {
        parts.reduce(into: "") { text, part in if case .text(let words) = part { text += words } }
    }

    private static func quoted(_ body: String, _ source: String?) -> String {
        var lines = body.trimmingBlankLines
        let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        lines = lines.map { String($0.dropFirst(indent)) } + (source.map { ["", "— " + $0] } ?? [])
        return lines.map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
    }

    /// Whose words a quote has: `author[, source] [address] [its words]`.
    private static func source(_ words: [String]) -> String? {
        guard !words.isEmpty else { return nil }
        let place = words.firstIndex { hasScheme($0) || $0.hasPrefix("/") }
        let said = words[..<(place ?? words.count)].joined(separator: " ")
        let comma = said.firstRange(of: ", ")
        let author = comma.map { String(said[..<$0.lowerBound]) } ?? said
        let work = comma.map { String(said[$0.upperBound...]) }
        var parts = author.isEmpty ? [] : ["**\(shownWords(author))**"]
        if let place {
            let title = words[(place + 1)...].joined(separator: " ")
            let said = title.isEmpty ? work ?? plainHost(words[place]) : title
            parts.append(link(said, words[place], .words))
        } else if let work {
            parts.append(shownWords(work))
        }
        return parts.joined(separator: ", ")
    }

    private static func plainHost(_ address: String) -> String {
        let behind = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
        return behind.hasSuffix("/") ? String(behind.dropLast()) : String(behind)
    }
}

extension String {
    /// The lines of a text without blank ones at its ends.
    var trimmingBlankLines: [String] {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.first?.trimmed.isEmpty == true { lines.removeFirst() }
        while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
        return lines.map(String.init)
    }
}
