import Diagnostics
import Rendering
import Studio

/// All pictures of a kit but those of single posts and of the press room.
struct KitPictures: Sendable {
    private(set) var films: KitFilms?
    let movies: KitMovies
    let boards: KitBoards
    let stills: KitStills
    let art: KitArt
    let card: KitCard
    private var filmMistakes: [Diagnostic] = []

    /// Draws the pictures; what cannot be drawn is told, and keeps nothing else from being there.
    init(
        of subject: KitSubject, _ setup: PictureSetup, _ templates: ThemeTemplates, isStrict: Bool,
        progress: @escaping KitMaker.Progress
    ) {
        progress("moving pictures", 0)
        do throws(Mistakes) {
            films = try KitFilms(of: subject.product, MovingPictureMaker(setup)) {
                progress("moving pictures", $0 * 0.3)
            }
        } catch {
            filmMistakes = error.all
        }
        progress("films", 0.3)
        movies = KitMovies(of: subject.product, setup) { progress("films", 0.3 + $0 * 0.4) }
        if films == nil { films = movies.moving.map { KitFilms($0) } }
        progress("boards", 0.7)
        boards = KitBoards(of: subject.product, BoardMaker(setup))
        progress("store stills", 0.75)
        stills = KitStills(of: subject, StillMaker(setup, templates), SceneWords(setup))
        progress("banners", 0.82)
        art = KitArt(of: subject, StillMaker(setup, templates), StillFitter(setup), templates)
        progress("card", 0.86)
        card = KitCard(of: subject, setup, templates, isStrict: isStrict)
    }

    var part: KitPart {
        var part = KitPart(artefacts: films?.artefacts ?? [], mistakes: filmMistakes)
        part.add(movies.part)
        part.add(boards.part)
        part.add(stills.part)
        part.add(art.part)
        part.add(KitPart(artefacts: card.artefact.map { [$0] } ?? [], mistakes: card.mistakes))
        return part
    }

    /// The still for posts where nothing moves.
    func postStill(words: String) -> PostPictureMaker.Still? {
        if let still = films?.still { return PostPictureMaker.Still(artefact: still, words: words) }
        return card.artefact.map { PostPictureMaker.Still(artefact: $0, words: card.words) }
    }
}
