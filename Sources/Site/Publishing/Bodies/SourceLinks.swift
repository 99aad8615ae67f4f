import Diagnostics
import Markdown
import Site

/// Where the links of Markdown bodies lead: other Markdown files become their pages' addresses, and the site's own
/// absolute paths get its base path.
struct SourceLinks: Sendable, Equatable {
    private let addresses: [String: Address]
    /// Where files are copied to that are no pages, by their path in the site's folder.
    private let copies: [String: String]
    private let hidden: Set<String>
    private let baseURL: BaseURL

    /// The links of a build.
    ///
    /// - Parameters:
    ///   - all: the site's content.
    ///   - shown: the pages of this build; those of `all` that are missing in it are drafts or not due.
    ///   - baseURL: the site's address.
    init(all: SiteContent, shown: [Page], baseURL: BaseURL) {
        var addresses: [String: Address] = [:]
        for page in shown { addresses[page.path] = page.address }
        for product in all.products {
            addresses[product.folder + "/index.md"] = product.address
            addresses[product.folder + "/product.yml"] = product.address
        }
        self.addresses = addresses
        copies = Dictionary(
            all.files.map { ($0.source, $0.address) }, uniquingKeysWith: { first, _ in first })
        hidden = Set(all.pages.map(\.path)).subtracting(shown.map(\.path))
        self.baseURL = baseURL
    }

    /// What becomes of a link of a page.
    func resolve(_ destination: String, from path: String, at address: Address) -> LinkResult {
        // By bytes: a mark behind a `#` makes one character with it.
        if destination.isEmpty || destination.utf8.first == UInt8(ascii: "#") { return .keep }
        if destination.hasPrefix("//") || SourceLinks.hasScheme(destination) { return .keep }
        if destination.hasPrefix("/") { return .replace(baseURL.relative(destination)) }
        let cut =
            destination.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? destination.endIndex
        let target = String(destination[..<cut])
        let tail = destination[cut...]
        guard target.hasSuffix(".md") else {
            let base =
                address.path.hasSuffix("/")
                ? address.path : String(address.path[...(address.path.lastIndex(of: "/") ?? address.path.startIndex)])
            if let copy = copy(target, from: path) { return .replace(baseURL.relative(percentEncoded(copy)) + tail) }
            guard let full = SourceLinks.join(base, target) else { return .keep }
            return .replace(baseURL.relative(percentEncoded(percentDecoded(full) ?? full)) + tail)
        }
        return resolveMarkdown(target, tail: tail, from: path)
    }

    /// Where a file beside the page is copied to; nil where none of that name is copied by itself.
    private func copy(_ target: String, from path: String) -> String? {
        guard !copies.isEmpty, let slash = path.lastIndex(of: "/") else { return nil }
        let decoded = percentDecoded(target) ?? target
        return SourceLinks.join("/" + path[...slash], decoded).flatMap { copies[String($0.dropFirst())] }
    }

    private func resolveMarkdown(_ target: String, tail: Substring, from path: String) -> LinkResult {
        let folder = path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)]
        let decoded = percentDecoded(target) ?? target
        guard let file = SourceLinks.join("/" + folder, decoded).map({ String($0.dropFirst()) }) else {
            return .failed(message: "`\(target)` leads out of the site", remedy: nil)
        }
        if let address = addresses[file] { return .replace(baseURL.relative(address.encoded) + tail) }
        if hidden.contains(file) {
            return .failed(
                message: "`\(target)` is a draft or not due, so nobody could follow this link",
                remedy: "publish both together, or take the link out until then")
        }
        let near = nearMiss(file, among: addresses.keys.sorted())
        return .failed(
            message: "there is no file `\(target)` beside this one",
            remedy: near.map { "did you mean `\(SourceLinks.relative($0, to: String(folder)))`?" })
    }

    static func hasScheme(_ destination: String) -> Bool {
        for byte in destination.utf8 {
            switch byte {
            case UInt8(ascii: ":"): return true
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                continue
            default: return false
            }
        }
        return false
    }

    /// A relative path below a folder with its `.` and `..` worked out; nil where it climbs out of the root.
    static func join(_ folder: String, _ relative: String) -> String? {
        var parts = folder.split(separator: "/").map(String.init)
        for part in relative.split(separator: "/") {
            if part == "." { continue }
            if part != ".." {
                parts.append(String(part))
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return "/" + parts.joined(separator: "/") + (relative.hasSuffix("/") && !parts.isEmpty ? "/" : "")
    }

    private static func relative(_ file: String, to folder: String) -> String {
        var own = folder.split(separator: "/")[...]
        var other = file.split(separator: "/")[...]
        while let one = own.first, one == other.first {
            own.removeFirst()
            other.removeFirst()
        }
        return (own.map { _ in ".." } + other.map(String.init)).joined(separator: "/")
    }
}
