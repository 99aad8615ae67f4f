import Dates
import Site
import Values

extension WordPressReader {
    /// Adds a post or a page.
    mutating func add(_ item: WordPressItem) {
        guard item.status != "trash" else {
            return site.note(.leftOut, item.path, line: item.line, "\(item.title): it lies in the trash")
        }
        guard item.status != "auto-draft", !(item.kind == "page" && item.content.isEmpty && isListOfPosts(item)) else {
            return
        }
        tellWhatStays(item)
        let address = addresses.path(of: item) ?? "/\(folder(of: item))/\(plainName(of: item))/"
        site.pages.append(
            NewPage(
                origin: item.path, file: file(of: item, address), head: head(of: item), body: text(of: item),
                address: address))
    }

    /// Whether a page is the one at which WordPress lists posts: it has no text, and is called so.
    private func isListOfPosts(_ item: WordPressItem) -> Bool {
        ["blog", "news", "posts"].contains(item.name.lowercased())
    }

    private mutating func tellWhatStays(_ item: WordPressItem) {
        if item.comments > 0 { site.note(.leftOut, item.path, line: item.line, "comments stay behind") }
        if item.status == "private" || item.isProtected {
            site.note(
                .leftOut, item.path, line: item.line,
                "\(item.title): it was shown to some readers only, and is a draft now")
        }
        for taxonomy in Set(item.terms.map(\.taxonomy)).subtracting(["post_tag", "category", "post_format"]).sorted() {
            site.note(.field, item.path, line: item.line, "terms of `\(taxonomy)` are left out")
        }
    }

    private func head(of item: WordPressItem) -> Object {
        var head = Object([("title", .string(item.title.isEmpty ? plainName(of: item) : item.title))])
        if let date = item.date, item.kind == "post" {
            let zone = Zone(fixed: date.offsetSeconds ?? 0)
            head["date"] = .string(ISO8601.string(date.time(in: zone)))
        }
        if item.isHidden { head["draft"] = .bool(true) }
        let about = withoutTags(HTMLTree.nodes(of: item.excerpt).text)
        if !about.isEmpty { head["description"] = .string(about) }
        for taxonomy in ["tags", "categories"] {
            let names = WordPressReader.terms(of: item).filter { $0.taxonomy == taxonomy }.map { Value.string($0.name) }
            if !names.isEmpty { head[taxonomy] = .list(names) }
        }
        if export.authors.count > 1, let author = export.authors[item.author], !author.isEmpty, item.kind == "post" {
            head["author"] = .string(author)
        }
        if let picture = item.fields["_thumbnail_id"].flatMap({ Int($0) }).flatMap({ addresses.file(of: $0) }) {
            head["image"] = .string(picture)
        }
        return head
    }

    /// The text in Markdown.
    private mutating func text(of item: WordPressItem) -> String {
        var shortcodes = WordPressShortcodes(item, addresses)
        let html = shortcodes.replaced(WordPressBlocks(export, item).html)
        for message in shortcodes.messages { site.note(.tag, item.path, line: item.line, message) }
        var writer = MarkdownWriter()
        writer.keepsLines = !item.content.contains("<!-- wp:")
        writer.address = addresses.new
        let text = writer.markdown(of: html)
        if addresses.isMissingPictures(in: text) {
            site.note(
                .address, item.path, line: item.line,
                "pictures stay at their old place: put a copy of `wp-content/uploads/` beside the export, and import again"
            )
        }
        return text
    }

    /// The name of a text's file, without an extension.
    private func plainName(of item: WordPressItem) -> String {
        let name = slugOfName(percentDecoded(item.name) ?? item.name)
        if !name.isEmpty { return name }
        let title = slugOfName(item.title)
        return title.isEmpty ? "\(item.kind)-\(item.id)" : title
    }

    /// The folder of a kind of texts, which is a section where a plugin made it.
    private func folder(of item: WordPressItem) -> String {
        switch item.kind {
        case "post": return "posts"
        case "page": return "pages"
        default:
            let name = slugOfName(item.kind)
            return ["posts", "pages", "products", "data", "assets"].contains(name) ? name + "-section" : name
        }
    }

    private func file(of item: WordPressItem, _ address: String) -> String {
        let name = plainName(of: item)
        switch item.kind {
        case "post":
            guard let day = item.date?.date else { return "posts/\(name).md" }
            return "posts/\(ISO8601.day(day))-\(name).md"
        case "page":
            let folders = address.split(separator: "/").dropLast().map { slugOfName(String($0)) }
            return "pages/" + folders.map { $0 + "/" }.joined() + name + ".md"
        default: return "\(folder(of: item))/\(name).md"
        }
    }
}
