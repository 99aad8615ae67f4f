import Dates
import Diagnostics
import Files
import Site
import Values

extension JekyllReader {
    /// Settings that stand in `site.yml` by another name, or have done their work once the import is over.
    private static let understood: Set<String> = [
        "title", "name", "url", "baseurl", "description", "author", "lang", "language", "timezone", "paginate",
        "permalink", "collections", "defaults", "exclude", "include", "future", "theme", "remote_theme", "plugins",
        "gems", "source", "destination", "collections_dir", "data_dir", "feed", "markdown", "kramdown", "header_pages",
        "paginate_path", "show_drafts", "encoding", "highlighter", "safe", "port", "host",
    ]

    /// Writes `site.yml` from `_config.yml`.
    mutating func readSettings() {
        let old = configuration
        site.settings["title"] = .string(old.text("title") ?? old.text("name") ?? "Untitled")
        if let url = old.text("url"), BaseURL(url + old.base) != nil {
            var root = url[...]
            while root.hasSuffix("/") { root.removeLast() }
            // An `url` with the same path says it twice, and templates there go by `baseurl`.
            let isSaid = !old.base.isEmpty && BaseURL(url)?.path == old.base + "/"
            site.settings["base_url"] = .string(root + (isSaid ? "" : old.base) + "/")
        } else if !old.base.isEmpty {
            site.note(.setting, old.path, "there is no `url`: write `base_url` with scheme, host and `\(old.base)/`")
        }
        if let text = old.text("description") { site.settings["description"] = .string(withoutTags(text)) }
        if let author = old["author"]?.written ?? old["author"]?["name"]?.written {
            site.settings["author"] = .string(author)
        }
        if let language = old.text("lang") ?? old.text("language") { site.settings["language"] = .string(language) }
        if let zone = old.text("timezone"), site.circumstances.zoneData(zone) != nil {
            site.settings["timezone"] = .string(zone)
        }
        if case .integer(let count)? = old["paginate"]?.content, count > 0 {
            site.settings["paginate"] = .integer(count)
        }
        readPattern()
        if documents.contains(where: { !$0.categories.isEmpty }) {
            site.settings["taxonomies"] = .list([.string("tags"), .string("categories")])
        }
        readMenu()
        readFeed()
        site.settings["links"] = .object(Object([("internal", .string("warn"))]))
        if theme == nil { tellMissingTheme() }
        for entry in old.node.entries where theme == nil && !JekyllReader.understood.contains(entry.key) {
            site.note(.setting, old.path, line: entry.keyPlace.line, "`\(entry.key)` is read by no theme here")
        }
        for plugin in (old["plugins"] ?? old["gems"])?.texts ?? [] where !JekyllReader.builtIn.contains(plugin) {
            let line = (old["plugins"] ?? old["gems"])?.place.line ?? 1
            site.note(.setting, old.path, line: line, "the plugin \(plugin) does not run here")
        }
    }

    /// Tells how to bring the layouts of a theme that lies elsewhere.
    private mutating func tellMissingTheme() {
        let names = ["remote_theme", "theme"]
        guard let name = names.first(where: { configuration.text($0) != nil }),
            let written = configuration[name], let theme = written.written
        else { return }
        let place =
            name == "theme" ? "gem `\(theme)` (`bundle info --path \(theme)` tells where)" : "repository `\(theme)`"
        site.note(
            .setting, configuration.path, line: written.place.line,
            "the layouts lie in the \(place), so the new site has the theme of the program: to bring them, copy "
                + "`_layouts/`, `_includes/`, `_sass/` and `assets/` from there into the old folder, files of yours "
                + "excepted, run `jekyll build` and import again")
    }

    /// Plugins whose work is done here without any.
    private static let builtIn: Set<String> = [
        "jekyll-feed", "jekyll-seo-tag", "jekyll-sitemap", "jekyll-redirect-from", "jekyll-paginate",
        "jekyll-relative-links", "jekyll-optional-front-matter", "jekyll-titles-from-headings", "jekyll-default-layout",
        "jekyll-include-cache", "jekyll-archives", "jekyll-gist",
    ]

    /// The pattern of posts, so that new ones get addresses like the old ones; where it is none here, the old ones have
    /// theirs all the same.
    private mutating func readPattern() {
        let old = configuration.postPattern
        let pattern = old.replacing(":output_ext", with: ".html").replacing(":title", with: ":slug")
        let text = pattern.hasPrefix("/") ? pattern : "/" + pattern
        if case .success = Permalink.parse(text) {
            site.settings["permalink"] = .string(text)
        } else {
            let line = configuration["permalink"]?.place.line ?? 1
            site.note(
                .setting, configuration.path, line: line,
                "the pattern `\(old)` has no counterpart: old posts keep their addresses, new ones get /posts/YYYY/slug/"
            )
        }
    }

    private mutating func readMenu() {
        var entries: [(title: String, url: String)] = []
        let pages = documents.filter { $0.kind == .page && $0.isPage }
        func entry(_ page: JekyllDocument) -> (title: String, url: String)? {
            page.text["title"]?.written.map { ($0, page.address) }
        }
        if let names = configuration["header_pages"]?.texts {
            entries = names.compactMap { name in pages.first { $0.text.path == name }.flatMap(entry) }
        } else {
            for name in ["_data/navigation.yml", "_data/nav.yml", "_data/menu.yml", "_data/primary_nav.yml"]
            where entries.isEmpty {
                entries = menu(inData: name)
            }
            if entries.isEmpty {
                entries = pages.filter { page in
                    !page.text.path.contains("/") && page.address != "/" && !page.address.hasPrefix("/404")
                }.prefix(6).compactMap(entry)
            }
        }
        guard !entries.isEmpty else { return }
        site.settings["menu"] = .list(
            entries.map { .object(Object([("title", .string($0.title)), ("url", .string($0.url))])) })
    }

    /// A list of titles and addresses in a file of data, or the first such list in it.
    private func menu(inData path: String) -> [(title: String, url: String)] {
        guard let bytes = site.bytes(path), let value = readData(SourceText(path: path, bytes: bytes)).value else {
            return []
        }
        var list = value
        if case .object(let object) = value, let first = object.values.first { list = first }
        guard case .list(let parts) = list else { return [] }
        return parts.compactMap { part in
            guard case .object(let entry) = part,
                let title = entry.text("title") ?? entry.text("name"),
                let url = entry.text("url") ?? entry.text("link") ?? entry.text("href"),
                url.hasPrefix("/") || url.contains("://")
            else { return nil }
            return (title, url)
        }
    }

    private mutating func readFeed() {
        if case .integer(let limit)? = configuration["feed"]?["posts_limit"]?.content, limit > 0 {
            site.feedLimit = limit
        }
        if let path = configuration["feed"]?["path"]?.written {
            site.keepFeed(path.hasPrefix("/") ? path : "/" + path, configuration.path, form: "atom")
        }
    }
}
