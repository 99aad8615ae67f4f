import Glibc
import Stage
import Threads

extension CommandSpec {
    /// `playbill uai`: the engine, speaking the Universal Ataxx Interface.
    static let uai = CommandSpec(
        name: "uai", operands: "", summary: "the game's engine, for match runners (Universal Ataxx Interface)",
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
    private let engine: any GameEngine
    /// Counts the lines that wait for the player, so that it can sleep.
    nonisolated(unsafe) private let arrivals: UnsafeMutablePointer<sem_t>

    init(_ console: Console) {
        self.console = console
        engine = Games.study.engine(UAIProgram.milliseconds) { console.write($0 + "\n") }
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
        engine.end()
        sem_post(arrivals)
    }

    private func add(_ line: String) {
        if let answer = engine.add(line, at: UAIProgram.milliseconds()) {
            console.write(answer + "\n")
        } else {
            sem_post(arrivals)
        }
    }

    private func play() {
        engine.play { while sem_wait(arrivals) != 0 {} }
    }

    private static func milliseconds() -> Int { Int(monotonicSeconds() * 1_000) }
}
