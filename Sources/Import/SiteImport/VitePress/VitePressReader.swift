import Diagnostics
import Files
import Site
import Values

/// Reads a manual of VitePress, or of VuePress, from which that comes: its texts become a section, in the order and under the
/// names of its lists.
struct VitePressReader {
    let isVuePress: Bool
    let configuration: VitePressConfiguration
    var site: NewSite
    private(set) var texts: [(inside: String, text: OldText)] = []
    /// What each text is called by itself.
    private var titles: [String: String] = [:]

    init(_ generator: Generator, _ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        isVuePress = generator == .vuepress
        configuration = try VitePressConfiguration(tree, of: generator)
        let root = configuration.root
        // Around the manual's folder there may be a whole program.
        var own = FileTree()
        var formerNames: [String: String] = [:]
        for path in tree.paths where path.hasPrefix(root) {
            let name = isVuePress ? VitePressReader.withIndex(path, in: tree) : path
            if name != path { formerNames[name] = path }
            own[name] = tree[path]
        }
        for obstacle in tree.obstacles where obstacle.path.hasPrefix(root) {
            own.note(obstacle.obstacle, at: obstacle.path)
        }
        site = NewSite(generator, own, circumstances)
        site.formerNames = formerNames
        site.spent = Set(own.paths.filter { VitePressReader.isOfProgram($0.dropFirst(root.count)) })
    }

    mutating func imported() -> ImportedSite {
        let root = configuration.root
        for path in site.old.paths where path.hasPrefix(root) && !site.spent.contains(path) {
            let inside = path.dropFirst(root.count)
            let folder = configuration.rewrittenFolder
            sort(path, inside: String(inside.hasPrefix(folder) ? inside.dropFirst(folder.count) : inside))
        }
        let first = Set(texts.lazy.filter { [self] in isFirst($0.text) }.map(\.inside))
        let places = VitePressTexts(Set(texts.map(\.inside)), configuration.languages, beginning: first)
        let anchors = HeadingAnchors(
            texts.map { String(decoding: $0.text.body, as: UTF8.self) }, HeadingAnchors.vitePress)
        for (inside, text) in texts { add(inside, text, places, anchors) }
        readSettings(configuration.languages)
        for (path, note) in configuration.notes { site.note(.setting, path, note) }
        listChapters(places)
        return site.finished()
    }

    /// A path at which a folder's first text, README.md in VuePress, is called as in VitePress.
    private static func withIndex(_ path: String, in tree: FileTree) -> String {
        let index = String(path.folderPart) + "index.md"
        return path.fileName == "README.md" && tree[index] == nil ? index : path
    }

    /// Whether a file belongs to the program, its components and its packages, and to no page.
    private static func isOfProgram(_ inside: some StringProtocol) -> Bool {
        let parts = inside.split(separator: "/")
        let endings = ["js", "mjs", "cjs", "jsx", "ts", "mts", "cts", "tsx", "vue", "json", "lock", "yaml", "toml"]
        if parts.first == ".vuepress", parts.dropFirst().first == "public" { return false }
        return parts.contains(".vitepress") || parts.contains(".vuepress") || parts.contains("node_modules")
            || parts.first != "public" && endings.contains(fileExtension(of: String(inside)))
    }

    private mutating func sort(_ path: String, inside: String) {
        let published = isVuePress ? ".vuepress/public/" : "public/"
        if inside.hasPrefix(published) {
            site.copies.append((path, String(inside.dropFirst(published.count))))
        } else if fileExtension(of: path) == "md", let bytes = site.bytes(path) {
            guard !configuration.leavesOut(inside) else {
                site.spent.insert(path)
                return
            }
            guard var text = site.text(path, bytes) else { return }
            if isVuePress {
                text.body = Array(VuePressMarkup.translated(String(decoding: text.body, as: UTF8.self)).utf8)
            }
            texts.append((inside, text))
        } else {
            site.companions.append((path, "\(VitePressTexts.section)/\(inside)"))
        }
    }

