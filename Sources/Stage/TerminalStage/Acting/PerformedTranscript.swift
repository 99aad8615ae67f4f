import Stage

/// A rehearsal's transcript, taken apart: for each line of the play the screens that it led to.
struct PerformedTranscript: Sendable {
    /// What one line of the play led to.
    struct Passage: Sendable {
        /// The line, as the rehearsal wrote it down.
        var label: String
        /// The screen after each key, or after the line where it has none.
        var screens: [TerminalScreen] = []
    }

    /// The first is how the terminal begins.
    private(set) var passages: [Passage] = []
    /// The largest size that the terminal had.
    private(set) var size: TerminalSize

    init(_ transcript: Transcript) throws(NoMemoryForTerminal) {
        size = transcript.size
        let emulator = try TerminalEmulator(size: transcript.size)
        var keys = 0
        func look() {
            guard !passages.isEmpty else { return }
            let screen = emulator.screen
            let last = passages.count - 1
            let wanted = max(1, keys)
            while passages[last].screens.count < wanted - 1 { passages[last].screens.append(screen) }
            if passages[last].screens.count == wanted {
                passages[last].screens[wanted - 1] = screen
            } else {
                passages[last].screens.append(screen)
            }
        }
        for event in transcript.events {
            switch event.kind {
            case .marker(let label):
                passages.append(Passage(label: label))
                keys = 0
                look()
            case .input:
                keys += 1
                look()
            case .output(let text):
                emulator.write(text.utf8)
                look()
            case .resize(let size):
                emulator.resize(to: size)
                self.size = TerminalSize(
                    columns: max(self.size.columns, size.columns), rows: max(self.size.rows, size.rows))
                look()
            case .exit: break
            }
        }
    }
}
