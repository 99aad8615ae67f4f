import Glibc

/// Which hosts a request may name.
///
/// A page of the wide web can give its own name the address 127.0.0.1 and then read what a local server answers (DNS
/// rebinding). It cannot choose the `Host` header, so a name that is not ours is refused.
struct HostRule: Sendable {
    /// Whether any numeric address will do, since the preview is open to the network.
    let allowsAddresses: Bool
    /// Further names.
    let names: [String]

    /// Whether a `Host` header is one of ours.
    func allows(host header: String?) -> Bool {
        guard let header, let host = HostRule.name(of: header) else { return false }
        if host == "localhost" || host.hasSuffix(".localhost") || names.contains(where: { $0.lowercased() == host }) {
            return true
        }
        if host.hasPrefix("["), host.hasSuffix("]") {
            let address = String(host.dropFirst().dropLast())
            return isIPv6(address) && (allowsAddresses || address == "::1")
        }
        return isIPv4(host) && (allowsAddresses || host.hasPrefix("127."))
    }

    /// Whether an `Origin` header, which need not be there, is one of ours.
    func allows(origin header: String?) -> Bool {
        guard let header else { return true }
        guard header.lowercased().hasPrefix("http://") else { return false }
        return allows(host: String(header.dropFirst("http://".count)))
    }

    /// The host without its port, in lower case.
    private static func name(of header: String) -> String? {
        let header = header.lowercased()
        let end =
            header.hasPrefix("[") ? header.firstIndex(of: "]").map(header.index(after:)) : header.firstIndex(of: ":")
        guard let end else { return header.hasPrefix("[") ? nil : header }
        let port = header[end...]
        let isPort = port.isEmpty || port.first == ":" && port.dropFirst().utf8.allSatisfy { (48...57).contains($0) }
        return isPort ? String(header[..<end]) : nil
    }

    private func isIPv4(_ text: String) -> Bool {
        var address = in_addr()
        return inet_pton(AF_INET, text, &address) == 1
    }

    private func isIPv6(_ text: String) -> Bool {
        var address = in6_addr()
        return inet_pton(AF_INET6, text, &address) == 1
    }
}
