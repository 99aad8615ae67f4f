/// How many cells a terminal has.
public struct TerminalSize: Sendable, Hashable {
    /// Cells across.
    public var columns: Int
    /// Cells down.
    public var rows: Int

    /// The sizes that are performed; a wide character needs two columns.
    public static let columnLimits = 2...1000
    /// The heights that are performed.
    public static let rowLimits = 1...500

    /// A size, brought within the limits.
    public init(columns: Int, rows: Int) {
        self.columns = min(max(columns, TerminalSize.columnLimits.lowerBound), TerminalSize.columnLimits.upperBound)
        self.rows = min(max(rows, TerminalSize.rowLimits.lowerBound), TerminalSize.rowLimits.upperBound)
    }
}
