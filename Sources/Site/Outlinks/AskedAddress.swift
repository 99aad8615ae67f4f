/// An address as a server is asked for it, from one that an author wrote.
struct AskedAddress: Hashable {
    /// The address without its fragment, in ASCII.
    let text: String
    /// Scheme, host and port.
    let origin: String

    /// An address of the web; nil where it is none.
    init?(_ written: String) {
        let bytes = Array(written.utf8.prefix { $0 != UInt8(ascii: "#") })
        let lower = String(decoding: bytes, as: UTF8.self).lowercased()
        guard let scheme = ["https://", "http://", "//"].first(where: lower.hasPrefix) else { return nil }
        let rest = bytes.dropFirst(scheme.utf8.count)
        let host = rest.prefix { ![UInt8(ascii: "/"), UInt8(ascii: "?")].contains($0) }
        guard !host.isEmpty else { return nil }
        // An address without a scheme takes that of its page, which is the safe one wherever it matters.
        let safe = scheme == "//" ? "https://" : scheme
        origin = safe + String(decoding: host, as: UTF8.self).lowercased()
        text = origin + AskedAddress.inASCII(rest.dropFirst(host.count))
    }

    /// Whether the host's name is in letters that DNS knows.
    var hasPlainHost: Bool { origin.utf8.allSatisfy { $0 < 0x80 } }

    /// Whether the host's name is one that is kept for examples and tests (RFC 2606): nobody can answer.
    var isReserved: Bool {
        let host = origin.dropFirst(origin.hasPrefix("https") ? 8 : 7).prefix { $0 != ":" }
        return [".example", ".test", ".invalid"].contains { host.hasSuffix($0) }
    }

    private static func inASCII(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        let encoded = bytes.flatMap { byte -> [UInt8] in
            byte > 0x20 && byte < 0x7F
                ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
