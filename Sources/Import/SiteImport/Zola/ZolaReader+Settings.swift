import Diagnostics
import Site
import Values

extension ZolaReader {
    /// Settings that stand in `site.yml`, or have done their work once the import is over.
    private static let understood: Set<String> = [
        "title", "base_url", "description", "default_language", "languages", "author", "taxonomies", "generate_feeds",
        "generate_feed", "feed_filenames", "feed_filename", "feed_limit", "slugify", "ignored_content",
        "ignored_static",
        "theme", "markdown", "link_checker", "output_dir", "hard_link_static", "build_search_index", "search",
        "minify_html", "generate_sitemap", "generate_robots_txt", "extra", "compile_sass", "mode",
    ]

    /// Writes `site.yml`.
    mutating func readSettings() {
        let old = configuration
        let home = documents.first { $0.address == "/" && $0.isSection }
        site.settings["title"] = .string(old.text("title") ?? home?.text["title"]?.written ?? "Untitled")
        if let url = old.text("base_url"), BaseURL(url) != nil { site.settings["base_url"] = .string(url) }
        if let author = old.text("author") ?? old["extra"]?["author"]?.written {
            site.settings["author"] = .string(author)
        }
        if let text = old.text("description") ?? home?.text["description"]?.written {
            site.settings["description"] = .string(withoutTags(text))
        }
        site.settings["language"] = .string(old.language)
        let names = old.taxonomies.map(\.name)
        let used = names.filter { name in documents.contains { $0.text["taxonomies"]?[name] != nil } }
        site.settings["taxonomies"] = .list((["tags"] + used.filter { $0 != "tags" }).map { .string($0) })
        if let section = postSections.sorted().first {
            site.settings["permalink"] = .string(section.isEmpty ? "/:slug/" : "/\(section)/:slug/")
            let sizes = documents.filter { $0.isSection && $0.section == section }.compactMap { document -> Int? in
                if case .integer(let size)? = document.text["paginate_by"]?.content { size } else { nil }
            }
            if let size = sizes.first, size > 0 { site.settings["paginate"] = .integer(size) }
        }
        readMenu()
        site.settings["links"] = .object(Object([("internal", .string("warn"))]))
        if case .integer(let limit)? = old["feed_limit"]?.content, limit > 0 { site.feedLimit = limit }
        for entry in old.node.entries where !ZolaReader.understood.contains(entry.key) {
            site.note(.setting, old.path, line: entry.keyPlace.line, "`\(entry.key)` says nothing here")
        }
        readLanguages()
    }

    /// The other languages of the site that have texts.
    private mutating func readLanguages() {
        var languages = Object()
        for name in configuration.languages where documents.contains(where: { $0.language == name }) {
            let own = configuration["languages"]?[name]
            var said = Object()
            for key in ["title", "description"] {
                if let text = own?[key]?.written, !text.isEmpty { said[key] = .string(withoutTags(text)) }
            }
            languages[name] = .object(said)
        }
        if !languages.isEmpty { site.settings["languages"] = .object(languages) }
    }

    /// A menu of `[extra]`, as themes have it: a list of names and addresses; else the sections.
    private mutating func readMenu() {
        let extra = configuration["extra"]?.entries ?? []
        let base = configuration.text("base_url") ?? ""
        for entry in extra where ["menu", "nav", "navigation"].contains(where: { entry.key.lowercased().contains($0) })
        {
            guard case .list(let parts) = entry.value.content else { continue }
            let items = parts.compactMap { part -> Value? in
                let url = (part["url"] ?? part["href"] ?? part["link"] ?? part["path"])?.written
                guard let title = (part["name"] ?? part["title"] ?? part["text"])?.written, var url else { return nil }
                url = url.replacing("$BASE_URL", with: "")
                if url.hasPrefix("@/") { url = address(of: String(url.dropFirst(2))) ?? "/" }
                if !base.isEmpty, url.hasPrefix(base) { url = String(url.dropFirst(base.count)) }
                let isWhole = hasScheme(url) || url.hasPrefix("/") || url.hasPrefix("#")
                return .object(Object([("title", .string(title)), ("url", .string(isWhole ? url : "/" + url))]))
            }
            if !items.isEmpty { return site.settings["menu"] = .list(items) }
        }
        let sections = documents.filter { document in
            document.isSection && document.folders.isEmpty && document.address != "/" && !document.isDraft
                && document.language == nil
        }
        guard !sections.isEmpty else { return }
        site.settings["menu"] = .list(
            sections.map { .object(Object([("title", .string($0.title)), ("url", .string($0.address))])) })
    }

    /// Keeps the feeds where readers follow them: of the site, of sections, and of terms.
    mutating func keepFeeds() {
        for name in configuration.feedNames { site.keepFeed("/" + name, configuration.path) }
        for section in documents where section.isSection && section.address != "/" && section.language == nil {
            guard (section.text["generate_feeds"] ?? section.text["generate_feed"])?.value == .bool(true) else {
                continue
            }
            for name in configuration.feedFileNames { site.keepFeed(section.address + name, section.text.path) }
        }
        for taxonomy in configuration.taxonomies where taxonomy.hasFeeds {
            for name in configuration.feedFileNames where taxonomy.name == "tags" {
                site.keepFeed("/tags/:tag/" + name, configuration.path)
            }
        }
    }
}
