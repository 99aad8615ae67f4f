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
    private let console: Console
    private let queue = Mutex(UAIQueue())
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
        queue.withLock { $0.end() }
        sem_post(arrivals)
    }

    private func add(_ line: String) {
        let arrival = UAIProgram.milliseconds()
        let isAnswered = queue.withLock { $0.add(line, at: arrival) }
        if isAnswered { console.write("readyok\n") } else { sem_post(arrivals) }
    }

    private func play() {
        var session = UAISession(
            UAISession.World(
                milliseconds: UAIProgram.milliseconds,
                isStopWaiting: { self.queue.withLock { $0.isStopWaiting } },
                write: { self.console.write($0 + "\n") }))
        while let line = next(), session.receive(line.text, arrival: line.arrival) {}
    }

    /// The next line; nil when the input has ended.
    private func next() -> UAIQueue.Line? {
        while true {
            while sem_wait(arrivals) != 0 {}
            let found = queue.withLock { (line: $0.next(), isOver: $0.isOver) }
            if found.line != nil || found.isOver { return found.line }
        }
    }

    private static func milliseconds() -> Int { Int(Input.monotonicSeconds() * 1_000) }
}
