import Markdown

/// A fence of Docusaurus, whose comments `highlight-next-line` and its like are marks of lines.
struct HighlightedCode {
    private var kept: [String] = []
    private var marked: [String] = []
    private var isNext = false
    private var start: Int?

    /// The lines of a fence in the words here.
    static func plain(_ lines: ArraySlice<Substring>, isClosed: Bool) -> [String] {
        guard let first = lines.first, lines.contains(where: { $0.contains("highlight-") }) else {
            return lines.map(String.init)
        }
        var code = HighlightedCode()
        for line in lines.dropFirst().dropLast(isClosed ? 1 : 0) { code.read(line) }
        code.endPart()
        let head = first + (code.marked.isEmpty ? "" : " mark=\"\(code.marked.joined(separator: ","))\"")
        return [String(head)] + code.kept + lines.suffix(isClosed ? 1 : 0).map(String.init)
    }

    private mutating func read(_ line: Substring) {
        let words = line.filter { $0.isLetter || $0 == "-" }
        if words.hasSuffix("highlight-next-line") || words.hasPrefix("highlight-next-line") {
            isNext = true
        } else if words.contains("highlight-start") {
            start = kept.count + 1
        } else if words.contains("highlight-end") {
            endPart()
        } else {
            kept.append(String(line))
            if isNext { marked.append("\(kept.count)") }
            isNext = false
        }
    }

    private mutating func endPart() {
        if let start, start <= kept.count { marked.append("\(start)-\(kept.count)") }
        start = nil
    }
}
