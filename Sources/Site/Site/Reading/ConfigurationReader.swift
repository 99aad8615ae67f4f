import Dates
import Diagnostics
import Values
import YAML

/// Reads `site.yml`.
struct ConfigurationReader {
    /// The bytes of the IANA database's file for a zone; nil where there is no such zone.
    let zoneData: @Sendable (String) -> [UInt8]?
    /// What the site is made for.
    var environment = Environment.production
    /// The version of the program that reads it; nil reads the sites of any.
    var program: String?

    func read(_ source: SourceText) -> (SiteConfiguration, [Diagnostic]) {
        let node: PlacedValue
        do throws(Mistakes) { node = try ConfigurationReader.map(in: source) } catch {
            return (SiteConfiguration(), error.all)
        }
        var reader = FieldReader(inEnvironment(node), in: source, .site)
        var site = SiteConfiguration()
        site.environment = environment.name
        // First of all, since a field that is not known yet is a mistake of this alone.
        checkProgram(&reader)
        checkEnvironments(&reader)
        readWords(&reader, into: &site)
        readAddresses(&reader, into: &site)
        readOutput(&reader, into: &site)
        readMarkdown(&reader, into: &site)
        readStageKey(&reader, into: &site)
        readPostCommands(&reader, into: &site)
        readCodeRoots(&reader, into: &site)
        readVersions(&reader, into: &site)
        readChapters(&reader, into: &site)
        readLastmod(&reader, into: &site)
        site.raw = reader.raw
        // Templates have no business with it, and would show it to the world.
        site.raw["stage_key"] = nil
        reader.checkNames()
        return (site, reader.mistakes)
    }

    /// The names and values of a file, which may be empty.
    /// - Throws: that it cannot be read, or is something else.
    private static func map(in source: SourceText) throws(Mistakes) -> PlacedValue {
        if let mistake = source.encodingMistake { throw Mistakes(mistake) }
        let node = try parseYAML(source)
        switch node.content {
        case .map, .null: return node
        default:
            throw Mistakes(
                Diagnostic(
                    .error, "site.yml must be a map of names to values, and is \(node.kind)", at: node.place,
                    excerpt: source.line(node.place.line),
                    remedy: "write `name: value` lines, such as `title: My site`"))
        }
    }

    /// What the site is called, by whom it is, and what words it has of its own.
    private func readWords(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        site.title = reader.required("title")
        site.author = reader.text("author")
        site.description = reader.text("description")
        site.theme = reader.text("theme") ?? site.theme
        readLanguage(&reader, into: &site)
        site.words = words(&reader)
        site.footer = reader.written("footer")
    }

    /// How long lists are, where things are found, and in which languages.
    private func readAddresses(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        site.pageSize = reader.integer("paginate") ?? site.pageSize
        readBaseURL(&reader, into: &site)
        readZone(&reader, into: &site)
        readPermalink(&reader, into: &site)
        if reader.present("taxonomies") != nil {
            let names = reader.texts("taxonomies").map(\.text)
            site.taxonomies = names.contains("tags") ? names : ["tags"] + names
        }
        site.menu = menu(&reader)
        site.writesMenu = reader.present("menu") != nil
        readLanguages(&reader, into: &site)
    }

    /// What is written besides pages, and how.
    private func readOutput(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        readFeeds(&reader, into: &site)
        readDefaults(&reader, into: &site)
        readGenerated(&reader, into: &site)
        readCheck(&reader, into: &site)
        readLinks(&reader, into: &site)
        readPictures(&reader, into: &site)
        site.packed = reader.texts("compress").compactMap { written in
            reader.choice(written.text, at: written.place, of: "compress", "form", plural: "forms")
                .flatMap(PackedForm.init)
        }
        site.minified = reader.texts("minify").compactMap { written in
            reader.choice(written.text, at: written.place, of: "minify", "form", plural: "forms")
                .flatMap(MinifiedForm.init)
        }
        site.hasLLMsText = reader.flag("llms_txt")
        site.hasMarkdownCopies = reader.flag("markdown_copies")
    }

    private func readLanguage(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        guard let tag = reader.written("language") else { return }
        let hyphened = tag.text.replacing("_", with: "-")
        guard ConfigurationReader.isLanguageTag(hyphened) else {
            return reader.mistake(
                "`\(tag.text)` is no tag of a language", at: tag.place,
                remedy: "write two or three letters and perhaps a region, such as en, fr or pt-BR")
        }
        site.language = hyphened
        if hyphened != tag.text {
            reader.mistake(
                "browsers do not know the language `\(tag.text)`", at: tag.place, remedy: "write `\(hyphened)`",
                severity: .warning)
        }
    }

