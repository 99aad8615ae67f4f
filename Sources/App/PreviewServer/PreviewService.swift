/// What the daemons' callbacks reach: the answers and the streams.
final class PreviewService: Sendable {
    let answering: Answering
    let streams = EventStreams()

    init(answering: Answering) {
        self.answering = answering
    }

    func reply(to request: Request) -> Reply {
        answering.reply(to: request, build: streams.build)
    }
}
