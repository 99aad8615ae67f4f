import Stage

/// A rehearsal's transcript, taken apart: for each line of the play the screens that it led to.
struct PerformedTranscript: Sendable {
    /// What one line of the play led to.
    struct Passage: Sendable {
        /// The line, as the rehearsal wrote it down.
        var label: String
        /// When it began, on the transcript's clock.
        var start = Seconds.zero
        /// The screen after each key, or after the line where it has none.
        var screens: [TerminalScreen] = []
        /// When each screen came, since the line began, where the line is watched as it goes; else empty.
        var times: [Seconds] = []
        /// Whether the program drew rows in place, rather than printing one after another.
        var isPainted = false

        /// Whether the program is watched as it goes.
        var isWatched: Bool { label.hasPrefix("watch ") }
    }

    /// The first is how the terminal begins.
    private(set) var passages: [Passage] = []
    /// The largest size that the terminal had.
    private(set) var size: TerminalSize

    init(_ transcript: Transcript) throws(NoMemoryForTerminal) {
        size = transcript.size
        let emulator = try TerminalEmulator(size: transcript.size, keepsHistory: true)
        var keys = 0
        var back = 0
        for event in transcript.events {
            switch event.kind {
            case .marker(let label):
                passages.append(Passage(label: label, start: event.time))
                keys = 0
                if let rows = PerformedTranscript.rowsBack(label) {
                    scroll(by: rows, &back, emulator)
                } else {
                    look(emulator.screen(scrolledBack: back), at: event.time, keys)
                }
            case .input:
                keys += 1
                back = 0
                look(emulator.screen, at: event.time, keys)
            case .output(let text):
                let placings = emulator.placings
                emulator.write(text.utf8)
                if emulator.placings > placings, !passages.isEmpty { passages[passages.count - 1].isPainted = true }
                back = 0
                look(emulator.screen, at: event.time, keys)
            case .resize(let size):
                emulator.resize(to: size)
                self.size = TerminalSize(
                    columns: max(self.size.columns, size.columns), rows: max(self.size.rows, size.rows))
                look(emulator.screen, at: event.time, keys)
            case .exit: break
            }
        }
    }

    /// Takes down what is shown after so many keys of the line.
    private mutating func look(_ screen: TerminalScreen, at time: Seconds, _ keys: Int) {
        guard !passages.isEmpty else { return }
        let last = passages.count - 1
        if passages[last].isWatched {
            passages[last].screens.append(screen)
            passages[last].times.append(time - passages[last].start)
            return
        }
        let wanted = max(1, keys)
        while passages[last].screens.count < wanted - 1 { passages[last].screens.append(screen) }
        if passages[last].screens.count == wanted {
            passages[last].screens[wanted - 1] = screen
        } else {
            passages[last].screens.append(screen)
        }
    }

    /// A screen for each row that the window is scrolled.
    private mutating func scroll(by rows: Int, _ back: inout Int, _ emulator: TerminalEmulator) {
        let wanted = min(max(0, back + rows), emulator.historyCount)
        repeat {
            back += wanted > back ? 1 : wanted < back ? -1 : 0
            passages[passages.count - 1].screens.append(emulator.screen(scrolledBack: back))
        } while back != wanted
    }

    /// How many rows a line scrolls back; fewer than none is down again; nil where it does not scroll.
    private static func rowsBack(_ label: String) -> Int? {
        let words = label.split(separator: " ")
        guard words.count == 3, words[0] == "scroll", let rows = Int(words[2]) else { return nil }
        return words[1] == "up" ? rows : -rows
    }
}
