import Diagnostics
import Values

extension ConfigurationReader {
    /// Reads `languages: {de: {title: …, menu: […]}}`, or the tags alone, `languages: [en, de]`.
    ///
    /// The base language, `language:`, stands in front, whether it is among them or not.
    func readLanguages(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        guard let node = reader.present("languages") else { return }
        var seen: [(tag: String, place: Place)] = []
        let read = reader.eachNamed("languages", like: "{title: …}") { tag, place, fields -> SiteLanguage? in
            let language = language(tag, at: place, &fields)
            defer { seen.append((tag, place)) }
            return seen.contains { $0.tag.lowercased() == tag.lowercased() } ? nil : language
        }
        for (tag, place) in seen where !ConfigurationReader.isLanguageTag(tag) {
            reader.mistake(
                "`\(tag)` is no tag of a language", at: place,
                remedy: "write two or three letters and perhaps a region, such as en, fr or pt-BR")
        }
        var languages = read.filter { ConfigurationReader.isLanguageTag($0.tag) }
        let base = site.language.lowercased()
        let first = languages.firstIndex { $0.tag.lowercased() == base }.map { languages.remove(at: $0) }
        guard !languages.isEmpty else { return }
        // What the base language says of itself here comes before what stands at the top.
        if let first {
            site.title = first.title ?? site.title
            site.description = first.description ?? site.description
            site.menu = first.menu ?? site.menu
            site.footer = first.footer ?? site.footer
            site.words += first.words
        }
        site.languages = [first ?? SiteLanguage(tag: site.language, place: node.place)] + languages
    }

    private func language(_ tag: String, at place: Place, _ fields: inout FieldReader) -> SiteLanguage {
        var language = SiteLanguage(tag: tag.replacing("_", with: "-"), place: place)
        language.name = fields.text("name") ?? language.name
        language.title = fields.text("title")
        language.description = fields.text("description")
        language.footer = fields.written("footer")
        language.words = words(&fields)
        if fields.present("menu") != nil { language.menu = menu(&fields) }
        return language
    }
}
