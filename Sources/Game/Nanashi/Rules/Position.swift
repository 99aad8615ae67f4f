/// A position: the board, who moves next, and the clocks.
///
/// Legal by construction.
///
/// Finished positions (no pieces, nobody can move, a clock of 100 or more) are positions too; they have no legal moves.
public struct Position: Hashable, Sendable {
    /// The pieces of the first player.
    public private(set) var x: Bitboard
    /// The pieces of the second player.
    public private(set) var o: Bitboard
    /// The squares on which nobody may land.
    public let gaps: Bitboard
    /// Who moves next.
    public private(set) var turn: Side
    /// Plies since the last clone.
    ///
    /// From 100 on the game is over.
    public private(set) var halfmove: Int
    /// The number of the turn: 1 at the start, one more after each turn of `o`.
    public private(set) var fullmove: Int
    /// A 64-bit hash of board and turn, without the clocks, kept up to date move by move.
    ///
    /// See `Hash`.
    public private(set) var key: UInt64

    /// The largest clock: the largest 32-bit number, so that a position is the same on every machine.
    ///
    /// Clocks stop there.
    public static let largestClock = 2_147_483_647

    /// A position from parts that are known to fit together.
    init(x: Bitboard, o: Bitboard, gaps: Bitboard, turn: Side, halfmove: Int, fullmove: Int) {
        self.x = x
        self.o = o
        self.gaps = gaps
        self.turn = turn
        self.halfmove = halfmove
        self.fullmove = fullmove
        key = Hash.full(x: x.bits, o: o.bits, gaps: gaps.bits, turn: turn)
    }

    /// The position that a setup describes.
    ///
    /// - Throws: every flaw of the setup, when it has any.
    public init(_ setup: Setup) throws(Setup.Refusal) {
        let flaws = setup.flaws
        guard flaws.isEmpty else { throw Setup.Refusal(flaws: flaws) }
        self.init(
            x: setup.x, o: setup.o, gaps: setup.gaps,
            turn: setup.turn, halfmove: setup.halfmove, fullmove: setup.fullmove)
    }

    /// The start: `x` on a7 and g1, `o` on a1 and g7.
    public static let start = Position(
        x: Bitboard(bits: 1 << 54 | 1 << 6), o: Bitboard(bits: 1 << 60 | 1), gaps: Bitboard(),
        turn: .x, halfmove: 0, fullmove: 1)

    /// The position as a setup that can be changed.
    public var setup: Setup {
        Setup(x: x, o: o, gaps: gaps, turn: turn, halfmove: halfmove, fullmove: fullmove)
    }
}

extension Position {
    /// What is on a square.
    public enum Content: Hashable, Sendable {
        /// Nothing; a piece may land there.
        case empty
        /// Nothing, and nobody may land there.
        case gap
        /// A piece.
        case piece(Side)
    }

    /// What is on a square.
    public subscript(square: Square) -> Content {
        if x.contains(square) { return .piece(.x) }
        if o.contains(square) { return .piece(.o) }
        return gaps.contains(square) ? .gap : .empty
    }

    /// The pieces of a player.
    public func pieces(of side: Side) -> Bitboard { side == .x ? x : o }

    /// The squares where a piece may land.
    public var empties: Bitboard { .board - x - o - gaps }

    /// The board as the player sees it who moves next.
    @inline(__always)
    var field: Field {
        let empty = Bitboard.boardBits & ~(x.bits | o.bits | gaps.bits)
        return turn == .x
            ? Field(own: x.bits, foe: o.bits, empty: empty) : Field(own: o.bits, foe: x.bits, empty: empty)
    }

    /// Plays a move that is known to be legal.
    ///
    /// Only a clone resets the halfmove clock; a capture does not. A pass counts as a ply and, by `o`, as a turn.
    @inline(__always)
    mutating func makeUnchecked(_ move: Move) {
        switch move {
        case .clone(let to):
            change(to: Bitboard(to).bits, from: 0)
            halfmove = 0
        case .jump(let from, let to):
            change(to: Bitboard(to).bits, from: Bitboard(from).bits)
            halfmove = min(halfmove, Self.largestClock - 1) &+ 1
        case .pass:
            halfmove = min(halfmove, Self.largestClock - 1) &+ 1
        }
        key = Hash.turned(key, to: turn.other)
        if turn == .o { fullmove = min(fullmove, Self.largestClock - 1) &+ 1 }
        turn = turn.other
    }

    /// Lands a piece of the player to move, empties `from`, and turns its neighbours.
    @inline(__always)
    private mutating func change(to: UInt64, from: UInt64) {
        if turn == .x {
            let captured = Steps.within1(to) & o.bits
            x.bits = (x.bits | to | captured) & ~from
            o.bits &= ~captured
            key = Hash.changed(key, x: to &+ captured &- from, o: 0 &- captured)
            return
        }
        let captured = Steps.within1(to) & x.bits
        o.bits = (o.bits | to | captured) & ~from
        x.bits &= ~captured
        key = Hash.changed(key, x: 0 &- captured, o: to &+ captured &- from)
    }
}
