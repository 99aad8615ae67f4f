import Diagnostics
import Site
import Values

extension HugoReader {
    /// Settings that stand in `site.yml`, or have done their work once the import is over.
    private static let understood: Set<String> = [
        "title", "baseurl", "languagecode", "locale", "defaultcontentlanguage", "languages", "timezone", "theme",
        "contentdir",
        "staticdir", "taxonomies", "permalinks", "menu", "menus", "copyright", "author", "paginate", "pagination",
        "module",
        "cascade", "frontmatter", "uglyurls", "params", "mainsections", "publishdir", "metadataformat",
        "enablerobotstxt",
        "disablealiases", "enableemoji", "buildfuture",
    ]

    /// Writes `site.yml`.
    mutating func readSettings() {
        let old = configuration
        let own = old["languages"]?.named(old.language.lowercased())
        site.settings["title"] = .string(own?.named("title")?.written ?? old.text("title") ?? "Untitled")
        if let url = old.text("baseurl"), BaseURL(url) != nil { site.settings["base_url"] = .string(url) }
        let author =
            old["author"]?.written ?? old["author"]?.named("name")?.written
            ?? old["params", "author"]?.written ?? old["params", "author"]?.named("name")?.written
        if let author { site.settings["author"] = .string(author) }
        let description =
            own?.named("description")?.written ?? own?.named("params")?.named("description")?.written
            ?? old.text("params", "description")
        if let text = description {
            site.settings["description"] = .string(withoutTags(text))
        }
        site.settings["language"] = .string(
            own?.named("locale")?.written ?? own?.named("languagecode")?.written ?? old.text("locale")
                ?? old.text("languagecode") ?? old.language)
        if let zone = old.text("timezone"), site.circumstances.zoneData(zone) != nil {
            site.settings["timezone"] = .string(zone)
        }
        if case .integer(let size)? = (old["pagination", "pagersize"] ?? old["paginate"])?.content, size > 0 {
            site.settings["paginate"] = .integer(size)
        }
        if let text = old.text("copyright") { site.settings["footer"] = .string(text) }
        readPattern()
        let extra = old.taxonomies.filter { $0 != "tags" }
        site.settings["taxonomies"] = .list(
            (["tags"] + extra.filter { name in documents.contains { $0.text[name] != nil } }).map { .string($0) })
        readMenu()
        site.settings["links"] = .object(Object([("internal", .string("warn"))]))
        keepFeeds()
        tellTheme()
        for entry in old.node.entries where !HugoReader.understood.contains(entry.key.lowercased()) {
            site.note(.setting, entry.keyPlace.path, line: entry.keyPlace.line, "`\(entry.key)` says nothing here")
        }
        readLanguages()
    }

    /// The pattern of posts, so that new ones get addresses like the old ones.
    private mutating func readPattern() {
        let section = postSections.sorted().first
        let written = section.flatMap { configuration.pattern(of: $0.lowercased()) }
        var pattern = written?.written ?? section.map { "/\(HugoAddress.plain($0))/:slug/" }
        for name in [":slugorcontentbasename", ":slugorfilename", ":contentbasename", ":filename"] {
            pattern = pattern?.replacing(name, with: ":slug")
        }
        pattern = pattern?.replacing(":sections", with: section ?? "").replacing(":section", with: section ?? "")
        guard let pattern else { return }
        let text = (pattern.hasPrefix("/") ? pattern : "/" + pattern) + (pattern.hasSuffix("/") ? "" : "/")
        if case .success = Permalink.parse(text) {
            site.settings["permalink"] = .string(text)
        } else if let place = written?.place {
            site.note(
                .setting, place.path, line: place.line,
                "the pattern `\(pattern)` has no counterpart: old posts keep their addresses, new ones get /posts/YYYY/slug/"
            )
        }
    }

    /// The other languages of the site that have texts.
    private mutating func readLanguages() {
        var languages = Object()
        for name in configuration.otherLanguages where translations.contains(where: { $0.language == name }) {
            let own = configuration["languages"]?.named(name)
            var said = Object()
            // `label` in newer configurations, `languageName` in all others.
            let called = (own?.named("label") ?? own?.named("languagename"))?.written
            if let called, called != name { said["name"] = .string(called) }
            if let title = own?.named("title")?.written { said["title"] = .string(title) }
            if let text = (own?.named("description") ?? own?.named("params")?.named("description"))?.written {
                said["description"] = .string(withoutTags(text))
            }
            let menu = menu(own?.named("menus")?.named("main") ?? own?.named("menu")?.named("main"), in: name)
            if !menu.isEmpty { said["menu"] = .list(menu) }
            languages[name] = .object(said)
        }
        if !languages.isEmpty { site.settings["languages"] = .object(languages) }
    }

