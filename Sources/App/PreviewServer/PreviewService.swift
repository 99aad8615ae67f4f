/// What the daemons' callbacks reach: the answers, the streams, and what is open.
final class PreviewService: Sendable {
    let handler: RequestHandler
    let streams = EventStreams()
    let connections = OpenConnections()

    init(handler: RequestHandler) {
        self.handler = handler
    }

    func reply(to request: Request) -> Reply {
        handler.reply(to: request, build: streams.build)
    }
}
