import Letters

extension KramdownMarkup {
    /// A template whose blocks of HTML stay whole when it has run: a line with nothing but a tag of Liquid leaves an empty
    /// line, at which a block of CommonMark ends.
    static func wholeBlocks(ofTemplate text: String) -> String {
        guard text.contains("<"), text.contains("{%") else { return text }
        let markup = KramdownMarkup(text.split(separator: "\n", omittingEmptySubsequences: false), false)
        var out: [Substring] = []
        var index = 0
        while index < markup.lines.count {
            let line = markup.lines[index]
            guard let name = markup.name(of: line), let end = markup.end(of: name, from: index), end > index else {
                out.append(line)
                index += 1
                continue
            }
            out += withoutEmptyLines(markup.lines[index...end].map(withoutLine))
            index = end + 1
        }
        return out.joined(separator: "\n")
    }

    /// A line with one tag alone, which takes the line's break with it.
    private static func withoutLine(_ line: Substring) -> Substring {
        let words = String(line).trimmed
        guard words.hasPrefix("{%"), words.hasSuffix("%}"), !words.hasPrefix("{%-"),
            !words.dropFirst(2).contains("{%")
        else { return line }
        return "{%-" + words.dropFirst(2)
    }
}
