import Art
import NanashiStage
import ProgramStage
import ScreensStage
import Stage
import TerminalStage

/// The games of this program.
///
/// Nothing else of it names one.
enum Games {
    /// The games that plays can name.
    static let onStage: [ActorKind] = [
        NanashiGame.kind, TerminalActor.kind, ScreensActor.kind(reading: { try? pixmap(ofPhotograph: $0) }),
        ProgramActor.kind(drawing: ScenePixels.drawing),
    ]
    /// The game whose positions are drawn.
    static let onBoard = NanashiBoard.game
}
