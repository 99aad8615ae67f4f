public import Drawing

/// A game that was written down, as the game reads it.
public protocol RecordedGame: Sendable {
    /// How many moves it has, those of both sides counted.
    var moveCount: Int { get }
    /// The record as a play, for a picture of this size in pixels: the text of a `.play` file.
    func playText(size: PictureSize) -> String
    /// The position before the first move shown, then one frame a move.
    /// - Throws: that there is no such style.
    func frames(_ options: RecordedGameOptions) throws(Objection) -> [(list: DisplayList, duration: Seconds)]
}

/// How a recorded game is shown.
public struct RecordedGameOptions: Sendable, Hashable {
    /// The picture's size in pixels.
    public var size = PictureSize(width: 720, height: 840)
    /// The style's name; nil is the game's first.
    public var style: String?
    /// How long each move is shown.
    public var delay: Seconds = 0.6
    /// How long the last move is shown.
    public var lastDelay: Seconds = 3.0
    /// How long each single move is shown, the first first; moves beyond take ``delay``.
    public var delays: [Seconds] = []
    /// The moves to show, from 1; nil shows all.
    public var range: ClosedRange<Int>?
    /// Whether files and ranks are named.
    public var coordinates: Bool
    /// Whether the board is seen from the second player's side.
    public var flip: Bool

    /// The usual way, but for what is told.
    public init(
        delays: [Seconds] = [], range: ClosedRange<Int>? = nil, coordinates: Bool = false, flip: Bool = false
    ) {
        (self.delays, self.range) = (delays, range)
        (self.coordinates, self.flip) = (coordinates, flip)
    }
}
