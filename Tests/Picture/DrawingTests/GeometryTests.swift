import Drawing
import Testing

@Suite struct GeometryTests {
    @Test(arguments: [
        (0.0, 0.0), (0.0078, 0.0), (0.008, 0.015625), (121.44, 121.4375), (-0.001, 0.0), (.nan, 0), (.infinity, 0),
        (1e300, 0),
    ])
    func `lengths are rounded to a sixty-fourth`(length: Double, rounded: Double) {
        #expect(onGrid(length) == rounded)
        #expect(onGrid(length).sign == .plus)
    }

    /// sin² + cos² = 1, and the known values of the eighths of a turn.
    @Test func `turns are exact`() {
        for degrees in stride(from: -720.0, through: 720, by: 7.5) {
            let turn = Turn(degrees: degrees)
            #expect(abs(turn.sine * turn.sine + turn.cosine * turn.cosine - 1) < 1e-11)
        }
        #expect(Turn(degrees: 90) == Turn(degrees: 450))
        #expect(abs(Turn(degrees: 30).sine - 0.5) < 1e-12)
        #expect(abs(Turn(degrees: 135).cosine + 0.5.squareRoot()) < 1e-12)
        #expect(Turn(degrees: .nan).cosine == 1)
    }

    @Test func `a transform and its reverse cancel`() {
        let map = Transform.rotation(degrees: 33, about: Point(5, 7)).then(.scale(2, 4, about: Point(1, 1)))
        let back = map.then(.scale(0.5, 0.25, about: Point(1, 1))).then(.rotation(degrees: -33, about: Point(5, 7)))
        let point = back.apply(Point(12, -9))
        #expect(point.snapped == Point(12, -9))
    }

    @Test func `arcs meet their circle`() throws {
        let path = Path.arc(Point(100, 100), radius: 80, start: -90, sweep: 250)
        for case .cubic(_, _, let end) in path.steps {
            let (x, y) = (end.x - 100, end.y - 100)
            #expect(abs((x * x + y * y).squareRoot() - 80) < 0.03)
        }
        let half = try #require(Path.arc(Point(0, 0), radius: 10, start: 0, sweep: 180).bounds)
        #expect(half.minX == -10 && half.maxX == 10 && half.minY >= -0.001)
    }

    @Test func `corners are never rounder than the rectangle`() {
        let round = Path.rect(Rect(0, 0, 10, 4), corner: 99)
        #expect(round == Path.rect(Rect(0, 0, 10, 4), corner: 2))
        #expect(round.bounds == Rect(0, 0, 10, 4))
    }

    @Test func `parts of a pixmap come back`() {
        let whole = Pixmap(width: 4, height: 3, pixels: (0..<12).map { UInt32($0) })
        let part = whole.part(PixelRect(2, 1, 9, 9))
        #expect(part.pixels == [6, 7, 10, 11])
        var copy = Pixmap(width: 4, height: 3)
        copy.put(part, x: 2, y: 1)
        #expect(copy.part(PixelRect(2, 1, 2, 2)) == part)
        #expect(copy.pixels[0] == 0)
        copy.put(part, x: -1, y: -1)
        #expect(copy.pixels[0] == 11)
    }
}
