/// A row of a table, cut into its cells as cmark-gfm cuts it (`table.c`, `row_from_string`).
struct TableRow {
    /// The cells, trimmed, as the line has them.
    let cells: [ArraySlice<UInt8>]

    /// Nil where a line is no row.
    init?(_ line: ArraySlice<UInt8>) {
        var index = line.startIndex
        if line.first == Byte.pipe { index = TableRow.afterPipe(line, index) }
        var cells: [ArraySlice<UInt8>] = []
        while index < line.endIndex {
            let start = index
            while index < line.endIndex, line[index] != Byte.pipe {
                let isEscape =
                    line[index] == Byte.backslash && index + 1 < line.endIndex
                    && line[index + 1] == Byte.pipe
                index += isEscape ? 2 : 1
            }
            let hasPipe = index < line.endIndex
            if index > start || hasPipe { cells.append(line[start..<index].trimmed) }
            if hasPipe { index = TableRow.afterPipe(line, index) }
        }
        if cells.isEmpty { return nil }
        self.cells = cells
    }

    private static func afterPipe(_ line: ArraySlice<UInt8>, _ pipe: Int) -> Int {
        var index = pipe + 1
        while index < line.endIndex, Byte.isSpace(line[index]) { index += 1 }
        return index
    }

    /// The pieces of a text that are left when each `\|` in it has become a pipe.
    static func unescaped(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var start = text.startIndex
        for index in text.indices.dropLast() where text[index] == Byte.backslash && text[index + 1] == Byte.pipe {
            pieces.append(text[start..<index])
            start = index + 1
        }
        return pieces + [text[start...]]
    }
}

/// How a column is set.
enum ColumnAlignment: String {
    case left, center, right

    /// The columns of a delimiter row, `| --- | :-: |`; nil where a line is none.
    static func columns(_ line: ArraySlice<UInt8>) -> [ColumnAlignment?]? {
        var rest = line.trimmed
        // Hyphens alone are an underline or a break, which come first.
        guard rest.contains(where: { $0 == Byte.pipe || $0 == Byte.colon }) else { return nil }
        if rest.first == Byte.pipe { rest = rest.dropFirst() }
        if rest.last == Byte.pipe { rest = rest.dropLast() }
        var columns: [ColumnAlignment?] = []
        for cell in rest.split(separator: Byte.pipe, omittingEmptySubsequences: false) {
            var mark = cell.trimmed
            let left = mark.first == Byte.colon
            if left { mark = mark.dropFirst() }
            let right = mark.last == Byte.colon
            if right { mark = mark.dropLast() }
            guard !mark.isEmpty, mark.allSatisfy({ $0 == Byte.hyphen }) else { return nil }
            columns.append(left && right ? .center : left ? .left : right ? .right : nil)
        }
        return columns
    }
}
