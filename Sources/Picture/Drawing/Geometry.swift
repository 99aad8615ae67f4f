/// Rounds a length to 1/64 px, so that the same picture has the same numbers however it was computed.
///
/// Every coordinate of a ``Path`` passes through here. Values beyond ±2^40 and non-numbers become 0.
public func onGrid(_ length: Double) -> Double {
    guard length.isFinite, length.magnitude < 1_099_511_627_776 else { return 0 }
    let rounded = (length * 64).rounded() / 64
    return rounded == 0 ? 0 : rounded
}

/// A place, in px from the top left corner.
public struct Point: Hashable, Sendable {
    /// Px to the right.
    public var x: Double
    /// Px downwards.
    public var y: Double

    /// A place at `x` to the right and `y` downwards.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public static let zero = Point(0, 0)

    /// The point moved by `dx` and `dy`.
    public func moved(_ dx: Double, _ dy: Double) -> Point { Point(x + dx, y + dy) }

    /// The point on the way to `other`: 0 is here, 1 is there.
    public func towards(_ other: Point, _ part: Double) -> Point {
        Point(x + (other.x - x) * part, y + (other.y - y) * part)
    }

    /// The point with both coordinates rounded to 1/64 px.
    public var snapped: Point { Point(onGrid(x), onGrid(y)) }
}

/// A width and a height, in px.
public struct Size: Hashable, Sendable {
    /// Px across.
    public var width: Double
    /// Px down.
    public var height: Double

    /// A size of `width` by `height` px.
    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }
}

/// An upright rectangle, in px.
public struct Rect: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// The extent to the right and downwards.
    public var size: Size

    /// A rectangle with its top left corner at `x`, `y`.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        origin = Point(x, y)
        size = Size(width, height)
    }

    /// A rectangle around a centre.
    public init(centre: Point, _ width: Double, _ height: Double) {
        self.init(centre.x - width / 2, centre.y - height / 2, width, height)
    }

    /// The left edge.
    public var minX: Double { origin.x }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// The extent to the right.
    public var width: Double { size.width }
    /// The extent downwards.
    public var height: Double { size.height }
    /// The middle.
    public var centre: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }

    /// The rectangle with every edge moved inwards by `distance`; outwards where negative.
    public func inset(by distance: Double) -> Rect {
        Rect(minX + distance, minY + distance, width - 2 * distance, height - 2 * distance)
    }

    /// The rectangle moved by `dx` and `dy`.
    public func moved(_ dx: Double, _ dy: Double) -> Rect { Rect(minX + dx, minY + dy, width, height) }

    /// The smallest rectangle around both.
    public func union(_ other: Rect) -> Rect {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }

    /// What both cover, or nil where they do not touch.
    public func intersection(_ other: Rect) -> Rect? {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        return right > left && bottom > top ? Rect(left, top, right - left, bottom - top) : nil
    }
}
