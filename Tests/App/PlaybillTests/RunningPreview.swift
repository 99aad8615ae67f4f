import Foundation
import Glibc

/// `playbill serve` of a folder, and a page that listens to it.
final class RunningPreview {
    private let process = Process()
    private let messages: FileHandle
    private let port: UInt16
    private var heard: [UInt8] = []
    private var stream: Int32 = -1

    /// What can be heard: the page is to be loaded again, its style sheets swapped, or a message is shown.
    enum Event: String {
        case reload, css, failure
    }

    /// Starts to serve, and waits until there is an address.
    init(_ playbill: Playbill, _ words: String...) throws {
        process.executableURL = Playbill.executable
        process.arguments = ["serve", "--now", "2026-11-21"] + words
        process.currentDirectoryURL = playbill.folder
        let pipe = Pipe()
        process.standardError = pipe
        messages = pipe.fileHandleForReading
        try process.run()
        var said = ""
        while !said.contains("(Ctrl-C ends)") {
            let more = messages.availableData
            if more.isEmpty { break }
            said += String(decoding: more, as: UTF8.self)
        }
        port = said.firstMatch(of: /localhost:(\d+)/).flatMap { UInt16($0.1) } ?? 0
        // Nobody reads on; what is said must not fill the pipe.
        messages.readabilityHandler = { _ = $0.availableData }
        stream = connected()
        write("GET /__playbill/events HTTP/1.1\r\nHost: localhost\r\n\r\n", to: stream)
        _ = data(of: "hello")
    }

    func stop() {
        close(stream)
        process.terminate()
        process.waitUntilExit()
        messages.readabilityHandler = nil
    }

    /// The next event that says something of this kind, and its data; nil where none comes within a minute.
    func hear(_ event: Event) -> String? { data(of: event.rawValue) }

    /// Whether nothing of this kind has been heard so far.
    func hasNotHeard(_ event: Event) -> Bool {
        !String(decoding: heard, as: UTF8.self).contains("event: \(event.rawValue)\n")
    }

    /// The body that answers at a path, without the reload script; nil where none is there.
    func get(_ path: String) -> [UInt8]? {
        let socket = connected()
        defer { close(socket) }
        let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        write("GET /\(escaped) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", to: socket)
        var answer: [UInt8] = []
        while let part = read(from: socket) { answer += part }
        let text = String(decoding: answer, as: UTF8.self)
        guard text.hasPrefix("HTTP/1.1 200"), let end = text.utf8.firstRange(of: "\r\n\r\n".utf8) else { return nil }
        let body = answer[text.utf8.distance(from: text.utf8.startIndex, to: end.upperBound)...]
        guard path.hasSuffix(".html") else { return Array(body) }
        let script = /<script src="[^"]*\/__playbill\/live.js"[^>]*><\/script>/
        return Array(String(decoding: body, as: UTF8.self).replacing(script, with: "").utf8)
    }

    func text(_ path: String) -> String? { get(path).map { String(decoding: $0, as: UTF8.self) } }

    /// The data of the next event of a name; what was heard before it is forgotten.
    private func data(of event: String) -> String? {
        while true {
            let text = String(decoding: heard, as: UTF8.self)
            if let name = text.firstRange(of: "event: \(event)\ndata: "),
                let end = text[name.upperBound...].firstRange(of: "\n\n")
            {
                heard = Array(text[end.upperBound...].utf8)
                return String(text[name.upperBound..<end.lowerBound])
            }
            guard let more = read(from: stream) else { return nil }
            heard += more
        }
    }

    private func connected() -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return descriptor
    }

    private func write(_ text: String, to socket: Int32) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    private func read(from socket: Int32) -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &chunk, chunk.count, 0)
        return count > 0 ? Array(chunk[..<count]) : nil
    }
}
