import Values
import YAML

/// Writes what was found as a manifest and a file for each other language.
struct ListingWriter {
    private let found: FoundListing
    private let product: String
    private let main: String

    init(_ found: FoundListing, named product: String) {
        (self.found, self.product) = (found, product)
        main = found.languages.main(counting: found.texts)
    }

    /// The files by their paths in the product's folder.
    var files: [String: ImportedListing.Content] {
        var files = ["product.yml": made(manifest)]
        for name in found.languages.names where name != main { files["locales/\(name).yml"] = made(listing(name)) }
        for (name, path) in ListingTags(found.languages.names, main: main).pages {
            let page = ListingPage(texts(name), headline: name == main ? nil : headline(name))
            if let text = page.text { files[path] = .made(Array(text.utf8)) }
        }
        return files
    }

    /// What is to be said of lines that are too long for the head of a page.
    var notes: [ListingNote] {
        found.languages.names.compactMap { name in
            let headline = headline(name)
            guard let index = headline.shortened else { return nil }
            let field = ListingWriter.lines[index]
            let folders = [ListingFolder.Store.appStore, .googlePlay].compactMap {
                found.languages.folder($0, of: name)
            }
            guard let path = folders.lazy.compactMap({ found.sources[$0]?[field] }).first else { return nil }
            return ListingNote(
                kind: .changed, path: path,
                message: "it is too long for a `tagline:`, which is `\(headline.tagline)` now: write a better one")
        }
    }

    /// The texts that are a line, the best first.
    private static let lines = ["subtitle", "short_description", "promotional_text"]

    private func headline(_ name: String) -> ListingHeadline {
        let texts = texts(name)
        return ListingHeadline(
            names: ["name", "title"].compactMap { texts[$0] }, taglines: ListingWriter.lines.map { texts[$0] ?? "" },
            otherwise: product)
    }

    private func made(_ object: Object) -> ImportedListing.Content { .made(Array(yaml(.object(object)).utf8)) }

    /// The order in which the texts are written: what people read first stands first.
    private static let order = [
        "name", "title", "subtitle", "keywords", "promotional_text", "short_description", "description",
        "full_description", "whats_new", "changelog", "support_url", "marketing_url", "privacy_url", "video",
    ]

    private func texts(_ name: String) -> [String: String] {
        let apple = found.languages.folder(.appStore, of: name).flatMap { found.texts[$0] } ?? [:]
        let google = found.languages.folder(.googlePlay, of: name).flatMap { found.texts[$0] } ?? [:]
        return apple.merging(google) { mine, _ in mine }
    }

    /// The texts of a language, each as it stands in the file that it comes from.
    private func listing(_ name: String) -> Object {
        var object = Object()
        for (store, field) in [(ListingFolder.Store.appStore, "app_store"), (.googlePlay, "google_play")] {
            guard let folder = found.languages.folder(store, of: name), found.languages.isUnusual(folder) else {
                continue
            }
            object[field] = .string(folder.name)
        }
        object["verbatim"] = true
        let texts = texts(name)
        for field in ListingWriter.order { if let text = texts[field] { object[field] = .string(text) } }
        return object
    }

    private var manifest: Object {
        let headline = headline(main)
        var object = Object([("name", .string(headline.name)), ("tagline", .string(headline.tagline))])
        if let title = headline.title { object["title"] = .string(title) }
        if let lede = headline.lede { object["lede"] = .string(lede) }
        object["kind"] = .string(found.facts["category"] == "GAMES" ? "game" : "app")
        object["platforms"] = .list(platforms)
        let icon = ["png", "jpg", "jpeg"].map { "shots/\(main)/icon.\($0)" }.first(where: found.pictures.contains)
        if let icon, icon.hasSuffix(".png") { object["logo"] = .string(icon) }
        object["store"] = .object(store)
        return object
    }

    private var platforms: [Value] {
        let stores = [(ListingFolder.Store.appStore, "iOS"), (.googlePlay, "Android")]
        let isSomewhere = stores.filter { store, _ in
            found.languages.names.contains { found.languages.folder(store, of: $0) != nil }
        }
        return isSomewhere.map { ["name": .string($0.1)] }
    }

    private var store: Object {
        var object = Object([("locale", .string(main))])
        for (name, value) in listing(main) { object[name] = value }
        if let code = found.versionCode { object["version_code"] = .integer(code) }
        for (name, prefix) in [("", "primary"), ("secondary_", "secondary")] {
            if let category = found.facts[name + "category"] { object[name + "category"] = .string(category) }
            let below = ["first", "second"].compactMap { found.facts["\(prefix)_\($0)_sub_category"] }
            if !below.isEmpty { object[name + "subcategories"] = .list(below.map { .string($0) }) }
        }
        if let copyright = found.facts["copyright"] { object["copyright"] = .string(copyright) }
        if !found.review.isEmpty {
            object["review"] = .object(
                Object(found.review.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
        }
        return object
    }
}
