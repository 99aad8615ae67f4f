import Glibc
import Synchronization

/// A server of one test, that keeps what it is told and answers as it was told to.
final class RecordingServer: Sendable {
    /// What somebody asked.
    struct Question: Sendable {
        /// Method and path: `POST /api/v1/statuses`.
        var line: String
        /// The lines of its head, names in lower case.
        var headers: [String: String]
        var body: String
    }

    let port: UInt16
    private let listener: Int32
    private let answers: [String: String]
    private let heard = Mutex<[Question]>([])

    /// - Parameter answers: the JSON for each path; all else is not found.
    init(_ answers: [String: String]) {
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
                Unmanaged<RecordingServer>.fromOpaque(argument).takeRetainedValue().serve()
                return nil
            }, Unmanaged.passRetained(self).toOpaque())
        pthread_detach(thread)
    }

    var address: String { "http://127.0.0.1:\(port)" }

    /// What was asked so far.
    var questions: [Question] { heard.withLock { $0 } }

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
        defer { close(connection) }
        var bytes: [UInt8] = []
        var question: Question?
        while question == nil {
            var chunk = [UInt8](repeating: 0, count: 8_192)
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return }
            bytes += chunk[..<count]
            question = RecordingServer.question(in: String(decoding: bytes, as: UTF8.self))
        }
        guard let question else { return }
        heard.withLock { $0.append(question) }
        let path = question.line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        let body = answers[path]
        let status = body == nil ? "404 Not Found" : "200 OK"
        let text =
            "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\nContent-Length: \((body ?? "").utf8.count)\r\n"
            + "Connection: close\r\n\r\n" + (body ?? "")
        _ = Array(text.utf8).withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
    }

    /// A question that is there whole.
    private static func question(in text: String) -> Question? {
        guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
        let lines = text[..<end.lowerBound].split(separator: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
            headers[parts[0].lowercased()] = parts.count > 1 ? parts[1] : ""
        }
        let body = String(text[end.upperBound...])
        guard body.utf8.count >= Int(headers["content-length"] ?? "0") ?? 0 else { return nil }
        return Question(line: String(lines[0].prefix { $0 != "H" }.dropLast()), headers: headers, body: body)
    }
}
