import Stage

/// A terminal in an upright picture: it shows fewer columns than it has, so that its letters can be read there, and a row
/// that is longer goes on in the next one.
///
/// What the programs said stays as it was: this is how it is shown.
struct FoldedRows: Sendable, Hashable {
    /// How many cells are shown.
    let size: TerminalSize

    /// As many columns as are easily read on a phone, and no fewer.
    private static let columns = 38
    /// The share of an upright picture's height that its window takes.
    private static let share = 0.5

    /// How screens are folded for a picture; nil where that is not upright, or where rows cannot be broken: those of
    /// programs that fill the screen, of tables and of frames.
    init?(_ screens: [TerminalScreen], of full: TerminalSize, in picture: PictureSize?) {
        guard let picture, Double(picture.height) > Double(picture.width) * 1.25, full.columns > FoldedRows.columns,
            !screens.contains(where: \.isAlternate)
        else { return nil }
        let whole = screens.flatMap { screen in screen.rows.filter(\.isWhole).map(\.inkedLength) }.max() ?? 0
        let columns = max(FoldedRows.columns, whole)
        guard columns < full.columns else { return nil }
        // Cells are 0.6 to 1.32 of a letter, and the window is nearly as wide as the picture.
        let most = Double(picture.height) * FoldedRows.share / Double(picture.width) * Double(columns) * 0.6 / 1.32
        let used = screens.map { FoldedRows.fold($0, columns).rows.count }.max() ?? 0
        size = TerminalSize(columns: columns, rows: min(Int(most), max(used, full.rows)))
    }

    /// A screen, folded; where it has more rows than are shown, the last ones, or those from the cursor's on.
    func screen(_ screen: TerminalScreen) -> TerminalScreen {
        let folded = FoldedRows.fold(screen, size.columns)
        let first = first(of: folded)
        var shown = screen
        shown.size = size
        shown.rows = Array(folded.rows[first...].prefix(size.rows))
        let empty = Array(repeating: TerminalCell(), count: size.columns)
        while shown.rows.count < size.rows { shown.rows.append(empty) }
        shown.cursor.row = folded.cursor.row - first
        shown.cursor.column = folded.cursor.column
        return shown
    }

    /// The rows, from 0, that show a row of the whole screen; nil where none does.
    func rows(of row: Int, in screen: TerminalScreen) -> Range<Int>? {
        let folded = FoldedRows.fold(screen, size.columns)
        let first = first(of: folded)
        guard row < folded.places.count else { return nil }
        let shown = folded.places[row].clamped(to: first..<first + size.rows)
        return shown.isEmpty ? nil : shown.lowerBound - first..<shown.upperBound - first
    }

    private func first(of folded: Folded) -> Int { min(max(0, folded.rows.count - size.rows), folded.cursor.row) }

    /// All rows of a screen down to its last one or the cursor's.
    fileprivate struct Folded {
        var rows: [[TerminalCell]] = []
        /// Where each row of the screen is.
        var places: [Range<Int>] = []
        var cursor = (row: 0, column: 0)
    }

    private static func fold(_ screen: TerminalScreen, _ columns: Int) -> Folded {
        var folded = Folded()
        let last = max(screen.rows.lastIndex { $0.inkedLength > 0 } ?? 0, screen.cursor.row)
        var line: [TerminalCell] = []
        for (number, row) in screen.rows.enumerated().prefix(last + 1) {
            let start = folded.rows.count
            let isCursors = number == screen.cursor.row
            let length = max(row.inkedLength, isCursors ? min(screen.cursor.column + 1, row.count) : 0)
            for (column, cell) in row.prefix(length).enumerated() {
                // Both halves of a wide character stay together.
                if line.count + max(1, Int(cell.width)) > columns { folded.breakLine(&line, columns) }
                if isCursors, column == screen.cursor.column { folded.cursor = (folded.rows.count, line.count) }
                line.append(cell)
            }
            // A row without a blank at its end was broken there by the terminal: what follows belongs to it.
            let goesOn = number < last && row.inkedLength == row.count && screen.rows[number + 1].inkedLength > 0
            folded.places.append(start..<folded.rows.count + 1)
            if !goesOn { folded.end(&line, columns) }
        }
        return folded
    }
}

extension FoldedRows.Folded {
    /// Goes on in the next row, with the word that does not fit as a whole, where it is not too long.
    fileprivate mutating func breakLine(_ line: inout [TerminalCell], _ columns: Int) {
        let blank = line.lastIndex { $0.text == " " } ?? 0
        let end = blank > columns / 2 ? blank + 1 : line.count
        var rest = Array(line[end...])
        line.removeSubrange(end...)
        if cursor.row == rows.count, cursor.column >= end, !rest.isEmpty {
            cursor = (rows.count + 1, cursor.column - end)
        }
        self.end(&line, columns)
        swap(&line, &rest)
    }

    fileprivate mutating func end(_ line: inout [TerminalCell], _ columns: Int) {
        line += Array(repeating: TerminalCell(), count: max(0, columns - line.count))
        rows.append(line)
        line = []
    }
}

extension [TerminalCell] {
    /// How many cells there are to the last one that shows something.
    fileprivate var inkedLength: Int {
        let blank = TerminalCell()
        return (lastIndex { $0 != blank } ?? -1) + 1
    }

    /// Whether it makes no sense once broken: it draws lines or blocks, has a ground of its own to the end, or stands in
    /// columns.
    fileprivate var isWhole: Bool {
        let inked = prefix(inkedLength)
        if inked.last?.text == " " || inked.contains(where: \.isFigure) { return true }
        var (gaps, blanks) = (0, 0)
        for cell in inked.drop(while: { $0.text == " " }) {
            if cell.text == " " {
                blanks += 1
            } else {
                if blanks > 1 { gaps += 1 }
                blanks = 0
            }
        }
        return gaps > 1
    }
}
