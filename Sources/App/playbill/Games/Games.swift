import NanashiStage
import Stage

/// The games of this program.
///
/// Nothing else of it names one.
enum Games {
    /// The games that plays can name.
    static let onStage: [GameKind] = [NanashiGame.kind]
    /// The game whose positions are drawn.
    static let onBoard = NanashiBoard.game
}
