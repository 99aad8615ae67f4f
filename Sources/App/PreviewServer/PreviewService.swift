/// What the daemons' callbacks reach: the answers, the streams, and what is open.
final class PreviewService: Sendable {
    let answering: Answering
    let streams = EventStreams()
    let connections = OpenConnections()

    init(answering: Answering) {
        self.answering = answering
    }

    func reply(to request: Request) -> Reply {
        answering.reply(to: request, build: streams.build)
    }
}
