import Synchronization
import Threads

/// How far something has come: a bar on a terminal, a line now and then in a log, nothing with `--quiet`.
final class ProgressBar: Sendable {
    /// What was shown last.
    private struct Shown {
        var percent = -1
        var time: Double
    }

    private let title: String
    private let console: Console
    private let shown: Mutex<Shown>

    /// A bar of 24 marks, as a row of bulbs.
    private static let width = 24
    /// The time between two lines of a log, in seconds; work that is done sooner needs none.
    private static let pause = 2.0

    init(_ title: String, _ console: Console) {
        self.title = title
        self.console = console
        shown = Mutex(Shown(time: monotonicSeconds()))
    }

    /// Shows that so many of all are done.
    func show(_ done: Int, of all: Int) {
        guard console.loudness > .quiet, console.format == .text, all > 0 else { return }
        let percent = min(100, done * 100 / all)
        shown.withLock { last in
            guard percent != last.percent else { return }
            let now = monotonicSeconds()
            if console.isTerminal {
                console.redraw(bar(percent))
            } else {
                guard now - last.time >= ProgressBar.pause else { return }
                console.say("\(title): \(percent) %")
            }
            last = Shown(percent: percent, time: now)
        }
    }

    /// Takes the bar away, so that the next line stands in its place.
    func finish() {
        shown.withLock { last in
            if console.isTerminal, last.percent >= 0 { console.redraw("") }
            last.percent = -1
        }
    }

    private func bar(_ percent: Int) -> String {
        let lit = percent * ProgressBar.width / 100
        let bulbs = String(repeating: "●", count: lit) + String(repeating: "○", count: ProgressBar.width - lit)
        return "\(bulbs) \(percent) %  \(title)"
    }
}
