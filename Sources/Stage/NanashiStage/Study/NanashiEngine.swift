import Nanashi
import Stage
import Synchronization

/// The engine of Nanashi between the thread that reads and the one that plays.
final class NanashiEngine: GameEngine {
    private let queue = Mutex(UAIQueue())
    private let milliseconds: @Sendable () -> Int
    private let write: @Sendable (String) -> Void

    init(milliseconds: @escaping @Sendable () -> Int, write: @escaping @Sendable (String) -> Void) {
        (self.milliseconds, self.write) = (milliseconds, write)
    }

    func add(_ line: String, at arrival: Int) -> String? {
        queue.withLock { $0.add(line, at: arrival) } ? "readyok" : nil
    }

    func end() { queue.withLock { $0.end() } }

    func play(waiting wait: () -> Void) {
        var session = UAISession(
            UAISession.World(
                milliseconds: milliseconds, isStopWaiting: { self.queue.withLock { $0.isStopWaiting } }, write: write))
        while let line = next(wait), session.receive(line.text, arrival: line.arrival) {}
    }

    /// The next line; nil when there will be none.
    private func next(_ wait: () -> Void) -> UAIQueue.Line? {
        while true {
            wait()
            let found = queue.withLock { (line: $0.next(), isOver: $0.isOver) }
            if found.line != nil || found.isOver { return found.line }
        }
    }
}
