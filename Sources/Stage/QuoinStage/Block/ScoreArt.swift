import Drawing
import Quoin
import Stage

/// The score at one instant.
struct Score: Hashable {
    /// The players' names, first player first.
    var names: [String]
    /// Their points.
    var points: [Int]
    /// Whose turn it is.
    var side: Side
}

/// Draws the score: names with their colour at both ends, points in the middle.
struct ScoreArt {
    let style: QuoinStyle

    /// The score within a place, at its lower edge.
    func elements(_ score: Score, in place: Rect) -> [Element] {
        // A narrow place makes all of it smaller.
        let scale = min(place.height / 0.084, place.width / 0.71)
        let middle = place.maxY - scale * 0.05
        let radius = scale * 0.017
        let size = scale * 0.043
        var elements: [Element] = []
        for side in [Side.first, .second] {
            let isLeft = side == .first
            let sign: Double = isLeft ? 1 : -1
            let edge = isLeft ? place.minX : place.maxX
            let isToPlay = score.side == side
            let dot = Point(edge + sign * radius, middle)
            elements.append(
                .shape(
                    Shape(
                        .rect(Rect(centre: dot, radius * 2, radius * 2), corner: radius * 0.5),
                        fill: style.colour(of: side))))
            elements.append(
                .text(
                    TextRun(
                        score.names[side.rawValue], Font(.text, weight: isToPlay ? 700 : 500, size: size),
                        isToPlay ? style.stage.ink : style.stage.soft,
                        at: Point(edge + sign * radius * 3.2, middle + size * 0.36), alignment: isLeft ? .start : .end,
                        maxWidth: max(0, place.width / 2 - radius * 3.2 - scale * 0.13))))
            let large = scale * 0.06
            elements.append(
                .text(
                    TextRun(
                        String(score.points[side.rawValue]), Font(.display, weight: 700, size: large),
                        style.stage.ink, at: Point(place.centre.x - sign * scale * 0.022, middle + large * 0.36),
                        alignment: isLeft ? .end : .start, tabular: true)))
        }
        elements.append(
            .shape(Shape(.circle(Point(place.centre.x, middle), radius: scale * 0.0045), fill: style.stage.soft)))
        return elements
    }
}
