import Glibc
import Synchronization

/// A server of one test: each path has its answers, one after the other, and the last one again and again.
final class SmallServer: Sendable {
    let port: UInt16
    private let listener: Int32
    private let answers: [String: [String]]
    private let heard = Mutex<[String]>([])

    /// - Parameter answers: by path, what to send: `404`, `301 /new`, `429 retry 2`, or `silence` to never answer.
    init(_ answers: [String: [String]]) {
        self.answers = answers
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(listener, $0, size)
                _ = listen(listener, 64)
                _ = getsockname(listener, $0, &size)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { argument in
                guard let argument else { return nil }
                Unmanaged<SmallServer>.fromOpaque(argument).takeRetainedValue().serve()
                return nil
            }, Unmanaged.passRetained(self).toOpaque())
        pthread_detach(thread)
    }

    /// The whole address of a path.
    func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    /// What was asked for so far: `HEAD /a`.
    var questions: [String] { heard.withLock { $0 } }

    /// Ends the service.
    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            if connection < 0 { break }
            answer(on: connection)
        }
        close(listener)
    }

    /// One question a connection.
    private func answer(on connection: Int32) {
        var chunk = [UInt8](repeating: 0, count: 8_192)
        let count = recv(connection, &chunk, chunk.count, 0)
        let words = String(decoding: chunk.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
        guard words.count > 1 else {
            close(connection)
            return
        }
        let (method, path) = (String(words[0]), String(words[1]))
        let earlier = heard.withLock { all in
            all.append("\(method) \(path)")
            return all.count(where: { $0.hasSuffix(" \(path)") }) - 1
        }
        let known = answers["\(method) \(path)"] ?? answers[path] ?? ["404"]
        let answer = known[min(earlier, known.count - 1)]
        // A connection that is never answered stays open until the test's process ends.
        if answer == "silence" { return }
        let bytes = Array(SmallServer.response(to: method, answer).utf8)
        _ = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        close(connection)
    }

    private static func response(to method: String, _ answer: String) -> String {
        let words = answer.split(separator: " ").map(String.init)
        var head = "HTTP/1.1 \(words[0]) Word\r\nConnection: close\r\nContent-Length: 4\r\n"
        if words.count == 2 { head += "Location: \(words[1])\r\n" }
        if words.count == 3 { head += "Retry-After: \(words[2])\r\n" }
        return head + "\r\n" + (method == "HEAD" ? "" : "page")
    }
}
