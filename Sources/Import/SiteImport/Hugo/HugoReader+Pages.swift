import Dates
import Diagnostics
import Files
import Site
import Values

extension HugoReader {
    /// Adds a text to the new site.
    mutating func add(_ document: HugoDocument, _ shortcodes: HugoShortcodes) {
        let path = document.text.path
        var body = shortcodes.replaced(document, &site.notes)
        if document.logicalPath.isEmpty, document.isSection, documents.contains(where: isPost) {
            return site.note(.leftOut, path, "the theme's own home page lists the posts")
        }
        if ["html", "htm"].contains(fileExtension(of: path)), !body.allSatisfy(\.isWhitespace) {
            body = rawMarkup(body)
        } else {
            body = GoldmarkAttributes.plain(body, areOnBlocks: hasBlockAttributes)
        }
        var head = fields(of: document)
        if document.isSection { body = withList(body, of: document, &head) }
        var aliases: [String] = []
        for alias in HugoReader.aliases(of: &head) {
            let folder = document.address.split(separator: "/").dropLast().joined(separator: "/")
            let whole = alias.hasPrefix("/") ? alias : "/" + (folder.isEmpty ? "" : folder + "/") + alias
            aliases.append(whole.hasSuffix("/") || whole.hasSuffix(".html") ? whole : whole + "/")
        }
        site.pages.append(
            NewPage(
                origin: path, file: document.newFile(isPost: goesToPosts(document)), head: head, body: body,
                address: document.address,
                aliases: aliases))
    }

    /// Whether a line of attributes belongs to the block above it.
    private var hasBlockAttributes: Bool {
        let parser = configuration["markup"]?.named("goldmark")?.named("parser")
        return parser?.named("attribute")?.named("block")?.value == .bool(true)
    }

    private static func aliases(of head: inout Object) -> [String] { JekyllReader.taken("aliases", from: &head) }

    /// Whether a text becomes a post: it has a date, and stands in a section of posts.
    func isPost(_ document: HugoDocument) -> Bool { document.isPost(in: postSections) }

    /// Whether a text goes to the posts; one beside the folders is a page.
    private func goesToPosts(_ document: HugoDocument) -> Bool { !document.folders.isEmpty && isPost(document) }

    /// The front matter in the words here.
    private mutating func fields(of document: HugoDocument) -> Object {
        let own: Set<String> = [
            "layout", "type", "url", "slug", "permalink", "cascade", "menu", "menus", "product", "markup", "resources",
            "linktitle", "outputs",
        ]
        let taxonomies = configuration.taxonomies
        var head = document.text.head
        head.content = .map(
            head.entries.filter { !own.contains($0.key.lowercased()) && !taxonomies.contains($0.key.lowercased()) })
        let words = FrontMatterWords(head, in: document.text.headSource, taxonomies: taxonomies)
        for notice in words.notices where notice.severity != .note {
            site.notes.append(ImportNote(.field, notice, in: document.text.path))
        }
        var fields = Object()
        for entry in words.entries {
            if case .null = entry.value.content { continue }
            if case .string(let text) = entry.value.content, text.isEmpty { continue }
            fields[entry.key] = entry.value.kept
        }
        for name in taxonomies {
            let terms = (document.text[name]?.texts ?? []).filter { !$0.isEmpty }
            if !terms.isEmpty { fields[name] = .list(terms.map { .string($0) }) }
        }
        if fields["title"] == nil { fields["title"] = .string(document.title) }
        if let date = document.date { fields["date"] = .string(ISO8601.string(date)) }
        if configuration["buildfuture"]?.value == .bool(true), let date = document.date,
            date.instant > site.circumstances.now, isPost(document)
        {
            fields["due"] = .string(ISO8601.string(configuration.zone.time(at: site.circumstances.now)))
        }
        return fields
    }

    /// The page of a section with a list of what is in it, as the layouts there make one.
    private func withList(_ body: String, of section: HugoDocument, _ head: inout Object) -> String {
        let list = list(below: section.logicalPath, in: section.language)
        if postSections.contains(section.section), section.folders.isEmpty {
            if body.allSatisfy(\.isWhitespace), section.address != "/" {
                head["redirect"] = .string((section.language.map { "/" + $0 } ?? "") + "/archive/")
            }
            return body
        }
        if datedSections.contains(section.section), section.folders.isEmpty {
            head["sort_by"] = "date"
            return body
        }
        return list.isEmpty ? body : body + (body.isEmpty ? "" : "\n") + list
    }

    /// Links to the pages right below a folder.
    private func list(below path: String, in language: String? = nil) -> String {
        let inside = (documents + translations.filter { $0.language == language }).filter { document in
            document.language == language && document.logicalPath != path && document.address != "/"
                && document.text["draft"]?.value != .bool(true)
                && document.folderPath == path
        }
        func weight(_ document: HugoDocument) -> Int {
            if case .integer(let number)? = document.text["weight"]?.content, number != 0 { number } else { Int.max }
        }
        let sorted = inside.sorted { left, right in
            if weight(left) != weight(right) { return weight(left) < weight(right) }
            if let one = left.date, let other = right.date, one.instant != other.instant {
                return one.instant > other.instant
            }
            return (left.title, left.address) < (right.title, right.address)
        }
        return sorted.map { listItem($0.title, $0.address) }.joined()
    }

    /// The list pages that Hugo makes of folders without a page of their own.
    mutating func addSections() {
        let there = Set(documents.filter(\.isSection).map(\.logicalPath))
        let tops = Set(documents.compactMap(\.folders.first)).filter { !there.contains($0.lowercased()) }
        for name in tops.sorted() {
            var head = Object([("title", .string(name.prefix(1).uppercased() + name.dropFirst()))])
            let isPosts = postSections.contains(name)
            if isPosts { head["redirect"] = .string("/archive/") }
            let isDated = datedSections.contains(name)
            if isDated { head["sort_by"] = "date" }
            site.pages.append(
                NewPage(
                    origin: "", file: "\(newSection(name))/index.md", head: head,
                    body: isPosts || isDated ? "" : list(below: name.lowercased()),
                    address: configuration.prefix(of: nil) + "/\(HugoAddress.plain(name))/"))
        }
    }

    /// Files beside texts go with the page of their folder; others are copied.
    mutating func placeOthers() {
        var owners: [(folder: String, file: String)] = []
        for document in documents + translations where document.isBundle || document.isSection {
            let own = (document.folders + [document.name]).filter { !$0.isEmpty }.joined(separator: "/")
            guard document.address.hasSuffix("/"), !own.isEmpty else { continue }
            let file = document.newPlainFile(isPost: goesToPosts(document))
            owners.append((own + "/", String(file.dropLast("index.md".count))))
        }
        var taken: Set<String> = []
        for other in others {
            let owner = owners.filter { other.inside.hasPrefix($0.folder) }.max {
                $0.folder.utf8.count < $1.folder.utf8.count
            }
            if let owner {
                let place = owner.file + other.inside.dropFirst(owner.folder.count)
                guard taken.insert(place).inserted else {
                    site.note(.leftOut, other.origin, "a file of the same name of another language stands in its place")
                    continue
                }
                site.companions.append((other.origin, place))
            } else {
                site.copies.append((other.origin, other.inside))
            }
        }
    }
}
