import Canvas
import Drawing
import Testing

/// Made-up pictures of everything that can be drawn, from a seed.
struct Scribble {
    var state: UInt64

    mutating func next(_ below: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % below
    }

    mutating func part() -> Double { Double(next(1000)) / 1000 }

    mutating func point() -> Point { Point(part() * 340 - 20, part() * 300 - 20) }

    mutating func colour() -> Colour {
        Colour(UInt32(next(1 << 24))).opacity(next(3) == 0 ? part() : 1)
    }

    mutating func path() -> Path {
        switch next(5) {
        case 0: return .circle(point(), radius: part() * 60)
        case 1: return .rect(Rect(point().x, point().y, part() * 150, part() * 90), corner: part() * 20)
        case 2: return .arc(point(), radius: part() * 70, start: part() * 360, sweep: part() * 360, pie: next(2) == 0)
        case 3: return .line(point(), point())
        default: return .polyline([point(), point(), point()], closed: next(2) == 0)
        }
    }

    mutating func shape() -> Shape {
        let stroke = Stroke(
            colour(), width: part() * 12, cap: [.butt, .round, .square][next(3)],
            join: [.miter, .round, .bevel][next(3)], dashes: next(3) == 0 ? [9, 4] : [])
        let shadow = Shadow(colour(), blur: part() * 8, across: part() * 9 - 4, down: part() * 12)
        var shape = Shape(
            path(), fill: next(4) == 0 ? nil : colour(), stroke: next(2) == 0 ? stroke : nil,
            opacity: next(3) == 0 ? part() : 1, shadow: next(3) == 0 ? shadow : nil)
        if next(5) == 0 {
            shape.fill = .linear(
                LinearGradient(from: point(), to: point(), [.init(0, colour()), .init(1, colour())]))
        }
        return shape
    }

    mutating func element(depth: Int = 0) -> Element {
        switch next(8) {
        case 0 where depth < 2:
            let maps: [Transform] = [
                .translation(part() * 20, part() * 20), .rotation(degrees: part() * 360, about: point()),
                .scale(part() * 2, 0.3 + part(), about: point()),
            ]
            return .group(
                Group(
                    (0..<next(4)).map { _ in element(depth: depth + 1) }, transform: maps[next(3)],
                    opacity: next(2) == 0 ? part() : 1, clip: next(3) == 0 ? path() : nil))
        case 1:
            let font = Font(weight: [400, 700][next(2)], size: 8 + part() * 30)
            return .text(
                TextRun(
                    ["Leap", "9 to 13", "Jump:\ntwo squares"][next(3)], font, colour(), at: point(),
                    alignment: [.start, .middle, .end][next(3)], opacity: next(2) == 0 ? part() : 1))
        case 2:
            let pixmap = Pixmap(width: 3, height: 2, pixels: (0..<6).map { _ in colour().premultiplied })
            return .picture(Picture(pixmap, in: Rect(point().x, point().y, 1 + part() * 60, 1 + part() * 60)))
        default: return .shape(shape())
        }
    }
}

@Suite struct DamageTests {
    /// The law on which moving pictures rest: drawing what differs gives the pixels of a whole drawing.
    @Test(arguments: 0..<8)
    func `redrawing is drawing`(seed: Int) throws {
        let painter = try Painter()
        var scribble = Scribble(state: UInt64(seed) * 77 + 5)
        var old = DisplayList(size: Size(300, 260), background: seed % 4 == 0 ? nil : .white)
        old.elements = (0..<12).map { _ in scribble.element() }
        var pixmap = try painter.pixmap(of: old)
        for step in 0..<12 {
            var new = old
            for _ in 0...scribble.next(3) {
                let place = scribble.next(new.elements.count)
                switch scribble.next(4) {
                case 0: new.elements.remove(at: place)
                case 1: new.elements.insert(scribble.element(), at: place)
                case 2: new.elements.swapAt(place, scribble.next(new.elements.count))
                default: new.elements[place] = scribble.element()
                }
            }
            if case .group(var group)? = new.elements.first(where: { if case .group = $0 { true } else { false } }) {
                group.elements.append(scribble.element(depth: 1))
                new.elements[0] = .group(group)
            }
            _ = try painter.redraw(&pixmap, from: old, to: new)
            #expect(try pixmap == painter.pixmap(of: new), "step \(step)")
            old = new
        }
    }

    @Test func `equal lists have no damage`() throws {
        var scribble = Scribble(state: 9)
        var list = DisplayList(size: Size(300, 260))
        list.elements = (0..<12).map { _ in scribble.element() }
        #expect(try Painter().damage(from: list, to: list).isEmpty)
    }

    @Test func `a change far away is small`() throws {
        let painter = try Painter()
        var old = DisplayList(size: Size(1000, 1000), background: .white)
        for index in 0..<20 { old.add(Shape(.circle(Point(Double(index) * 40 + 100, 500), radius: 15), fill: .black)) }
        var new = old
        new.elements[3] = .shape(Shape(.circle(Point(220, 510), radius: 15), fill: .black))
        let damage = painter.damage(from: old, to: new)
        #expect(damage.count == 1)
        #expect(damage[0].area < 50 * 60)
    }
}
