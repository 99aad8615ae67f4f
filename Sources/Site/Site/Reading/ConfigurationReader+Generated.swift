import Diagnostics
import Values

extension ConfigurationReader {
    /// Reads `generate: [{from: data.talks, layout: talk, permalink: /talks/:slug/}]`.
    func readGenerated(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        site.generated = reader.each("generate") { fields in
            let from = fields.required("from")
            guard !fields.required("permalink").isEmpty, let permalink = fields.written("permalink"), !from.isEmpty,
                let place = fields.present("from")?.place
            else { return nil }
            guard permalink.text.hasPrefix("/") else {
                fields.mistake("an address begins with `/`", at: permalink.place, remedy: "write `/\(permalink.text)`")
                return nil
            }
            var names = from.split(separator: ".").map(String.init)
            if names.first == "site" { names.removeFirst() }
            if names.first == "data" { names.removeFirst() }
            return GeneratedPages(
                names: names, place: place, line: fields.source.line(place.line) ?? "", permalink: permalink,
                layout: fields.written("layout"), title: fields.text("title"), body: fields.text("body") ?? "body",
                isUnlisted: fields.flag("unlisted"))
        }
    }
}
