import Files
import Site

/// What the addresses of an old site are in the new one.
struct WordPressAddresses: Sendable {
    /// The old site's own address, without its scheme, with and without `www.`.
    private let hosts: [Substring]
    /// Where each text is found, by its number.
    private var paths: [Int: String] = [:]
    /// The files of pictures that came along, by the path that each had on the site.
    private(set) var pictures: [String: String] = [:]
    /// The files of attachments, as whole addresses, by their numbers and by the pages that showed them.
    private var files: [Int: String] = [:]
    private var filePages: [String: String] = [:]
    private var words: [Int: String] = [:]
    /// The attachments below each text, in order.
    private var attached: [Int: [Int]] = [:]
    /// Whether addresses are words; else they are numbers, `?p=12`, which no file can answer.
    private(set) var hasWords = false

    init(_ export: WordPressExport, _ tree: FileTree) {
        let host = export.base.firstRange(of: "://").map { export.base[$0.upperBound...] } ?? export.base[...]
        let plain = host.hasPrefix("www.") ? host.dropFirst(4) : host
        hosts = [plain, "www." + plain]
        for path in tree.paths where !export.paths.contains(path) {
            guard let start = path.firstRange(of: "uploads/") else { continue }
            pictures["wp-content/" + path[start.lowerBound...]] = path
        }
        for item in export.items {
            let path = inside(item.link)
            let isInWords = path.map { !$0.contains("?") } ?? false
            if item.kind == "attachment" {
                files[item.id] = item.file
                words[item.id] = item.fields["_wp_attachment_image_alt"]
                attached[item.parent, default: []].append(item.id)
                if isInWords, let path { filePages[path] = item.file }
            } else if isInWords, !item.isDraft, let path {
                paths[item.id] = path
                hasWords = hasWords || path != "/"
            }
        }
    }

    /// Where a text was found; nil where its address was its number.
    func path(of item: WordPressItem) -> String? { paths[item.id].map { percentDecoded($0) ?? $0 } }

    /// The address of an attachment's file in the new site.
    func file(of id: Int) -> String? { files[id].map(fileAddress) }

    /// What an attachment shows, in its author's words; nothing where they wrote none.
    func words(of id: Int) -> String { words[id] ?? "" }

    /// The address of a file; one that is gone has that of its own page in an export, which is not followed again.
    private func fileAddress(_ address: String) -> String {
        guard let path = inside(address), path.hasPrefix("/wp-content/uploads/") else { return address }
        return picture(path) ?? address
    }

    /// The pictures below a text.
    func attachments(of item: WordPressItem) -> [Int] { attached[item.id] ?? [] }

    /// The path of an address of the old site, with its query; nil for one of another site.
    private func inside(_ address: String) -> String? {
        var rest = address[...]
        for scheme in ["https://", "http://", "//"] where rest.hasPrefix(scheme) {
            rest = rest.dropFirst(scheme.count)
            guard let host = hosts.first(where: { rest.hasPrefix($0) }) else { return nil }
            let path = rest.dropFirst(host.count)
            guard path.isEmpty || "/?#".contains(path.first ?? "/") else { return nil }
            return path.hasPrefix("/") ? String(path) : "/" + path
        }
        return nil
    }

    /// An address as the new site has it: a path where it was one of the old site, else what it was.
    func new(_ address: String) -> String {
        let isOwn = address.hasPrefix("/") && !address.hasPrefix("//")
        guard let path = isOwn ? address : inside(address) else { return address }
        if let query = path.firstRange(of: "?") {
            let named = path[query.upperBound...].prefix { $0 != "#" }.split(separator: "&")
            for key in ["p=", "page_id=", "attachment_id="] {
                let id = named.first { $0.hasPrefix(key) }.flatMap { Int($0.dropFirst(key.count)) }
                if let id, let found = paths[id] ?? file(of: id) { return found }
            }
        }
        let plain = String(path.prefix { $0 != "?" && $0 != "#" })
        if plain.hasPrefix("/wp-content/uploads/") { return picture(plain) ?? address }
        if let file = filePages[plain] ?? filePages[plain + "/"] { return fileAddress(file) }
        return path
    }

    /// The path of a picture that came along; of a smaller version the picture itself, of which the build makes smaller ones.
    private func picture(_ path: String) -> String? {
        let decoded = percentDecoded(path) ?? path
        for name in [WordPressAddresses.whole(decoded), decoded] where pictures[String(name.dropFirst())] != nil {
            return percentEncoded(name)
        }
        return nil
    }

    /// The name of a picture without the size that a smaller version has at its end, `-300x200`.
    private static func whole(_ path: String) -> String {
        guard let dot = path.lastIndex(of: "."), let dash = path[..<dot].lastIndex(of: "-") else { return path }
        let size = path[path.index(after: dash)..<dot].split(separator: "x", omittingEmptySubsequences: false)
        guard size.count == 2, size.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else { return path }
        return String(path[..<dash] + path[dot...])
    }

    /// Whether a text has pictures that did not come along.
    func isMissingPictures(in text: String) -> Bool {
        hosts.contains { text.contains("://\($0)/wp-content/uploads/") }
    }
}
