import Drawing
import Nanashi
import Stage

/// Draws pieces: the moon and the ring.
struct PieceArt {
    let style: NanashiStyle

    /// A ring's width, as a share of its radius.
    static let ring = 0.46
    /// How far the edge lies below the face, as a share of the radius.
    static let depth = 0.11

    /// A piece: its edge, then its face.
    func piece(_ side: Side, at centre: Point, radius: Double) -> [Element] {
        let tone = style.tone(side == .x)
        let low = centre.moved(0, radius * PieceArt.depth / 2)
        let high = centre.moved(0, -radius * PieceArt.depth / 2)
        switch side {
        case .x:
            return [
                .shape(Shape(.circle(low, radius: radius), fill: tone.edge)),
                .shape(Shape(.circle(high, radius: radius), fill: tone.face)),
            ]
        case .o:
            let middle = radius * (1 - PieceArt.ring / 2)
            let width = radius * PieceArt.ring
            return [
                .shape(Shape(.circle(low, radius: middle), stroke: Stroke(tone.edge, width: width))),
                .shape(Shape(.circle(high, radius: middle), stroke: Stroke(tone.face, width: width))),
            ]
        }
    }

    /// A piece in the middle of its turn: it narrows, changes, and widens, a little above the board.
    func turning(from old: Side, at centre: Point, radius: Double, share: Double) -> Element {
        let side = share < 0.5 ? old : old.other
        // A disc turning at an even pace is as wide as the cosine of its angle.
        let turn = Turn(degrees: 180 * Easing.inOut(share))
        let width = max(0.04, abs(turn.cosine))
        let rise = radius * 0.22 * turn.sine
        let high = centre.moved(0, -rise)
        return .group(
            Group(
                piece(side, at: high, radius: radius * (1 + 0.07 * turn.sine)),
                transform: .scale(width, 1, about: high)))
    }

    /// What ties a bud to its parent until it is free.
    func neck(_ side: Side, from parent: Point, to child: Point, radius: Double, share: Double) -> Element? {
        guard share < 0.72 else { return nil }
        let part = share / 0.72
        let width = radius * blend(1.2, 0.12, Easing.inOut(part))
        let (dx, dy) = (child.x - parent.x, child.y - parent.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance > radius * 0.3 else { return nil }
        // From inside the parent's rim, so that a ring keeps its hole.
        let start = parent.towards(child, min(1, radius * 0.8 / distance))
        let tone = style.tone(side == .x)
        return .shape(Shape(.line(start, child), stroke: Stroke(tone.face, width: width, cap: .butt)))
    }

    /// The two forms, one over the other: the game's sign.
    func sign(in square: Rect) -> [Element] {
        let radius = square.width * 0.3
        let left = Point(square.minX + radius, square.centre.y)
        let right = Point(square.maxX - radius, square.centre.y)
        return piece(.x, at: left, radius: radius) + piece(.o, at: right, radius: radius)
    }
}
