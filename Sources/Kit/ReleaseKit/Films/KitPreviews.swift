import Diagnostics
import Site
import Stage
import Studio
import Verify

/// The previews that stores take of a product, one for each slot and language.
struct KitPreviews: Sendable {
    /// A film for a slot, which is not made yet.
    struct Preview: Sendable {
        let slot: Slot
        let language: FilmLanguage
        let film: WantedFilm

        /// Where it goes in the kit.
        var path: String {
            isOfShop ? "steam/trailer.mp4" : "fastlane/app-previews/\(language.folder)/01-\(token).mp4"
        }

        /// Where its poster goes.
        var poster: String {
            isOfShop ? "steam/trailer.png" : "store/\(language.isOwn ? "" : language.folder + "/")preview-\(token).png"
        }

        private var isOfShop: Bool { slot.place == "steam" }
        private var token: String { slot.aliases.first ?? slot.id }
    }

    private(set) var all: [Preview] = []
    /// The previews that a store takes and that are not made, each with what would help.
    private(set) var leftOut: [KitMovies.LeftOut] = []
    private(set) var mistakes: [Diagnostic] = []

    init(_ slots: PreviewSlots, of source: FilmSource, _ product: Product, _ maker: MovieMaker) {
        var languages = [FilmLanguage(folder: "en-US", source: source)]
        do throws(Mistakes) { languages = try FilmLanguage.all(of: source, product, maker) } catch {
            mistakes += error.all
        }
        for slot in slots.all {
            do throws(Mistakes) {
                let goal = FilmGoal(slot)
                if let reason = try KitPreviews.shortness(of: source, goal, maker) {
                    leftOut.append(KitMovies.LeftOut(slot: slot, reason: reason))
                    continue
                }
                // A shop of one language has the film once.
                for language in languages where language.isOwn || slot.place != "steam" {
                    let film = WantedFilm(
                        language.source, MovieOptions(sound: .silent, goal: goal), language.changes)
                    all.append(Preview(slot: slot, language: language, film: film))
                }
            } catch {
                mistakes += KitPreviews.warnings(error)
            }
        }
    }

    /// What keeps a preview from being made: a store takes a listing without one, so that it keeps no kit from being made.
    static func warnings(_ mistakes: Mistakes) -> [Diagnostic] {
        mistakes.all.map { mistake in
            var mistake = mistake
            mistake.severity = .warning
            return mistake
        }
    }

    /// Why a film is too short for a store, and what would make it long enough; nil where it is not.
    private static func shortness(
        of source: FilmSource, _ goal: FilmGoal, _ maker: MovieMaker
    ) throws(Mistakes) -> String? {
        guard let least = goal.lengths?.lowerBound else { return nil }
        switch source {
        case .play(let script, let name, _):
            guard let found = try maker.shortfall(of: script, goal) else { return nil }
            return "the play `\(name)` lasts \(found.length.rough(beside: least)), and \(least.text) are the least: "
                + "add lines or pauses of \(found.lacking.roundedUp)"
        case .own(let film):
            guard film.shown() < least else { return nil }
            return "\(film.name) has \(film.shown().rough(beside: least)) to show, and \(least.text) are the least: "
                + "let it begin earlier (`from`), or take a longer one"
        }
    }
}
