public import Diagnostics
import Drawing

/// What a game does beside plays and pictures of positions: it reads recorded games, tells about a position, and plays
/// against other programs.
///
/// The stage and the program know no game; this arrives with it.
public struct GameStudy: Sendable {
    /// The games of a text in the game's own notation, none where it holds none; every mistake at its place.
    public let games: @Sendable (_ source: SourceText) throws(Mistakes) -> [any RecordedGame]
    /// What there is to say about a position; every mistake at its place in what was typed.
    public let position: @Sendable (_ question: PositionQuestion) throws(Mistakes) -> PositionAnswer
    /// The game's engine, given a clock in milliseconds and a taker of its lines.
    public let engine:
        @Sendable (_ milliseconds: @escaping @Sendable () -> Int, _ write: @escaping @Sendable (String) -> Void) ->
            any GameEngine
    /// The game that a play performs, in its own notation; nil where the play performs another, or one that its
    /// notation cannot hold.
    public let record: @Sendable (_ performance: Performance) -> String?
    /// Objects to the name of a style that the game does not have.
    public let checkStyle: @Sendable (_ name: String) throws(Objection) -> Void

    /// What a game does.
    public init(
        games: @escaping @Sendable (_ source: SourceText) throws(Mistakes) -> [any RecordedGame],
        position: @escaping @Sendable (_ question: PositionQuestion) throws(Mistakes) -> PositionAnswer,
        engine:
            @escaping @Sendable (
                _ milliseconds: @escaping @Sendable () -> Int, _ write: @escaping @Sendable (String) -> Void
            ) -> any GameEngine,
        record: @escaping @Sendable (_ performance: Performance) -> String?,
        checkStyle: @escaping @Sendable (_ name: String) throws(Objection) -> Void
    ) {
        (self.games, self.position, self.engine) = (games, position, engine)
        (self.record, self.checkStyle) = (record, checkStyle)
    }
}

/// An engine that speaks the protocol of its game's match runners: lines in, lines out.
public protocol GameEngine: AnyObject, Sendable {
    /// Takes a line on the thread that reads.
    /// - Parameters:
    ///   - line: the line, without its newline.
    ///   - arrival: when it came, in milliseconds.
    /// - Returns: what is to be answered at once, since the engine thinks; nil where the line waits for its turn.
    func add(_ line: String, at arrival: Int) -> String?
    /// Says that no more lines will come.
    func end()
    /// Does what the lines say, one after the other, until the last is done; `wait` is called before each, and
    /// returns when one more has been added or the end has come.
    func play(waiting wait: () -> Void)
}
