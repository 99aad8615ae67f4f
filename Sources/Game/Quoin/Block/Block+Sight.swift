extension Block {
    /// The sides of a cube that the viewer sees whole.
    ///
    /// The viewer looks along the diagonal from above. Such a view cuts each side into two triangles, and a cube hides
    /// all of a triangle or nothing: so it is enough to follow one line of sight from each.
    package func facesInSight(of cell: Cell) -> [Face] {
        guard self[cell] != nil else { return [] }
        return Face.allCases.filter { isInSight(cell, $0) }
    }

    /// Whether a finger can touch the cube in a cell: at least one of its sides is seen whole.
    package func isInSight(_ cell: Cell) -> Bool {
        self[cell] != nil && Face.allCases.contains { isInSight(cell, $0) }
    }

    /// The cells whose cubes a finger can touch, in the order of their numbers.
    package var cellsInSight: [Cell] { Cell.all.filter(isInSight) }

    private func isInSight(_ cell: Cell, _ face: Face) -> Bool {
        let (x, y, z) = (cell.file, cell.rank, cell.level)
        // A line of sight enters the cell before the side, then crosses into the next along each axis in turn: first
        // along that of the two for which the triangle lies nearer to the border.
        return switch face {
        case .top: isFree(x, y, z + 1, [0, 1, 2]) && isFree(x, y, z + 1, [1, 0, 2])
        case .left: isFree(x, y + 1, z, [0, 2, 1]) && isFree(x, y + 1, z, [2, 0, 1])
        case .right: isFree(x + 1, y, z, [1, 2, 0]) && isFree(x + 1, y, z, [2, 1, 0])
        }
    }

    /// Whether no cube lies on the way to the viewer that begins in a cell and crosses the axes in that order, over and over.
    private func isFree(_ file: Int, _ rank: Int, _ level: Int, _ order: [Int]) -> Bool {
        var place = [file, rank, level]
        var step = 0
        while place.allSatisfy({ $0 < Cell.side }) {
            if let cell = Cell(place[0], place[1], place[2]), self[cell] != nil { return false }
            place[order[step % 3]] += 1
            step += 1
        }
        return true
    }
}
