import Glibc
import Synchronization
import Testing

@testable import PreviewServer

private func listen(_ port: UInt16) throws -> RawClient {
    let client = try #require(RawClient(port: port))
    client.send("GET /__playbill/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(client.read(until: "event: hello").contains("text/event-stream"))
    return client
}

@Suite(.serialized) struct EventTests {
    @Test
    func `every open page hears every event, in order`() throws {
        let preview = Preview(PreviewSettings()) { _ in nil }
        try preview.start()
        defer { preview.stop() }
        let clients = try (0..<8).map { _ in try listen(#require(preview.port)) }
        #expect(preview.openPages == 8)
        preview.publish(.css(["/style.css"]))
        preview.publish(.error("a.md:1:2: error: <b>\n\"quoted\" \u{2028}"))
        preview.publish(.open("/posts/new/"))
        preview.publish(.reload)
        for client in clients {
            let heard = client.read(until: "event: reload\ndata: {}")
            #expect(heard.contains(#"data: ["/style.css"]"#))
            #expect(heard.contains(#"data: "a.md:1:2: error: \u003cb\u003e\n\"quoted\" \u2028""#))
            let order = ["event: css", "event: failure", "event: visit", "event: reload"].compactMap {
                heard.firstRange(of: $0)
            }
            #expect(order.count == 4)
            #expect(zip(order, order.dropFirst()).allSatisfy { $0.lowerBound < $1.lowerBound })
        }
    }

    @Test
    func `a page opened after a failed build is told of it; after a good build it is not`() throws {
        let streams = EventStreams()
        streams.publish(.error("broken"))
        let told = try #require(streams.open())
        #expect(try text(of: told).contains("event: failure\ndata: \"broken\""))
        let before = streams.build
        streams.publish(.reload)
        #expect(streams.build != before)
        let untold = try #require(streams.open())
        #expect(try !text(of: untold).contains("failure"))
    }

    /// What a stream has to say; it has something, so that no connection is touched.
    private func text(of stream: EventStream) throws -> String {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let connection = try #require(OpaquePointer(bitPattern: 1))
        let count = buffer.withUnsafeMutableBytes { stream.read(into: $0, of: connection) }
        return String(decoding: buffer[..<count], as: UTF8.self)
    }

    @Test
    func `stopping ends streams that wait, and streams whose page reads nothing`() throws {
        let preview = Preview(PreviewSettings()) { _ in nil }
        try preview.start()
        let port = try #require(preview.port)
        let waiting = try (0..<8).map { _ in try listen(port) }
        let gone = try listen(port)
        _ = consume gone
        preview.stop()
        preview.stop()
        for client in waiting { #expect(client.readAll().suffix(5) == Array("0\r\n\r\n".utf8)) }
        // Whether anybody listens there now says nothing: another test may have been given the port.
        #expect(preview.port == nil)
    }

    @Test
    func `pages come and go while events are published from several threads`() throws {
        let preview = Preview(PreviewSettings()) { _ in PreviewFile(bytes: Array("<body></body>".utf8)) }
        try preview.start()
        let port = try #require(preview.port)
        let publishers = (0..<2).map { _ in
            WakeableThread { wake in while !wake.waits(milliseconds: 1) { preview.publish(.reload) } }
        }
        for _ in 0..<20 {
            let client = try listen(port)
            #expect(client.read(until: "event: reload").contains("event: reload"))
            #expect(fetch("/", port: port)?.status == 200)
        }
        preview.stop()
        for publisher in publishers { publisher.stop() }
        #expect(preview.openPages == 0)
    }
}
