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
    /// The addresses besides their own at which texts are found.
    private var redirects: [String: [String]] = [:]

    init(_ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        configuration = try StarlightConfiguration(tree)
        var own = FileTree()
        // Around the manual's folder there may be a whole program, and in it components.
        let folders = [configuration.root, configuration.folder + "public/"]
        for path in tree.paths {
            let isOwn = folders.contains(where: path.hasPrefix) || configuration.place(ofPicture: path) != nil
            if isOwn { own[path] = tree[path] }
        }
        for obstacle in tree.obstacles where folders.contains(where: obstacle.path.hasPrefix) {
            own.note(obstacle.obstacle, at: obstacle.path)
        }
        site = NewSite(.starlight, own, circumstances)
        site.spent = Set(own.paths.filter(StarlightReader.isOfProgram))
    }

    mutating func imported() -> ImportedSite {
        for path in site.old.paths where !site.spent.contains(path) { sort(path) }
        let first = Set(texts.lazy.filter { StarlightReader.isFirst($0.text) }.map(\.inside))
        var places = VitePressTexts(Set(texts.map(\.inside)), configuration.languages, beginning: first)
        for (inside, text) in texts {
            places.orders[inside] = StarlightReader.order(of: text)
            if text["sidebar"]?["hidden"]?.written == "true" { places.hidden.insert(inside) }
            let address = StarlightReader.slug(of: text, inside)
            places.addresses[address] = inside
            places.addresses[configuration.firstFolder + address] = inside
        }
        readRedirects(places)
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
        let published = configuration.folder + "public/"
        let inside = configuration.inside(path)
        if path.hasPrefix(published) {
            site.copies.append((path, String(path.dropFirst(published.count))))
        } else if let place = configuration.place(ofPicture: path) {
            site.copies.append((path, place))
        } else if !["md", "mdx"].contains(fileExtension(of: path)) {
            site.companions.append((path, "\(VitePressTexts.section)/\(inside)"))
        } else if inside.split(separator: "/").contains(where: { $0.hasPrefix("_") }) {
            site.note(.leftOut, path, "it is no page by itself, and what takes it in is to have its words")
        } else if withoutExtension(inside).fileName == "404" {
            site.note(.leftOut, path, "the theme has a page of its own for what is not there")
        } else if let bytes = site.bytes(path), let text = site.text(path, bytes) {
            texts.append((inside, text))
        }
    }

    /// Gives texts the addresses that lead to them.
    private mutating func readRedirects(_ places: VitePressTexts) {
        for (old, new) in configuration.redirects {
            let base = configuration.base
            if let file = places.file(at: new.hasPrefix(base) ? String(new.dropFirst(base.count)) : new) {
                redirects[file, default: []].append(old)
            } else {
                site.note(.address, configuration.path, "`redirects` leads `\(old)` to `\(new)`, which is no text")
            }
        }
    }

    // MARK: - Texts

    /// Whether a text says that a manual begins with it.
    private static func isFirst(_ text: OldText) -> Bool {
        text["hero"] != nil || text["template"]?.written == "splash"
    }

    /// The place that a text gives itself among those of its folder.
    private static func order(of text: OldText) -> Double? { text["sidebar"]?["order"]?.written.flatMap(Double.init) }

    /// The address that a text has without slashes at its ends: its own, or that of its path in small letters and signs of words.
    private static func slug(of text: OldText, _ inside: String) -> String {
        if let own = text["slug"]?.written { return own.split(separator: "/").joined(separator: "/") }
        var parts = withoutExtension(inside).split(separator: "/").map { part in
            part.lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
        }
        if parts.last == "index" { parts.removeLast() }
        return parts.joined(separator: "/")
    }

    private mutating func add(_ inside: String, _ text: OldText, _ places: VitePressTexts) {
        let (language, own) = places.place(of: inside)
        var head = Object(
            text.head.entries.filter { !StarlightReader.settled.contains($0.key) }.map { ($0.key, $0.value.kept) })
        let old = site.old
        let paths = StarlightPaths(
            configuration: configuration, places: places, folder: String(text.path.folderPart),
            isTranslation: language != nil, isFile: { old[$0] != nil })
        let plain = StarlightMarkup.plain(String(decoding: text.body, as: UTF8.self), linesAbove: text.linesAbove)
        for (line, message) in plain.notes { site.note(.tag, text.path, line: line, message) }
        var body = paths.moved(plain.body)
        if let hero = head["hero"] { head["hero"] = paths.moved(hero) }
        let isHome = places.isHome(inside)
        if isHome {
            VitePressHome(folder: String(inside.folderPart), places).move(&head, &body)
        } else {
            body = places.withLinksHome(body, in: String(inside.folderPart))
        }
        if let label = text["sidebar"]?["label"]?.written { head["short_title"] = .string(label) }
        if let order = text["sidebar"]?["order"] { head["order"] = order.kept }
        titles[inside] = text["sidebar"]?["label"]?.written ?? text["title"]?.written
        let section = isHome ? "pages" : VitePressTexts.section
        let ending = (language.map { ".\($0)." } ?? ".") + fileExtension(of: own)
        site.pages.append(
            NewPage(
                origin: text.path, file: "\(section)/\(withoutExtension(own))\(ending)", head: head, body: body,
                address: places.address(of: inside),
                aliases: [oldAddress(inside, text)].compactMap(\.self) + (redirects[inside] ?? [])))
    }

    /// Where a text was found; nil for the first page, which is the site's own here as well.
    private func oldAddress(_ inside: String, _ text: OldText) -> String? {
        let isTranslation = configuration.languages.contains { inside.hasPrefix($0.name + "/") }
        let first = isTranslation || text["slug"] != nil ? "" : configuration.firstFolder
        let address = (first + StarlightReader.slug(of: text, inside)).split(separator: "/").joined(separator: "/")
        let isFirst = address.isEmpty || configuration.languages.contains { $0.name == address }
        return isFirst ? nil : "/" + address + configuration.addressEnd
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
