import Files
import Rendering
import Site

/// Where an address of a rendered page leads within the site: a file of the output, and a place in it.
struct LinkTarget: Hashable {
    var file: String
    var fragment: Fragment?

    /// A place in a page, as an address names it.
    struct Fragment: Hashable {
        /// As it is written, and what that says.
        let written: String, decoded: String

        /// Whether a page with these names has the place: a browser asks for the name as it is written first (HTML, 7.4.6.3).
        func isAmong(_ names: ExactNames) -> Bool { names.contains(written) || names.contains(decoded) }
    }

    /// The target of an address on a page; nil where it names a host or is no address of a file.
    init?(_ url: String, on page: String, baseURL: BaseURL) {
        if let file = LinkTarget.plainFile(url, basePath: baseURL.path) {
            self.file = file
            return
        }
        // A whole address may lead to another site on the same host, or to one that is not here yet.
        if url.hasPrefix("//") || hasScheme(url) { return nil }
        var rest = url[...]
        // By bytes: a mark behind a `#` makes one character with it.
        let hash = rest.utf8.firstIndex(of: UInt8(ascii: "#"))
        fragment = hash.map { String(rest[rest.utf8.index(after: $0)...]) }.flatMap {
            $0.isEmpty ? nil : Fragment(written: $0, decoded: percentDecoded($0) ?? $0)
        }
        rest = rest[..<(hash ?? rest.endIndex)]
        rest = rest[..<(rest.utf8.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex)]
        if rest.isEmpty {
            file = page
            return
        }
        guard let path = LinkTarget.absolute(rest, on: page, basePath: baseURL.path) else {
            file = String(rest)
            return
        }
        file = Address(percentDecoded(path) ?? path).file
    }

    /// The file of an address as the theme writes it: below the base path, with nothing to decode and nothing behind it.
    static func plainFile(_ url: String, basePath: String) -> String? {
        guard ExactName.begins(url, with: basePath) else { return nil }
        var last = UInt8(ascii: "/")
        for byte in url.utf8.dropFirst(basePath.utf8.count) {
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "."): if last == UInt8(ascii: "/") { return nil }
            case UInt8(ascii: "%"), UInt8(ascii: "#"), UInt8(ascii: "?"): return nil
            default: break
            }
            last = byte
        }
        let path = String(Substring(url.utf8.dropFirst(basePath.utf8.count)))
        if last != UInt8(ascii: "/") { return path.hasSuffix("index.html") ? nil : path }
        return path + "index.html"
    }

    /// The path from the site's root; nil where it is outside of the base path.
    private static func absolute(_ path: Substring, on page: String, basePath: String) -> String? {
        if path.hasPrefix("/") {
            let root = basePath.dropLast()
            guard path == root || path.hasPrefix(basePath) else { return nil }
            return "/" + path.dropFirst(basePath.count)
        }
        let folder = page.lastIndex(of: "/").map { "/" + page[...$0] } ?? "/"
        return SourceLinks.join(folder, String(path))
    }
}
