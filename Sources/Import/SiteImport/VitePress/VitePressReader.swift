import Diagnostics
import Files
import Site
import Values

/// Reads a manual of VitePress: its texts become a section, in the order and under the names of its lists.
struct VitePressReader {
    /// The section that a manual becomes: it often has folders that are called `guide` already.
    static let section = "docs"

    private let configuration: VitePressConfiguration
    private var site: NewSite
    private var texts: [(inside: String, text: OldText)] = []
    /// What each text is called by itself.
    private var titles: [String: String] = [:]

    init(_ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        configuration = try VitePressConfiguration(tree)
        let root = configuration.root
        // Around the manual's folder there may be a whole program.
        var own = FileTree()
        for path in tree.paths where path.hasPrefix(root) { own[path] = tree[path] }
        for obstacle in tree.obstacles where obstacle.path.hasPrefix(root) {
            own.note(obstacle.obstacle, at: obstacle.path)
        }
        site = NewSite(.vitepress, own, circumstances)
        site.spent = Set(own.paths.filter { VitePressReader.isOfProgram($0.dropFirst(root.count)) })
    }

    mutating func imported() -> ImportedSite {
        let root = configuration.root
        for path in site.old.paths where path.hasPrefix(root) && !site.spent.contains(path) {
            let inside = path.dropFirst(root.count)
            let folder = configuration.rewrittenFolder
            sort(path, inside: String(inside.hasPrefix(folder) ? inside.dropFirst(folder.count) : inside))
        }
        let languages = configuration.languages
        let anchors = VitePressAnchors(texts.map { String(decoding: $0.text.body, as: UTF8.self) })
        for (inside, text) in texts { add(inside, text, languages, anchors) }
        readSettings(languages)
        listChapters()
        return site.finished()
    }

    /// Whether a file belongs to the program, its components and its packages, and to no page.
    private static func isOfProgram(_ inside: some StringProtocol) -> Bool {
        let parts = inside.split(separator: "/")
        let endings = ["js", "mjs", "cjs", "jsx", "ts", "mts", "cts", "tsx", "vue", "json", "lock", "yaml", "toml"]
        return parts.contains(".vitepress") || parts.contains("node_modules")
            || parts.first != "public" && endings.contains(fileExtension(of: String(inside)))
    }

    private mutating func sort(_ path: String, inside: String) {
        if inside.hasPrefix("public/") {
            site.copies.append((path, String(inside.dropFirst("public/".count))))
        } else if fileExtension(of: path) == "md", let bytes = site.bytes(path) {
            guard !configuration.leavesOut(inside) else {
                site.spent.insert(path)
                return
            }
            if let text = site.text(path, bytes) { texts.append((inside, text)) }
        } else {
            site.companions.append((path, "\(VitePressReader.section)/\(inside)"))
        }
    }

    // MARK: - Texts

    private mutating func add(
        _ inside: String, _ text: OldText, _ languages: [VitePressConfiguration.Language], _ anchors: VitePressAnchors
    ) {
        var head = Object(
            text.head.entries.filter { !VitePressReader.settled.contains($0.key) }.map { ($0.key, $0.value.kept) })
        let language = languages.first { inside.hasPrefix($0.name + "/") }?.name
        let own = language.map { String(inside.dropFirst($0.count + 1)) } ?? inside
        let isHome = own == "index.md" && (text["hero"] != nil || text["layout"]?.written == "home")
        let old = site.old
        var markup = VitePressMarkup(configuration, anchors, isHome: isHome) { try? old[$0]?.read() }
        let body = markup.plain(text)
        for (line, message) in markup.notes { site.note(.tag, text.path, line: line, message) }
        let heading = ManualChapters.title(of: body)
        titles[inside] = heading ?? text["title"]?.written
        // Readers see the heading as the page's title, and the head's in lists.
        if let heading, let title = text["title"]?.written {
            head["title"] = nil
            if title != heading { head["short_title"] = .string(title) }
        } else if heading == nil, text["title"] == nil {
            let title = title(of: inside, text)
            head["title"] = .string(title)
            titles[inside] = title
        }
        // What the manual begins with is the front page of its site.
        let folder = isHome ? "pages" : VitePressReader.section
        let ending = language.map { ".\($0).md" } ?? ".md"
        let root = (language.map { "/\($0)" } ?? "") + (isHome ? "" : "/" + VitePressReader.section)
        site.pages.append(
            NewPage(
                origin: text.path, file: "\(folder)/\(withoutExtension(own))\(ending)", head: head, body: body,
                address: root + address(own), aliases: oldAddress(inside).map { [$0] } ?? []))
    }

