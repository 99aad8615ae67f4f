import Diagnostics
import Files
import Site
import Values

extension HexoReader {
    /// Settings that stand in `site.yml`, or have done their work once the import is over.
    private static let understood: Set<String> = [
        "title", "subtitle", "description", "keywords", "author", "language", "timezone", "url", "root", "permalink",
        "permalink_defaults", "pretty_urls", "source_dir", "public_dir", "tag_dir", "archive_dir", "category_dir",
        "code_dir", "i18n_dir", "skip_render", "new_post_name", "default_layout", "titlecase", "external_link",
        "filename_case", "render_drafts", "post_asset_folder", "relative_link", "future", "highlight", "prismjs",
        "syntax_highlighter", "index_generator", "default_category", "category_map", "tag_map", "meta_generator",
        "date_format", "time_format", "updated_option", "per_page", "pagination_dir", "include", "exclude", "ignore",
        "theme", "deploy", "feed", "marked", "archive_generator", "category_generator", "tag_generator", "markdown",
        "email", "auto_spacing", "max_open_file", "multi_thread", "logger", "logger_format", "port", "archive",
        "category", "tag", "exclude_generator", "use_date_for_updated", "sitemap", "search", "jsonContent", "server",
    ]

    /// Writes `site.yml` from `_config.yml`.
    mutating func readSettings() {
        let old = configuration
        site.settings["title"] = .string(old.text("title") ?? "Untitled")
        let host = old.text("url").map { $0.split(separator: "/", maxSplits: 3).prefix(2).joined(separator: "//") }
        if let host, BaseURL(host + old.root) != nil { site.settings["base_url"] = .string(host + old.root) }
        if let text = old.text("description") ?? old.text("subtitle") {
            site.settings["description"] = .string(withoutTags(text))
        }
        if let author = old.text("author") { site.settings["author"] = .string(author) }
        if let language = old["language"]?.texts.first, !language.isEmpty {
            site.settings["language"] = .string(language)
        }
        if let zone = old.text("timezone"), site.circumstances.zoneData(zone) != nil {
            site.settings["timezone"] = .string(zone)
        }
        if case .integer(let count)? = (old["index_generator"]?["per_page"] ?? old["per_page"])?.content, count > 0 {
            site.settings["paginate"] = .integer(count)
        }
        readPattern()
        if documents.contains(where: { !$0.categories.isEmpty }) {
            site.settings["taxonomies"] = .list([.string("tags"), .string("categories")])
        }
        readMenu()
        readFeed()
        site.settings["links"] = .object(Object([("internal", .string("warn"))]))
        for entry in old.node.entries where !HexoReader.understood.contains(entry.key) {
            site.note(.setting, HexoConfiguration.path, line: entry.keyPlace.line, "`\(entry.key)` says nothing here")
        }
    }

    /// The pattern of posts, so that new ones get addresses like the old ones; where it is none here, the old ones have
    /// theirs all the same.
    private mutating func readPattern() {
        let old = configuration.permalink
        let pattern = "/" + old.split(separator: "/").joined(separator: "/") + (old.hasSuffix("/") ? "/" : "")
        let text = pattern.replacing(":post_title", with: ":slug").replacing(":title", with: ":slug")
            .replacing(":name", with: ":slug")
        if case .success = Permalink.parse(text) {
            site.settings["permalink"] = .string(text)
        } else {
            let line = configuration["permalink"]?.place.line ?? 1
            site.note(
                .setting, HexoConfiguration.path, line: line,
                "the pattern `\(old)` has no counterpart: old posts keep their addresses, new ones get /posts/YYYY/slug/"
            )
        }
    }

