import Drawing
import Quoin
import Stage

/// Where the cubes of a block lie on the stage: an isometric view along the diagonal, from above.
struct BlockGeometry: Hashable {
    /// Where the word stands that is being spelled.
    let word: Rect
    /// The middle of the block.
    let centre: Point
    /// The length of a cube's edge in px.
    let edge: Double

    /// The cosine of 30°: how far to the side an edge of length 1 leads that goes into depth.
    private static let across = 0.8660254037844386
    /// Half of its length, by which it leads up or down: the sine of 30°.
    private static let down = 0.5

    /// The places on a board: the word above, the block below it.
    init(_ board: Rect) {
        let strip = (board.height * 0.12).rounded()
        word = Rect(board.minX, board.minY, board.width, strip)
        // The block's outline is six edges high and 6 · cos 30° wide.
        let room = board.height - strip * 1.12
        edge = min(room / 6, board.width / (6 * BlockGeometry.across))
        centre = Point(board.centre.x, board.maxY - room / 2)
    }

    /// Where a corner of cells is seen, by its distance in edges from the rear corner on the ground.
    func point(_ file: Double, _ rank: Double, _ level: Double) -> Point {
        Point(
            centre.x + (file - rank) * BlockGeometry.across * edge,
            centre.y + (file + rank) * BlockGeometry.down * edge - level * edge)
    }

    /// The map that lays a square with its corner at 0, 0 and sides of ``edge`` px onto a side of a cube.
    ///
    /// Letters on the upper side run along the files.
    func map(_ cube: PlacedCube, _ face: Face) -> Transform {
        let (x, y, z) = (Double(cube.cell.file), Double(cube.cell.rank), cube.level)
        let (across, down) = (BlockGeometry.across, BlockGeometry.down)
        let corner: Point
        switch face {
        case .top: corner = point(x, y, z + 1)
        case .left: corner = point(x, y + 1, z + 1)
        case .right: corner = point(x + 1, y + 1, z + 1)
        }
        return switch face {
        case .top: Transform(across, down, -across, down, corner.x, corner.y)
        case .left: Transform(across, down, 0, 1, corner.x, corner.y)
        case .right: Transform(across, -down, 0, 1, corner.x, corner.y)
        }
    }

    /// The middle of a side.
    func middle(_ cell: Cell, _ face: Face) -> Point {
        map(PlacedCube(cell), face).apply(Point(edge / 2, edge / 2))
    }

    /// The middle of a cube.
    func middle(_ cube: PlacedCube) -> Point {
        point(Double(cube.cell.file) + 0.5, Double(cube.cell.rank) + 0.5, cube.level + 0.5)
    }

    /// The sides that a finger touches on its way along a path: of each cube the one nearest to the touch before.
    func touches(_ path: [Cell], in block: Block) -> [Touch] {
        path.reduce(into: []) { touches, cell in
            let known = block.facesInSight(of: cell).map { Touch(cell: cell, face: $0, point: middle(cell, $0)) }
            guard let first = known.first else { return }
            guard let last = touches.last?.point else { return touches.append(first) }
            // Of equals the first: upper, left, right.
            let nearest = known.dropFirst().reduce(first) { best, touch in
                touch.point.square(to: last) < best.point.square(to: last) - 1 ? touch : best
            }
            touches.append(nearest)
        }
    }

    /// The shortest way from one cube to another, between the middles of sides that are seen whole.
    func way(from one: Cell, to other: Cell, in block: Block) -> (from: Point, to: Point)? {
        let ways = block.facesInSight(of: one).flatMap { face in
            block.facesInSight(of: other).map { (from: middle(one, face), to: middle(other, $0)) }
        }
        guard let first = ways.first else { return nil }
        // Shorter by more than a px: what is as long by its rule differs in the last bit.
        return ways.dropFirst().reduce(first) { best, way in
            way.from.square(to: way.to) < best.from.square(to: best.to) - 1 ? way : best
        }
    }

    /// The outline of a side, for what frames it.
    func outline(_ cell: Cell, _ face: Face) -> Path {
        let square = Rect(0, 0, edge, edge).inset(by: edge * 0.05)
        return Path.rect(square, corner: edge * 0.12).transformed(map(PlacedCube(cell), face))
    }

    /// Where a side of a cube is touched.
    struct Touch: Hashable {
        var cell: Cell
        var face: Face
        var point: Point
    }
}

/// A cube that may be on its way down.
struct PlacedCube: Hashable {
    var cell: Cell
    /// How high it lies, in edges; a whole number where it rests.
    var level: Double

    init(_ cell: Cell, level: Double? = nil) {
        self.cell = cell
        self.level = level ?? Double(cell.level)
    }
}

extension Point {
    /// The square of the distance to another point.
    fileprivate func square(to other: Point) -> Double {
        (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
    }
}
