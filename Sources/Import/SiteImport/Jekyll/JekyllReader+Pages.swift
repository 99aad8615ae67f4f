import Dates
import Diagnostics
import Files
import Site
import Values

extension JekyllReader {
    /// Adds a document to the new site.
    mutating func add(_ document: JekyllDocument, _ liquid: JekyllLiquid) {
        let path = document.text.path
        if ["sass", "scss", "coffee"].contains(fileExtension(of: path)) {
            return addStyle(document)
        }
        if theme == nil, isHome(document) {
            return site.note(.leftOut, path, "the theme's own home page lists the posts")
        }
        if !document.isPage, isFeed(document) { return }
        let ownLayout = liveLayout(of: document, liquid)
        let body = ownLayout == nil ? liquid.resolved(document, &site.notes) : ""
        // HTML without a layout is a whole page already; other files never have one.
        let isWhole = !document.isMarkdown && document.layout == nil && document.kind == .page && ownLayout == nil
        if !document.isPage || isWhole {
            return site.made.append((path, String(document.address.dropFirst()).ending(in: document), body))
        }
        var head = fields(of: document)
        head["layout"] = theme.flatMap { theme in
            let name = ownLayout ?? theme.layout(document.layout)
            let usual =
                document.kind == .post || document.kind == .draft ? "post" : document.kind == .page ? "page" : ""
            return name == usual ? nil : .string(name)
        }
        if document.kind == .draft { head["draft"] = .bool(true) }
        if document.kind != .page, head["title"] == nil { head["title"] = .string(document.titleOfName) }
        let isEmpty = body.allSatisfy(\.isWhitespace)
        if isEmpty, theme == nil, let layout = document.layout, head["redirect"] == nil {
            site.note(.leftOut, path, "its text came from the layout `\(layout)`, and the page is empty here")
        }
        var aliases = JekyllReader.taken("aliases", from: &head)
        // The file behind such an address has an ending, and is linked to by it as well.
        if document.kind == .page, !document.address.hasSuffix("/"), fileExtension(of: document.address).isEmpty {
            aliases.append(document.address + ".html")
        }
        let text = document.isMarkdown ? markdown(body) : isEmpty ? "" : rawMarkup(body)
        site.pages.append(
            NewPage(
                origin: path, file: file(of: document), head: head, body: text, address: document.address,
                aliases: aliases))
    }

    /// The theme's home page takes the place of one that lists posts, or leaves that to its layout.
    private func isHome(_ document: JekyllDocument) -> Bool {
        guard document.address == "/", document.kind == .page, document.isPage else { return false }
        let text = String(decoding: document.text.body, as: UTF8.self)
        return text.allSatisfy(\.isWhitespace) || text.contains("site.posts") || text.contains("paginator.")
    }

    /// Whether it is a feed or a list for machines, which the new site makes itself.
    private mutating func isFeed(_ document: JekyllDocument) -> Bool {
        let path = document.text.path
        let text = String(decoding: document.text.body, as: UTF8.self)
        guard text.contains("<rss") || text.contains("<feed") || text.contains("<urlset") else { return false }
        if !text.contains("<urlset") {
            site.keepFeed(document.address, path, form: text.contains("<feed") ? "atom" : "rss")
            site.note(.leftOut, path, "the new site makes its feeds itself")
        } else {
            site.note(.leftOut, path, "the new site makes /sitemap.xml itself")
        }
        return true
    }

    /// The front matter in the words here.
    private mutating func fields(of document: JekyllDocument) -> Object {
        var head = document.text.head
        let own: Set<String> = ["layout", "permalink", "slug", "tag", "tags", "category", "categories", "product"]
        head.content = .map(head.entries.filter { !own.contains($0.key) })
        let words = FrontMatterWords(head, in: document.text.headSource, taxonomies: ["tags", "categories"])
        for notice in words.notices where notice.severity != .note {
            site.notes.append(ImportNote(.field, notice, in: document.text.path))
        }
        var fields = Object()
        for entry in words.entries {
            if case .null = entry.value.content { continue }
            fields[entry.key] = entry.value.kept
        }
        if theme != nil { keepWords(of: head, in: &fields) }
        if let written = document.text["slug"]?.written, document.kind != .page { fields["slug"] = .string(written) }
        if !document.tags.isEmpty { fields["tags"] = .list(document.tags.map { .string($0) }) }
        if !document.categories.isEmpty { fields["categories"] = .list(document.categories.map { .string($0) }) }
        setDate(&fields, of: document)
        return fields
    }

