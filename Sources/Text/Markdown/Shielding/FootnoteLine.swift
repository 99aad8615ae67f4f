import CMark

/// A line that begins a footnote, `[^label]: text`, as cmark-gfm recognises it.
///
/// libcmark gets it as an item of a list whose text begins in the fifth column: an item asks of its further lines what
/// a footnote asks, an indentation by four.
struct FootnoteLine {
    /// What the footnote is called.
    let label: ArraySlice<UInt8>
    /// Where the bracket stands, in bytes of the text.
    let start: Int
    /// Where the footnote's own text begins.
    let textStart: Int

    /// Stands for the text of a footnote that begins on a later line, so that the indentation is still by four.
    static let placeholder = Array("<!---->".utf8)

    /// All such lines, but those in code and raw HTML.
    static func find(in source: [UInt8]) -> [Int: FootnoteLine] {
        let lines = Lines(source)
        var found: [Int: FootnoteLine] = [:]
        for line in 1...lines.count {
            if let definition = FootnoteLine(source, lines.range(line)) { found[line] = definition }
        }
        guard !found.isEmpty, let tree = Tree(parsing: source, smart: false) else { return found }
        var next = tree.root.firstChild
        while let node = next {
            if node.kind == CMARK_NODE_CODE_BLOCK || node.kind == CMARK_NODE_HTML_BLOCK {
                for line in node.startLine...max(node.startLine, node.endLine) { found[line] = nil }
            }
            next = node.kind == CMARK_NODE_PARAGRAPH ? node.following(in: tree.root) : node.successor(in: tree.root)
        }
        return found
    }

    private init?(_ source: [UInt8], _ line: Range<Int>) {
        let index = FootnoteLine.prefixEnd(source, line)
        guard let close = FootnoteLine.labelEnd(source, at: index, end: line.upperBound), close + 1 < line.upperBound,
            source[close + 1] == Byte.colon
        else { return nil }
        label = source[(index + 2)..<close]
        start = index
        var text = close + 2
        while text < line.upperBound, Byte.isBlank(source[text]) { text += 1 }
        textStart = text
    }

    /// Where the marks of quotes and items at the beginning of a line end.
    private static func prefixEnd(_ source: [UInt8], _ line: Range<Int>) -> Int {
        var index = line.lowerBound
        while index < line.upperBound {
            let byte = source[index]
            if Byte.isBlank(byte) || byte == Byte.greater {
                index += 1
                continue
            }
            var end = index
            while end < line.upperBound, end - index < 9, Byte.isDigit(source[end]) { end += 1 }
            guard end + 1 < line.upperBound, (end == index ? "-+*" : ".)").utf8.contains(source[end]),
                Byte.isBlank(source[end + 1])
            else { return index }
            index = end + 2
        }
        return index
    }

    /// Where the bracket of `[^label]` that begins at a byte closes; nil where it is none.
    static func labelEnd(_ source: [UInt8], at index: Int, end: Int) -> Int? {
        guard index + 3 < end, source[index] == Byte.openBracket, source[index + 1] == Byte.caret else { return nil }
        var close = index + 2
        while close < end, source[close] != Byte.closeBracket {
            if Byte.isSpace(source[close]) || source[close] == 0 || source[close] == Byte.openBracket { return nil }
            close += 1
        }
        return close < end && close > index + 2 ? close : nil
    }

    /// Writes the line's beginning as that of an item; gives the byte to go on at, and the item's column, from 1.
    func write(to out: inout [UInt8], from source: [UInt8], lineStart: Int, lineEnd: Int) -> (next: Int, column: Int) {
        let before = source[lineStart..<start]
        let isIndented = before.count <= 3 && before.allSatisfy { $0 == Byte.space }
        if !isIndented { out += before }
        let column = isIndented ? 1 : before.count + 1
        out += "+   ".utf8
        if textStart == lineEnd { out += FootnoteLine.placeholder }
        return (textStart, column)
    }
}
