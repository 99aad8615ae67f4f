import Dates
import Diagnostics
import Files
import Site
import Values

extension HexoReader {
    /// Adds a text to the new site.
    mutating func add(_ document: HexoDocument, _ tags: inout HexoTags, _ anchors: HeadingAnchors) {
        let path = document.text.path
        let written = withoutRoot(String(decoding: document.text.body, as: UTF8.self).replacing("\r\n", with: "\n"))
        guard !isListOfTheme(document, written) else {
            return site.note(.leftOut, path, "the theme's own page lists the terms")
        }
        var body = tags.plain(written, isHTML: !document.isMarkdown)
        var (line, place) = (document.text.linesAbove + 1, written.startIndex)
        for note in tags.takeNotes().sorted(by: { $0.place < $1.place }) {
            line += written[place..<note.place].count { $0 == "\n" }
            place = note.place
            site.note(.tag, path, line: line, note.message)
        }
        body = document.isMarkdown ? withProse(body) { anchors.marked(String($0)) } : rawMarkup(body)
        site.pages.append(
            NewPage(
                origin: path, file: file(of: document), head: fields(of: document), body: body,
                address: document.address, aliases: aliases(of: document)))
    }

    /// Whether a page is there for the list of tags or categories alone, which themes make.
    private func isListOfTheme(_ document: HexoDocument, _ body: String) -> Bool {
        guard document.kind == .page else { return false }
        let kind = (document.text["type"] ?? document.text["layout"])?.written ?? ""
        return ["tags", "categories", "tag", "category", "tagcloud", "archive", "archives"].contains(kind.lowercased())
            && body.allSatisfy(\.isWhitespace)
    }

    private func aliases(of document: HexoDocument) -> [String] {
        let written = document.text["alias"] ?? document.text["aliases"] ?? document.text["redirect_from"]
        return (written?.texts ?? []).map { $0.hasPrefix("/") ? $0 : "/" + $0 }
    }

    /// What says how a theme shows a page, or has done its work.
    private static let settled: Set<String> = [
        "permalink", "layout", "type", "tag", "tags", "category", "categories", "product", "published", "comments",
        "alias", "aliases", "redirect_from", "mathjax", "math", "katex", "abbrlink", "lang", "language", "date", "slug",
        "disableNunjucks", "reward", "copyright", "toc", "top", "sticky", "hide", "home", "link",
    ]

    /// The front matter in the words here.
    private mutating func fields(of document: HexoDocument) -> Object {
        var head = document.text.head
        head.content = .map(head.entries.filter { !HexoReader.settled.contains($0.key) })
        let words = FrontMatterWords(head, in: document.text.headSource, taxonomies: ["tags", "categories"])
        for notice in words.notices where notice.severity != .note {
            site.notes.append(ImportNote(.field, notice, in: document.text.path))
        }
        var fields = Object()
        for entry in words.entries {
            if case .null = entry.value.content { continue }
            fields[entry.key] = entry.value.kept
        }
        if fields["title"] == nil { fields["title"] = .string(document.title) }
        if let excerpt = HexoReader.plainText(fields["excerpt"]), fields["description"] == nil {
            fields["description"] = .string(excerpt)
        }
        fields["excerpt"] = nil
        if !document.tags.isEmpty { fields["tags"] = .list(document.tags.map { .string($0) }) }
        let categories = document.categories.flatMap(\.self)
        if !categories.isEmpty {
            var seen: Set<String> = []
            fields["categories"] = .list(categories.filter { seen.insert($0).inserted }.map { .string($0) })
        }
        setDate(&fields, of: document)
        if document.isDraft { fields["draft"] = .bool(true) }
        return fields
    }

    private static func plainText(_ value: Value?) -> String? {
        guard case .string(let text)? = value else { return nil }
        let plain = withoutTags(text).trimmed
        return plain.isEmpty ? nil : plain
    }

    private mutating func setDate(_ fields: inout Object, of document: HexoDocument) {
        if let date = document.date {
            fields["date"] = .string(ISO8601.string(date))
        } else if document.kind != .page {
            // Hexo takes the time at which the file was written, which is not handed on.
            let now = configuration.zone.time(at: site.circumstances.now)
            fields["date"] = .string(ISO8601.string(now))
            if document.kind == .post {
                site.note(.field, document.text.path, "it says no date, and has that of the import")
            }
        }
    }

    // MARK: - Links

    /// A text whose links begin at the site's root: what the site lives below is added when it is built.
    private func withoutRoot(_ body: String) -> String {
        let root = configuration.root
        guard root != "/", body.contains(root.dropLast()) else { return body }
        return withProse(body) { line in
            ["](", "](<", "]: ", "href=\"", "src=\"", "href='", "src='"].reduce(String(line)) { line, mark in
                let end = mark.hasPrefix("](<") ? ">" : mark.hasPrefix("](") ? ")" : String(mark.suffix(1))
                return line.replacing(mark + root, with: mark + "/")
                    .replacing(mark + root.dropLast() + end, with: mark + "/" + end)
            }
        }
    }
}
