import Diagnostics
import Values
import YAML

/// Reads what a product says of itself in stores: `store` of a manifest, and the files of `locales/`.
///
/// Only the shape is looked at here; lengths and words are the kit's business.
enum StoreReader {
    static func store(_ reader: inout FieldReader) -> Manifest.Store? {
        reader.inside("store") { fields in
            var locale = StoreLocale.english
            if let text = fields.written("locale") {
                locale = self.locale(text.text, &fields)
                if locale.appStore == nil, locale.play == nil {
                    locale = .english
                    tellUnlisted(text.text, at: text.place, .error, &fields)
                }
            }
            var store = Manifest.Store(listing: listing(&fields, locale))
            readCategories(&fields, into: &store)
            store.copyright = fields.text("copyright")
            store.versionCode = fields.integer("version_code")
            store.review = fields.inside("review", review) ?? [:]
            return store
        }
    }

    private static func review(_ fields: inout FieldReader) -> [String: WrittenText] {
        var texts: [String: WrittenText] = [:]
        for name in fields.table.names { texts[name] = fields.written(name) }
        return texts
    }

    /// A file `locales/NAME.yml`.
    static func locale(_ name: String, _ source: SourceText) -> (listing: StoreListing?, mistakes: [Diagnostic]) {
        let node: PlacedValue
        do throws(Mistakes) { node = try parseYAML(source) } catch { return (nil, error.all) }
        var fields = FieldReader(node, in: source, .locale)
        guard case .map = node.content else {
            fields.mistake(
                "the texts of a language must be a map, and this is \(node.kind)", at: node.place,
                remedy: "write `subtitle:`, `description:` and the like")
            return (nil, fields.mistakes)
        }
        let first = Place(path: source.path, line: 1, column: 1)
        let locale = self.locale(name, &fields)
        if locale.appStore == nil, locale.play == nil { tellUnlisted(name, at: first, .warning, &fields) }
        var listing = listing(&fields, locale)
        listing.captions = captions(&fields)
        listing.playCaptions = playCaptions(&fields)
        listing.isFallbackMeant = fields.flag("fallback")
        fields.checkNames()
        return (listing, fields.mistakes)
    }

    /// The language of a name, in the folders that the fields say.
    private static func locale(_ name: String, _ fields: inout FieldReader) -> StoreLocale {
        (StoreLocale(name) ?? .unlisted(name)).inFolders(
            appStore: folder("app_store", &fields), play: folder("google_play", &fields), named: name)
    }

    /// A folder's name that a field says; one that would lead elsewhere is none.
    private static func folder(_ field: String, _ fields: inout FieldReader) -> String? {
        guard let written = fields.written(field) else { return nil }
        let name = written.text
        let isName =
            !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 100
            && name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") }
        if isName { return name }
        fields.mistake(
            "`\(field)` is the name of a folder, and `\(name)` is none", at: written.place,
            remedy: "write a name such as `de-DE`, without blanks and slashes")
        return nil
    }

    /// Says that no store lists a language.
    ///
    /// Without one the manifest's own texts would go nowhere, which is an error;
    /// those of another language are left out by themselves.
    private static func tellUnlisted(
        _ name: String, at place: Place, _ severity: Severity, _ fields: inout FieldReader
    ) {
        let near = StoreLocale.names(like: name)
        let known =
            switch near.count {
            case 0: "the languages are \(StoreLocale.names.joined(separator: ", "))"
            case 1: "did you mean `\(near[0])`?"
            default: "write one of \(near.joined(separator: ", "))"
            }
        let end = severity == .error ? "" : ", and these texts go to none"
        fields.mistake(
            "there is no store in the language `\(name)`\(end)", at: place, remedy: known, severity: severity)
    }

    private static func listing(_ fields: inout FieldReader, _ locale: StoreLocale) -> StoreListing {
        var listing = StoreListing(locale: locale, source: fields.source, place: fields.map.place)
        listing.isVerbatim = fields.flag("verbatim")
        for field in StoreListing.Field.allCases {
            listing.texts[field] = trimmed(field.rawValue, &fields, of: &listing)
        }
        if listing.isVerbatim, case .string? = fields.present("keywords")?.content {
            listing.keywordText = trimmed("keywords", &fields, of: &listing)
        } else {
            listing.keywords = keywords(&fields)
        }
        return listing
    }

