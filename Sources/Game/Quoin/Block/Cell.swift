/// A place in the block, whether or not a cube lies there.
///
/// Files a to c go to the right, ranks 1 to 3 to the left, both towards the viewer, and levels 1 to 3 up: `c33` is the
/// upper corner in front, `a11` lies behind all others on the ground.
package struct Cell: Hashable, Comparable, Sendable {
    /// How many cells a block has along each of its edges.
    package static let side = 3

    /// The number, 0…26: files first, then ranks, then levels.
    package let index: Int

    /// The cell of a number; nil beyond 0…26.
    package init?(index: Int) {
        guard (0..<27).contains(index) else { return nil }
        self.index = index
    }

    /// The cell at a file, a rank and a level, each 0…2; nil beside the block.
    package init?(_ file: Int, _ rank: Int, _ level: Int) {
        guard (0..<3).contains(file), (0..<3).contains(rank), (0..<3).contains(level) else { return nil }
        index = file + 3 * rank + 9 * level
    }

    /// The cell with a name such as `c33`; nil where there is none.
    package init?(name: String) {
        let bytes = Array(name.utf8)
        guard bytes.count == 3, (0x61...0x63).contains(bytes[0]),
            bytes.dropFirst().allSatisfy({ (0x31...0x33).contains($0) })
        else { return nil }
        self.init(Int(bytes[0]) - 0x61, Int(bytes[1]) - 0x31, Int(bytes[2]) - 0x31)
    }

    /// 0 is a.
    package var file: Int { index % 3 }
    /// 0 is 1.
    package var rank: Int { index / 3 % 3 }
    /// 0 lies on the ground.
    package var level: Int { index / 9 }

    /// A letter and two digits: file, rank, level.
    package var name: String { "\(["a", "b", "c"][file])\(rank + 1)\(level + 1)" }

    /// All 27, the lowest level first.
    package static let all = (0..<27).compactMap { Cell(index: $0) }

    /// The order of numbers.
    package static func < (left: Cell, right: Cell) -> Bool { left.index < right.index }

    /// How far apart two cells are along the three edges of the block, squared.
    package func distance(to other: Cell) -> Int {
        let (x, y, z) = (file - other.file, rank - other.rank, level - other.level)
        return x * x + y * y + z * z
    }
}

/// One of the three sides of a cube that the viewer looks at.
package enum Face: Hashable, Sendable, CaseIterable {
    /// The upper side.
    case top
    /// The side towards higher ranks.
    case left
    /// The side towards higher files.
    case right
}
