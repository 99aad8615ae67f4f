@testable import TerminalStage

/// A terminal that has printed a text.
func terminal(_ columns: Int, _ rows: Int, _ text: String) -> TerminalScreen {
    terminal(columns, rows, Array(text.utf8))
}

/// A terminal that has printed bytes.
func terminal(_ columns: Int, _ rows: Int, _ bytes: [UInt8]) -> TerminalScreen {
    guard let emulator = try? TerminalEmulator(size: TerminalSize(columns: columns, rows: rows)) else {
        preconditionFailure("without memory no test goes on")
    }
    emulator.write(bytes)
    return emulator.screen
}

/// The cells of the first row.
func cells(_ text: String, columns: Int = 20) -> [TerminalCell] { terminal(columns, 4, text).rows[0] }
