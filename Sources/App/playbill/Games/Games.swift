import NanashiStage
import Stage
import TerminalStage

/// The games of this program.
///
/// Nothing else of it names one.
enum Games {
    /// The games that plays can name.
    static let onStage: [ActorKind] = [NanashiGame.kind, TerminalActor.kind, CastActor.kind]
    /// The game whose positions are drawn.
    static let onBoard = NanashiBoard.game
}
