import Drawing
import Stage

/// A transcript, performed: what the terminal shows at every instant of the virtual clock.
package struct TerminalPerformance: Sendable {
    /// A screen, and when it comes up.
    package struct Moment: Sendable {
        /// When.
        package var time: Seconds
        /// What is shown from then on.
        package var screen: TerminalScreen
    }

    /// A name somebody gave a moment.
    package struct Mark: Sendable, Hashable {
        /// The name; may be empty.
        package var name: String
        /// When.
        package var time: Seconds
    }

    /// The screens, each different from the one before; the first comes up at 0.
    package private(set) var moments: [Moment]
    /// The names of moments, in order.
    package private(set) var marks: [Mark] = []
    /// When the last thing happened.
    package let duration: Seconds
    /// The largest size that the terminal had.
    package private(set) var size: TerminalSize

    /// Performs a transcript.
    ///
    /// - Parameters:
    ///   - transcript: what the terminal was told, its pauses as they are to be shown.
    ///   - fps: how often a screen is looked at; of several states in one frame the last counts.
    /// - Throws: that there is no memory for a terminal.
    package init(_ transcript: Transcript, fps: Int = 30) throws(NoMemoryForTerminal) {
        duration = transcript.duration
        size = transcript.size
        let emulator = try TerminalEmulator(size: transcript.size)
        moments = [Moment(time: .zero, screen: emulator.screen)]
        var due: Seconds?
        let frame = 1_000_000 / max(1, fps)
        for event in transcript.events {
            if let instant = due, event.time.microseconds / frame > instant.microseconds / frame {
                look(at: emulator, instant)
                due = nil
            }
            switch event.kind {
            case .output(let text):
                emulator.write(text.utf8)
                due = due ?? event.time
            case .resize(let size):
                emulator.resize(to: size)
                self.size = TerminalSize(
                    columns: max(self.size.columns, size.columns), rows: max(self.size.rows, size.rows))
                due = due ?? event.time
            case .marker(let name): marks.append(Mark(name: name, time: event.time))
            case .input, .exit: break
            }
        }
        if let due { look(at: emulator, due) }
    }

    private mutating func look(at emulator: TerminalEmulator, _ time: Seconds) {
        var screen = emulator.screen
        let before = moments[moments.count - 1]
        guard screen != before.screen else { return }
        // Rows that were written anew but say the same share memory again.
        for row in screen.rows.indices where row < before.screen.rows.count {
            if screen.rows[row] == before.screen.rows[row] { screen.rows[row] = before.screen.rows[row] }
        }
        if time == before.time {
            moments[moments.count - 1].screen = screen
        } else {
            moments.append(Moment(time: time, screen: screen))
        }
    }

    /// What is shown at an instant.
    package func screen(at time: Seconds) -> TerminalScreen {
        var (low, high) = (0, moments.count)
        while low < high {
            let middle = (low + high) / 2
            if moments[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return moments[max(0, low - 1)].screen
    }

    /// What is shown at the end.
    package var lastScreen: TerminalScreen { moments[moments.count - 1].screen }
}

extension Sequence<TerminalScreen> {
    /// The letters that some of them show and no font has; nil where there are none.
    package func unknownLetters(_ measure: TextMeasure) -> UnknownLetters? {
        var unknown: UnknownLetters?
        for letter in rareLetters {
            let run = TextRun(letter, Font(.mono, size: 20), .black, at: .zero)
            guard let found = measure(run).unknown else { continue }
            if unknown == nil { unknown = found } else { unknown?.add(found) }
        }
        return unknown
    }

    /// The characters beyond Latin and Cyrillic that are set in a font, each once, in the order in which they come up.
    private var rareLetters: [String] {
        var (letters, seen): ([String], Set<String>) = ([], [])
        var before: [[TerminalCell]] = []
        for screen in self {
            for (number, row) in screen.rows.enumerated() where number >= before.count || row != before[number] {
                for cell in row where cell.isInked && !cell.isPlain && !cell.isFigure {
                    if seen.insert(cell.text).inserted { letters.append(cell.text) }
                }
            }
            before = screen.rows
        }
        return letters
    }
}
