import Diagnostics
import Files
import Site
import Values

/// Reads a manual of mdBook or MkDocs: its texts become a section, in the order in which it lists them.
struct ManualReader {
    /// The section that a manual becomes.
    private static let section = "guide"

    let configuration: ManualConfiguration
    private let chapters: ManualChapters
    var site: NewSite
    private var texts: [(inside: String, text: OldText)] = []
    /// The folders beside the manual from which fences show files.
    var shown: Set<String> = []
    /// What each text is called by itself.
    private var titles: [String: String] = [:]

    init(_ generator: Generator, _ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        configuration = try ManualConfiguration(generator, tree)
        site = NewSite(generator, tree, circumstances)
        let summary = configuration.root + "SUMMARY.md"
        if generator == .mdbook {
            chapters = ManualChapters(summary: String(decoding: site.bytes(summary) ?? [], as: UTF8.self))
            site.spent.insert(summary)
        } else {
            chapters = ManualChapters(nav: configuration.node["nav"], hasIndexes: configuration.hasIndexes)
        }
        site.spent.insert(configuration.path)
    }

    mutating func imported() -> ImportedSite {
        let root = configuration.root
        let theme = configuration.themeFolder
        for path in site.old.paths where path.hasPrefix(root) && !site.spent.contains(path) && !path.hasPrefix(theme) {
            sort(path, inside: String(path.dropFirst(root.count)))
        }
        for (inside, text) in texts { add(inside, text) }
        readSettings()
        bringIncluded()
        listChapters()
        readRedirects()
        // Around a manual there may be a whole program, of which nothing is to be kept.
        site.spent.formUnion(site.old.paths.filter { !$0.hasPrefix(root) && !$0.hasPrefix(theme) })
        return site.finished()
    }

    private mutating func sort(_ path: String, inside: String) {
        guard fileExtension(of: path) == "md", let bytes = site.bytes(path) else {
            return site.companions.append((path, "\(ManualReader.section)/\(inside)"))
        }
        guard let text = site.text(path, bytes) else { return }
        if configuration.generator == .mdbook, inside == "404.md" {
            // mdBook makes a page of it though no list names it.
            let body = String(decoding: text.body, as: UTF8.self)
            return site.pages.append(
                NewPage(origin: path, file: "pages/404.md", head: Object(), body: body, address: "/404.html"))
        }
        if configuration.generator == .mdbook, chapters[inside] == nil {
            return site.note(.leftOut, path, "SUMMARY.md does not name it, so mdBook has no page of it")
        }
        texts.append((inside, text))
    }

    private mutating func add(_ inside: String, _ text: OldText) {
        var head = Object(text.head.entries.map { ($0.key, $0.value.kept) })
        var body = String(decoding: text.body, as: UTF8.self)
        body = configuration.generator == .mdbook ? BookListings.plain(body) : ThemeIcons.removed(from: body)
        takeIn(text, into: &body, &head)
        // A heading of the first level at the beginning is the title, which may be longer than the list's name for it.
        let heading = ManualChapters.title(of: body)
        if text["title"] == nil, heading == nil, let title = chapters[inside]?.title { head["title"] = .string(title) }
        titles[inside] = heading ?? text["title"]?.written ?? chapters[inside]?.title
        // Readers see the heading as the page's title, and the head's in lists.
        if let heading, let title = text["title"]?.written {
            head["title"] = nil
            if title != heading { head["short_title"] = .string(title) }
        }
        site.pages.append(
            NewPage(
                origin: text.path, file: "\(ManualReader.section)/\(inside)", head: head, body: body,
                address: address(of: inside), aliases: oldAddresses(of: inside)))
    }

    /// A path below the manual's folder as folders and name; no name for the page of a folder.
    private func parts(of inside: String) -> (folders: [String], name: String?) {
        var parts = inside.split(separator: "/").map(String.init)
        let name = withoutExtension(parts.popLast() ?? "")
        let folder = parts.map { $0 + "/" }.joined()
        let isIndex =
            name == "index"
            || (name.lowercased() == "readme" && !texts.contains { $0.inside == folder + "index.md" })
        return (parts, isIndex ? nil : name)
    }

    /// The address that its place gives it here.
    private func address(of inside: String) -> String {
        let (folders, name) = parts(of: inside)
        return "/"
            + ([ManualReader.section] + folders.map(slugOfName) + (name.map { [slugOfName($0)] } ?? []))
            .joined(separator: "/") + "/"
    }

    /// Where it was found; the first page of the manual was the site's own.
    func oldAddresses(of inside: String) -> [String] {
        let (folders, name) = parts(of: inside)
        let isFirst = inside == chapters.texts.first?.file && !texts.contains { parts(of: $0.inside) == ([], nil) }
        let folder = "/" + folders.map { $0 + "/" }.joined()
        let own: [String]
        if let name {
            own = [configuration.hasFolders ? "\(folder)\(name)/" : "\(folder)\(name).html"]
        } else {
            own = folders.isEmpty ? [] : [configuration.hasFolders ? folder : folder + "index.html"]
        }
        return own + (isFirst ? ["/\(ManualReader.section)/"] : [])
    }

    private mutating func readSettings() {
        site.settings["title"] = .string(configuration.title)
        if let url = configuration.baseURL, BaseURL(url) != nil {
            site.settings["base_url"] = .string(url)
        }
        if let author = configuration.author { site.settings["author"] = .string(author) }
        if let text = configuration.description { site.settings["description"] = .string(withoutTags(text)) }
        if let language = configuration.language { site.settings["language"] = .string(language) }
        site.settings["links"] = .object(Object([("internal", .string("warn"))]))
        site.switchOn(configuration.switches)
        if configuration.hasFormulas {
            site.switchOnFormulas(hasDollars: configuration.generator == .mkdocs, configuration.path)
        }
    }

    /// Keeps the list of chapters, and tells which texts it names in vain.
    private mutating func listChapters() {
        guard !chapters.entries.isEmpty else { return }
        let root = configuration.root
        let origin = configuration.generator == .mdbook ? root + "SUMMARY.md" : configuration.path
        for entry in chapters.texts {
            guard let file = entry.file, site.old[root + file] == nil else { continue }
            site.note(.leftOut, origin, "it names `\(file)` as a chapter, which is not there")
        }
        site.chapters = (chapters, ManualReader.section, root, titles)
    }

    /// Takes along the folders beside the manual from which its texts take in files.
    private mutating func bringIncluded() {
        let folders = Set(
            site.old.paths.compactMap { path in
                path.contains("/") ? path.split(separator: "/").first.map(String.init) : nil
            }
        ).subtracting([String(configuration.root.prefix { $0 != "/" })])
        let named = folders.filter { folder in
            let marks = ["../\(folder)/", "{* \(folder)/", "--8<-- \"\(folder)/"]
            return shown.contains(folder)
                || site.pages.contains { page in marks.contains { page.body.contains($0) } }
        }.sorted()
        guard !named.isEmpty else { return }
        site.settings["code_roots"] = .list(named.map { .string($0) })
        for path in site.old.paths where named.contains(where: { path.hasPrefix($0 + "/") }) {
            site.beside.append(path)
        }
    }
}
