import Encodings

/// The open streams of events, and what a new one is told first.
final class EventStreams: Sendable {
    private struct State {
        var streams: [ObjectIdentifier: EventStream] = [:]
        var builds = 0
        var failure: PreviewEvent?
        var isClosed = false
    }

    private let state = Guarded(State())
    /// Distinguishes this run of the server from another.
    private let run = String(UInt32.random(in: .min ... .max), radix: 16)

    /// The build that pages are of.
    var build: String {
        state.withLock { name(of: $0.builds) }
    }

    /// How many streams are open.
    var count: Int {
        state.withLock { $0.streams.count }
    }

    /// A new stream, with the current build and the failure that is still there; nothing after ``close()``.
    func open() -> EventStream? {
        state.withLock { state in
            if state.isClosed { return nil }
            let greeting = serverSentEvent("hello", jsonString(name(of: state.builds)))
            let stream = EventStream(start: Array("retry: 500\n".utf8) + greeting + (state.failure?.message ?? []))
            state.streams[ObjectIdentifier(stream)] = stream
            return stream
        }
    }

    /// Forgets a stream whose connection is gone.
    func remove(_ stream: EventStream) {
        state.withLock { _ = $0.streams.removeValue(forKey: ObjectIdentifier(stream)) }
    }

    /// Tells every open page.
    func publish(_ event: PreviewEvent) {
        let streams = state.withLock { state in
            switch event {
            case .reload, .css: (state.builds, state.failure) = (state.builds + 1, nil)
            case .error: state.failure = event
            case .open: break
            }
            return Array(state.streams.values)
        }
        for stream in streams { stream.send(event.message) }
    }

    /// A comment line to every page: a page that has gone is noticed at the next write.
    func keepAlive() {
        for stream in state.withLock({ Array($0.streams.values) }) { stream.send(Array(":\n".utf8)) }
    }

    /// Ends every stream, and opens no more.
    func close() {
        let streams = state.withLock { state in
            state.isClosed = true
            return Array(state.streams.values)
        }
        for stream in streams { stream.end() }
    }

    private func name(of build: Int) -> String {
        "\(run)-\(build)"
    }
}
