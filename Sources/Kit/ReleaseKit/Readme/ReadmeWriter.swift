import Diagnostics
import Markdown
import Rendering
import Studio
import Values

/// Writes the READMEs of a product.
struct ReadmeWriter {
    let subject: KitSubject
    let templates: ThemeTemplates

    /// The variants for a kit; `film` is the moving picture that it will have, unless it has that of a film of the author's
    /// own.
    func variants(showing film: PlannedFilm?, hasOwnFilm: Bool) -> KitPart {
        var part = KitPart()
        part.attempt { () throws(Mistakes) in
            var artefacts: [Artefact] = []
            for variant in Readme.all where templates.has(variant.template) {
                artefacts.append(try artefact(variant, showing: film, hasOwnFilm))
            }
            return artefacts
        }
        part.mistakes += (try? summaryMistakes()) ?? []
        return part
    }

    private func artefact(
        _ variant: Readme, showing film: PlannedFilm?, _ hasOwnFilm: Bool
    ) throws(Mistakes) -> Artefact {
        var setting = ReadmeSetting(isAbsolute: variant.isAbsolute)
        setting.picture =
            variant.isAbsolute
            ? ReadmePicture.onSite(film, of: subject)
            : ReadmePicture.inKit(film, hasOwnFilm: hasOwnFilm, of: subject)
        let text = try text(variant.template, setting)
        var artefact = Artefact.text(variant.title, variant.path, text, in: "READMEs")
        if let most = variant.most {
            artefact.room = Artefact.Room(length: tidied(text).count, max: most, network: "registries")
        }
        if variant.isRendered {
            artefact.kind = .html
            artefact.html = renderMarkdown(SourceText(path: variant.path, text)).html
        }
        return artefact
    }

    /// A README as a template makes it.
    func text(_ template: String, _ setting: ReadmeSetting) throws(Mistakes) -> String {
        try templates.tidyText(
            template, Object([("product", .lazy(subject.described())), ("readme", setting.members)]))
    }

    /// What registries of packages would refuse of the sentence that they show.
    func summaryMistakes() throws(Mistakes) -> [Diagnostic] {
        guard let short = Readme.all.first(where: { $0.most != nil }), let most = short.most,
            templates.has(short.template)
        else { return [] }
        let count = tidied(try text(short.template, ReadmeSetting())).count
        guard count > most else { return [] }
        let product = subject.product
        return [
            product.mistake(
                "the summary for registries has \(count) characters, and they take \(most)",
                at: product.line(of: "tagline"), length: "tagline".count, remedy: "shorten the `tagline`")
        ]
    }
}
