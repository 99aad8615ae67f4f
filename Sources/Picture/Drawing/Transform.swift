/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
    /// The coefficients, named as in SVG's `matrix(a b c d tx ty)`.
    public var a, b, c, d, tx, ty: Double

    /// A map with the given coefficients.
    public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The map that changes nothing.
    public static let identity = Transform(1, 0, 0, 1, 0, 0)

    /// Moves by `dx` and `dy` px.
    public static func translation(_ dx: Double, _ dy: Double) -> Transform { Transform(1, 0, 0, 1, dx, dy) }

    /// Scales about `centre`, across by `x` and down by `y`.
    public static func scale(_ x: Double, _ y: Double, about centre: Point = .zero) -> Transform {
        Transform(x, 0, 0, y, centre.x * (1 - x), centre.y * (1 - y))
    }

    /// Turns clockwise by `degrees` about `centre`.
    public static func rotation(degrees: Double, about centre: Point = .zero) -> Transform {
        let turn = Turn(degrees: degrees)
        return Transform(
            turn.cosine, turn.sine, -turn.sine, turn.cosine,
            centre.x - turn.cosine * centre.x + turn.sine * centre.y,
            centre.y - turn.sine * centre.x - turn.cosine * centre.y)
    }

    /// The map that does `self` first and `next` afterwards.
    public func then(_ next: Transform) -> Transform {
        Transform(
            a * next.a + b * next.c, a * next.b + b * next.d,
            c * next.a + d * next.c, c * next.b + d * next.d,
            tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty)
    }

    /// Where the map takes a point.
    public func apply(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// The upright rectangle around where the map takes `rect`.
    public func bounds(of rect: Rect) -> Rect {
        let corners = [
            apply(rect.origin), apply(Point(rect.maxX, rect.minY)),
            apply(Point(rect.minX, rect.maxY)), apply(Point(rect.maxX, rect.maxY)),
        ]
        return corners.dropFirst().reduce(Rect(corners[0].x, corners[0].y, 0, 0)) { $0.union(Rect($1.x, $1.y, 0, 0)) }
    }
}

/// The sine and cosine of an angle, the same on every machine.
///
/// The C library's differ in the last bit between processors (with and without fused multiply-add), so these are
/// Taylor polynomials after reduction to an eighth of a turn; the error is under 1e-12.
public struct Turn: Hashable, Sendable {
    /// The sine.
    public let sine: Double
    /// The cosine.
    public let cosine: Double

    /// The angle `degrees`, clockwise on a page whose y points down.
    public init(degrees: Double) {
        guard degrees.isFinite else {
            sine = 0
            cosine = 1
            return
        }
        var rest = degrees.truncatingRemainder(dividingBy: 360)
        if rest < 0 { rest += 360 }
        let quarter = Int((rest / 90).rounded())
        let angle = (rest - Double(quarter) * 90) * 0.017453292519943295
        let square = angle * angle
        let s = angle * Turn.series(square, [1, 6, 120, 5040, 362_880, 39_916_800, 6_227_020_800])
        let c = Turn.series(square, [1, 2, 24, 720, 40320, 3_628_800, 479_001_600, 87_178_291_200])
        switch quarter % 4 {
        case 0: (sine, cosine) = (s, c)
        case 1: (sine, cosine) = (c, -s)
        case 2: (sine, cosine) = (-s, -c)
        default: (sine, cosine) = (-c, s)
        }
    }

    /// The sum 1/d0 − q/d1 + q²/d2 − ….
    private static func series(_ square: Double, _ divisors: [Double]) -> Double {
        var sum = 0.0
        var power = 1.0
        for divisor in divisors {
            sum += power / divisor
            power *= -square
        }
        return sum
    }
}
