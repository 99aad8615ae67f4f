import CMark

/// A table that was found in a paragraph, and what stands around it there.
struct TableSketch {
    private let block: Node
    private let readsAttributes: Bool
    private let columns: [ColumnAlignment?]
    /// The header and the rows, each with its line.
    private var rows: [(line: Int, cells: [ArraySlice<UInt8>])] = []
    private var before: [ContainerPrefix.Line] = []
    private var behind: [ContainerPrefix.Line] = []
    private var behindLine = 0
    /// The container that the lines behind the table have left; nil where they are still in all of them.
    private var left: Node?

    /// As in cmark-gfm, tables that would be filled up with more cells than this end early.
    private static let mostFilledCells = 0x80000

    init?(
        of block: Node, lines: [ContainerPrefix.Line], delimitedBefore end: Int, prefix: ContainerPrefix,
        readsAttributes: Bool
    ) {
        guard let delimiter = TableSketch.delimiter(in: lines[..<end], containers: prefix.count),
            let columns = ColumnAlignment.columns(lines[delimiter].text)
        else { return nil }
        self.block = block
        self.columns = columns
        before = Array(lines[..<(delimiter - 1)])
        self.readsAttributes = readsAttributes
        readRows(lines, from: delimiter - 1, containers: prefix.count)
        let end = delimiter + rows.count
        guard end < lines.count else { return }
        behindLine = block.startLine + end
        behind = Array(lines[end...])
        if lines[end].matched < prefix.count { left = prefix.container(lines[end].matched) }
    }

    /// The first line that is a delimiter row with as many columns as the line above has cells.
    private static func delimiter(in lines: ArraySlice<ContainerPrefix.Line>, containers: Int) -> Int? {
        for index in lines.indices.dropFirst() where lines[index].matched == containers && lines[index].indentation < 4
        {
            guard let columns = ColumnAlignment.columns(lines[index].text) else { continue }
            // A paragraph gets one try, as in cmark-gfm: many tries would take quadratic time.
            return TableRow(lines[index - 1].text)?.cells.count == columns.count ? index : nil
        }
        return nil
    }

    private mutating func readRows(_ lines: [ContainerPrefix.Line], from header: Int, containers: Int) {
        var filled = 0
        for index in [header] + Array((header + 2)..<max(header + 2, lines.count)) {
            let line = lines[index]
            if index > header, line.matched < containers || BlockStart.begins(line) { return }
            if readsAttributes, index > header, BlockAttributes(line.text) != nil { return }
            guard let row = TableRow(line.text) else { return }
            filled += max(0, columns.count - row.cells.count)
            if filled > TableSketch.mostFilledCells { return }
            rows.append((block.startLine + index, Array(row.cells.prefix(columns.count))))
        }
    }

    /// Writes what is to be parsed.
    func write(to text: inout FragmentText) {
        // As in cmark-gfm, escaped pipes above the header are resolved too.
        if !before.isEmpty { text.add(lines: before, unescapingPipes: true) }
        for row in rows {
            for cell in row.cells where !cell.isEmpty { text.add(cell: cell) }
        }
        if !behind.isEmpty { text.add(lines: behind, unescapingPipes: false) }
    }

    /// Puts the table and what stands around it in the paragraph's place.
    func build(from fragments: inout FragmentReader, isSite: Bool) {
        if !before.isEmpty { insert(fragments.blocks(), at: block, line: block.startLine) }
        if let table = table(from: &fragments, isSite: isSite) { block.insertBefore(table) }
        if !behind.isEmpty {
            let blocks = fragments.blocks()
            if let left { insertAfter(blocks, outside: left) } else { insert(blocks, at: block, line: behindLine) }
        }
        block.remove()
    }

    private func insert(_ blocks: [Node], at place: Node, line: Int) {
        guard let first = blocks.first?.startLine else { return }
        for node in blocks {
            node.unlink()
            node.mark = Markup.mark(shift: line - first)
            place.insertBefore(node)
        }
    }

    /// Lines that have left a container stand behind it, and behind its list where it is an item.
    private func insertAfter(_ blocks: [Node], outside container: Node) {
        guard let first = blocks.first?.startLine else { return }
        var place = container
        if container.kind == CMARK_NODE_ITEM, let list = container.parent { place = list }
        for node in blocks {
            node.unlink()
            node.mark = Markup.mark(shift: behindLine - first)
            place.insertAfter(node)
            place = node
        }
    }

    private func table(from fragments: inout FragmentReader, isSite: Bool) -> Node? {
        guard let table = Node(new: CMARK_NODE_CUSTOM_BLOCK) else { return nil }
        table.setMarkup(
            enter: (isSite ? "<div class=\"table\" tabindex=\"0\"><table>\n<thead>\n" : "<table>\n<thead>\n").utf8,
            exit: ((rows.count > 1 ? "</tbody>\n" : "</thead>\n") + (isSite ? "</table></div>\n" : "</table>\n")).utf8)
        // From the third row on, all begin as the third does.
        let openings = (0..<min(rows.count, 3)).map { row in
            columns.indices.map { Array(opening(row: row, $0, isSite).utf8) }
        }
        let closings = (0..<min(rows.count, 2)).map { row in columns.indices.map { Array(closing(row: row, $0).utf8) } }
        for (index, row) in rows.enumerated() {
            for column in columns.indices {
                guard let cell = Node(new: CMARK_NODE_CUSTOM_BLOCK) else { continue }
                cell.mark = Markup.mark(cellOn: row.line)
                cell.setMarkup(enter: openings[min(index, 2)][column], exit: closings[min(index, 1)][column])
                table.append(cell)
                guard column < row.cells.count, !row.cells[column].isEmpty else { continue }
                for node in fragments.cell() {
                    node.unlink()
                    cell.append(node)
                }
            }
        }
        return table
    }

    private func opening(row: Int, _ column: Int, _ isSite: Bool) -> String {
        var tag = row == 0 ? "<th" : "<td"
        if let alignment = columns[column] {
            tag += (isSite ? " style=\"text-align:" : " align=\"") + alignment.rawValue + "\""
        }
        tag += ">"
        guard column == 0 else { return tag }
        return (row == 1 ? "</thead>\n<tbody>\n<tr>\n" : "<tr>\n") + tag
    }

    private func closing(row: Int, _ column: Int) -> String {
        (row == 0 ? "</th>\n" : "</td>\n") + (column == columns.count - 1 ? "</tr>\n" : "")
    }
}
