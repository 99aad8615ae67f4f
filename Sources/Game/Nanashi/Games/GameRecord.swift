/// A game as it is kept and passed on: who played, what was played, what was said, how it ended.
public struct GameRecord: Hashable, Sendable {
    /// A fact about the game, such as `Event`, `Site`, `Date`, `Round`, `Black` (who played `x`), `White` (who played `o`).
    public struct Tag: Hashable, Sendable {
        /// The name, letters, digits and underscores.
        public var name: String
        /// The value; any text of one line.
        public var value: String

        /// A fact.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A move with what was said about it, and what might have been played instead.
    public struct Ply: Hashable, Sendable {
        /// The move.
        public var move: Move
        /// Comments behind the move, runs of blanks made one.
        public var comments: [String]
        /// Other lines from the position before the move.
        public var variations: [[Ply]]

        /// A move.
        public init(_ move: Move, comments: [String] = [], variations: [[Ply]] = []) {
            self.move = move
            self.comments = comments
            self.variations = variations
        }
    }

    /// How a record ends.
    public enum Result: Hashable, Sendable, CaseIterable {
        /// `1-0`: `x` won.
        case xWon
        /// `0-1`: `o` won.
        case oWon
        /// `1/2-1/2`: nobody won.
        case draw
        /// `*`: the record does not say.
        case open

        /// The text in a record.
        public var text: String {
            switch self {
            case .xWon: "1-0"
            case .oWon: "0-1"
            case .draw: "1/2-1/2"
            case .open: "*"
            }
        }

        /// The result that is over there.
        public init(_ outcome: Outcome?) {
            guard let outcome else {
                self = .open
                return
            }
            self = outcome.winner.map { $0 == .x ? .xWon : .oWon } ?? .draw
        }
    }

    /// What is known about the game, without `FEN` and `Result`, which follow from the rest.
    public var tags: [Tag]
    /// Where the game began.
    public var start: Position
    /// What was said before the first move.
    public var comments: [String]
    /// The moves.
    public var plies: [Ply]
    /// How the game ended.
    ///
    /// It need not follow from the board: players run out of time, too.
    public var result: Result

    /// A record.
    public init(
        tags: [Tag] = [], start: Position = .start, comments: [String] = [], plies: [Ply] = [], result: Result = .open
    ) {
        self.tags = tags
        self.start = start
        self.comments = comments
        self.plies = plies
        self.result = result
    }

    /// The value of a tag.
    public subscript(tag name: String) -> String? {
        tags.first { $0.name == name }?.value
    }

    /// The positions from the start to the end of the moves; they stop before a move that is not legal.
    public var positions: [Position] {
        var positions = [start]
        for ply in plies {
            guard let next = try? positions[positions.count - 1].making(ply.move) else { break }
            positions.append(next)
        }
        return positions
    }
}

extension State {
    /// The game so far as a record.
    public var record: GameRecord {
        GameRecord(
            start: turns.first?.position ?? position, plies: moves.map { GameRecord.Ply($0) },
            result: GameRecord.Result(outcome))
    }
}
