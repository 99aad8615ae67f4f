import Encodings
import Files

/// Where a page is found within the site: an absolute path such as `/posts/2026/some-title/`, never encoded.
package struct Address: Sendable, Hashable, Comparable {
    /// The path, with a slash in front; a folder ends in a slash.
    package let path: String

    /// An address; slashes in front and doubled ones are put right.
    package init(_ path: String) {
        if Address.isInOrder(path) {
            self.path = path
            return
        }
        let isFolder = path.isEmpty || path.hasSuffix("/") || path.hasSuffix("/index.html")
        var parts = path.split(separator: "/")
        if parts.last == "index.html" { parts.removeLast() }
        let joined = parts.joined(separator: "/")
        self.path = joined.isEmpty ? "/" : "/" + joined + (isFolder ? "/" : "")
    }

    /// Whether a path begins with a slash, has none doubled, and names no `index.html`: the common case.
    private static func isInOrder(_ path: String) -> Bool {
        var path = path
        let hasSingleSlashes = path.withUTF8 { bytes in
            guard bytes.first == UInt8(ascii: "/") else { return false }
            for place in bytes.indices.dropFirst() where bytes[place] == UInt8(ascii: "/") {
                if bytes[place - 1] == UInt8(ascii: "/") { return false }
            }
            return true
        }
        return hasSingleSlashes && !path.hasSuffix("/index.html")
    }

    /// The file of the output that answers at this address.
    package var file: String {
        let relative = String(Substring(path.utf8.dropFirst()))
        return path.utf8.last == UInt8(ascii: "/") ? relative + "index.html" : relative
    }

    /// The path as it stands in a link: everything but unreserved characters percent-encoded (RFC 3986 §2.3).
    package var encoded: String { percentEncoded(path) }

    /// Whether both are the same bytes, as servers compare them.
    package static func == (left: Address, right: Address) -> Bool { ExactName.hasSameBytes(left.path, right.path) }

    /// Mixes in the bytes.
    package func hash(into hasher: inout Hasher) { hasher.combine(ExactName(path)) }

    /// Byte order.
    package static func < (left: Address, right: Address) -> Bool {
        ExactName.precedes(left.path, right.path)
    }
}

/// A path with all but unreserved characters and the sub-delimiters of a path percent-encoded.
package func percentEncoded(_ path: String) -> String { PercentCoding.path.encoded(path) }

/// A path with its percent-encoded bytes written out; nil where that is no UTF-8 text.
package func percentDecoded(_ path: String) -> String? {
    guard path.utf8.contains(UInt8(ascii: "%")) else { return path }
    return PercentCoding.decoded(path.utf8).flatMap { String(validating: $0, as: UTF8.self) }
}
