/// How far a control lies along the tangent for a quarter circle of radius 1: 4/3·(√2 − 1).
///
/// The curve strays from the circle by at most 0.03 % of the radius.
private let quarterControl = 0.5522847498307936

extension Path {
    /// A straight line.
    public static func line(_ start: Point, _ end: Point) -> Path { polyline([start, end]) }

    /// Straight lines through `points`, closed or open.
    public static func polyline(_ points: [Point], closed: Bool = false) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() { index == 0 ? path.move(point) : path.line(point) }
        if closed, !points.isEmpty { path.close() }
        return path
    }

    /// A rectangle, with corners rounded by at most half of its shorter side.
    public static func rect(_ rect: Rect, corner: Double = 0) -> Path {
        // On the grid beforehand, so that all corners are alike.
        let (left, top) = (onGrid(rect.minX), onGrid(rect.minY))
        let (right, bottom) = (onGrid(rect.maxX), onGrid(rect.maxY))
        let radius = max(0, onGrid(min(corner, (right - left) / 2, (bottom - top) / 2)))
        if radius == 0 {
            return polyline(
                [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)], closed: true)
        }
        var path = Path()
        let pull = radius * (1 - quarterControl)
        path.move(Point(left + radius, top))
        path.line(Point(right - radius, top))
        path.cubic(Point(right - pull, top), Point(right, top + pull), Point(right, top + radius))
        path.line(Point(right, bottom - radius))
        path.cubic(Point(right, bottom - pull), Point(right - pull, bottom), Point(right - radius, bottom))
        path.line(Point(left + radius, bottom))
        path.cubic(Point(left + pull, bottom), Point(left, bottom - pull), Point(left, bottom - radius))
        path.line(Point(left, top + radius))
        path.cubic(Point(left, top + pull), Point(left + pull, top), Point(left + radius, top))
        path.close()
        return path
    }

    /// A circle.
    public static func circle(_ centre: Point, radius: Double) -> Path { ellipse(centre, radius, radius) }

    /// An upright ellipse with half axes `across` and `down`.
    public static func ellipse(_ centre: Point, _ across: Double, _ down: Double) -> Path {
        var path = Path()
        // On the grid beforehand, so that all quarters are alike.
        let (x, y) = (onGrid(centre.x), onGrid(centre.y))
        let (across, down) = (onGrid(across), onGrid(down))
        let (h, v) = (across * quarterControl, down * quarterControl)
        path.move(Point(x + across, y))
        path.cubic(Point(x + across, y + v), Point(x + h, y + down), Point(x, y + down))
        path.cubic(Point(x - h, y + down), Point(x - across, y + v), Point(x - across, y))
        path.cubic(Point(x - across, y - v), Point(x - h, y - down), Point(x, y - down))
        path.cubic(Point(x + h, y - down), Point(x + across, y - v), Point(x + across, y))
        path.close()
        return path
    }

    /// A part of a circle from `start` over `sweep` degrees, clockwise from three o'clock; from the centre where `pie`.
    public static func arc(
        _ centre: Point, radius: Double, start: Double, sweep: Double, pie: Bool = false
    ) -> Path {
        var path = Path()
        let sweep = max(-360, min(360, sweep))
        let count = max(1, Int((abs(sweep) / 90).rounded(.up)))
        let part = sweep / Double(count)
        // 4/3·tan(part/4), by the half-angle identity tan(x) = sin(2x) / (1 + cos(2x)).
        let half = Turn(degrees: part / 2)
        let control = 4.0 / 3 * half.sine / (1 + half.cosine) * radius
        var turn = Turn(degrees: start)
        let first = Point(centre.x + radius * turn.cosine, centre.y + radius * turn.sine)
        if pie { path.move(centre) }
        pie ? path.line(first) : path.move(first)
        var from = first
        for index in 1...count {
            let next = Turn(degrees: start + part * Double(index))
            let end = Point(centre.x + radius * next.cosine, centre.y + radius * next.sine)
            path.cubic(
                from.moved(-control * turn.sine, control * turn.cosine),
                end.moved(control * next.sine, -control * next.cosine), end)
            (from, turn) = (end, next)
        }
        if pie { path.close() }
        return path
    }
}
