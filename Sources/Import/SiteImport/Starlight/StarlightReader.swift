import Diagnostics
import Files
import Site
import Values

/// Reads a manual of Starlight, the theme for manuals of Astro: its texts become a section, in the order and under the names of its
/// `sidebar`, and its first page the front page.
struct StarlightReader {
    private let configuration: StarlightConfiguration
    private var site: NewSite
    private var texts: [(inside: String, text: OldText)] = []
    /// What each text is called by itself.
    private var titles: [String: String] = [:]

    init(_ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        configuration = try StarlightConfiguration(tree)
        var own = FileTree()
        // Around the manual's folder there may be a whole program, and in it components.
        let folders = [configuration.root, configuration.source + "assets/", configuration.folder + "public/"]
        for path in tree.paths where folders.contains(where: path.hasPrefix) { own[path] = tree[path] }
        for obstacle in tree.obstacles where folders.contains(where: obstacle.path.hasPrefix) {
            own.note(obstacle.obstacle, at: obstacle.path)
        }
        site = NewSite(.starlight, own, circumstances)
        site.spent = Set(own.paths.filter(StarlightReader.isOfProgram))
    }

    mutating func imported() -> ImportedSite {
        for path in site.old.paths where !site.spent.contains(path) { sort(path) }
        let first = Set(texts.lazy.filter { StarlightReader.isFirst($0.text) }.map(\.inside))
        let orders = texts.compactMap { inside, text in
            text["sidebar"]?["order"]?.written.flatMap(Double.init).map { (inside, $0) }
        }
        let places = VitePressTexts(
            Set(texts.map(\.inside)), configuration.languages, beginning: first,
            orders: Dictionary(orders, uniquingKeysWith: { $1 }))
        for (inside, text) in texts { add(inside, text, places) }
        readSettings()
        listChapters(places)
        return site.finished()
    }

    /// Whether a file belongs to the program and is nothing to see.
    private static func isOfProgram(_ path: String) -> Bool {
        let isPublic = path.hasPrefix("public/") || path.contains("/public/")
        return !isPublic
            && ["astro", "ts", "mts", "js", "mjs", "jsx", "tsx", "css", "json"].contains(fileExtension(of: path))
    }

    private mutating func sort(_ path: String) {
        let (assets, published) = (configuration.source + "assets/", configuration.folder + "public/")
        if path.hasPrefix(published) {
            site.copies.append((path, String(path.dropFirst(published.count))))
        } else if path.hasPrefix(assets) {
            site.copies.append((path, "assets/" + path.dropFirst(assets.count)))
        } else if ["md", "mdx"].contains(fileExtension(of: path)), let bytes = site.bytes(path) {
            if let text = site.text(path, bytes) { texts.append((inside(path), text)) }
        } else {
            site.companions.append((path, "\(VitePressTexts.section)/\(inside(path))"))
        }
    }

    /// A path below the folder of the first language's texts.
    private func inside(_ path: String) -> String {
        let inside = String(path.dropFirst(configuration.root.count))
        let first = configuration.firstFolder
        return !first.isEmpty && inside.hasPrefix(first) ? String(inside.dropFirst(first.count)) : inside
    }

    // MARK: - Texts

    /// Whether a text says that a manual begins with it.
    private static func isFirst(_ text: OldText) -> Bool {
        text["hero"] != nil || text["template"]?.written == "splash"
    }

    private mutating func add(_ inside: String, _ text: OldText, _ places: VitePressTexts) {
        let (language, own) = places.place(of: inside)
        guard own != "404.md" || language != nil else {
            return site.note(.leftOut, text.path, "the theme has a page of its own for what is not there")
        }
        var head = Object(
            text.head.entries.filter { !StarlightReader.settled.contains($0.key) }.map { ($0.key, $0.value.kept) })
        let assets = StarlightAssets(source: configuration.source, folder: String(text.path.folderPart))
        let links = StarlightLinks(places, base: configuration.base)
        var body = links.moved(assets.moved(StarlightMarkup.plain(String(decoding: text.body, as: UTF8.self))))
        if let hero = head["hero"] { head["hero"] = links.moved(assets.moved(hero)) }
        let isHome = places.isHome(inside)
        if isHome {
            VitePressHome(folder: String(inside.folderPart), places).move(&head, &body)
        } else {
            body = places.withLinksHome(body, in: String(inside.folderPart))
        }
        if let label = text["sidebar"]?["label"]?.written { head["short_title"] = .string(label) }
        titles[inside] = text["sidebar"]?["label"]?.written ?? text["title"]?.written
        let section = isHome ? "pages" : VitePressTexts.section
        let ending = (language.map { ".\($0)." } ?? ".") + fileExtension(of: own)
        let slug = text["slug"]?.written.map { "/\($0)/" }
        site.pages.append(
            NewPage(
                origin: text.path, file: "\(section)/\(withoutExtension(own))\(ending)", head: head, body: body,
                address: places.address(of: inside), aliases: [slug ?? oldAddress(inside)].compactMap(\.self)))
    }

    /// Where a text was found; nil for the first page, which is the site's own here as well.
    private func oldAddress(_ inside: String) -> String? {
        var parts = withoutExtension(inside).split(separator: "/").map { slugOfName(String($0)) }
        if parts.last == "index" { parts.removeLast() }
        let isFirst = parts.isEmpty || configuration.languages.contains { [$0.name] == parts }
        return isFirst ? nil : "/" + parts.joined(separator: "/") + configuration.addressEnd
    }

    /// What says how Starlight shows a page.
    private static let settled: Set<String> = [
        "template", "editUrl", "lastUpdated", "head", "banner", "tableOfContents", "prev", "next", "pagefind",
        "sidebar",
        "slug", "topic",
    ]

    // MARK: - Chapters

    private mutating func listChapters(_ places: VitePressTexts) {
        guard let sidebar = configuration.sidebar else { return }
        var chapters = VitePressChapters(places)
        let list = chapters.list(sidebar, [])
        for note in chapters.notes { site.note(.setting, configuration.path, note) }
        if !list.entries.isEmpty {
            let root = configuration.root + configuration.firstFolder
            site.chapters = (list, VitePressTexts.section, root, titles)
        }
    }

    // MARK: - Settings

    private mutating func readSettings() {
        site.settings["title"] = .string(configuration.title ?? "Untitled")
        if let url = configuration.baseURL, BaseURL(url) != nil { site.settings["base_url"] = .string(url) }
        if let text = configuration.description { site.settings["description"] = .string(withoutTags(text)) }
        if let language = configuration.language { site.settings["language"] = .string(language) }
        let spoken = configuration.languages.filter { language in
            texts.contains { $0.inside.hasPrefix(language.name + "/") }
        }
        if !spoken.isEmpty {
            let all = spoken.map { language in
                (language.name, Value.object(Object(language.label.map { [("name", .string($0))] } ?? [])))
            }
            site.settings["languages"] = .object(Object(all))
        }
        site.settings["links"] = .object(Object([("internal", .string("warn"))]))
        site.switchOn(["toc", "admonitions", "tabs", "attributes", "emoji"])
    }
}
