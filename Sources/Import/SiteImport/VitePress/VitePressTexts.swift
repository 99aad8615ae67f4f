import Files
import Site

/// The texts of a manual of VitePress by their paths below its folder, and where each is found.
struct VitePressTexts {
    /// The section that a manual becomes: it often has folders that are called `guide` already.
    static let section = "docs"

    private let names: Set<String>
    private let languages: [VitePressConfiguration.Language]
    /// Those that say that the manual begins with them.
    private let first: Set<String>
    /// The places that texts give themselves in their folders, and those that no list is to have.
    var orders: [String: Double] = [:]
    var hidden: Set<String> = []
    /// The texts by addresses that are not those of their files, without slashes at the ends.
    var addresses: [String: String] = [:]

    init(_ names: Set<String>, _ languages: [VitePressConfiguration.Language], beginning first: Set<String>) {
        (self.names, self.languages, self.first) = (names, languages, first)
    }

    /// Whether a text is the front page of its language here: it does not lie among the others then.
    func isHome(_ inside: String) -> Bool {
        first.contains(inside) && ["index.md", "index.mdx"].contains(place(of: inside).own)
    }

    /// A text whose links to the front page, `../index.md`, lead to where that is now.
    func withLinksHome(_ body: String, in folder: String) -> String {
        guard !first.isEmpty else { return body }
        return withProse(body) { line in
            guard line.contains("](.") else { return String(line) }
            return withWords(line) { words in
                withTargets(words) { path in
                    guard path.hasPrefix("."), let inside = resolvedPath(path, in: folder), let file = file(at: inside),
                        isHome(file)
                    else { return nil }
                    return address(of: file)
                }
            }
        }
    }

    /// The text that an address of the old site leads to: `/guide/`, `/guide/a`, `guide/a.html` or `/guide/a.md`.
    func file(at link: String) -> String? {
        var path = String(link.prefix { $0 != "#" && $0 != "?" }.drop { $0 == "/" })
        if path.hasPrefix("./") { path.removeFirst(2) }
        if let file = addresses[path.split(separator: "/").joined(separator: "/")] { return file }
        if path.isEmpty { return ["index.md", "index.mdx"].first(where: names.contains) }
        if path.hasSuffix("/") {
            if let index = [path + "index.md", path + "index.mdx"].first(where: names.contains) { return index }
            path.removeLast()
            return text(at: path)
        }
        if [".html", ".md", ".mdx"].contains(where: path.hasSuffix) { path = withoutExtension(path) }
        return text(at: path)
    }

    private func text(at path: String) -> String? {
        [path + ".md", path + "/index.md", path + ".mdx", path + "/index.mdx"].first(where: names.contains)
    }

    /// The texts below a folder, `/guide/`, each folder's first one before its others, then those that give themselves a place.
    func files(below folder: String) -> [String] {
        let inside = String(folder.drop { $0 == "/" })
        let found = names.filter { $0.hasPrefix(inside) && !hidden.contains($0) }
        // A folder stands where the first of its texts wants to.
        var least: [Substring: Double] = [:]
        for name in found {
            guard let order = orders[name] else { continue }
            for end in name.indices where name[end] == "/" {
                least[name[..<end], default: .infinity] = min(least[name[..<end]] ?? .infinity, order)
            }
        }
        func ranks(_ name: String) -> [(order: Double, name: Substring)] {
            var ranks = name.indices.filter { name[$0] == "/" }.map { end in
                (least[name[..<end]] ?? .infinity, name[..<end])
            }
            let isIndex = withoutExtension(name).fileName == "index"
            ranks.append((orders[name] ?? (isIndex ? -.infinity : .infinity), name[...]))
            return ranks
        }
        return found.map { (name: $0, ranks: ranks($0)) }.sorted { one, other in
            let difference = zip(one.ranks, other.ranks).first { $0 != $1 }
            return difference.map { $0 < $1 } ?? (one.ranks.count < other.ranks.count)
        }
        .map(\.name)
    }

    /// The language of a text, and its path below that one's folder.
    func place(of inside: String) -> (language: String?, own: String) {
        let language = languages.first { inside.hasPrefix($0.name + "/") }?.name
        return (language, language.map { String(inside.dropFirst($0.count + 1)) } ?? inside)
    }

    /// The address of a text here; the front page's is that of its language.
    func address(of inside: String) -> String {
        let (language, own) = place(of: inside)
        var parts = withoutExtension(own).split(separator: "/").map { slugOfName(String($0)) }
        if parts.last == "index" { parts.removeLast() }
        if !isHome(inside) { parts.insert(VitePressTexts.section, at: 0) }
        if let language { parts.insert(language, at: 0) }
        return "/" + parts.map { $0 + "/" }.joined()
    }
}
