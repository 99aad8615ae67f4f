import Drawing
import Quoin
import Stage

/// Draws cubes: flat sides in three tones, a letter on each.
struct CubeArt {
    let geometry: BlockGeometry
    let style: QuoinStyle

    /// A player's light on a cube, which spreads from the middle of each side.
    struct Light: Hashable {
        var side: Side
        /// How far it has spread, 0…1.
        var share: Double
    }

    /// The sides of a cube, the upper one first.
    func cube(_ cube: PlacedCube, _ letter: Letter, faces: [Face], light: Light? = nil) -> [Element] {
        faces.flatMap { side(geometry.map(cube, $0), $0, letter, light) }
    }

    /// One side: the joint around it, the stone, its light, its letter and what that is worth.
    private func side(_ map: Transform, _ face: Face, _ letter: Letter, _ light: Light?) -> [Element] {
        let edge = geometry.edge
        let square = Rect(0, 0, edge, edge)
        let stone = square.inset(by: edge * 0.022)
        let corner = edge * 0.13
        var elements = [Element.shape(Shape(Path.rect(square).transformed(map), fill: style.joint))]
        let share = light?.share ?? 0
        if share < 1 {
            elements.append(
                .shape(Shape(Path.rect(stone, corner: corner).transformed(map), fill: style.colour(of: face))))
        }
        if let light, share > 0 {
            let rect = stone.inset(by: stone.width / 2 * (1 - share))
            elements.append(
                .shape(
                    Shape(
                        Path.rect(rect, corner: corner * share).transformed(map),
                        fill: style.lit(face, by: light.side))))
        }
        let ink = light.flatMap { share > 0.5 ? style.lit(face, by: $0.side).onTop : nil } ?? style.stage.ink
        elements.append(.group(Group(texts(letter, ink), transform: map)))
        return elements
    }

    /// The letter, and what it is worth in the corner, on a square at 0, 0.
    private func texts(_ letter: Letter, _ ink: Colour) -> [Element] {
        let edge = geometry.edge
        let size = edge * 0.6
        // Capitals of the display face are 0.727 of its size high.
        let sign = TextRun(
            letter.capital, Font(.display, weight: 700, size: size), ink,
            at: Point(edge / 2, edge / 2 + size * 0.727 / 2), alignment: .middle)
        let worth = TextRun(
            String(letter.value), Font(.text, weight: 600, size: edge * 0.15), ink,
            at: Point(edge * 0.9, edge * 0.9), alignment: .end)
        return [.text(sign), .text(worth)]
    }

    /// A cube on its way out: it comes loose, drops, tumbles and shrinks to nothing.
    func falling(_ cell: Cell, _ letter: Letter, light: Light, share: Double, number: Int) -> Element? {
        guard share < 1 else { return nil }
        let placed = PlacedCube(cell)
        let middle = geometry.middle(placed)
        let way = Easing.in(share)
        let turn = Transform.rotation(degrees: (number % 2 == 0 ? 50 : -50) * way, about: middle)
        let size = (1 - way) * blend(1, 1.08, Easing.out(min(1, share * 3)))
        let map = turn.then(.scale(size, size, about: middle))
            .then(.translation((number % 2 == 0 ? 0.7 : -0.7) * geometry.edge * share, geometry.edge * 2.2 * way))
        return .group(Group(cube(placed, letter, faces: Face.allCases, light: light), transform: map))
    }

    /// Short strokes from letter to letter, which leave the letters free: the order in which they are touched.
    ///
    /// Each leads between those sides of two cubes that are nearest to each other.
    func trail(_ path: [Cell], in block: Block, of side: Side, lastShare: Double) -> [Element] {
        zip(path, path.dropFirst()).enumerated().compactMap { index, pair in
            let share = index == path.count - 2 ? lastShare : 1
            guard share > 0, let way = geometry.way(from: pair.0, to: pair.1, in: block) else { return nil }
            let (from, to) = (way.from.towards(way.to, 0.36), way.from.towards(way.to, 0.64))
            return .shape(
                Shape(
                    .line(from, from.towards(to, share)),
                    stroke: Stroke(style.lit(.top, by: side).onTop, width: geometry.edge * 0.075, cap: .round)))
        }
    }
}
