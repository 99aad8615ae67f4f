import CMark

/// Tables (GFM §4.10), found in paragraphs of a finished tree.
///
/// libcmark has read a table as a paragraph, or as a heading where a line of hyphens follows. The lines are read anew
/// from the source; cells, and what stood before and behind the table in that paragraph, are parsed once more, together
/// and with the definitions of links of the whole text.
struct Tables {
    private let lines: Lines
    private let triggers: Triggers
    private let origins: Origins?
    private var sketches: [TableSketch] = []

    /// Makes tables of a tree's paragraphs.
    static func apply(to tree: Tree, lines: Lines, triggers: Triggers, options: MarkdownOptions, origins: Origins?) {
        var tables = Tables(lines: lines, triggers: triggers, origins: origins)
        var next = tree.root.firstChild
        while let node = next {
            let isParagraph = node.kind == CMARK_NODE_PARAGRAPH || node.kind == CMARK_NODE_HEADING
            if isParagraph { tables.look(at: node) }
            next = isParagraph ? node.following(in: tree.root) : node.successor(in: tree.root)
        }
        guard !tables.sketches.isEmpty else { return }
        tables.replace(options: options)
    }

    private init(lines: Lines, triggers: Triggers, origins: Origins?) {
        self.lines = lines
        self.triggers = triggers
        self.origins = origins
    }

    private mutating func look(at block: Node) {
        let last = max(block.endLine, block.startLine)
        guard last > block.startLine, holdsDelimiter(block.startLine + 1...last) else { return }
        var prefix = ContainerPrefix(of: block, lines: lines)
        var text = (block.startLine...last).map { prefix.read($0) }
        var mayDelimit = text.count
        if block.kind == CMARK_NODE_HEADING, let underline = text.dropFirst().firstIndex(where: \.isUnderline) {
            text.removeSubrange((underline + 1)...)
            mayDelimit = underline
        }
        if let sketch = TableSketch(
            of: block, lines: text, delimitedBefore: mayDelimit, prefix: prefix,
            readsAttributes: origins?.seeksForeign == true)
        {
            sketches.append(sketch)
        }
    }

    /// Whether one of these lines may be a delimiter row; the rows are in order.
    private func holdsDelimiter(_ range: ClosedRange<Int>) -> Bool {
        var low = 0
        var high = triggers.delimiterRows.count
        while low < high {
            let middle = (low + high) / 2
            if triggers.delimiterRows[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < triggers.delimiterRows.count && triggers.delimiterRows[low] <= range.upperBound
    }

    private func replace(options: MarkdownOptions) {
        var text = FragmentText()
        for sketch in sketches { sketch.write(to: &text) }
        let definitions = triggers.definition ? lines.text : []
        let bytes = text.finished(definitions: definitions)
        guard let tree = Tree(parsing: bytes, smart: options.smart) else { return }
        withExtendedLifetime(tree) {
            origins?.trace(
                fragments: tree, lines: Lines(bytes), map: text.map, upTo: bytes.count - definitions.count,
                bareAddresses: triggers.address)
            var fragments = FragmentReader(tree)
            for sketch in sketches { sketch.build(from: &fragments, isSite: options.flavour == .site) }
        }
    }
}

/// Fragments of a text to be parsed together: blocks apart by a comment, then cells, each a paragraph of its own.
struct FragmentText {
    /// Stands between fragments.
    static let separator = Array("<!--|-->".utf8)
    /// Begins a cell, so that nothing in it can begin a block; libcmark takes it for white space (§6.2).
    static let cellStart: [UInt8] = [0xC2, 0xA0]

    private var bytes: [UInt8] = []
    /// Where the bytes stand in the text that the fragments were cut from.
    private(set) var map = OffsetMap()

    /// Adds lines as a fragment of blocks.
    mutating func add(lines: [ContainerPrefix.Line], unescapingPipes: Bool) {
        for line in lines {
            bytes += Array(repeating: Byte.space, count: line.indentation)
            for piece in unescapingPipes ? TableRow.unescaped(line.text) : [line.text] { add(piece) }
            bytes.append(Byte.newline)
        }
        bytes.append(Byte.newline)
        bytes += FragmentText.separator
        bytes += [Byte.newline, Byte.newline]
    }

    mutating func add(cell: ArraySlice<UInt8>) {
        bytes += FragmentText.cellStart
        for piece in TableRow.unescaped(cell) { add(piece) }
        bytes += [Byte.newline, Byte.newline]
    }

    private mutating func add(_ piece: ArraySlice<UInt8>) {
        map.add(at: bytes.count, target: piece.startIndex)
        bytes += piece
    }

    /// All fragments, and behind them the text whose definitions of links hold in them.
    mutating func finished(definitions: [UInt8]) -> [UInt8] {
        bytes += FragmentText.separator
        bytes.append(Byte.newline)
        map.add(at: bytes.count, target: 0)
        return bytes + definitions
    }
}

/// Hands out the parsed fragments in the order in which they were written.
struct FragmentReader {
    private var next: Node?

    init(_ tree: Tree) { next = tree.root.firstChild }

    /// The blocks of the next fragment.
    mutating func blocks() -> [Node] {
        var blocks: [Node] = []
        while let node = next {
            next = node.next
            if node.kind == CMARK_NODE_HTML_BLOCK, node.literal.trimmed.elementsEqual(FragmentText.separator) { break }
            blocks.append(node)
        }
        return blocks
    }

    /// The inlines of the next cell.
    mutating func cell() -> [Node] {
        guard let paragraph = next, paragraph.kind == CMARK_NODE_PARAGRAPH else { return [] }
        next = paragraph.next
        var inlines: [Node] = []
        var child = paragraph.firstChild
        if let first = child, first.kind == CMARK_NODE_TEXT, first.literal.starts(with: FragmentText.cellStart) {
            let start = FragmentText.cellStart.count
            Origins.move(first, by: start)
            first.setLiteral(Array(first.literal.dropFirst(start)))
        }
        while let node = child {
            inlines.append(node)
            child = node.next
        }
        return inlines
    }
}
