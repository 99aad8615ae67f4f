import CMark

/// The text of a paragraph or a heading as libcmark reads its inlines: without the marks of its containers, without
/// blanks in front of its lines, and without the link definitions at its beginning.
struct LeafContent {
    /// The text; libcmark ends each line with `\n`.
    private(set) var bytes: [UInt8] = []
    /// Where the inlines begin: behind the link definitions.
    private(set) var start = 0
    /// The labels of those definitions, and where their addresses begin in the text that libcmark has read.
    private(set) var definitions: [(label: ArraySlice<UInt8>, offset: Int)] = []
    /// Where each byte stands in the text that libcmark has read.
    private(set) var map = OffsetMap()

    /// The content of a block.
    init(of block: Node, lines: Lines) {
        var prefix = ContainerPrefix(of: block, lines: lines)
        let first = block.startLine
        guard first >= 1, first <= lines.count else { return }
        for line in first...min(max(first, block.endLine), lines.count) {
            let text = prefix.read(line).text
            append(line == first ? LeafContent.withoutMark(text, line, block) : text, lines)
        }
        guard bytes.first == Byte.openBracket else { return }
        let grammar = LinkGrammar(bytes)
        while let definition = grammar.definition(at: start) {
            definitions.append((bytes[definition.label], map[definition.address]))
            start = definition.end
        }
    }

    private mutating func append(_ text: ArraySlice<UInt8>, _ lines: Lines) {
        map.add(at: bytes.count, target: text.startIndex)
        bytes += text
        bytes.append(Byte.newline)
    }

    /// A line without a byte order mark, and without the mark of a heading in front (§4.2).
    private static func withoutMark(_ text: ArraySlice<UInt8>, _ line: Int, _ block: Node) -> ArraySlice<UInt8> {
        var text = text
        if line == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3).drop(while: Byte.isBlank) }
        guard block.kind == CMARK_NODE_HEADING else { return text }
        let behind = text.drop { $0 == UInt8(ascii: "#") }
        let level = behind.startIndex - text.startIndex
        guard 1...6 ~= level, behind.first.map(Byte.isBlank) ?? true else { return text }
        return behind.drop(while: Byte.isBlank)
    }
}
