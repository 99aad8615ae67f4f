import Site
import Values

extension DocusaurusReader {
    /// The head and the body of a text in the words here, and whether it needs to be read as MDX.
    mutating func plain(
        _ text: OldText, cards: @escaping () -> String = { "" }
    ) -> (head: Object, body: String, isMDX: Bool) {
        var head = Object()
        var written = text.head
        written.content = .map(written.entries.filter { !DocusaurusReader.settled.contains($0.key.lowercased()) })
        let words = FrontMatterWords(written, in: text.headSource, taxonomies: [])
        for notice in words.notices where notice.severity != .note {
            site.notes.append(ImportNote(.field, notice, in: text.path))
        }
        for entry in words.entries {
            if case .null = entry.value.content { continue }
            head[entry.key] = entry.value.kept
        }
        if let time = text["last_update"]?["date"]?.written { head["updated"] = .string(time) }
        var markup = DocusaurusMarkup(site: configuration.folder, cards: cards) { [site] in try? site.old[$0]?.read() }
        let body = markup.plain(text)
        for note in markup.notes { site.note(.tag, note.path, line: note.line, note.message) }
        return (head, body, markup.isMDX)
    }

    /// What says its place and address, or how Docusaurus shows it.
    private static let settled: Set<String> = [
        "id", "slug", "sidebar_position", "pagination_label", "pagination_next", "pagination_prev", "hide_title",
        "hide_table_of_contents", "toc_min_heading_level", "toc_max_heading_level", "custom_edit_url", "keywords",
        "displayed_sidebar", "sidebar_class_name", "sidebar_custom_props", "parse_number_prefixes", "last_update",
        "wrapperclassname", "original_id",
    ]
}
