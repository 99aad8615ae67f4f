/// The cells of a screen and of the one put aside, changed in place.
///
/// Rows are arrays of their own: scrolling moves references, and a screen handed out shares what does not change.
struct CellGrid {
    private(set) var size: TerminalSize
    private(set) var rows: [[TerminalCell]]
    /// The rows of the screen that is not shown.
    private var others: [[TerminalCell]]
    private(set) var isAlternate = false
    /// The rows that went out at the top, the newest last, where they are kept.
    private(set) var history: [[TerminalCell]] = []
    /// Whether rows that go out at the top are kept.
    var keepsHistory = false
    /// How new characters look, and what erasing leaves.
    var style = TerminalStyle()
    /// Where the last character went.
    private(set) var last: (row: Int, column: Int) = (0, 0)

    /// As many rows as terminals usually keep.
    static let mostHistory = 1000

    /// Zalgo and flags end somewhere; a family of four with skin tones has eleven.
    static let mostScalars = 16

    init(size: TerminalSize) {
        self.size = size
        rows = CellGrid.blank(size)
        others = rows
    }

    private static func blank(_ size: TerminalSize) -> [[TerminalCell]] {
        Array(repeating: Array(repeating: TerminalCell(), count: size.columns), count: size.rows)
    }

    private static let ascii: [String] = (0..<128).map { String(UnicodeScalar($0)) }

    // MARK: Characters

    mutating func put(_ value: UInt32, width: Int, row: Int, column: Int) {
        guard row >= 0, row < size.rows, column >= 0, column < size.columns else { return }
        let text = value < 128 ? CellGrid.ascii[Int(value)] : Unicode.Scalar(value).map { String($0) } ?? "\u{FFFD}"
        let isWide = width == 2 && column + 1 < size.columns
        part(row, column)
        if isWide { part(row, column + 1) }
        rows[row][column] = TerminalCell(text, width: isWide ? 2 : 1, style: style)
        if isWide { rows[row][column + 1] = TerminalCell("", width: 0, style: style) }
        last = (row, column)
    }

    /// Leaves a blank where the other half of a wide character would stand alone.
    @inline(__always)
    private mutating func part(_ row: Int, _ column: Int) {
        let width = rows[row][column].width
        if width == 0, column > 0 {
            rows[row][column - 1] = TerminalCell(style: rows[row][column - 1].style)
        } else if width == 2, column + 1 < size.columns {
            rows[row][column + 1] = TerminalCell(style: rows[row][column + 1].style)
        }
    }

    /// The character that was put last.
    var lastText: String { rows[last.row][last.column].text }
    var lastWidth: Int { Int(rows[last.row][last.column].width) }

    /// Adds a mark to the character that was put last.
    mutating func join(_ scalar: Unicode.Scalar) {
        guard lastText.unicodeScalars.count < CellGrid.mostScalars else { return }
        rows[last.row][last.column].text.unicodeScalars.append(scalar)
    }

    /// Exchanges the character that was put last.
    mutating func replaceLast(with text: String) { rows[last.row][last.column].text = text }

    // MARK: Places

    mutating func erase(_ area: CellArea) {
        let area = area.within(size)
        guard !area.isEmpty else { return }
        let blank = TerminalCell(style: style.erased)
        for row in area.rows {
            if area.columns.lowerBound > 0 { part(row, area.columns.lowerBound) }
            if area.columns.upperBound < size.columns { part(row, area.columns.upperBound - 1) }
            rows[row].withUnsafeMutableBufferPointer { cells in
                for column in area.columns { cells[column] = blank }
            }
        }
    }

    /// Moves what is in an area up and to the left; what moves in is blank.
    mutating func scroll(_ area: CellArea, down: Int, right: Int) {
        let area = area.within(size)
        guard !area.isEmpty else { return }
        if down != 0 { scroll(area, down: down) }
        if right != 0 { scroll(area, right: right) }
    }

