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
        var index = line.lowerBound
        while index < line.upperBound, source[index] != Byte.openBracket {
            let byte = source[index]
            guard Byte.isBlank(byte) || Byte.isDigit(byte) || ">-+*.)".utf8.contains(byte) else { return nil }
            index += 1
        }
        guard let close = FootnoteLine.labelEnd(source, at: index, end: line.upperBound), close + 1 < line.upperBound,
            source[close + 1] == Byte.colon
        else { return nil }
        label = source[(index + 2)..<close]
        start = index
        var text = close + 2
        while text < line.upperBound, Byte.isBlank(source[text]) { text += 1 }
        textStart = text
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

    /// Writes the line's beginning as that of an item; gives the byte to go on at.
    func write(to out: inout [UInt8], from source: [UInt8], lineStart: Int, lineEnd: Int) -> Int {
        let before = source[lineStart..<start]
        if before.count > 3 || !before.allSatisfy({ $0 == Byte.space }) { out += before }
        out += "+   ".utf8
        if textStart == lineEnd { out += FootnoteLine.placeholder }
        return textStart
    }
}
