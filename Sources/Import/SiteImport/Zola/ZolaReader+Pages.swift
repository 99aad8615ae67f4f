import Dates
import Diagnostics
import Files
import Site
import Values

extension ZolaReader {
    /// Adds a text to the new site.
    mutating func add(_ document: ZolaDocument, _ shortcodes: ZolaShortcodes) {
        let path = document.text.path
        if document.logicalPath.isEmpty, document.isSection, documents.contains(where: isPost) {
            return site.note(.leftOut, path, "the theme's own home page lists the posts")
        }
        if ZolaAddress.isGuessed(document.name), configuration.slugs == "on", document.text["path"] == nil {
            site.note(.address, path, "Zola spells its name in ASCII: compare \(document.address) with the old address")
        }
        var body = withoutFileLinks(shortcodes.replaced(document, &site.notes), document)
        var head = fields(of: document)
        if document.isSection { body = withList(body, of: document, &head) }
        var aliases: [String] = []
        for alias in JekyllReader.taken("aliases", from: &head) {
            let whole = alias.hasPrefix("/") ? alias : "/" + alias
            aliases.append(whole.hasSuffix("/") || whole.hasSuffix(".html") ? whole : whole + "/")
        }
        site.pages.append(
            NewPage(
                origin: path, file: document.newFile(isPost: isPost(document)), head: head, body: body,
                address: document.address,
                aliases: aliases))
    }

    /// The front matter in the words here.
    private mutating func fields(of document: ZolaDocument) -> Object {
        let own: Set<String> = [
            "path", "slug", "template", "page_template", "taxonomies", "sort_by", "paginate_by", "paginate_path",
            "paginate_reversed", "insert_anchor_links", "transparent", "generate_feeds", "generate_feed", "redirect_to",
            "product", "layout",
        ]
        let names = configuration.taxonomies.map(\.name)
        var head = document.text.head
        head.content = .map(head.entries.filter { !own.contains($0.key) })
        let words = FrontMatterWords(head, in: document.text.headSource, taxonomies: names)
        for notice in words.notices where notice.severity != .note {
            site.notes.append(ImportNote(.field, notice, in: document.text.path))
        }
        var fields = Object()
        for entry in words.entries {
            if case .null = entry.value.content { continue }
            fields[entry.key] = entry.value.kept
        }
        for (name, terms) in document.text["taxonomies"]?.entries.map({ ($0.key, $0.value.texts) }) ?? [] {
            if !terms.isEmpty { fields[name] = .list(terms.map { .string($0) }) }
        }
        if fields["title"] == nil { fields["title"] = .string(document.title) }
        if let date = document.date { fields["date"] = .string(ISO8601.string(date)) }
        if let target = document.text["redirect_to"]?.written {
            fields["redirect"] = .string(hasScheme(target) || target.hasPrefix("/") ? target : "/" + target)
        }
        return fields
    }

    /// The text with the addresses of pages in place of `@/blog/b.md`.
    private mutating func withoutFileLinks(_ text: String, _ document: ZolaDocument) -> String {
        let bytes = Array(text.utf8)
        var out: [UInt8] = []
        var index = 0
        while let at = bytes.offset(of: "@/", from: index) {
            out += bytes[index..<at]
            index = at + 2
            let isLink = at > 0 && "(<\" :".utf8.contains(bytes[at - 1])
            let file = bytes[index...].prefix { !")>\"# \n\t".utf8.contains($0) }
            guard isLink, file.suffix(3).elementsEqual(".md".utf8) else {
                out += "@/".utf8
                continue
            }
            let name = String(decoding: file, as: UTF8.self)
            if let address = address(of: name) {
                out += percentEncoded(address).utf8
                index = file.endIndex
            } else {
                let line = document.text.body.offset(of: "@/" + name).map(document.text.line) ?? 1
                site.note(.tag, document.text.path, line: line, "`@/\(name)` names no page here")
                out += "/".utf8
            }
        }
        return String(decoding: out + bytes[min(index, bytes.count)...], as: UTF8.self)
    }

    /// The page of a section with a list of what is in it, as the templates there make one.
    private func withList(_ body: String, of section: ZolaDocument, _ head: inout Object) -> String {
        if head["redirect"] != nil { return body }
        if postSections.contains(section.section), section.folders.isEmpty {
            if body.allSatisfy(\.isWhitespace), section.address != "/" {
                head["redirect"] = .string((section.language.map { "/" + $0 } ?? "") + "/archive/")
            }
            return body
        }
        let inside = documents.filter {
            !$0.isSection && $0.section == section.section && $0.language == section.language
        }
        if section.folders.isEmpty, section.text["sort_by"]?.written == "date",
            inside.contains(where: { $0.date != nil })
        {
            head["sort_by"] = "date"
            return body
        }
        let list = sorted(below: section).map { listItem($0.title, $0.address) }.joined()
        return list.isEmpty ? body : body + (body.isEmpty ? "" : "\n") + list
    }

    /// The pages and sections right below a section, in the order that it asks for.
    private func sorted(below section: ZolaDocument) -> [ZolaDocument] {
        let inside = documents.filter { document in
            document.language == section.language && document.address != section.address && !document.isDraft
                && document.address != "/"
                && document.folders.joined(separator: "/") == section.logicalPath
        }
        let order = section.text["sort_by"]?.written ?? "none"
        func weight(_ document: ZolaDocument) -> Int {
            if case .integer(let number)? = document.text["weight"]?.content { number } else { Int.max }
        }
        return inside.enumerated().sorted { left, right in
            let (one, other) = (left.element, right.element)
            if one.isSection != other.isSection { return one.isSection }
            if order == "weight" || one.isSection, weight(one) != weight(other) { return weight(one) < weight(other) }
            if order == "date" || order == "update_date", let first = one.date?.instant,
                let second = other.date?.instant,
                first != second
            {
                return first > second
            }
            if order.hasPrefix("title"), one.title != other.title { return one.title < other.title }
            if order == "permalink", one.address != other.address { return one.address > other.address }
            return left.offset < right.offset
        }.map(\.element)
    }

    /// Files beside texts go with the page of their folder; others are copied.
    mutating func placeOthers() {
        let owners = documents.filter { $0.language == nil && ($0.isBundle || $0.isSection) }.compactMap { document in
            document.logicalPath.isEmpty || document.address == "/"
                ? nil
                : (
                    folder: document.logicalPath + "/",
                    file: String(document.newPlainFile(isPost: isPost(document)).dropLast("index.md".count))
                )
        }
        for other in others {
            let owner = owners.filter { other.inside.hasPrefix($0.folder) }.max {
                $0.folder.utf8.count < $1.folder.utf8.count
            }
            if let owner {
                site.companions.append((other.origin, owner.file + other.inside.dropFirst(owner.folder.count)))
            } else {
                site.copies.append((other.origin, other.inside))
            }
        }
    }
}
