import Markdown

/// Cuts a text of Hexo into its parts, line by line.
struct HexoPartReader {
    private let text: String
    private var fences = Fences()
    private var parts: [HexoPart] = []
    /// Where the text begins that no part has yet.
    private var done: String.Index
    private var index: String.Index
    private var lineEnd: String.Index
    private var paragraphEnd: String.Index
    /// Tags that nothing ends from there on, so that no end is looked for twice.
    private var unended: Set<String> = []

    /// Tags whose inside is no text: neither a tag nor a fence is read in it.
    private static let verbatim: Set<String> = ["raw", "codeblock", "code", "mermaid", "wavedrom", "katex", "mathjax"]

    init(_ text: String) {
        self.text = text
        (done, index, lineEnd, paragraphEnd) = (text.startIndex, text.startIndex, text.startIndex, text.startIndex)
    }

    mutating func read() -> [HexoPart] {
        var isLineStart = true
        while index < text.endIndex {
            if isLineStart {
                lineEnd = text[index...].firstIndex(of: "\n") ?? text.endIndex
                guard fences.read(text[index..<lineEnd].utf8) == .text else {
                    index = behindLine
                    continue
                }
            }
            guard let next = text[index..<lineEnd].firstIndex(where: { $0 == "{" || $0 == "`" }) else {
                (index, isLineStart) = (behindLine, true)
                continue
            }
            isLineStart = false
            readSign(at: next)
            // Code and tags may go on over lines.
            if index > lineEnd { lineEnd = text[index...].firstIndex(of: "\n") ?? text.endIndex }
        }
        if done < text.endIndex { parts.append(.text(text[done...])) }
        return parts
    }

    private var behindLine: String.Index { lineEnd < text.endIndex ? text.index(after: lineEnd) : lineEnd }

    private mutating func readSign(at place: String.Index) {
        if text[place] == "`" {
            readCode(at: place)
        } else if let tag = HexoTag(text[place...]) {
            add(tag)
            if HexoPartReader.verbatim.contains(tag.name) { readVerbatim(behind: tag) }
            index = done
        } else {
            index = text.index(after: place)
        }
    }

    private mutating func add(_ tag: HexoTag) {
        if done < tag.start { parts.append(.text(text[done..<tag.start])) }
        parts.append(.tag(tag))
        done = tag.end
    }

    private mutating func readVerbatim(behind tag: HexoTag) {
        guard !unended.contains(tag.name) else { return }
        if let end = HexoTag.end(named: "end" + tag.name, in: text[tag.end...]) {
            parts.append(.text(text[tag.end..<end.start]))
            done = end.start
            add(end)
        } else {
            unended.insert(tag.name)
        }
    }

    /// Reads what backquotes begin, which reaches no further than its paragraph.
    ///
    /// Tags that let it have braces are gone from it.
    private mutating func readCode(at place: String.Index) {
        if paragraphEnd <= place {
            paragraphEnd = text[place...].firstRange(of: "\n\n")?.lowerBound ?? text.endIndex
        }
        index = codeEnd(in: text[place..<paragraphEnd])
        var rest = text[place..<index]
        while let mark = rest.firstRange(of: "{%") {
            guard let tag = HexoTag(rest[mark.lowerBound...]) else {
                rest = rest[mark.upperBound...]
                continue
            }
            if tag.name == "raw" || tag.name == "endraw" {
                parts.append(.text(text[done..<tag.start]))
                done = tag.end
            }
            rest = rest[tag.end...]
        }
    }
}