    /// The entries of a menu in another language.
    private func menu(_ node: PlacedValue?, in language: String) -> [Value] {
        guard case .list(let parts)? = node?.content else { return [] }
        func weight(_ part: PlacedValue) -> Int {
            if case .integer(let number)? = part.named("weight")?.content, number != 0 { number } else { Int.max }
        }
        return parts.enumerated().sorted { (weight($0.element), $0.offset) < (weight($1.element), $1.offset) }
            .compactMap { _, part in
                let page = part.named("pageref").flatMap { address(of: $0.written ?? "") }
                guard let title = (part.named("name") ?? part.named("title"))?.written,
                    let target = part.named("url")?.written ?? page
                else { return nil }
                let isHere = hasScheme(target) || target.hasPrefix("/") || target.hasPrefix("#")
                return .object(Object([("title", .string(title)), ("url", .string(isHere ? target : "/" + target))]))
            }
    }

    /// Tells that the look of the old site stays behind, where a theme made it.
    private mutating func tellTheme() {
        guard let written = configuration["theme"], let name = written.texts.first else { return }
        site.note(
            .setting, written.place.path, line: written.place.line,
            "the theme `\(name)` stays behind, since its templates are Go's: the site has the theme of the program, and "
                + "`playbill new --theme themes/mine` makes one of your own")
    }

    /// The main menu, by the weights of its entries.
    private mutating func readMenu() {
        var entries: [(weight: Int, title: String, url: String)] = []
        func number(_ node: PlacedValue?) -> Int {
            // As in Hugo, what has no weight comes last.
            if case .integer(let number)? = node?.content, number != 0 { number } else { Int.max }
        }
        let menus = configuration["menus"] ?? configuration["menu"]
        let spoken = configuration["languages"]?.named(configuration.language.lowercased())
        let own = spoken?.named("menus") ?? spoken?.named("menu")
        let named = menus?.named("main") ?? own?.named("main")
        if case .list(let parts)? = named?.content {
            for part in parts {
                let target =
                    part.named("url")?.written ?? part.named("pageref").flatMap { address(of: $0.written ?? "") }
                guard let target,
                    let title = (part.named("name") ?? part.named("title") ?? part.named("identifier"))?.written
                else { continue }
                let isHere = hasScheme(target) || target.hasPrefix("/") || target.hasPrefix("#")
                entries.append((number(part.named("weight")), title, isHere ? target : "/" + target))
            }
        }
        for document in documents {
            guard let menu = document.text["menus"] ?? document.text["menu"] else { continue }
            let inMain = menu.named("main")
            guard inMain != nil || menu.texts.contains("main") else { continue }
            let title = inMain?.named("name")?.written ?? document.text["linktitle"]?.written ?? document.title
            entries.append((number(inMain?.named("weight") ?? document.text["weight"]), title, document.address))
        }
        guard !entries.isEmpty else { return }
        let sorted = entries.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
        site.settings["menu"] = .list(
            sorted.map { .object(Object([("title", .string($0.element.title)), ("url", .string($0.element.url))])) })
    }

    /// Where a page is found that is named by its path, or by its name alone where no other has it.
    func address(of reference: String, from folders: [String] = []) -> String? {
        var path = withoutMarks(reference)
        let isWhole = path.hasPrefix("/")
        while path.hasPrefix("/") || path.hasPrefix("./") { path.removeFirst() }
        if path.hasSuffix("/") { path.removeLast() }
        var wanted = String(path).lowercased()
        for end in [".md", ".markdown", ".html"] where wanted.hasSuffix(end) { wanted.removeLast(end.count) }
        for end in ["/index", "/_index"] where wanted.hasSuffix(end) { wanted.removeLast(end.count) }
        if wanted == "_index" || wanted.isEmpty { return isWhole || !reference.isEmpty ? "/" : nil }
        if !isWhole, !folders.isEmpty, let near = resolved(wanted, in: folders), let page = first(at: near) {
            return page
        }
        if let page = first(at: wanted) { return page }
        let named = documents.filter { $0.name.lowercased() == wanted }
        return named.count == 1 ? named[0].address : nil
    }

    private func first(at path: String) -> String? { documents.first { $0.logicalPath == path }?.address }

    private func resolved(_ path: String, in folders: [String]) -> String? {
        var parts = folders.map { $0.lowercased() }
        for part in path.split(separator: "/") {
            if part == ".." {
                if parts.popLast() == nil { return nil }
            } else if part != "." {
                parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }

    private func withoutMarks(_ text: String) -> Substring { text.prefix { $0 != "#" && $0 != "?" } }
}
