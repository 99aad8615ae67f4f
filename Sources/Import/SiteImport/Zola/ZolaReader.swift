import Dates
import Diagnostics
import Files
import Site
import TOML
import Values
import YAML

/// Reads a Zola site.
struct ZolaReader {
    let configuration: ZolaConfiguration
    var site: NewSite
    var documents: [ZolaDocument] = []
    /// The sections whose pages are posts.
    var postSections: Set<String> = []
    /// Files below the content that are no texts, by their path within it.
    var others: [(origin: String, inside: String)] = []

    init(_ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        configuration = try ZolaConfiguration(tree)
        site = NewSite(.zola, tree, circumstances)
    }

    mutating func imported() -> ImportedSite {
        for path in site.old.paths { sort(path) }
        findPostSections()
        readSettings()
        let shortcodes = ZolaShortcodes(self)
        for document in documents { add(document, shortcodes) }
        site.pieceFiles = shortcodes.files(in: site.pages.map(\.body))
        placeOthers()
        addTerms()
        keepFeeds()
        readMarkdown()
        return site.finished()
    }

    /// What a file of the old site is.
    private mutating func sort(_ path: String) {
        if path.hasPrefix("content/") { return sort(path, inside: String(path.dropFirst("content/".count))) }
        if path.hasPrefix("static/") {
            let inside = String(path.dropFirst("static/".count))
            if !configuration.ignores(inside, "ignored_static") { site.copies.append((path, inside)) }
        } else if path.hasPrefix("data/") {
            site.addData(path, inside: String(path.dropFirst("data/".count)))
        }
    }

    private mutating func sort(_ path: String, inside: String) {
        if configuration.ignores(inside, "ignored_content") {
            return site.note(.leftOut, path, "`ignored_content` of \(configuration.path) leaves it out")
        }
        guard fileExtension(of: path) == "md", let bytes = site.bytes(path) else {
            return others.append((path, inside))
        }
        guard let text = site.text(path, bytes) else { return }
        documents.append(ZolaDocument(text, inside: inside, configuration))
    }

    /// Posts are what is called like them and has dates, else the dated pages of the largest section.
    private mutating func findPostSections() {
        var pages: [String: (count: Int, dated: Int)] = [:]
        for document in documents where !document.isSection && document.language == nil {
            pages[document.section, default: (0, 0)].count += 1
            if document.date != nil { pages[document.section, default: (0, 0)].dated += 1 }
        }
        let dated = pages.filter { $1.dated * 2 > $1.count }
        let usual: Set<String> = ["post", "posts", "blog", "news", "articles", "journal", "weblog"]
        postSections = Set(dated.keys.filter { usual.contains($0.lowercased()) })
        guard postSections.isEmpty else { return }
        let largest = dated.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        if let largest { postSections = [largest.key] }
    }

    /// Whether a text becomes a post.
    func isPost(_ document: ZolaDocument) -> Bool {
        document.isPost(in: postSections)
    }

    /// Where a text is found that a link names by its file, `@/blog/b.md`.
    func address(of file: String) -> String? {
        documents.first { $0.text.path == "content/" + file }?.address
    }
}