    private mutating func scroll(_ area: CellArea, down: Int) {
        let (first, end) = (area.rows.lowerBound, area.rows.upperBound)
        let count = min(abs(down), end - first)
        let isWhole = area.columns == 0..<size.columns
        if down > 0 {
            if keepsHistory, isWhole, first == 0, !isAlternate { keep(rows[..<count]) }
            for row in first..<end - count { move(row + count, to: row, area.columns, isWhole) }
            erase(CellArea(rows: end - count..<end, columns: area.columns))
        } else {
            for row in (first + count..<end).reversed() { move(row - count, to: row, area.columns, isWhole) }
            erase(CellArea(rows: first..<first + count, columns: area.columns))
        }
    }

    private mutating func keep(_ gone: ArraySlice<[TerminalCell]>) {
        history += gone
        if history.count > CellGrid.mostHistory { history.removeFirst(history.count - CellGrid.mostHistory) }
    }

    private mutating func move(_ from: Int, to row: Int, _ columns: Range<Int>, _ isWhole: Bool) {
        if isWhole { return rows.swapAt(from, row) }
        rows[row].replaceSubrange(columns, with: rows[from][columns])
    }

    private mutating func scroll(_ area: CellArea, right: Int) {
        let columns = area.columns
        let count = min(abs(right), columns.count)
        for row in area.rows {
            let cells = rows[row]
            if right > 0 {
                let kept = columns.lowerBound + count..<columns.upperBound
                rows[row].replaceSubrange(columns.lowerBound..<columns.upperBound - count, with: cells[kept])
            } else {
                let kept = columns.lowerBound..<columns.upperBound - count
                rows[row].replaceSubrange(columns.lowerBound + count..<columns.upperBound, with: cells[kept])
            }
            mend(row)
        }
        let hole =
            right > 0
            ? columns.upperBound - count..<columns.upperBound : columns.lowerBound..<columns.lowerBound + count
        erase(CellArea(rows: area.rows, columns: hole))
    }

    /// Leaves blanks where halves of wide characters stand alone.
    private mutating func mend(_ row: Int) {
        for column in 0..<size.columns {
            let width = rows[row][column].width
            let follows = column + 1 < size.columns && rows[row][column + 1].width == 0
            let isAlone = width == 2 && !follows || width == 0 && (column == 0 || rows[row][column - 1].width != 2)
            if isAlone { rows[row][column] = TerminalCell(style: rows[row][column].style) }
        }
    }

    /// Shows the other screen.
    mutating func showAlternate(_ isAlternate: Bool) {
        guard isAlternate != self.isAlternate else { return }
        swap(&rows, &others)
        self.isAlternate = isAlternate
    }

    /// Changes the size.
    /// - Returns: how many rows went out at the top, so that the cursor's row stays.
    mutating func resize(to size: TerminalSize, keeping cursor: Int) -> Int {
        let surplus = self.size.rows - size.rows
        // Rows below the cursor go first, as in xterm.
        let above = max(0, min(surplus - (self.size.rows - 1 - cursor), surplus))
        let columns = size.columns
        func fitted(_ rows: [[TerminalCell]], above: Int) -> [[TerminalCell]] {
            var rows = Array(rows.dropFirst(above).prefix(size.rows))
            for row in rows.indices where rows[row].count > columns { rows[row].removeLast(rows[row].count - columns) }
            for row in rows.indices where rows[row].count < columns {
                rows[row] += Array(repeating: TerminalCell(), count: columns - rows[row].count)
            }
            let missing = size.rows - rows.count
            return rows + Array(repeating: Array(repeating: TerminalCell(), count: columns), count: missing)
        }
        rows = fitted(rows, above: above)
        others = fitted(others, above: 0)
        self.size = size
        last = (0, 0)
        for row in rows.indices { mend(row) }
        swap(&rows, &others)
        for row in rows.indices { mend(row) }
        swap(&rows, &others)
        return above
    }
}

/// A rectangle of cells.
struct CellArea {
    var rows: Range<Int>
    var columns: Range<Int>

    var isEmpty: Bool { rows.isEmpty || columns.isEmpty }

    /// What of it lies on a screen.
    func within(_ size: TerminalSize) -> CellArea {
        CellArea(rows: rows.clamped(to: 0..<size.rows), columns: columns.clamped(to: 0..<size.columns))
    }
}
