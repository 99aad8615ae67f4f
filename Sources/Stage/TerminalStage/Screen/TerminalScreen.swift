/// What a terminal shows at one instant.
///
/// Rows that did not change share their memory with the screens before, so that a recording's screens cost little.
package struct TerminalScreen: Sendable, Hashable {
    /// Where typing goes on, and how that is shown (DECSCUSR).
    package struct Cursor: Sendable, Hashable {
        /// What the cursor looks like.
        package enum Shape: UInt8, Sendable, Hashable { case block, underline, bar }

        /// From 0 at the top.
        package var row: Int
        /// From 0 at the left.
        package var column: Int
        package var shape: Shape
        /// Whether it is shown at all.
        package var isVisible: Bool
        /// Whether a program asked for blinking (DECSCUSR 0, 1, 3, 5); films draw it steady.
        package var blinks: Bool

        package init(
            row: Int = 0, column: Int = 0, shape: Shape = .block, isVisible: Bool = true, blinks: Bool = true
        ) {
            self.row = row
            self.column = column
            self.shape = shape
            self.isVisible = isVisible
            self.blinks = blinks
        }
    }

    /// How many cells it has.
    package var size: TerminalSize
    /// The cells, from the top, each row as long as the screen is wide.
    package var rows: [[TerminalCell]]
    /// Where typing goes on.
    package var cursor: Cursor
    /// What the program calls its window; empty where it did not say.
    package var title: String
    /// Whether a full-screen program has put the screen before aside.
    package var isAlternate: Bool
    /// Whether text and ground are exchanged everywhere (DECSCNM).
    package var isReversed: Bool

    /// Blank, with the cursor in its upper left corner.
    package init(size: TerminalSize) {
        self.size = size
        rows = Array(repeating: Array(repeating: TerminalCell(), count: size.columns), count: size.rows)
        cursor = Cursor()
        title = ""
        isAlternate = false
        isReversed = false
    }

    /// The screen as text: a line a row, blanks at their ends left out, empty rows at the end too.
    package var text: String {
        var lines = rows.map { row in
            var line = TerminalScreen.line(row)
            while line.last == " " { line.removeLast() }
            return line
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    private static func line(_ row: [TerminalCell]) -> String {
        var line = ""
        for cell in row where cell.width > 0 {
            line += cell.style.attributes.contains(.concealed) ? " " : cell.text
        }
        return line
    }

    /// Whether a text is to be seen; blanks at its end are those that fill each row, as behind a prompt.
    package func shows(_ wanted: String) -> Bool {
        text.contains(wanted) || wanted.last == " " && rows.contains { TerminalScreen.line($0).contains(wanted) }
    }

    /// Whether a row matches, without the blanks at its end.
    package func shows(_ pattern: Regex<AnyRegexOutput>) -> Bool {
        text.split(separator: "\n").contains { (try? pattern.firstMatch(in: $0)) ?? nil != nil }
    }
}