    /// Whether a text has the form of a tag whose language is one of ISO 639 (BCP 47 §2.1).
    static func isLanguageTag(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = parts.first, (2...3).contains(language.count) else { return false }
        return language.allSatisfy { $0.isASCII && $0.isLetter }
            && parts.dropFirst().allSatisfy { part in
                (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
    }

    private func readBaseURL(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        if reader.present("base_url") == nil, let entry = reader.map.entries.first(where: { $0.key == "url" }) {
            reader.mistake(
                "`url` has no meaning of its own", at: entry.keyPlace,
                remedy: "write `base_url:` with scheme, host and path, such as https://me.dev/blog/", severity: .warning
            )
        }
        guard let node = reader.present("base_url"), let text = reader.text("base_url") else { return }
        if let url = BaseURL(text) {
            site.baseURL = url
        } else {
            reader.mistake(
                "`base_url` must be a whole address", at: node.place,
                remedy: "write scheme and host, such as https://me.dev/ or https://me.dev/blog/")
        }
    }

    private func readZone(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        guard let node = reader.present("timezone"), let name = reader.text("timezone") else { return }
        if name == "UTC" { return }
        if let data = zoneData(name), let zone = Zone(name: name, tzif: data) {
            site.zone = zone
        } else {
            reader.mistake(
                "there is no time zone `\(name)`", at: node.place,
                remedy: "use a name of the IANA database, such as Europe/Paris; it comes with Debian's package tzdata")
        }
    }

    private func readPermalink(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        guard let node = reader.present("permalink"), let text = reader.text("permalink") else { return }
        switch Permalink.parse(text) {
        case .success(let pattern): site.permalink = pattern
        case .failure(let mistake): reader.mistake(mistake.message, at: node.place, remedy: mistake.remedy)
        }
    }

    func words(_ reader: inout FieldReader) -> [SiteConfiguration.OwnWord] {
        let source = reader.source
        return reader.pairs("words").map { key, text, place in
            SiteConfiguration.OwnWord(key: key, text: text, place: place, line: source.line(place.line) ?? "")
        }
    }

    func menu(_ reader: inout FieldReader) -> [SiteConfiguration.MenuEntry] {
        reader.each("menu", menuEntry)
    }

    /// An entry; one with others below it may lead nowhere itself.
    private func menuEntry(_ fields: inout FieldReader) -> SiteConfiguration.MenuEntry? {
        let title = fields.required("title")
        let children = fields.table["children"] == nil ? [] : fields.each("children", menuEntry)
        let url = children.isEmpty ? fields.required("url") : fields.text("url") ?? ""
        let place = fields.map["url"]?.place ?? fields.map.place
        return SiteConfiguration.MenuEntry(
            title: title, url: url, children: children, place: place, line: fields.source.line(place.line) ?? "")
    }

    private func readFeeds(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        var feeds = site.feeds
        _ = reader.inside("feeds") { fields in
            if fields.present("formats") != nil {
                feeds.formats = fields.texts("formats").compactMap { written in
                    fields.choice(written.text, at: written.place, of: "formats", "feed format", plural: "formats")
                        .flatMap(SiteConfiguration.Feeds.Format.init)
                }
            }
            feeds.limit = fields.integer("limit") ?? feeds.limit
            feeds.perTag = fields.flag("tags")
            feeds.also = alsoFeeds(&fields)
        }
        site.feeds = feeds
    }

    /// The paths under `also`, each with the form of the feed there.
    private func alsoFeeds(_ fields: inout FieldReader) -> [SiteConfiguration.Feeds.Place] {
        fields.pairs("also").compactMap { path, form, place in
            guard
                let format = fields.choice(form, at: place, of: "also", "feed format", plural: "formats")
                    .flatMap(SiteConfiguration.Feeds.Format.init)
            else { return nil }
            let plain = path.replacing(":tag", with: "tag").replacing("/:section/", with: "/section/")
            if path.contains(":tag"), path.contains("/:section/") {
                fields.mistake(
                    "no feed is of a tag and of a section", at: place, remedy: "write `:tag` or `/:section/` alone")
                return nil
            }
            let mistake = Address.mistake(in: plain)
            guard path.hasPrefix("/"), !path.hasSuffix("/"), mistake == nil else {
                fields.mistake(
                    mistake?.message ?? "a feed's path is that of a file, and this is `\(path)`", at: place,
                    remedy: mistake?.remedy ?? "write it as `/index.xml: rss`")
                return nil
            }
            return SiteConfiguration.Feeds.Place(path: path, format: format)
        }
    }
}
