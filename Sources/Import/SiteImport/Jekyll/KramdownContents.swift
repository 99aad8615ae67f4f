import Letters

/// kramdown's table of contents, a list of one item with `{:toc}` below it, as `[TOC]`.
enum KramdownContents {
    static func plain(_ text: String) -> String {
        guard text.contains("{:") else { return text }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var index = 1
        while index < lines.count {
            if isMark(lines[index]), isItem(lines[index - 1]) {
                lines.replaceSubrange((index - 1)...index, with: ["", "[TOC]", ""])
            }
            index += 1
        }
        return lines.joined(separator: "\n")
    }

    /// `{:toc}`, perhaps with classes.
    private static func isMark(_ line: String) -> Bool {
        let inside = line.trimmed
        guard inside.hasPrefix("{:"), inside.hasSuffix("}") else { return false }
        return inside.dropFirst(2).dropLast().split(whereSeparator: \.isWhitespace).contains("toc")
    }

    private static func isItem(_ line: String) -> Bool {
        let inside = line.drop { $0 == " " }
        let rest = inside.drop(while: \.isNumber)
        if rest.startIndex > inside.startIndex { return rest.hasPrefix(". ") }
        return ["* ", "- ", "+ "].contains { inside.hasPrefix($0) }
    }
}
