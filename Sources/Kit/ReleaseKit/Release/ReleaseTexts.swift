import Diagnostics
import Rendering
import Studio
import Values

/// What the newest release is announced with where its code lives: the body of a release on GitHub, and the tag's message.
struct ReleaseTexts {
    private static let all: [(title: String, path: String)] = [
        ("GitHub release", "release/github.md"), ("Tag message", "release/tag.txt"),
    ]

    private var texts: [(title: String, path: String, text: String)] = []
    private let film: PlannedFilm?

    /// The texts that the theme has; none before there is a release.
    ///
    /// `film` is the moving picture that the site will have.
    init(of subject: KitSubject, _ templates: ThemeTemplates, showing film: PlannedFilm?) throws(Mistakes) {
        self.film = film
        guard subject.product.latest != nil else { return }
        let extras = film.map { Object([("picture", $0.members)]) } ?? Object()
        let members = Object([("product", .lazy(subject.described(extras)))])
        for (title, path) in ReleaseTexts.all where templates.has(path) {
            texts.append((title, path, try templates.tidyText(path, members)))
        }
    }

    /// The texts; `films` are the pictures that were drawn, nil where they could not be.
    func artefacts(showing films: KitFilms?) -> [Artefact] {
        texts.map { title, path, text in
            let sent = film.flatMap { film in films.map { film.finished(text, light: $0.light, dark: $0.dark) } }
            return Artefact.text(title, path, sent ?? text, in: "READMEs")
        }
    }
}
