import Drawing
import Nanashi
import Stage

/// A recorded game as a moving picture: the start and one frame a move, the last move marked.
public struct GamePicture: Sendable {
    /// How it is shown.
    public struct Options: Sendable, Hashable {
        /// The picture's size in pixels.
        public var size: PictureSize
        /// The colours.
        public var style: NanashiStyle
        /// How long each move is shown.
        public var delay: Seconds
        /// How long the last move is shown.
        public var lastDelay: Seconds
        /// How long each single move is shown, the first first; moves beyond take ``delay``.
        public var delays: [Seconds]
        /// The moves to show, from 1; nil shows all.
        public var range: ClosedRange<Int>?
        /// Whether files and ranks are named.
        public var coordinates: Bool
        /// Whether the board is seen from the second player's side.
        public var flip: Bool

        /// How a game is shown.
        public init(
            size: PictureSize = PictureSize(width: 720, height: 840), style: NanashiStyle = .day,
            delay: Seconds = 0.6, lastDelay: Seconds = 3.0, delays: [Seconds] = [], range: ClosedRange<Int>? = nil,
            coordinates: Bool = false, flip: Bool = false
        ) {
            self.size = size
            self.style = style
            self.delay = delay
            self.lastDelay = lastDelay
            self.delays = delays
            self.range = range
            self.coordinates = coordinates
            self.flip = flip
        }
    }

    /// One frame: what is drawn, how long it is shown, and the position in words.
    public struct Frame: Sendable {
        /// What is drawn.
        public var list: DisplayList
        /// How long it is shown.
        public var duration: Seconds
        /// The engine's state, as a FEN.
        public var notation: String
    }

    /// The frames in order: the position before the first move shown, then one a move.
    public let frames: [Frame]

    /// A game as frames.
    ///
    /// Moves of the record that are not legal, and those after them, are left out; a reader of PGN has told of them.
    public init(_ record: GameRecord, _ options: Options = Options()) {
        let players = [record[tag: "Black"] ?? "x", record[tag: "White"] ?? "o"]
        let positions = record.positions
        let moves = record.plies.prefix(positions.count - 1).map(\.move)
        let first = max(0, min((options.range?.lowerBound ?? 1) - 1, moves.count))
        let last = max(first, min(options.range?.upperBound ?? moves.count, moves.count))
        frames = (first...last).map { ply in
            let board = BoardOptions(
                last: ply > 0 ? moves[ply - 1] : nil, coordinates: options.coordinates, flip: options.flip,
                players: players, size: options.size, style: options.style)
            let single = ply > 0 && ply <= options.delays.count ? options.delays[ply - 1] : options.delay
            return Frame(
                list: boardPicture(positions[ply], board), duration: ply == last ? options.lastDelay : single,
                notation: positions[ply].fen)
        }
    }

    /// How long the whole lasts.
    public var duration: Seconds { frames.reduce(.zero) { $0 + $1.duration } }
}
