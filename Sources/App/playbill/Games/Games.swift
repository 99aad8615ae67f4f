import Nanashi
import NanashiStage
import Stage
import TerminalStage

/// The games of this program.
///
/// Nothing else of it names one.
enum Games {
    /// The games that plays can name.
    static let onStage: [ActorKind] = [NanashiGame.kind, TerminalActor.kind, CastActor.kind]
    /// The game that a play performs, as a record of its moves; nil where its actor has none.
    static func record(of performance: Performance) -> String? {
        guard performance.play.game.value == NanashiGame.kind.name else { return nil }
        return GameRecord(of: performance)?.pgn
    }

    /// The game whose positions are drawn.
    static let onBoard = NanashiBoard.game
}
