/// Tables as far as the lines of the source tell: what libcmark would read otherwise there than cmark-gfm does.
struct TableScout {
    /// Lines at and above a header where cmark-gfm sees no definitions of links.
    private(set) var undefined: Set<Int> = []
    /// Rows that look like the underline of a heading.
    private(set) var underlines: Set<Int> = []
    /// Headers and rows.
    private(set) var rows: Set<Int> = []

    init() {}

    init(_ source: [UInt8], delimiterRows: [Int]) {
        let lines = Lines(source)
        for line in delimiterRows where line > 1 && !rows.contains(line) {
            guard isTable(source, lines, delimiter: line) else { continue }
            rows.insert(line - 1)
            seeHead(source, lines, from: line - 1)
            seeRows(source, lines, from: line + 1)
        }
    }

    private func isTable(_ source: [UInt8], _ lines: Lines, delimiter: Int) -> Bool {
        let above = lines.range(delimiter - 1)
        let header = LinePrefix(source, above)
        let text = source[header.end..<above.upperBound]
        let range = lines.range(delimiter)
        let quotes = source[range].prefix { Byte.isBlank($0) || $0 == Byte.greater }
        // In the container of the header, and not indented as code would be.
        guard quotes.count(where: { $0 == Byte.greater }) == header.quotes,
            header.indentation < 4, width(quotes) < header.end - above.lowerBound + 4,
            width(quotes) >= (header.itemEnd ?? above.lowerBound) - above.lowerBound,
            Fences.opening(of: text) == nil,
            let columns = ColumnAlignment.columns(source[quotes.endIndex..<range.upperBound])
        else { return false }
        return TableRow(text)?.cells.count == columns.count
    }

    /// In columns: a tab reaches to the next multiple of four (§2.2).
    private func width(_ blanks: ArraySlice<UInt8>) -> Int {
        blanks.reduce(0) { $1 == Byte.tab ? $0 / 4 * 4 + 4 : $0 + 1 }
    }

    private mutating func seeHead(_ source: [UInt8], _ lines: Lines, from header: Int) {
        var line = header
        while line >= 1, !(line < header && rows.contains(line)) {
            let prefix = LinePrefix(source, lines.range(line))
            guard prefix.end < lines.range(line).upperBound else { return }
            if source[prefix.end] == Byte.openBracket { undefined.insert(line) }
            line -= 1
        }
    }

    private mutating func seeRows(_ source: [UInt8], _ lines: Lines, from first: Int) {
        var line = first
        while line <= lines.count, LinePrefix.goesOn(source, lines.range(line)) {
            rows.insert(line)
            let text = source[lines.range(line)].drop { Byte.isBlank($0) || $0 == Byte.greater }.trimmed
            if text.allSatisfy({ $0 == UInt8(ascii: "=") }) || text.elementsEqual("--".utf8) { underlines.insert(line) }
            line += 1
        }
    }
}
