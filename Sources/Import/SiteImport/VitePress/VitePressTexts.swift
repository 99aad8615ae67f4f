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

    init(_ names: Set<String>, _ languages: [VitePressConfiguration.Language], beginning first: Set<String>) {
        (self.names, self.languages, self.first) = (names, languages, first)
    }

    /// Whether a text is the front page of its language here: it does not lie among the others then.
    func isHome(_ inside: String) -> Bool { first.contains(inside) && place(of: inside).own == "index.md" }

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
        if path.isEmpty || path.hasSuffix("/") { return names.contains(path + "index.md") ? path + "index.md" : nil }
        if [".html", ".md"].contains(where: path.hasSuffix) { path = withoutExtension(path) }
        return [path + ".md", path + "/index.md"].first(where: names.contains)
    }

    /// The texts below a folder, `/guide/`, each folder's first one before its others.
    func files(below folder: String) -> [String] {
        let inside = String(folder.drop { $0 == "/" })
        func key(_ name: String) -> String { name.fileName == "index.md" ? String(name.folderPart) : name }
        return names.filter { $0.hasPrefix(inside) }.sorted { (key($0), $0) < (key($1), $1) }
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
