import Files
import Site
import Values

extension JekyllReader {
    /// The layout that a page becomes which follows what else there is, so that it still does; nil for all others.
    mutating func liveLayout(of document: JekyllDocument, _ liquid: JekyllLiquid) -> String? {
        guard theme != nil, document.isPage, document.kind == .page, liquid.follows(document) else { return nil }
        let isHome = document.address == "/"
        // The layout `home` there is made for lists, and shows what the page says above them.
        let name = theme?.addLayout(of: document, isHome: isHome && document.layout != "home")
        if let name {
            site.note(
                .frozen, document.text.path, "its text is the layout `\(name)` of the theme now, and still follows")
        }
        return name
    }

    /// Adds a style sheet that Jekyll made, or tells how to get it.
    mutating func addStyle(_ document: JekyllDocument) {
        let path = document.text.path
        guard theme != nil else {
            return site.note(.leftOut, path, "styles and scripts of the old theme have no use in the new one")
        }
        let address = String(document.address.dropFirst())
        if let made = styles[address] {
            site.copies.append((made, address))
            site.note(.frozen, path, "/\(address) is what Jekyll made of it, and plain CSS from now on")
        } else {
            site.note(
                .leftOut, path,
                "nothing here makes /\(address) of it: run `jekyll build` in the old folder and import again, and its "
                    + "style sheet comes along; or make content/\(address) of it with a program for Sass")
        }
    }

    /// Puts the layouts into the new site, with what they ask the configuration for.
    mutating func addTheme() {
        guard let theme else { return }
        site.settings["theme"] = .string(JekyllTheme.name)
        // Layouts take the headings out of a page's text for lists of their own.
        site.switchOff(["heading_links"])
        var carried = carriedSettings
        let listsAll = configuration["paginate"]?.content == nil
        if listsAll, theme.layouts.contains(where: { $0.name == "home" }) {
            site.settings["paginate"] = .integer(10_000)
            // That is for the list of the home page, and templates see that the old site said nothing.
            carried["paginate"] = .null
        }
        site.themeFiles = theme.files(site: carried, list: listFolder)
        site.spent.formUnion(theme.origins)
        site.notes += theme.notes
    }

    /// Settings whose work is done, or which stand in `site.yml` and mean the same to layouts.
    private static let done: Set<String> = [
        "title", "url", "baseurl", "timezone", "paginate", "permalink", "collections", "defaults", "exclude", "include",
        "future", "theme", "remote_theme", "plugins", "gems", "source", "destination", "collections_dir", "data_dir",
        "markdown", "kramdown", "show_drafts", "encoding", "highlighter", "safe", "port", "host", "sass", "liquid",
        "incremental", "whitelist", "excerpt_separator", "limit_posts", "unpublished", "lsi", "quiet", "verbose",
        "relative_permalinks", "redcarpet", "rdiscount", "commonmark", "description",
    ]

    /// What layouts find as `site.NAME` besides what `site.yml` says.
    private var carriedSettings: Object {
        var carried = Object()
        for entry in configuration.node.entries where !JekyllReader.done.contains(entry.key) {
            if case .null = entry.value.content { continue }
            carried[entry.key] = entry.value.kept
        }
        // A text with tags is one for layouts, and plain in `site.yml`.
        if let text = configuration.text("description"), text.contains("<") { carried["description"] = .string(text) }
        // Templates there take the path from it, since `baseurl` says none.
        if configuration.base.isEmpty, let url = configuration.text("url"), let path = BaseURL(url)?.path, path != "/" {
            carried["url"] = .string(url.hasSuffix("/") ? String(url.dropLast()) : url)
            carried["baseurl"] = ""
        }
        let collections = configuration["collections"]?.entries.filter { entry in
            entry.value.entries.contains { !["output", "permalink"].contains($0.key) }
        }
        if let collections, !collections.isEmpty {
            carried["collections"] = .object(Object(collections.map { ($0.key, $0.value.kept) }))
        }
        if let base = configuration.text("baseurl"), base.hasSuffix("/") { carried["baseurl"] = .string(base) }
        return carried
    }
}
