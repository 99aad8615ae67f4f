import Glibc

/// A plain TCP connection to the loopback interface.
final class RawClient {
    private let descriptor: Int32

    init?(port: UInt16, v6: Bool = false) {
        descriptor = socket(v6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        if v6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_addr = in6addr_loopback
            guard connect(to: &address) else { return nil }
        } else {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
            guard connect(to: &address) else { return nil }
        }
    }

    deinit {
        close(descriptor)
    }

    private func connect<Address>(to address: inout Address) -> Bool {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
            }
        }
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    /// Reads until what came so far has a text in it, or the other side closes, or five seconds pass.
    func read(until text: String) -> String {
        var received: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while !String(decoding: received, as: UTF8.self).contains(text) {
            let count = recv(descriptor, &chunk, chunk.count, 0)
            if count <= 0 { break }
            received += chunk[..<count]
        }
        return String(decoding: received, as: UTF8.self)
    }

    /// Reads until the other side closes.
    func readAll() -> [UInt8] {
        var received: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &chunk, chunk.count, 0)
            if count <= 0 { return received }
            received += chunk[..<count]
        }
    }
}

/// A response, taken apart.
struct RawResponse {
    let status: Int
    let head: String
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    func field(_ name: String) -> String? {
        for line in head.split(separator: "\r\n") where line.lowercased().hasPrefix(name.lowercased() + ":") {
            return String(line.dropFirst(name.count + 1).drop { $0 == " " })
        }
        return nil
    }

    init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let separator = Array("\r\n\r\n".utf8)
        guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: separator) }) else { return nil }
        head = String(decoding: bytes[..<end], as: UTF8.self)
        body = Array(bytes[(end + 4)...])
        guard let status = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
        self.status = status
    }
}

/// One request on a connection of its own.
func fetch(
    _ target: String, port: UInt16, method: String = "GET", host: String = "localhost", fields: [String] = [],
    v6: Bool = false
) -> RawResponse? {
    guard let client = RawClient(port: port, v6: v6) else { return nil }
    let lines = ["\(method) \(target) HTTP/1.1", "Host: \(host)", "Connection: close"] + fields
    client.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return RawResponse(client.readAll())
}