    /// Words that layouts ask for by the names that they have there, each with the one that says the same here.
    private static let askedFor = ["nav_order": "order", "weight": "order"]

    /// Leaves in a head what the layouts that come along look for; it is read here by those words, too.
    private func keepWords(of head: PlacedValue, in fields: inout Object) {
        for entry in head.entries {
            if let word = JekyllReader.askedFor[entry.key], head[word] == nil, fields[word] != nil {
                fields[word] = nil
                fields[entry.key] = entry.value.kept
            }
            if entry.key == "image", case .map = entry.value.content { fields["image"] = entry.value.kept }
        }
    }

    private func setDate(_ fields: inout Object, of document: JekyllDocument) {
        guard let date = document.date else { return }
        switch document.kind {
        case .post, .draft:
            // A day in the file's name says as much.
            if fields["date"] != nil || document.kind == .draft { fields["date"] = .string(ISO8601.string(date)) }
            let isFuture = configuration["future"]?.value == .bool(true) && date.instant > site.circumstances.now
            if isFuture, fields["due"] == nil {
                let now = configuration.zone.time(at: site.circumstances.now)
                fields["due"] = .string(ISO8601.string(now))
            }
        case .page, .document:
            if fields["date"] != nil { fields["date"] = .string(ISO8601.string(date)) }
        }
    }

    /// The texts of a field, which is taken out.
    static func taken(_ name: String, from fields: inout Object) -> [String] {
        let value = fields[name]
        fields[name] = nil
        switch value {
        case .string(let text)?: return [text]
        case .list(let parts)?: return parts.compactMap { if case .string(let text) = $0 { text } else { nil } }
        default: return []
        }
    }

    /// Where a document stands below `content/`.
    private func file(of document: JekyllDocument) -> String {
        let path = document.text.path
        switch document.kind {
        case .post:
            let day = document.day.map(ISO8601.day) ?? ""
            return "posts/" + (document.folders + ["\(day)-\(document.name).md"]).joined(separator: "/")
        case .draft: return "posts/drafts/\(document.name).md"
        case .page:
            let stem = withoutExtension(path)
            // An `index.md` there would own every file of the folder.
            return "pages/" + (stem == "index" ? "home" : stem) + ".md"
        case .document(let name):
            let inside = path.dropFirst((configuration.collectionsFolder + "_\(name)/").count)
            let folder = ["posts", "pages", "products", "data", "assets"].contains(name) ? "\(name)-collection" : name
            return folder + "/" + withoutExtension(String(inside)) + ".md"
        }
    }

    /// The pages of the list of posts, at the addresses that they had.
    mutating func addListPages() {
        guard case .integer(let size)? = configuration["paginate"]?.content, size > 0 else { return }
        let list = theme == nil ? "/" : listFolder
        guard list != "/" || !site.pages.contains(where: { $0.address == "/" && $0.head["layout"] != "home" }) else {
            return
        }
        let posts = documents.count { $0.kind == .post }
        let count = (posts + size - 1) / size
        guard count > 1, listPattern.contains(":num") else { return }
        for number in 2...min(count, 1_000) {
            let path = listPattern.replacing(":num", with: String(number))
            let old = (path.hasPrefix("/") ? path : "/" + path) + (path.hasSuffix("/") ? "" : "/")
            let new = "\(list)page/\(number)/"
            guard old != new else { continue }
            let head = Object([("title", .string("Page \(number)")), ("redirect", .string(new))])
            site.pages.append(
                NewPage(origin: "", file: "pages/moved/page-\(number).md", head: head, body: "", address: old))
        }
    }

    private var listPattern: String { configuration.text("paginate_path") ?? "/page:num" }

    /// The folder whose index jekyll-paginate cuts into pages: the deepest one around the pages of the list.
    var listFolder: String {
        guard configuration["paginate"] != nil else { return "/" }
        var parts = listPattern.split(separator: "/").dropLast().map(String.init)
        while !parts.isEmpty {
            let path = parts.joined(separator: "/") + "/index.html"
            if documents.contains(where: { $0.text.path == path }) { return "/" + parts.joined(separator: "/") + "/" }
            parts.removeLast()
        }
        return "/"
    }
}

extension String {
    /// The path of a file in the output: of a folder its `index.html`, of a page without an extension that one.
    fileprivate func ending(in document: JekyllDocument) -> String {
        if isEmpty || hasSuffix("/") { return self + "index.html" }
        return fileExtension(of: self).isEmpty && document.isPage ? self + ".html" : self
    }
}
