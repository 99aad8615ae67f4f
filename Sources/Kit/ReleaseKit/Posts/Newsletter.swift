import Diagnostics
import Rendering
import Site
import Studio
import Values

/// The draft of a letter to those who asked for one.
struct Newsletter {
    private static let template = "social/newsletter.md"

    private let text: String
    private let film: PlannedFilm?
    private let baseURL: BaseURL

    /// The letter that the theme has; nil where it has none.
    ///
    /// `film` is the moving picture that the site will have.
    init?(of subject: KitSubject, _ templates: ThemeTemplates, showing film: PlannedFilm?) throws(Mistakes) {
        guard templates.has(Newsletter.template) else { return nil }
        let extras = film.map { Object([("picture", $0.members)]) } ?? Object()
        text = try templates.tidyText(Newsletter.template, Object([("product", .lazy(subject.described(extras)))]))
        (self.film, baseURL) = (film, subject.baseURL)
    }

    /// The letter; `films` are the pictures that were drawn, nil where they could not be.
    func artefact(showing films: KitFilms?) -> Artefact {
        var (sent, shown) = (text, text)
        if let film, let films {
            sent = film.finished(text, light: films.light, dark: films.dark)
            // The kit's page shows the kit's own picture, which is there before the site is published.
            let picture = film.address("gif").map(baseURL.absolute) ?? ""
            shown = film.finished(text.replacing(picture, with: "preview.gif"), light: films.light, dark: films.dark)
        }
        var letter = Artefact.text("Newsletter", Newsletter.template, sent, in: KitGroups.posts)
        letter.extras = NewsletterText(shown).members
        return letter
    }
}
