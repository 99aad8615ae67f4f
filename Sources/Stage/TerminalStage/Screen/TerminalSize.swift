/// How many cells a terminal has.
package struct TerminalSize: Sendable, Hashable {
    /// Cells across.
    package var columns: Int
    /// Cells down.
    package var rows: Int

    /// The sizes that are performed; a wide character needs two columns.
    package static let columnLimits = 2...1000
    /// The heights that are performed.
    package static let rowLimits = 1...500

    /// A size, brought within the limits.
    package init(columns: Int, rows: Int) {
        self.columns = min(max(columns, TerminalSize.columnLimits.lowerBound), TerminalSize.columnLimits.upperBound)
        self.rows = min(max(rows, TerminalSize.rowLimits.lowerBound), TerminalSize.rowLimits.upperBound)
    }
}