    /// The menu of the theme: names, each with an address and perhaps a sign, `Home: / || fa fa-home`.
    private mutating func readMenu() {
        guard let theme = configuration.theme, let menu = theme.node["menu"] ?? theme.node["navbar"]?["menu"] else {
            return
        }
        let items = menu.entries.flatMap { entry -> [(title: String, url: String)] in
            guard let written = entry.value.written else {
                return entry.value.entries.compactMap { inner in
                    inner.value.written.map { (inner.key, $0) }
                }
            }
            return [(entry.key, written)]
        }
        let known = Set(documents.map(\.address))
        let made = items.compactMap { item -> Value? in
            var url = String(
                (item.url.firstRange(of: "||").map { item.url[..<$0.lowerBound] } ?? item.url[...]).trimmed)
            if url.isEmpty || item.title.lowercased() == "home" { return nil }
            if !hasScheme(url), !url.hasPrefix("/") { url = "/" + url }
            let isList = ["tag_dir", "archive_dir", "category_dir"].contains { name in
                url == "/" + configuration.folder(name, HexoReader.usualFolders[name] ?? "") + "/"
            }
            guard hasScheme(url) || known.contains(url) || known.contains(url + "/") || isList else { return nil }
            return .object(Object([("title", .string(titleOfName(item.title))), ("url", .string(url))]))
        }
        if !made.isEmpty { site.settings["menu"] = .list(made) }
    }

    private static let usualFolders = ["tag_dir": "tags", "archive_dir": "archives", "category_dir": "categories"]

    private mutating func readFeed() {
        guard let feed = configuration["feed"] else { return }
        if case .integer(let limit)? = feed["limit"]?.content, limit > 0 { site.feedLimit = limit }
        let paths = feed["path"]?.texts ?? []
        let types = feed["type"]?.texts ?? ["atom"]
        for (index, path) in (paths.isEmpty ? ["atom.xml"] : paths).enumerated() {
            site.keepFeed(
                "/" + path.split(separator: "/").joined(separator: "/"), HexoConfiguration.path,
                form: types[min(index, types.count - 1)])
        }
    }

    // MARK: - Lists

    /// Keeps the addresses of the archive and of terms, where they are others here.
    mutating func addLists() {
        guard documents.contains(where: { $0.kind == .post && !$0.isDraft }) else { return }
        let archive = "/" + configuration.folder("archive_dir", "archives") + "/"
        redirect("archives", from: archive, to: "/archive/")
        let years = Set(documents.filter { $0.kind == .post && !$0.isDraft }.compactMap { $0.date?.strftime("%Y") })
        for year in years.sorted() { redirect("archives-\(year)", year, from: "\(archive)\(year)/", to: "/archive/") }
        var tags: [String: [String]] = [:]
        var categories: [String: [String]] = [:]
        for document in documents where document.kind == .post && !document.isDraft {
            for tag in document.tags { tags[HexoDocument.slugs([tag], "tag_map", configuration)] = [tag] }
            for path in document.categories {
                for end in 1...path.count {
                    let part = Array(path.prefix(end))
                    categories[HexoDocument.slugs(part, "category_map", configuration)] = part
                }
            }
        }
        add(tags, of: "tags", below: configuration.folder("tag_dir", "tags"))
        add(categories, of: "categories", below: configuration.folder("category_dir", "categories"))
    }

    private mutating func add(_ terms: [String: [String]], of taxonomy: String, below folder: String) {
        guard !terms.isEmpty else { return }
        redirect(taxonomy, from: "/\(folder)/", to: "/\(taxonomy)/")
        for (part, path) in terms.sorted(by: { $0.key < $1.key }) {
            guard let name = path.last else { continue }
            let own = "/\(taxonomy)/\(slugOfName(name))/"
            redirect("\(taxonomy)-\(slugOfName(part))", name, from: "/\(folder)/\(part)/", to: own)
        }
    }

    private mutating func redirect(_ file: String, _ title: String? = nil, from old: String, to new: String) {
        guard old != new, !site.pages.contains(where: { $0.address == old }) else { return }
        site.addRedirect(title ?? titleOfName(file), from: old, to: new, file: file)
    }
}