    /// What a text is called that has neither a title nor a heading: the first page as what it praises.
    private func title(of inside: String, _ text: OldText) -> String {
        let name = withoutExtension(inside)
        guard name.fileName == "index" else { return titleOfName(String(name.fileName)) }
        let folder = name.split(separator: "/").dropLast().last
        return text["hero"]?["name"]?.written ?? folder.map { titleOfName(String($0)) } ?? ownTitle
    }

    /// What the manual is called, else what its first page praises.
    private var ownTitle: String {
        let first = texts.first { $0.inside == "index.md" }?.text
        return configuration.title ?? first?["title"]?.written ?? first?["hero"]?["name"]?.written ?? "Untitled"
    }

    /// The address that the place of a text gives it here, below its section.
    private func address(_ inside: String) -> String {
        var parts = withoutExtension(inside).split(separator: "/").map { slugOfName(String($0)) }
        if parts.last == "index" { parts.removeLast() }
        return "/" + parts.map { $0 + "/" }.joined()
    }

    /// Where a text was found; nil for the first page, which is the site's own here as well.
    private func oldAddress(_ inside: String) -> String? {
        let path = withoutExtension(inside)
        guard path.fileName == "index" else { return "/\(path)\(configuration.hasCleanAddresses ? "" : ".html")" }
        let isFirst = path == "index" || configuration.languages.contains { path == "\($0.name)/index" }
        return isFirst ? nil : "/" + path.folderPart
    }

    /// What says how VitePress shows a page.
    private static let settled: Set<String> = [
        "outline", "sidebar", "aside", "navbar", "footer", "editLink", "lastUpdated", "head", "prev", "next",
        "pageClass", "isHome", "titleTemplate", "layout", "markdownStyles",
    ]

    // MARK: - Chapters

    private mutating func listChapters() {
        guard let sidebar = configuration.sidebar else { return }
        var chapters = VitePressChapters(Set(texts.map(\.inside)))
        let list = chapters.list(sidebar, configuration.menu)
        for note in chapters.notes { site.note(.setting, configuration.path, note) }
        if !list.entries.isEmpty {
            let root = configuration.root + configuration.rewrittenFolder
            site.chapters = (list, VitePressReader.section, root, titles)
        }
    }

    // MARK: - Settings

    private mutating func readSettings(_ languages: [VitePressConfiguration.Language]) {
        site.settings["title"] = .string(ownTitle)
        if let url = configuration.baseURL, BaseURL(url) != nil { site.settings["base_url"] = .string(url) }
        if let text = configuration.description { site.settings["description"] = .string(withoutTags(text)) }
        if let language = configuration.language { site.settings["language"] = .string(language) }
        let spoken = languages.filter { language in texts.contains { $0.inside.hasPrefix(language.name + "/") } }
        if !spoken.isEmpty {
            site.settings["languages"] = .object(
                Object(
                    spoken.map { language in
                        var own = Object()
                        if let label = language.label { own["name"] = .string(label) }
                        return (language.name, .object(own))
                    }))
        }
        site.settings["links"] = .object(Object([("internal", .string("warn"))]))
        site.switchOn(["toc", "admonitions", "tabs", "attributes", "emoji"])
        if configuration.hasFormulas { site.switchOnFormulas(hasDollars: true, configuration.path) }
    }
}
