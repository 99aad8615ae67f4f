/// Lines and curves, as drawn by a pen; every coordinate lies on the 1/64 px grid.
public struct Path: Hashable, Sendable {
    /// One stroke of the pen.
    public enum Step: Hashable, Sendable {
        /// Lift the pen and put it down there.
        case move(Point)
        /// A straight line.
        case line(Point)
        /// A cubic Bézier curve by its two controls and its end.
        case cubic(Point, Point, Point)
        /// Back to where the pen was put down.
        case close
    }

    /// The strokes in order.
    public private(set) var steps: [Step] = []

    /// An empty path.
    public init() {}

    /// Lifts the pen and puts it down at `point`.
    public mutating func move(_ point: Point) { steps.append(.move(point.snapped)) }

    /// Draws a straight line to `point`.
    public mutating func line(_ point: Point) { steps.append(.line(point.snapped)) }

    /// Draws a cubic curve to `end`.
    public mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
        steps.append(.cubic(first.snapped, second.snapped, end.snapped))
    }

    /// Draws back to where the pen was put down.
    public mutating func close() { steps.append(.close) }

    /// Adds the strokes of another path.
    public mutating func append(_ other: Path) { steps += other.steps }

    /// The path with each point taken through `map`, and put back on the grid.
    public func transformed(_ map: Transform) -> Path {
        var path = Path()
        for step in steps {
            switch step {
            case .move(let point): path.move(map.apply(point))
            case .line(let point): path.line(map.apply(point))
            case .cubic(let first, let second, let end):
                path.cubic(map.apply(first), map.apply(second), map.apply(end))
            case .close: path.close()
            }
        }
        return path
    }

    /// A rectangle around all points and controls, which encloses the path; nil where it is empty.
    public var bounds: Rect? {
        var low = Point(.infinity, .infinity)
        var high = Point(-.infinity, -.infinity)
        func take(_ point: Point) {
            low = Point(min(low.x, point.x), min(low.y, point.y))
            high = Point(max(high.x, point.x), max(high.y, point.y))
        }
        for step in steps {
            switch step {
            case .move(let point), .line(let point): take(point)
            case .cubic(let first, let second, let end):
                take(first)
                take(second)
                take(end)
            case .close: break
            }
        }
        return low.x <= high.x ? Rect(low.x, low.y, high.x - low.x, high.y - low.y) : nil
    }
}
