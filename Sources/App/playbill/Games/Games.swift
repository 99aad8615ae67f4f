import NanashiStage
import Stage
import Studio
import TerminalStage

/// The games of this program.
///
/// Nothing else of it names one.
enum Games {
    /// The games that plays can name.
    static let onStage: [ActorKind] = [NanashiGame.kind, TerminalActor.kind]
    /// The games whose positions can be drawn.
    static let onBoard: [BoardGame] = [NanashiBoard.game]
}
