import Markdown

/// A part of a text of Hexo: words and code as they stand, or a tag, `{% name words %}`.
enum HexoPart {
    case text(Substring)
    case tag(HexoTag)

    /// Tags whose inside is no text: no tag is read in it.
    private static let verbatim: Set<String> = ["raw", "codeblock", "code", "mermaid", "wavedrom", "katex", "mathjax"]

    /// The parts of a text; what looks like a tag in code is code.
    static func all(in text: String) -> [HexoPart] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var fences = FencedCode.all(in: lines, hasIndentedCode: false).map { fence in
            let end = fence.lines.upperBound
            return lines[fence.lines.lowerBound]
                .startIndex..<(end < lines.count ? lines[end].startIndex : text.endIndex)
        }[...]
        var (parts, done, rest) = ([HexoPart](), text.startIndex, text[...])
        var paragraphEnd = text.startIndex
        /// Tags that nothing ends from there on, so that no end is looked for twice.
        var unended: Set<String> = []
        while let next = rest.firstIndex(where: { $0 == "{" || $0 == "`" || $0 == "~" }) {
            while let fence = fences.first, fence.lowerBound < next, fence.upperBound <= next { fences.removeFirst() }
            if let fence = fences.first, fence.lowerBound <= next, rest.startIndex <= fence.lowerBound {
                rest = text[fence.upperBound...]
            } else if text[next] == "`" {
                // Code reaches no further than its paragraph.
                if paragraphEnd <= next {
                    paragraphEnd = text[next...].firstRange(of: "\n\n")?.lowerBound ?? text.endIndex
                }
                rest = text[codeEnd(in: text[next..<paragraphEnd])...]
            } else if let tag = HexoTag(text[next...]) {
                if done < next { parts.append(.text(text[done..<next])) }
                parts.append(.tag(tag))
                done = tag.end
                if verbatim.contains(tag.name), !unended.contains(tag.name) {
                    if let end = HexoTag.end(named: "end" + tag.name, in: text[tag.end...]) {
                        parts += [.text(text[tag.end..<end.start]), .tag(end)]
                        done = end.end
                    } else {
                        unended.insert(tag.name)
                    }
                }
                rest = text[done...]
            } else {
                rest = text[text.index(after: next)...]
            }
        }
        if done < text.endIndex { parts.append(.text(text[done...])) }
        return parts
    }
}

/// A tag, `{% name words %}`.
struct HexoTag {
    let name: String
    /// What stands behind the name.
    let rest: String
    let start: String.Index
    let end: String.Index

    /// Further ones have no end that anybody would see.
    private static let longest = 2_000

    /// The tag that a text begins with; nil where none does.
    init?(_ text: Substring) {
        guard text.hasPrefix("{%"), let close = text.prefix(HexoTag.longest).firstRange(of: "%}") else { return nil }
        var inside = Substring(text[text.index(text.startIndex, offsetBy: 2)..<close.lowerBound].trimmed)
        if inside.hasPrefix("-") { inside = Substring(inside.dropFirst().trimmed) }
        if inside.hasSuffix("-") { inside = Substring(inside.dropLast().trimmed) }
        name = String(inside.prefix { !$0.isWhitespace })
        guard name.first.map({ $0.isLetter }) ?? false else { return nil }
        rest = String(inside.dropFirst(name.count).trimmed)
        (start, end) = (text.startIndex, close.upperBound)
    }

    /// The first tag of a name in a text.
    static func end(named name: String, in text: Substring) -> HexoTag? {
        var rest = text
        while let found = rest.firstRange(of: "{%") {
            if let tag = HexoTag(rest[found.lowerBound...]), tag.name == name { return tag }
            rest = rest[found.upperBound...]
        }
        return nil
    }

    /// What stands behind the name, cut at blanks; what stands in quotes is one, without them.
    var words: [String] {
        var (found, word, quote): ([String], String?, Character?) = ([], nil, nil)
        for sign in rest {
            if let open = quote {
                if sign == open { quote = nil } else { word = (word ?? "") + String(sign) }
            } else if word == nil, sign == "\"" || sign == "'" {
                (quote, word) = (sign, "")
            } else if sign.isWhitespace {
                if let done = word { found.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(sign)
            }
        }
        return found + (word.map { [$0] } ?? [])
    }
}
