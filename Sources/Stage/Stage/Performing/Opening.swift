import Diagnostics
import Drawing

/// How a play begins: the game that it names, as its settings want it, and all that is wrong with them.
///
/// A style that nobody knows is left aside, and so is a position that cannot be read, so that one mistake hides no other.
struct Opening {
    /// The game; nil where the play names none of the table, or its position cannot be read.
    private(set) var game: (any StageGame)?
    /// What is wrong with the settings, in the order of their lines.
    private(set) var mistakes: [Diagnostic] = []

    init(
        of play: Play, _ games: [ActorKind], isListing: Bool = false,
        measure: @escaping TextMeasure = TextExtent.estimate
    ) {
        guard let kind = Opening.kind(of: play, games) else {
            let names = games.filter { $0.head == nil }.map(\.name)
            let begins = games.first { $0.name == play.game.value }.map { "begin with `\($0.beginning)`" }
            let remedy =
                begins ?? didYouMean(play.game.value, among: names) ?? "known are: " + names.joined(separator: ", ")
            mistakes = [play.game.origin.mistake("no game is called `\(play.game.value)`", remedy: remedy)]
            return
        }
        var setup = GameSetup(play, kind)
        setup.isListing = isListing
        setup.measure = measure
        var subjects: Set<Objection.Subject> = []
        var isKnown = true
        while true {
            do throws(Objection) {
                game = try kind.make(setup)
                break
            } catch {
                // What is left aside and still objected to was told already.
                if case .setting = error.subject, subjects.contains(error.subject) { break }
                mistakes.append(Opening.diagnostic(error, in: play))
                if case .line(let number, _) = error.subject, !setup.lines[number].isRefused,
                    mistakes.count < PlayLimits.mistakes
                {
                    setup.lines[number].isRefused = true
                    isKnown = false
                    continue
                }
                guard case .setting(let word) = error.subject, subjects.insert(error.subject).inserted else { break }
                setup.settings[word] = nil
                if kind.word(word)?.isDecisive ?? false { isKnown = false }
            }
        }
        if !isKnown { game = nil }
        mistakes.sort { ($0.place?.line ?? 0) < ($1.place?.line ?? 0) }
    }

    /// Who acts in a play, where the table has them and the play begins as theirs do.
    static func kind(of play: Play, _ games: [ActorKind]) -> ActorKind? {
        games.first { $0.name == play.game.value && ($0.head == nil || play.settings[$0.name] != nil) }
    }

    /// What the game says of a play's moves; nothing where it could not be set up.
    func objections(to play: Play) -> [Diagnostic] {
        guard let game else { return [] }
        var performer = Performer(game: game, seed: play.seed)
        performer.perform(play.cues)
        return performer.mistakes
    }

    private static func diagnostic(_ objection: Objection, in play: Play) -> Diagnostic {
        var place: Origin?
        switch objection.subject {
        case .setting(let word): place = play.settings[word]?.origin
        case .line(let number, let argument):
            place = argument.flatMap {
                play.lines[number].words.indices.contains($0) ? play.lines[number].words[$0] : nil
            }
            place = place ?? play.lines[number].origin
        case .action, .argument: break
        }
        guard var origin = place else { return play.game.origin.mistake(objection.message, remedy: objection.remedy) }
        origin.offset += objection.column
        if objection.column > 0 { origin.length = 1 }
        return origin.mistake(objection.message, remedy: objection.remedy)
    }
}

extension Play {
    /// What whoever acts has against a style, where somebody asks for it instead of the play's.
    /// - Returns: the objection; nil where there is none, or where other mistakes hide it, which performing tells.
    public func objection(toStyle style: String, games: [ActorKind]) -> Objection? {
        guard let kind = Opening.kind(of: self, games) else { return nil }
        var setup = GameSetup(self, kind)
        setup.settings["style"] = [style]
        do throws(Objection) { _ = try kind.make(setup) } catch {
            return error.subject == .style ? error : nil
        }
        return nil
    }
}
