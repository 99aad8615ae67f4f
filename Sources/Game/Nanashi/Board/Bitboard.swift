/// A set of squares, one bit each.
///
/// The bit of a square is `rank * 9 + file`: seven files and two that stay empty. A step of one or two squares
/// then never wraps from one rank into another, so that neighbours come from plain shifts without masks, and
/// seven ranks still fit in 63 bits. (49 packed bits need a mask for each step; eight files still need them for jumps.)
public struct Bitboard: Hashable, Sendable {
    /// The bits; those outside `Bitboard.board` belong to no square.
    public var bits: UInt64

    /// A set from its bits.
    @inline(__always)
    public init(bits: UInt64 = 0) { self.bits = bits }

    /// The set of one square.
    @inline(__always)
    public init(_ square: Square) { bits = 1 &<< UInt64(square.shift) }

    /// All 49 squares.
    public static let board = Bitboard(bits: Bitboard.boardBits)

    /// The bits of all 49 squares.
    @inline(__always)
    static var boardBits: UInt64 { 0x1FCF_E7F3_F9FC_FE7F }
}

extension Bitboard {
    /// How many squares are in the set.
    @inline(__always)
    public var count: Int { bits.nonzeroBitCount }

    /// Whether no square is in the set.
    @inline(__always)
    public var isEmpty: Bool { bits == 0 }

    /// Whether the square is in the set.
    @inline(__always)
    public func contains(_ square: Square) -> Bool { bits &>> UInt64(square.shift) & 1 != 0 }

    /// Puts a square into the set.
    public mutating func insert(_ square: Square) { bits |= Bitboard(square).bits }

    /// Takes a square out of the set.
    public mutating func remove(_ square: Square) { bits &= ~Bitboard(square).bits }

    /// The squares of both sets.
    public static func & (lhs: Bitboard, rhs: Bitboard) -> Bitboard { Bitboard(bits: lhs.bits & rhs.bits) }

    /// The squares of either set.
    public static func | (lhs: Bitboard, rhs: Bitboard) -> Bitboard { Bitboard(bits: lhs.bits | rhs.bits) }

    /// The squares of the first set that are not in the second.
    public static func - (lhs: Bitboard, rhs: Bitboard) -> Bitboard { Bitboard(bits: lhs.bits & ~rhs.bits) }

    /// The squares one step away from a square of the set: where its pieces clone to.
    public var near: Bitboard { Bitboard(bits: Steps.within1(bits)) & .board - self }

    /// The squares of the ring two steps away from a square: where a piece on it jumps to.
    public static func ring(around square: Square) -> Bitboard {
        Bitboard(bits: Steps.ring2(Bitboard(square).bits)) & .board
    }
}

extension Bitboard: Sequence {
    /// Gives the squares of a set in order.
    public struct Iterator: IteratorProtocol {
        var bits: UInt64

        /// The next square, or nothing at the end.
        @inline(__always)
        public mutating func next() -> Square? {
            guard bits != 0 else { return nil }
            let shift = bits.trailingZeroBitCount
            bits &= bits &- 1
            return Square(shift: shift)
        }
    }

    /// Gives the squares in order, `a1` first.
    @inline(__always)
    public func makeIterator() -> Iterator { Iterator(bits: bits & Bitboard.boardBits) }

    /// How many squares are in the set.
    public var underestimatedCount: Int { count }
}
