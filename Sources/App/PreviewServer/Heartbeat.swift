/// Calls a closure at regular intervals, on a thread of its own.
struct Heartbeat: Sendable {
    private let thread: WakeableThread

    init(milliseconds: Int32, beat: @escaping @Sendable () -> Void) {
        thread = WakeableThread { wake in
            while !wake.waits(milliseconds: milliseconds) { beat() }
        }
    }

    /// Ends the thread and waits for it.
    func stop() {
        thread.stop()
    }
}
