import Foundation
import Glibc

/// How long it takes from a saved post to the event that reloads the open pages.
struct SaveToReload {
    private static let saves = 20
    /// An author pauses between saves: the whole site is made meanwhile, for so long for each thousand posts.
    private static let pauseMicroseconds = 400_000

    /// From the write of the file to the event, for each save.
    var milliseconds: [Double] = []

    /// Serves a site, saves one post after the other, and listens as a page does.
    init(_ program: String, site: URL, posts: [URL]) throws {
        let messages = site.appending(path: "messages.txt").path
        let child = Child([program, "serve"], in: site, messages: messages)
        defer { child.end() }
        guard let port = SaveToReload.port(in: messages), let stream = EventStream(port: port) else { return }
        for save in 0..<SaveToReload.saves {
            usleep(UInt32(SaveToReload.pauseMicroseconds * max(1, posts.count / 1_000)))
            let post = posts[save * 37 % posts.count]
            let text = try String(contentsOf: post, encoding: .utf8) + "\nSaved again, \(save).\n"
            let start = ContinuousClock.now
            try Data(text.utf8).write(to: post)
            guard stream.hears("event: reload") else { return }
            milliseconds.append((ContinuousClock.now - start).inSeconds * 1_000)
        }
    }

    /// The port that the program says it serves at.
    private static func port(in messages: String) -> UInt16? {
        for _ in 0..<600 {
            usleep(50_000)
            let said = (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
            if let found = said.firstMatch(of: /localhost:(\d+)/) { return UInt16(found.1) }
        }
        return nil
    }
}

/// The events that an open page hears.
private final class EventStream {
    private let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)

    init?(port: UInt16) {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        let request = Array("GET /__playbill/events HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
        guard isConnected, send(descriptor, request, request.count, 0) == request.count, hears("event: hello") else {
            return nil
        }
    }

    deinit { close(descriptor) }

    /// Waits for an event; false where the stream ends first.
    func hears(_ event: String) -> Bool {
        var heard = ""
        var part = [UInt8](repeating: 0, count: 4_096)
        while !heard.contains(event) {
            let count = recv(descriptor, &part, part.count, 0)
            if count <= 0 { return false }
            heard += String(decoding: part[..<count], as: UTF8.self)
        }
        return true
    }
}
