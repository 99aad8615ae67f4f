/// One of the 49 squares, from `a1` (bottom left) to `g7` (top right).
///
/// Squares are ordered rank by rank: `a1`, `b1`, … `g1`, `a2`, … `g7`.
public struct Square: Hashable, Sendable {
    /// The place of the square's bit in a `Bitboard`: `rank * 9 + file`, see there.
    let shift: UInt8

    /// A square from the place of its bit, which must be one of the board's.
    @inline(__always)
    init(shift: Int) { self.shift = UInt8(truncatingIfNeeded: shift) }

    /// The square at a file and a rank, both from 0 to 6; nothing outside the board.
    public init?(file: Int, rank: Int) {
        guard (0..<7).contains(file), (0..<7).contains(rank) else { return nil }
        self.init(shift: rank * 9 + file)
    }

    /// The square with a number from 0 (`a1`) to 48 (`g7`), rank by rank; nothing outside the board.
    public init?(index: Int) {
        guard (0..<49).contains(index) else { return nil }
        self.init(shift: index / 7 * 9 + index % 7)
    }

    /// The file, 0 (`a`) to 6 (`g`).
    public var file: Int { Int(shift) % 9 }

    /// The rank, 0 (`1`) to 6 (`7`).
    public var rank: Int { Int(shift) / 9 }

    /// The number of the square, 0 (`a1`) to 48 (`g7`), rank by rank.
    public var index: Int { rank * 7 + file }

    /// All 49 squares in order.
    public static var all: [Square] { Array(Bitboard.board) }

    /// The larger of the distances in files and in ranks: 1 for a clone, 2 for a jump.
    public func distance(to other: Square) -> Int {
        max(abs(file - other.file), abs(rank - other.rank))
    }
}

extension Square: Comparable {
    /// Rank by rank, `a1` first.
    public static func < (lhs: Square, rhs: Square) -> Bool { lhs.shift < rhs.shift }
}
