import Dates
import Site
import Values

extension WordPressReader {
    /// Writes `site.yml`.
    mutating func readSettings() {
        site.settings["title"] = .string(export.title.isEmpty ? "Untitled" : export.title)
        if BaseURL(export.base) != nil { site.settings["base_url"] = .string(export.base) }
        let names = Set(export.authors.values.filter { !$0.isEmpty })
        if let name = names.first, names.count == 1 { site.settings["author"] = .string(name) }
        if !export.description.isEmpty { site.settings["description"] = .string(export.description) }
        if !export.language.isEmpty { site.settings["language"] = .string(export.language) }
        let used = export.items.filter { $0.kind == "post" }.flatMap { WordPressReader.terms(of: $0).map(\.taxonomy) }
        site.settings["taxonomies"] = .list(
            ["tags", "categories"].filter { $0 == "tags" || used.contains($0) }.map { .string($0) })
        if let pattern { site.settings["permalink"] = .string(pattern) }
        readMenu()
        site.settings["links"] = .object(Object([("internal", .string("warn"))]))
    }

    /// The pattern that the addresses of most posts follow; nil where there is none.
    private var pattern: String? {
        var counts: [String: Int] = [:]
        for item in export.items where item.kind == "post" {
            guard let date = item.date?.date, let path = addresses.path(of: item) else { continue }
            let day = ISO8601.day(date).split(separator: "-")
            let names = [":year", ":month", ":day"]
            let parts = path.split(separator: "/").map { part in
                part == item.name ? ":slug" : day.firstIndex(of: part).map { names[$0] } ?? String(part)
            }
            let pattern = "/" + parts.map { $0 + "/" }.joined()
            if pattern.contains(":slug") { counts[pattern, default: 0] += 1 }
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// The menu that has the most entries of the first rank.
    private mutating func readMenu() {
        var menus: [String: [WordPressItem]] = [:]
        for item in export.items where item.kind == "nav_menu_item" && item.status == "publish" {
            guard let menu = item.terms.first(where: { $0.taxonomy == "nav_menu" })?.slug,
                (item.fields["_menu_item_menu_item_parent"] ?? "0") == "0"
            else { continue }
            menus[menu, default: []].append(item)
        }
        guard let menu = menus.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })?.value else { return }
        let entries = menu.sorted { ($0.order, $0.id) < ($1.order, $1.id) }.compactMap(entry)
        if !entries.isEmpty { site.settings["menu"] = .list(entries) }
    }

    private func entry(_ item: WordPressItem) -> Value? {
        let target = item.fields["_menu_item_object_id"].flatMap { Int($0) }
        let page = target.flatMap { id in export.items.first { $0.id == id && $0.kind != "nav_menu_item" } }
        let title = item.title.isEmpty ? page?.title ?? "" : item.title
        let url: String?
        switch item.fields["_menu_item_type"] {
        case "post_type": url = page.flatMap { addresses.path(of: $0) }
        case "custom": url = item.fields["_menu_item_url"].map(addresses.new)
        default: url = nil
        }
        guard let url, !url.isEmpty, !title.isEmpty else { return nil }
        return .object(Object([("title", .string(title)), ("url", .string(url))]))
    }
}