    /// A text without the blanks behind it, which are kept where texts go out as they stand.
    private static func trimmed(
        _ field: String, _ fields: inout FieldReader, of listing: inout StoreListing
    ) -> WrittenText? {
        guard var written = fields.written(field) else { return nil }
        let scalars = written.text.unicodeScalars
        let tail = scalars.reversed().prefix { $0.properties.isWhitespace }.count
        written.text = String(scalars.dropLast(tail))
        if listing.isVerbatim, tail > 0 { listing.tails[field] = String(scalars.suffix(tail)) }
        return written
    }

    /// A list of words, of `{word, weight}`, or of both.
    private static func keywords(_ fields: inout FieldReader) -> [StoreListing.Keyword] {
        if let node = fields.present("keywords") {
            guard case .list = node.content else {
                fields.mistake(
                    "`keywords` must be a list, and is \(node.kind)", at: node.place,
                    remedy: "write `keywords: [board, strategy]`, or `- {word: board, weight: 10}` lines")
                return []
            }
        }
        return fields.each(
            "keywords", text: { word, place in StoreListing.Keyword(word: word, weight: 0, place: place) },
            { inner in
                let word = inner.required("word")
                let weight = inner.integer("weight") ?? 0
                guard !word.isEmpty else { return nil }
                return StoreListing.Keyword(
                    word: word, weight: weight, place: inner.map["word"]?.place ?? inner.map.place)
            })
    }

    /// The titles of the scenes, in their order: a text each, or two lines.
    private static func captions(_ fields: inout FieldReader) -> [StoreListing.Caption] {
        guard let node = fields.present("scenes") else { return [] }
        guard case .list(let parts) = node.content else {
            fields.mistake(
                "`scenes` must be a list, and is \(node.kind)", at: node.place,
                remedy: "write a title for each scene of the manifest, in their order")
            return []
        }
        return parts.map { part in
            var (title, members) = (part, Object())
            if case .map(let entries) = part.content {
                members = Object(entries.map { ($0.key, $0.value.value) })
                title = part["title"] ?? PlacedValue(.list([]), at: part.place)
            }
            var lines = [title]
            if case .list(let several) = title.content { lines = several }
            return StoreListing.Caption(
                lines: lines.compactMap { fields.text($0, name: "scenes") }, fields: members, place: part.place)
        }
    }

    /// The captions of plays: lists of texts, or of two lines.
    private static func playCaptions(_ fields: inout FieldReader) -> [String: [StoreListing.Caption]] {
        guard let node = fields.present("captions") else { return [:] }
        guard case .map(let entries) = node.content else {
            fields.mistake(
                "`captions` must be a map, and is \(node.kind)", at: node.place,
                remedy: "write the captions of a play below its name: `trailer: [One., Two.]`")
            return [:]
        }
        var captions: [String: [StoreListing.Caption]] = [:]
        for entry in entries {
            var parts = [entry.value]
            if case .list(let several) = entry.value.content { parts = several }
            captions[entry.key] = parts.map { part in
                var lines = [part]
                if case .list(let several) = part.content { lines = several }
                return StoreListing.Caption(
                    lines: lines.compactMap { fields.text($0, name: "captions") }, place: part.place)
            }
        }
        return captions
    }

    private static func readCategories(_ fields: inout FieldReader, into store: inout Manifest.Store) {
        store.category = category("category", &fields)
        store.subcategories = subcategories("subcategories", below: store.category, &fields)
        store.secondaryCategory = category("secondary_category", &fields)
        store.secondarySubcategories = subcategories(
            "secondary_subcategories", below: store.secondaryCategory, &fields)
    }

    private static func category(_ name: String, _ fields: inout FieldReader) -> String? {
        guard let written = fields.written(name) else { return nil }
        if StoreCategory.primary.contains(written.text) { return written.text }
        fields.mistake(
            "the App Store has no category `\(written.text)`", at: written.place,
            remedy: didYouMean(written.text, among: StoreCategory.primary)
                ?? "the categories are \(StoreCategory.primary.joined(separator: ", "))")
        return nil
    }

    private static func subcategories(_ name: String, below category: String?, _ fields: inout FieldReader) -> [String]
    {
        let known = category.map(StoreCategory.below) ?? []
        var found: [String] = []
        for (index, written) in fields.texts(name).enumerated() {
            if index >= 2 {
                fields.mistake("the App Store takes two sub-categories", at: written.place, remedy: "remove this one")
            } else if known.contains(written.text) {
                found.append(written.text)
            } else {
                fields.mistake(
                    "there is no sub-category `\(written.text)` below \(category.map { "`\($0)`" } ?? "nothing")",
                    at: written.place,
                    remedy: didYouMean(written.text, among: known)
                        ?? (known.isEmpty
                            ? "only GAMES has sub-categories" : "they are \(known.joined(separator: ", "))"))
            }
        }
        return found
    }
}
