import Testing

@testable import TerminalStage

/// A terminal that has printed a text.
func terminal(_ columns: Int, _ rows: Int, _ text: String) -> TerminalScreen {
    let emulator = TerminalEmulator(size: TerminalSize(columns: columns, rows: rows))
    emulator.write(text.utf8)
    return emulator.screen
}

@Suite struct EmulatorTests {
    @Test func `text is wrapped and scrolled`() {
        #expect(terminal(4, 2, "abcdef\r\nghi").text == "ef\nghi")
    }
}
