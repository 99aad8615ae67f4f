/// Addresses of links and images.
enum Address {
    /// Whether following or showing an address can do no harm: http, https, mailto, tel, xmpp, ftp, relative, and for
    /// images `data:` with a raster picture.
    ///
    /// The scheme is read as browsers do (WHATWG URL, basic parser): blanks and controls before it, and tabs and line
    /// ends anywhere, do not count.
    static func isHarmless(_ address: [UInt8], isImage: Bool) -> Bool {
        let read = address.filter { $0 > 0x20 && $0 != 0x7F }
        guard let colon = read.firstIndex(of: Byte.colon) else { return true }
        let scheme = read[..<colon]
        if scheme.contains(where: { $0 == Byte.slash || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
            return true
        }
        let name = String(decoding: scheme.map(Byte.lowered), as: UTF8.self)
        if ["http", "https", "mailto", "tel", "xmpp", "ftp"].contains(name) { return true }
        guard name == "data", isImage else { return false }
        let media = String(decoding: read[(colon + 1)...].prefix(16).map(Byte.lowered), as: UTF8.self)
        return ["image/png", "image/gif", "image/jpeg", "image/webp", "image/avif"].contains {
            media.hasPrefix($0 + ";") || media.hasPrefix($0 + ",")
        }
    }

    /// Bytes that stand in an address as they are, after the reference renderer's table.
    static let unreserved: [Bool] = (0..<256).map { byte in
        let byte = UInt8(byte)
        return Byte.isAlphanumeric(byte) || Array("-_.+!*(),%#@?=;:/$~".utf8).contains(byte)
    }
}

extension HTMLWriter {
    /// Writes an address for a quoted attribute; what may not stand in one is percent-encoded.
    mutating func writeAddress(_ address: String) {
        var address = address
        address.withUTF8 { appendAddress($0, to: &out) }
    }
}
