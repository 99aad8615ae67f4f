import Synchronization

/// How far something has come: a bar on a terminal, a line now and then in a log, nothing with `--quiet`.
final class ProgressBar: Sendable {
    private let title: String
    private let console: Console
    private let shown = Mutex<Int>(-1)

    /// A bar of 24 marks, as a row of bulbs.
    private static let width = 24
    /// The share of the whole after which a log gets a line, in percent.
    private static let logStep = 25

    init(_ title: String, _ console: Console) {
        self.title = title
        self.console = console
    }

    /// Shows that so many of all are done.
    func show(_ done: Int, of all: Int) {
        guard console.loudness > .quiet, console.format == .text, all > 0 else { return }
        let percent = min(100, done * 100 / all)
        shown.withLock { last in
            if console.isTerminal {
                guard percent != last else { return }
                last = percent
                let lit = percent * ProgressBar.width / 100
                let bar = String(repeating: "●", count: lit) + String(repeating: "○", count: ProgressBar.width - lit)
                console.redraw("\(bar) \(percent) %  \(title)")
            } else if percent / ProgressBar.logStep > max(0, last) / ProgressBar.logStep {
                last = percent
                console.say("\(title): \(percent) %")
            }
        }
    }

    /// Takes the bar away, so that the next line stands in its place.
    func finish() {
        shown.withLock { last in
            if console.isTerminal, last >= 0 { console.redraw("") }
            last = -1
        }
    }
}
