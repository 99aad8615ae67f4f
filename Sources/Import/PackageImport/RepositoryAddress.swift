import Letters

/// A repository as people write its address, and where its files are shown.
struct RepositoryAddress: Hashable {
    /// The address of its page, without a slash or `.git` at its end.
    let url: String

    /// Reads `https://github.com/me/lamp.git`, `git+ssh://git@github.com/me/lamp`, `git@github.com:me/lamp`, `github:me/lamp`
    /// and `me/lamp`; nil where it is none of them.
    init?(_ text: String) {
        var text = String(text.trimmed)
        if text.hasPrefix("git+") { text.removeFirst(4) }
        for (short, host) in [("github:", "github.com"), ("gitlab:", "gitlab.com"), ("bitbucket:", "bitbucket.org")]
        where text.hasPrefix(short) {
            text = "https://\(host)/" + text.dropFirst(short.count)
        }
        if text.hasPrefix("git@"), let colon = text.firstIndex(of: ":") {
            text = "https://" + text[..<colon].dropFirst(4) + "/" + text[text.index(after: colon)...]
        }
        for scheme in ["ssh://git@", "git://", "http://", "ssh://"] where text.hasPrefix(scheme) {
            text = "https://" + text.dropFirst(scheme.count)
        }
        if let mark = text.firstIndex(where: { $0 == "#" || $0 == "?" }) { text = String(text[..<mark]) }
        while text.last == "/" { text.removeLast() }
        if text.hasSuffix(".git") { text.removeLast(4) }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.contains(" ") && !$0.contains(":") }) {
            text = "https://github.com/" + text
        }
        guard text.hasPrefix("https://"), !text.contains(" "), text.split(separator: "/").count > 2 else { return nil }
        // A package in a folder of a repository names that folder.
        if let tree = text.firstRange(of: "/tree/") { text = String(text[..<tree.lowerBound]) }
        url = text
    }

    /// Whether it is the address of a repository for certain, and of no other page.
    var isKnown: Bool {
        ["https://github.com/", "https://gitlab.com/", "https://codeberg.org/"].contains(where: url.hasPrefix)
            && url.count { $0 == "/" } == 4
    }

    /// Where a file of it can be read; nil where the host's addresses are not known.
    func page(of path: String) -> String? { address("blob", path) }

    /// Where a file of it is served as it is.
    func file(_ path: String) -> String? { address("raw", path) }

    private func address(_ kind: String, _ path: String) -> String? {
        if url.hasPrefix("https://github.com/") { return "\(url)/\(kind)/HEAD/\(path)" }
        return url.hasPrefix("https://gitlab.com/") ? "\(url)/-/\(kind)/HEAD/\(path)" : nil
    }
}
