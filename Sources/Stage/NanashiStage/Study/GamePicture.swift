import Drawing
import Nanashi
import Stage

/// A recorded game as a moving picture: the start and one frame a move, the last move marked.
package struct GamePicture: Sendable {
    /// One frame: what is drawn, how long it is shown, and the position in words.
    package struct Frame: Sendable {
        package var list: DisplayList
        /// How long it is shown.
        package var duration: Seconds
        /// The engine's state, as a FEN.
        package var notation: String
    }

    /// The frames in order: the position before the first move shown, then one a move.
    package let frames: [Frame]

    /// A game as frames.
    ///
    /// Moves of the record that are not legal, and those after them, are left out; a reader of PGN has told of them.
    package init(
        _ record: GameRecord, _ options: RecordedGameOptions = RecordedGameOptions(), style: NanashiStyle = .day
    ) {
        let players = [record[tag: "Black"] ?? "x", record[tag: "White"] ?? "o"]
        let positions = record.positions
        let moves = record.plies.prefix(positions.count - 1).map(\.move)
        let first = max(0, min((options.range?.lowerBound ?? 1) - 1, moves.count))
        let last = max(first, min(options.range?.upperBound ?? moves.count, moves.count))
        frames = (first...last).map { ply in
            let board = BoardOptions(
                last: ply > 0 ? moves[ply - 1] : nil, coordinates: options.coordinates, flip: options.flip,
                players: players, size: options.size, style: style)
            let single = ply > 0 && ply <= options.delays.count ? options.delays[ply - 1] : options.delay
            return Frame(
                list: boardPicture(positions[ply], board), duration: ply == last ? options.lastDelay : single,
                notation: positions[ply].fen)
        }
    }

    /// How long the whole lasts.
    package var duration: Seconds { frames.reduce(.zero) { $0 + $1.duration } }
}
