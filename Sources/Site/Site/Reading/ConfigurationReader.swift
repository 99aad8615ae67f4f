import Dates
import Diagnostics
import Values
import YAML

/// Reads `site.yml`.
struct ConfigurationReader {
    /// The bytes of the IANA database's file for a zone; nil where there is no such zone.
    let zoneData: @Sendable (String) -> [UInt8]?

    func read(_ source: SourceText) -> (SiteConfiguration, [Diagnostic]) {
        let node: Node
        do throws(Mistakes) { node = try parseYAML(source) } catch { return (SiteConfiguration(), error.all) }
        var reader = FieldReader(node, in: source)
        var site = SiteConfiguration()
        site.title = reader.required("title", example: "My Small Games")
        site.author = reader.text("author")
        site.description = reader.text("description")
        site.theme = reader.text("theme") ?? site.theme
        site.language = reader.text("language") ?? site.language
        site.pageSize = reader.integer("paginate", in: 1...10_000) ?? site.pageSize
        readBaseURL(&reader, into: &site)
        readZone(&reader, into: &site)
        readPermalink(&reader, into: &site)
        if reader.present("taxonomies") != nil {
            let names = reader.texts("taxonomies").map(\.text)
            site.taxonomies = names.contains("tags") ? names : ["tags"] + names
        }
        readMenu(&reader, into: &site)
        readFeeds(&reader, into: &site)
        readCheck(&reader, into: &site)
        if case .object(let raw) = node.value { site.raw = raw }
        reader.checkNames(among: SiteConfiguration.names)
        return (site, reader.mistakes)
    }

    private func readBaseURL(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
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

    private func readMenu(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        for entry in reader.maps("menu") {
            var fields = FieldReader(entry, in: reader.source)
            site.menu.append((fields.required("title", example: "Posts"), fields.required("url", example: "/posts/")))
            fields.checkNames(among: ["title", "url"], strictly: true)
            reader.adopt(fields.mistakes)
        }
    }

    private func readFeeds(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        guard let node = reader.present("feeds") else { return }
        guard case .map = node.content else {
            reader.mistake(
                "`feeds` must be a map, and is \(node.kind)", at: node.place,
                remedy: "write `feeds: {formats: [rss, atom], limit: 20}`")
            return
        }
        var fields = FieldReader(node, in: reader.source)
        if fields.present("formats") != nil {
            site.feeds.formats = fields.texts("formats").compactMap { written in
                if let format = SiteConfiguration.Feeds.Format(rawValue: written.text) { return format }
                let known = SiteConfiguration.Feeds.Format.allCases.map(\.rawValue)
                fields.mistake(
                    "there is no feed format `\(written.text)`", at: written.place,
                    remedy: didYouMean(written.text, among: known) ?? "the formats are \(known.joined(separator: ", "))"
                )
                return nil
            }
        }
        site.feeds.limit = fields.integer("limit", in: 1...10_000) ?? site.feeds.limit
        site.feeds.perTag = fields.flag("tags")
        fields.checkNames(among: ["formats", "limit", "tags"], strictly: true)
        reader.adopt(fields.mistakes)
    }
}
