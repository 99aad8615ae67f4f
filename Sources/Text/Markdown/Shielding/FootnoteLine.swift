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
    /// Whether it can only begin a footnote where no paragraph goes on: indented, or behind the mark of an item.
    private let isUnsure: Bool

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
            let isParagraph = node.kind == CMARK_NODE_PARAGRAPH
            if isParagraph || node.kind == CMARK_NODE_CODE_BLOCK || node.kind == CMARK_NODE_HTML_BLOCK {
                drop(&found, in: node, lines: lines, isParagraph: isParagraph)
            }
            next = isParagraph ? node.following(in: tree.root) : node.successor(in: tree.root)
        }
        return found
    }

    /// Leaves out lines that are a block's own: those of code, and those of a paragraph that are indented.
    private static func drop(_ found: inout [Int: FootnoteLine], in block: Node, lines: Lines, isParagraph: Bool) {
        var prefix: ContainerPrefix?
        for line in block.startLine...max(block.startLine, block.endLine) {
            guard let definition = found[line], !isParagraph || definition.isUnsure else { continue }
            if prefix == nil { prefix = ContainerPrefix(of: block, lines: lines) }
            guard let read = prefix?.read(line) else { continue }
            let isInside = read.matched == prefix?.count
            let isText = isParagraph && (read.indentation >= 4 || line > block.startLine)
            if isText || (!isParagraph && isInside) { found[line] = nil }
        }
    }

    private init?(_ source: [UInt8], _ line: Range<Int>) {
        let prefix = LinePrefix(source, line)
        let index = prefix.end
        guard let close = FootnoteLine.labelEnd(source, at: index, end: line.upperBound), close + 1 < line.upperBound,
            source[close + 1] == Byte.colon
        else { return nil }
        label = source[(index + 2)..<close]
        start = index
        isUnsure = prefix.indentation >= 4 || prefix.itemEnd != nil
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

    /// The mark of an item that stands for a footnote, of a kind that the text does not use for its own lists.
    static func mark(for source: [UInt8]) -> [UInt8] {
        var begins = true
        for (index, byte) in source.enumerated() {
            if begins, byte == UInt8(ascii: "+"), index + 1 < source.count, Byte.isSpace(source[index + 1]) {
                return Array("1)  ".utf8)
            }
            begins = Byte.isSpace(byte) || byte == Byte.greater
        }
        return Array("+   ".utf8)
    }

    /// Writes the line's beginning as that of an item; gives the byte to go on at, and the item's column, from 1.
    func write(to out: inout [UInt8], from source: [UInt8], line: Range<Int>, mark: [UInt8]) -> (next: Int, column: Int)
    {
        let before = source[line.lowerBound..<start]
        let isIndented = before.count <= 3 && before.allSatisfy { $0 == Byte.space }
        if !isIndented { out += before }
        let column = isIndented ? 1 : before.count + 1
        out += mark
        if textStart == line.upperBound { out += FootnoteLine.placeholder }
        return (textStart, column)
    }
}
