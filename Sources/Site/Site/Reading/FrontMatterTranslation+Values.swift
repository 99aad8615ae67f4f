import Diagnostics
import Values

/// Words here with values as others write them.
extension FrontMatterTranslation {
    mutating func readWithinOwn() {
        for index in entries.indices where FrontMatterTranslation.mayBeElsewheres(entries[index]) {
            let (name, value) = (entries[index].key, entries[index].value)
            switch (name, value.content) {
            case ("image", .map(let parts)):
                // jekyll-seo-tag: `image: {path: …}`
                let path = parts.first { ["path", "src", "url", "feature"].contains($0.key) }
                entries[index].value = path?.value ?? PlacedValue(.null, at: value.place)
            case ("image", .list(let pictures)):
                entries[index].value = pictures.first ?? PlacedValue(.null, at: value.place)
            case ("sitemap", .map(let parts)):
                // Hugo: `sitemap: {disable: true}`, and how often a page changes, which search engines do not read.
                let isOff = parts.contains { ($0.key == "disable" || $0.key == "exclude") && $0.value.flag == true }
                entries[index].value = PlacedValue(.bool(!isOff), at: value.place)
            case ("permalink", .bool(false)):
                // Eleventy, which makes no page then.
                entries[index] = PlacedValue.Entry(
                    key: "render", keyPlace: entries[index].keyPlace, value: value)
            case ("date", .map(let parts)):
                // Material for MkDocs: `date: {created: …, updated: …}`
                let updated = parts.first { $0.key == "updated" }
                entries[index].value =
                    parts.first { $0.key == "created" }?.value ?? PlacedValue(.null, at: value.place)
                if let updated, !has("updated") { add("updated", updated.value, from: updated) }
            case ("search", .map(let parts)):
                // The same: `search: {exclude: true}`, and how high it stands among what is found.
                let isOff = parts.contains { $0.key == "exclude" && $0.value.flag == true }
                entries[index].value = PlacedValue(.bool(!isOff), at: value.place)
            case ("permalink", .string(let text)) where FrontMatterTranslation.lacksSlash(text):
                entries[index].value.content = .string("/" + text)
            case ("redirect", .list(let targets)):
                entries[index].value = targets.first ?? PlacedValue(.null, at: value.place)
            case ("layout", .string("home"))
            where (has("hero") || has("features")) && !source.path.hasPrefix("content/pages/"):
                // VitePress: the first page of a manual, which is no list of posts.
                entries[index].value.content = .null
            case ("layout", .null) where isWritten(value.place): entries[index].value.content = .string("none")
            default: continue
            }
        }
    }

    /// Whether a word of ours may have a value that is not: looked at before the entry is copied.
    private static func mayBeElsewheres(_ entry: PlacedValue.Entry) -> Bool {
        switch entry.key {
        case "date": if case .map = entry.value.content { true } else { false }
        case "image", "sitemap", "permalink", "search", "redirect", "layout": true
        default: false
        }
    }

    /// Whether an address lacks nothing but the slash in front, which Jekyll, Eleventy and Obsidian add; one word may be meant
    /// for a style.
    private static func lacksSlash(_ text: String) -> Bool {
        guard !text.isEmpty, !text.hasPrefix("/"), !text.contains("://") else { return false }
        if text.contains("/") || text.contains(".") { return true }
        return !text.contains(":") && Permalink.styles[text] == nil
            && nearMiss(text, among: Permalink.styles.keys.sorted()) == nil
    }

    /// Whether `null` or `~` stands here, as opposed to nothing.
    private func isWritten(_ place: Place) -> Bool {
        guard let line = source.line(place.line) else { return false }
        let rest = line.unicodeScalars.dropFirst(place.column - 1)
        return rest.first == "~" || rest.starts(with: "null".unicodeScalars) || rest.starts(with: "Null".unicodeScalars)
    }
}
