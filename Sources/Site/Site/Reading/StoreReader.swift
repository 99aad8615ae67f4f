import Diagnostics
import Values
import YAML

/// Reads what a product says of itself in stores: `store` of a manifest, and the files of `locales/`.
///
/// Only the shape is looked at here; lengths and words are the kit's business.
enum StoreReader {
    private static let fields = StoreListing.Field.allCases.map(\.rawValue) + ["keywords"]
    private static let ours = ["locale", "category", "subcategories", "copyright"]

    /// The field `store` of a manifest.
    static func store(_ reader: inout FieldReader) -> Manifest.Store? {
        guard let node = reader.present("store") else { return nil }
        guard case .map = node.content else {
            reader.mistake(
                "`store` must be a map, and is \(node.kind)", at: node.place,
                remedy: "write `subtitle:`, `description:` and the like below it")
            return nil
        }
        var fields = FieldReader(node, in: reader.source)
        var locale = StoreLocale.english
        if let text = fields.text("locale"), let place = node["locale"]?.place {
            locale = self.locale(text, at: place, &fields) ?? locale
        }
        var store = Manifest.Store(listing: listing(&fields, locale))
        readCategories(&fields, into: &store)
        store.copyright = fields.text("copyright")
        fields.checkNames(among: StoreReader.fields + ours, strictly: true)
        reader.adopt(fields.mistakes)
        return store
    }

    /// A file `locales/NAME.yml`.
    static func locale(_ name: String, _ source: SourceText) -> (listing: StoreListing?, mistakes: [Diagnostic]) {
        let node: Node
        do throws(Mistakes) { node = try parseYAML(source) } catch { return (nil, error.all) }
        var fields = FieldReader(node, in: source)
        guard case .map = node.content else {
            fields.mistake(
                "the texts of a language must be a map, and this is \(node.kind)", at: node.place,
                remedy: "write `subtitle:`, `description:` and the like")
            return (nil, fields.mistakes)
        }
        let first = Place(path: source.path, line: 1, column: 1)
        guard let locale = locale(name, at: first, &fields) else { return (nil, fields.mistakes) }
        let listing = listing(&fields, locale)
        fields.checkNames(among: StoreReader.fields, strictly: true)
        return (listing, fields.mistakes)
    }

    private static func locale(_ name: String, at place: Place, _ fields: inout FieldReader) -> StoreLocale? {
        if let locale = StoreLocale(name) { return locale }
        let near = StoreLocale.names.filter { $0.hasPrefix(name.prefix(2) + "-") }
        fields.mistake(
            "there is no store in the language `\(name)`", at: place,
            remedy: near.isEmpty
                ? didYouMean(name, among: StoreLocale.names)
                    ?? "the languages are \(StoreLocale.names.joined(separator: ", "))"
                : "write one of \(near.joined(separator: ", "))")
        return nil
    }

    private static func listing(_ fields: inout FieldReader, _ locale: StoreLocale) -> StoreListing {
        var listing = StoreListing(locale: locale, source: fields.source, place: fields.map.place)
        for field in StoreListing.Field.allCases {
            guard let node = fields.present(field.rawValue), var text = fields.text(field.rawValue) else { continue }
            while text.last?.isWhitespace == true { text.removeLast() }
            listing.texts[field] = WrittenText(text: text, place: node.place)
        }
        listing.keywords = keywords(&fields)
        return listing
    }

    /// A list of words, of `{word, weight}`, or of both.
    private static func keywords(_ fields: inout FieldReader) -> [StoreListing.Keyword] {
        guard let node = fields.present("keywords") else { return [] }
        guard case .list(let parts) = node.content else {
            fields.mistake(
                "`keywords` must be a list, and is \(node.kind)", at: node.place,
                remedy: "write `keywords: [board, strategy]`, or `- {word: board, weight: 10}` lines")
            return []
        }
        var keywords: [StoreListing.Keyword] = []
        for part in parts {
            if case .map = part.content {
                var inner = FieldReader(part, in: fields.source)
                let word = inner.required("word", example: "board")
                let weight = inner.integer("weight", in: 0...1_000) ?? 0
                if !word.isEmpty {
                    keywords.append(
                        StoreListing.Keyword(word: word, weight: weight, place: part["word"]?.place ?? part.place))
                }
                inner.checkNames(among: ["word", "weight"], strictly: true)
                fields.adopt(inner.mistakes)
            } else if let word = fields.text(part, name: "keywords") {
                keywords.append(StoreListing.Keyword(word: word, weight: 0, place: part.place))
            }
        }
        return keywords
    }

    private static func readCategories(_ fields: inout FieldReader, into store: inout Manifest.Store) {
        if let category = fields.text("category"), let place = fields.map["category"]?.place {
            if StoreCategory.primary.contains(category) {
                store.category = category
            } else {
                fields.mistake(
                    "the App Store has no category `\(category)`", at: place,
                    remedy: didYouMean(category, among: StoreCategory.primary)
                        ?? "the categories are \(StoreCategory.primary.joined(separator: ", "))")
            }
        }
        let known = store.category.map(StoreCategory.below) ?? []
        for (index, written) in fields.texts("subcategories").enumerated() {
            if index >= 2 {
                fields.mistake("the App Store takes two sub-categories", at: written.place, remedy: "remove this one")
            } else if known.contains(written.text) {
                store.subcategories.append(written.text)
            } else {
                fields.mistake(
                    "there is no sub-category `\(written.text)` below \(store.category.map { "`\($0)`" } ?? "nothing")",
                    at: written.place,
                    remedy: didYouMean(written.text, among: known)
                        ?? (known.isEmpty
                            ? "only GAMES has sub-categories" : "they are \(known.joined(separator: ", "))"))
            }
        }
    }
}
