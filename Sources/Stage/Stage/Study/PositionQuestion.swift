/// A position that somebody asks about.
public struct PositionQuestion: Sendable, Hashable {
    /// The position, in the game's own notation.
    public var position: String
    /// Moves to play first, as typed.
    public var moves: [String]
    /// Of how many plies the games are counted; nil counts none.
    public var depth: Int?

    /// A question about a position.
    public init(position: String, moves: [String] = [], depth: Int? = nil) {
        (self.position, self.moves, self.depth) = (position, moves, depth)
    }
}

/// What there is to say about a position.
public struct PositionAnswer: Sendable, Hashable {
    /// The position in the game's canonical notation.
    public var notation: String
    /// Who has won, or that nobody has yet, as records of games write it.
    public var result: String
    /// The pieces in words: `x 2, o 3`.
    public var pieces: String
    /// The legal moves in canonical form, sorted.
    public var legal: [String]
    /// How many games there are of the depth that was asked for.
    public var nodes: Int?
    /// The board in letters.
    public var diagram: String

    /// What the engine says; `nodes` only where a depth was asked for.
    public init(
        notation: String, result: String, pieces: String, legal: [String], nodes: Int?, diagram: String
    ) {
        (self.notation, self.result, self.pieces) = (notation, result, pieces)
        (self.legal, self.nodes, self.diagram) = (legal, nodes, diagram)
    }
}