    // MARK: - Texts

    private mutating func add(
        _ inside: String, _ text: OldText, _ places: VitePressTexts, _ anchors: HeadingAnchors
    ) {
        var head = Object(
            text.head.entries.filter { !settled.contains($0.key) }.map { ($0.key, $0.value.kept) })
        let (language, own) = places.place(of: inside)
        let isHome = places.isHome(inside)
        if isHome, isVuePress { head["hero"] = VuePressHome.hero(of: text, ownTitle, configuration.description) }
        let old = site.old
        var markup = VitePressMarkup(configuration, anchors) { try? old[$0]?.read() }
        var body = markup.plain(text)
        let folder = String(inside.folderPart)
        if isHome {
            VitePressHome(folder: folder, places).move(&head, &body)
        } else {
            body = places.withLinksHome(body, in: folder)
        }
        for (line, message) in markup.notes { site.note(.tag, text.path, line: line, message) }
        settleTitle(of: inside, text, body, &head)
        // What the manual begins with is the front page of its site.
        let section = isHome ? "pages" : VitePressTexts.section
        let ending = language.map { ".\($0).md" } ?? ".md"
        site.pages.append(
            NewPage(
                origin: text.path, file: "\(section)/\(withoutExtension(own))\(ending)", head: head, body: body,
                address: places.address(of: inside),
                aliases: [permalink(of: text) ?? oldAddress(inside)].compactMap(\.self)))
    }

    /// The address that a text of VuePress gives itself; nil where it has none, or one that is put together.
    private func permalink(of text: OldText) -> String? {
        guard isVuePress, let address = text["permalink"]?.written, !address.contains(":") else { return nil }
        return address
    }

    /// Whether a text says that a manual begins with it.
    func isFirst(_ text: OldText) -> Bool {
        isVuePress ? VuePressHome.isHome(text) : text["hero"] != nil || text["layout"]?.written == "home"
    }

    /// What says how a page is shown.
    private var settled: Set<String> {
        isVuePress ? VitePressReader.settled.union(VuePressHome.settled) : VitePressReader.settled
    }

    /// Gives a text one title: readers see the heading as that, and the head's in lists.
    private mutating func settleTitle(of inside: String, _ text: OldText, _ body: String, _ head: inout Object) {
        let (heading, title) = (ManualChapters.title(of: body), text["title"]?.written)
        if let heading, let title {
            head["title"] = nil
            if title != heading { head["short_title"] = .string(title) }
        } else if heading == nil, title == nil {
            head["title"] = .string(self.title(of: inside, text))
        }
        titles[inside] = heading ?? head.text("title")
    }

    /// What a text is called that has neither a title nor a heading: the first page as what it praises.
    private func title(of inside: String, _ text: OldText) -> String {
        let name = withoutExtension(inside)
        guard name.fileName == "index" else { return titleOfName(String(name.fileName)) }
        let folder = name.split(separator: "/").dropLast().last
        return text["hero"]?["name"]?.written ?? folder.map { titleOfName(String($0)) } ?? ownTitle
    }

    /// What the manual is called, else what its first page praises.
    var ownTitle: String {
        let first = texts.first { $0.inside == "index.md" }?.text
        return configuration.title ?? first?["title"]?.written ?? first?["hero"]?["name"]?.written ?? "Untitled"
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

    private mutating func listChapters(_ places: VitePressTexts) {
        guard let (sidebar, path) = configuration.sidebar else { return }
        var chapters = VitePressChapters(places)
        let list = chapters.list(sidebar, configuration.menu)
        for note in chapters.notes { site.note(.setting, path, note) }
        if !list.entries.isEmpty {
            let root = configuration.root + configuration.rewrittenFolder
            site.chapters = (list, VitePressTexts.section, root, titles)
        }
    }
}
