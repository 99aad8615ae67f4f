import Diagnostics

/// How a play begins: the game that it names, as its settings want it, and all that is wrong with them.
///
/// A style that nobody knows is left aside, and so is a position that cannot be read, so that one mistake hides no other.
struct Opening {
    /// The game; nil where the play names none of the table, or its position cannot be read.
    private(set) var game: (any StageGame)?
    /// What is wrong with the settings, in the order of their lines.
    private(set) var mistakes: [Diagnostic] = []

    init(of play: Play, _ games: [GameKind]) {
        guard let kind = games.first(where: { $0.name == play.game.value }) else {
            let names = games.map(\.name)
            let remedy = didYouMean(play.game.value, among: names) ?? "known are: " + names.joined(separator: ", ")
            mistakes = [play.game.origin.mistake("no game is called `\(play.game.value)`", remedy: remedy)]
            return
        }
        var setup = GameSetup(
            position: play.position?.value, players: play.players, style: play.style?.value,
            coordinates: play.coordinates, flip: play.flip)
        var subjects: Set<Objection.Subject> = []
        while true {
            do throws(Objection) {
                game = try kind.make(setup)
                break
            } catch {
                mistakes.append(Opening.diagnostic(error, in: play))
                guard error.subject != .action, subjects.insert(error.subject).inserted else { break }
                if error.subject == .style { setup.style = nil } else { setup.position = nil }
            }
        }
        if subjects.contains(.position) { game = nil }
        mistakes.sort { ($0.place?.line ?? 0) < ($1.place?.line ?? 0) }
    }

    /// What the game says of a play's moves; nothing where it could not be set up.
    func objections(to play: Play) -> [Diagnostic] {
        guard let game else { return [] }
        var performer = Performer(game: game, seed: play.seed)
        performer.perform(play.cues)
        return performer.mistakes
    }

    private static func diagnostic(_ objection: Objection, in play: Play) -> Diagnostic {
        let origin: Origin? =
            switch objection.subject {
            case .position: play.position?.origin
            case .style: play.style?.origin
            case .action: nil
            }
        guard var origin else { return play.game.origin.mistake(objection.message, remedy: objection.remedy) }
        origin.offset += objection.column
        if objection.column > 0 { origin.length = 1 }
        return origin.mistake(objection.message, remedy: objection.remedy)
    }
}
