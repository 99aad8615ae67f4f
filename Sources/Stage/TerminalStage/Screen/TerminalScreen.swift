/// What a terminal shows at one instant.
///
/// Rows that did not change share their memory with the screens before, so that a recording's screens cost little.
public struct TerminalScreen: Sendable, Hashable {
    /// Where typing goes on, and how that is shown (DECSCUSR).
    public struct Cursor: Sendable, Hashable {
        /// The forms.
        public enum Shape: UInt8, Sendable, Hashable { case block, underline, bar }

        /// From 0 at the top.
        public var row: Int
        /// From 0 at the left.
        public var column: Int
        /// Its form.
        public var shape: Shape
        /// Whether it is shown at all.
        public var isVisible: Bool
        /// Whether it blinks.
        public var blinks: Bool

        /// A cursor.
        public init(
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
    public var size: TerminalSize
    /// The cells, from the top, each row as long as the screen is wide.
    public var rows: [[TerminalCell]]
    /// Where typing goes on.
    public var cursor: Cursor
    /// What the program calls its window; empty where it did not say.
    public var title: String
    /// Whether a full-screen program has put the screen before aside.
    public var isAlternate: Bool
    /// Whether text and ground are exchanged everywhere (DECSCNM).
    public var isReversed: Bool

    /// An empty screen.
    public init(size: TerminalSize) {
        self.size = size
        rows = Array(repeating: Array(repeating: TerminalCell(), count: size.columns), count: size.rows)
        cursor = Cursor()
        title = ""
        isAlternate = false
        isReversed = false
    }

    /// The screen as text: a line a row, blanks at their ends left out, empty rows at the end too.
    public var text: String {
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
    public func shows(_ wanted: String) -> Bool {
        text.contains(wanted) || wanted.last == " " && rows.contains { TerminalScreen.line($0).contains(wanted) }
    }

    /// Whether a row matches, without the blanks at its end.
    public func shows(_ pattern: Regex<AnyRegexOutput>) -> Bool {
        text.split(separator: "\n").contains { (try? pattern.firstMatch(in: $0)) ?? nil != nil }
    }
}
