import CMicroHTTPD

/// A page's stream of events: bytes wait here until its connection takes them.
///
/// While there are none the connection is suspended, and whoever brings some resumes it. Both happen under the lock, so
/// that a connection is resumed only while it is suspended, and so cannot have been freed.
final class EventStream: Sendable {
    private struct State {
        var waiting: [UInt8]
        var isEnding = false
        var suspended: OpaquePointer?
    }

    private let state: Guarded<State>

    init(start: [UInt8]) {
        state = Guarded(State(waiting: start))
    }

    /// Brings bytes for the page.
    func send(_ bytes: [UInt8]) {
        state.withLock { state in
            state.waiting += bytes
            resume(&state)
        }
    }

    /// Ends the stream after what is waiting.
    func end() {
        state.withLock { state in
            state.isEnding = true
            resume(&state)
        }
    }

    /// Fills a buffer for a connection: the number of bytes, 0 after suspending it, or the end of the stream.
    func read(into buffer: UnsafeMutableRawBufferPointer, of connection: OpaquePointer) -> Int {
        let connection = UInt(bitPattern: connection)
        return state.withLock { state in
            let count = min(buffer.count, state.waiting.count)
            if count > 0 {
                buffer.copyBytes(from: state.waiting[..<count])
                state.waiting.removeFirst(count)
                return count
            }
            if state.isEnding { return EventStream.endOfStream }
            state.suspended = OpaquePointer(bitPattern: connection)
            MHD_suspend_connection(state.suspended)
            return 0
        }
    }

    private func resume(_ state: inout State) {
        guard let connection = state.suspended else { return }
        state.suspended = nil
        MHD_resume_connection(connection)
    }

    /// `MHD_CONTENT_READER_END_OF_STREAM`, a macro with a cast, is not imported.
    private static let endOfStream = -1
}
