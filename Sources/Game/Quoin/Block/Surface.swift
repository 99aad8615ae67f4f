/// What the viewer sees of a block, and which cubes touch there.
package struct Surface: Hashable, Sendable {
    /// The cells whose cubes a finger can touch, in the order of their numbers.
    package let cells: [Cell]
    private let faces: [[Face]]
    private let touching: [[Cell]]

    /// The surface of a block.
    package init(_ block: Block) {
        let faces = Cell.all.map(block.facesInSight)
        let cells = Cell.all.filter { !faces[$0.index].isEmpty }
        touching = Cell.all.map { one in
            cells.filter { other in
                one != other
                    && faces[one.index].contains { face in
                        faces[other.index].contains { Surface.meet(one, face, other, $0) }
                    }
            }
        }
        (self.cells, self.faces) = (cells, faces)
    }

    /// The sides of a cube that are seen whole, the upper one first.
    package func faces(of cell: Cell) -> [Face] { faces[cell.index] }

    /// The cells whose cubes touch one: a side of each is seen whole, and these share an edge or a corner.
    package func neighbours(of cell: Cell) -> [Cell] { touching[cell.index] }

    /// Whether two cubes touch where the viewer sees it.
    package func touch(_ one: Cell, _ other: Cell) -> Bool { touching[one.index].contains(other) }

    /// Whether two sides of cubes have a point in common.
    package static func meet(_ one: Cell, _ face: Face, _ other: Cell, _ otherFace: Face) -> Bool {
        zip(extent(one, face), extent(other, otherFace)).allSatisfy { $0.overlaps($1) }
    }

    /// From where to where a side reaches along files, ranks and levels.
    private static func extent(_ cell: Cell, _ face: Face) -> [ClosedRange<Int>] {
        let (x, y, z) = (cell.file, cell.rank, cell.level)
        return switch face {
        case .top: [x...x + 1, y...y + 1, z + 1...z + 1]
        case .left: [x...x + 1, y + 1...y + 1, z...z + 1]
        case .right: [x + 1...x + 1, y...y + 1, z...z + 1]
        }
    }
}
