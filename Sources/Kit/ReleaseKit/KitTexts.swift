import Diagnostics
import Rendering
import Studio

/// All texts of a kit, for which nothing is drawn.
struct KitTexts {
    /// The moving picture that the kit will have; nil for none.
    private let film: PlannedFilm?
    /// The README variants, in which marks stand for addresses that are not known yet.
    private(set) var readmes: KitPart
    /// The posts, each waiting for its picture.
    private(set) var posts: [WrittenPost] = []
    private(set) var newsletter: Newsletter?
    /// What the newest release is announced with where the code lives.
    private(set) var release: ReleaseTexts?
    /// The texts for stores.
    private(set) var store = KitPart()
    /// What is wrong with posts and newsletter.
    private(set) var postMistakes: [Diagnostic] = []

    /// What the moving picture shows, for those who do not see it.
    let pictureWords: String

    /// Writes the texts.
    ///
    /// Other people's products, which stand on the site as examples, get README variants only, and no picture.
    init(of subject: KitSubject, _ templates: ThemeTemplates, _ setup: PictureSetup, isStrict: Bool) {
        film = subject.product.manifest.isExample ? nil : PlannedFilm(subject.product, setup.performer)
        pictureWords = film?.description ?? subject.product.manifest.tagline
        readmes = ReadmeWriter(subject: subject, templates: templates).variants(
            showing: film, hasOwnFilm: KitMovies.showsOwnFilm(of: subject.product, setup))
        guard !subject.product.manifest.isExample else { return }
        (posts, postMistakes) = PostWriter(subject: subject, templates: templates).posts()
        do throws(Mistakes) { newsletter = try Newsletter(of: subject, templates, showing: film) } catch {
            postMistakes += error.all
        }
        do throws(Mistakes) { release = try ReleaseTexts(of: subject, templates, showing: film) } catch {
            postMistakes += error.all
        }
        let writer = StoreTextWriter(subject: subject, templates: templates, isStrict: isStrict)
        do throws(Mistakes) { store = try writer.texts() } catch { store.mistakes = error.all }
    }

    /// The READMEs with the addresses of the pictures that were drawn; `films` is nil where they could not be.
    func readmes(showing films: KitFilms?) -> KitPart {
        guard let film, let films else { return readmes }
        var finished = readmes
        for index in finished.artefacts.indices {
            let text = String(decoding: finished.artefacts[index].bytes, as: UTF8.self)
            finished.artefacts[index].bytes = Array(
                film.finished(text, light: films.light, dark: films.dark).utf8)
        }
        return finished
    }
}
