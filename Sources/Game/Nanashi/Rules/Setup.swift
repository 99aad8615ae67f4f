/// Anything that one can put on a board: perhaps a position, perhaps not.
///
/// See `Position.init(_:)`.
public struct Setup: Hashable, Sendable {
    /// The pieces of the first player.
    public var x: Bitboard
    /// The pieces of the second player.
    public var o: Bitboard
    /// The squares on which nobody may land.
    public var gaps: Bitboard
    /// Who moves next.
    public var turn: Side
    /// Plies since the last clone.
    public var halfmove: Int
    /// The number of the turn: 1 at the start, one more after each turn of `o`.
    public var fullmove: Int

    /// Something on a board; an empty one unless told otherwise.
    public init(
        x: Bitboard = Bitboard(), o: Bitboard = Bitboard(), gaps: Bitboard = Bitboard(),
        turn: Side = .x, halfmove: Int = 0, fullmove: Int = 1
    ) {
        self.x = x
        self.o = o
        self.gaps = gaps
        self.turn = turn
        self.halfmove = halfmove
        self.fullmove = fullmove
    }

    /// What stands in the way of this being a position.
    public enum Flaw: Hashable, Sendable, CaseIterable {
        /// Pieces of both players on one square.
        case piecesOverlap
        /// A piece on a gap.
        case pieceOnGap
        /// A bit set that belongs to no square.
        case offBoard
        /// A halfmove clock below 0 or above `Position.largestClock`.
        case halfmoveOutOfRange
        /// A fullmove number below 0 or above `Position.largestClock`.
        case fullmoveOutOfRange
    }

    /// All that stands in the way of this being a position; empty when nothing does.
    public var flaws: [Flaw] {
        var flaws: [Flaw] = []
        if !(x & o).isEmpty { flaws.append(.piecesOverlap) }
        if !((x | o) & gaps).isEmpty { flaws.append(.pieceOnGap) }
        if !((x | o | gaps) - .board).isEmpty { flaws.append(.offBoard) }
        if !(0...Position.largestClock).contains(halfmove) { flaws.append(.halfmoveOutOfRange) }
        if !(0...Position.largestClock).contains(fullmove) { flaws.append(.fullmoveOutOfRange) }
        return flaws
    }

    /// Why a setup is refused as a position.
    public struct Refusal: Error, Hashable {
        /// Every reason, at least one.
        public let flaws: [Flaw]
    }
}
