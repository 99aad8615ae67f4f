import Diagnostics
import Markdown
import Site

extension SiteContent {
    /// Markup of other programs in what pages show besides their bodies: the notes of releases and the foot of each page.
    package func foreignMarkupBesideBodies() -> [ForeignMarkup] {
        let notes = products.flatMap(\.releases).flatMap { foreignMarkup(in: $0.notes) }
        guard let footer = configuration.footer else { return notes }
        // How a value is quoted or folded is not known here, so all of it is the place.
        return notes
            + foreignMarkup(in: SourceText(path: footer.place.path, footer.text)).map {
                ForeignMarkup(kind: $0.kind, place: footer.place)
            }
    }
}
