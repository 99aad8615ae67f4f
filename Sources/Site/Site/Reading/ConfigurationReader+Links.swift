import Values

extension ConfigurationReader {
    /// Reads `links: {internal: warn, external: [/shop/]}`.
    func readLinks(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        var links = site.links
        _ = reader.inside("links") { fields in
            links.inside = fields.choice("internal", "rule").flatMap(LinkRules.Rule.init) ?? links.inside
            for written in fields.texts("external") {
                guard written.text.hasPrefix("/") else {
                    fields.mistake(
                        "`\(written.text)` is no path of this site", at: written.place,
                        remedy: "write how such paths begin, as in /shop/; other hosts are no concern of this check")
                    continue
                }
                links.external.append(written.text)
            }
        }
        site.links = links
    }
}
