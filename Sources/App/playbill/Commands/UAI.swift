import Glibc
import Nanashi
import Synchronization

extension CommandSpec {
    /// `playbill uai`: the engine, speaking the Universal Ataxx Interface.
    static let uai = CommandSpec(
        name: "uai", operands: "", summary: "the engine of Nanashi, for match runners (Universal Ataxx Interface)",
        options: [Switch.help],
        example: ("printf 'uai\\nquit\\n' | playbill uai", "prints the engine's name and options, then uaiok"),
        run: { arguments, console in
            try arguments.refuseOperands()
            UAIProgram(console).run()
            return .done
        })
}

/// The two threads of the engine: one reads lines and answers what cannot wait, the other plays.
final class UAIProgram: Sendable {
    /// The lines that wait, and whether a `stop` is among them.
    private struct Queue {
        var lines: [String] = []
        var stops = 0
        var isSearching = false
        var isEnded = false
    }

    private let console: Console
    private let queue = Mutex(Queue())
    /// Counts the lines that were added, so that the player can sleep.
    nonisolated(unsafe) private let arrivals: UnsafeMutablePointer<sem_t>

    init(_ console: Console) {
        self.console = console
        arrivals = .allocate(capacity: 1)
        sem_init(arrivals, 0, 0)
    }

    deinit {
        sem_destroy(arrivals)
        arrivals.deallocate()
    }

    func run() {
        var reader = pthread_t()
        let started = pthread_create(
            &reader, nil,
            { argument in
                guard let argument else { return nil }
                Unmanaged<UAIProgram>.fromOpaque(argument).takeUnretainedValue().readLines()
                return nil
            }, Unmanaged.passUnretained(self).toOpaque())
        guard started == 0 else { return }
        play()
        // The reader may be waiting for a line that never comes; the process ends without it.
        pthread_detach(reader)
    }

    private func readLines() {
        do {
            try Input.eachLine { bytes in add(String(decoding: bytes, as: UTF8.self)) }
        } catch {}
        queue.withLock { $0.isEnded = true }
        sem_post(arrivals)
    }

    private func add(_ line: String) {
        let urgency = UAIUrgency(line)
        let isAnswered = queue.withLock { queue -> Bool in
            if case .ready = urgency, queue.isSearching { return true }
            if case .stop = urgency { queue.stops += 1 }
            queue.lines.append(line)
            return false
        }
        if isAnswered { console.write("readyok\n") } else { sem_post(arrivals) }
    }

    private func play() {
        var session = UAISession(
            UAISession.World(
                milliseconds: { Int(Input.monotonicSeconds() * 1_000) },
                isStopWaiting: { self.queue.withLock { $0.stops > 0 || $0.isEnded } },
                write: { self.console.write($0 + "\n") }))
        while let line = next() {
            let wantsMore = session.receive(line)
            queue.withLock { $0.isSearching = false }
            if !wantsMore { return }
        }
    }

    /// The next line; nil when the input has ended.
    private func next() -> String? {
        while true {
            while sem_wait(arrivals) != 0 {}
            let found = queue.withLock { queue -> (line: String?, isEnded: Bool) in
                guard !queue.lines.isEmpty else { return (nil, queue.isEnded) }
                let line = queue.lines.removeFirst()
                if case .stop = UAIUrgency(line) { queue.stops -= 1 }
                queue.isSearching = true
                return (line, false)
            }
            if let line = found.line { return line }
            if found.isEnded { return nil }
        }
    }
}
