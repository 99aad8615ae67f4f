import Glibc

/// Runs a build for each batch of changes, one after the other, on a thread of its own.
///
/// Changes that come while a build runs are the next batch; the build is told that it is superseded, and may stop.
package final class Rebuilder: Sendable {
    /// A build: what changed, and whether something has changed again since.
    package typealias Build = @Sendable (_ changed: [String], _ isSuperseded: @escaping @Sendable () -> Bool) -> Void

    private let queue: BatchQueue
    private let thread: WakeableThread

    /// A rebuilder that waits for its first batch.
    package init(build: @escaping Build) {
        let queue = BatchQueue()
        self.queue = queue
        thread = WakeableThread { _ in
            while let batch = queue.next() { build(batch) { queue.isWaiting } }
        }
    }

    /// Asks for a build after these files have changed; none is a build for its own sake.
    package func rebuild(_ changed: [String]) {
        queue.add(changed)
    }

    /// Lets the build that runs come to its end, and starts no more; returns when the thread is gone.
    package func stop() {
        queue.close()
        thread.stop()
    }
}

/// Changes that wait for a build.
private final class BatchQueue: Sendable {
    private struct State {
        var waiting: [String]?
        var isClosed = false
    }

    private let state = Guarded(State())
    private let bell = Wake()

    /// Whether a batch waits, or the queue is closed.
    var isWaiting: Bool {
        state.withLock { $0.waiting != nil || $0.isClosed }
    }

    func add(_ changed: [String]) {
        state.withLock { $0.waiting = ($0.waiting ?? []) + changed }
        bell.ring()
    }

    func close() {
        state.withLock { $0.isClosed = true }
        bell.ring()
    }

    /// Waits for a batch; nil when the queue is closed.
    func next() -> [String]? {
        while true {
            let (batch, isClosed) = state.withLock { ($0.waiting.take(), $0.isClosed) }
            if isClosed { return nil }
            if let batch { return batch }
            bell.waitAndSilence()
        }
    }

    deinit { bell.close() }
}

extension Wake {
    /// Waits until it has been rung since the last time.
    func waitAndSilence() {
        var bytes = (UInt64(0), UInt64(0))
        _ = read(descriptor, &bytes, MemoryLayout.size(ofValue: bytes))
    }
}
