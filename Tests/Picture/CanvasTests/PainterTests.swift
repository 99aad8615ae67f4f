import Canvas
import Drawing
import PictureSketches
import Testing

@Suite struct PainterTests {
    /// What differs is drawn anew, and nothing else needs to be: the pixels of a drawing from scratch come out.
    @Test(arguments: [true, false])
    func `redrawing the damage is drawing the whole`(texts: Bool) throws {
        let painter = try Painter()
        let sketch = BoardSketch(side: 240, texts: texts)
        var old = sketch.scene(at: 0)
        var pixmap = try painter.pixmap(of: old)
        for step in 1...24 {
            let new = sketch.scene(at: Double(step) / 9)
            let before = pixmap
            let place = try painter.redraw(&pixmap, from: old, to: new)
            #expect(try pixmap == painter.pixmap(of: new), "step \(step)")
            if place == nil { #expect(before == pixmap) }
            old = new
        }
    }

    @Test func `two painters draw the same pixels`() async throws {
        let sketch = BoardSketch(side: 200)
        let first = try Painter().pixmap(of: sketch.scene(at: 1.5))
        let others = try await withThrowingTaskGroup(of: Pixmap.self) { group in
            for _ in 0..<2 { group.addTask { try Painter().pixmap(of: sketch.scene(at: 1.5)) } }
            return try await group.reduce(into: [Pixmap]()) { $0.append($1) }
        }
        #expect(others.allSatisfy { $0 == first })
    }

    @Test(arguments: [(0.0, 10.0), (10, -1), (.nan, 10), (100_000, 10), (16384, 16384), (.infinity, 1)])
    func `impossible sizes are errors`(width: Double, height: Double) throws {
        let painter = try Painter()
        #expect(throws: CanvasError.self) { try painter.pixmap(of: DisplayList(size: Size(width, height))) }
    }

    @Test func `pixel art that is enlarged has sharp edges, and others are smoothed`() throws {
        let checks = Pixmap(width: 2, height: 2, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000])
        func painted(_ pixmap: Pixmap, _ side: Double, scale: Double = 1) throws -> Pixmap {
            var list = DisplayList(size: Size(side * scale, side * scale), background: .white)
            list.add(Group([.picture(Picture(pixmap, in: Rect(0, 0, side, side)))], transform: .scale(scale, scale)))
            return try Painter().pixmap(of: list)
        }
        #expect(Set(try painted(checks, 12).pixels) == [0xFF00_0000, 0xFFFF_FFFF])
        #expect(Set(try painted(checks, 12, scale: 2).pixels) == [0xFF00_0000, 0xFFFF_FFFF])
        // At 6.5 pixels each, one column lies on the edge.
        let uneven = try painted(checks, 13)
        #expect((0..<13).filter { ![0xFF00_0000, 0xFFFF_FFFF].contains(uneven.pixels[$0]) } == [6])
        let shades = Pixmap(
            width: 40, height: 40, pixels: (0..<1600).map { 0xFF00_0000 | UInt32($0 * 7919 & 0xFF_FFFF) })
        #expect(Set(try painted(shades, 120).pixels).count > 1600)
    }

    @Test func `a missing font is an error with the remedy`() {
        let error = #expect(throws: CanvasError.self) { try Painter(fonts: .debian(root: "/nowhere")) }
        #expect(error?.description.contains("apt-get install fonts-inter") == true)
    }

    @Test func `a transparent group does not show its overlaps`() throws {
        let square = { Element.shape(Shape(.rect(Rect($0, 0, 10, 10)), fill: .black)) }
        var list = DisplayList(size: Size(16, 10), background: .white)
        list.add(Group([square(0), square(6)], opacity: 0.5))
        let pixmap = try Painter().pixmap(of: list)
        #expect(Set(pixmap.pixels).count == 1)
    }

    @Test func `a clip hides what lies beyond`() throws {
        var list = DisplayList(size: Size(10, 10), background: .white)
        let all = Element.shape(Shape(.rect(Rect(0, 0, 10, 10)), fill: .black))
        list.add(Group([all], clip: .rect(Rect(2, 2, 4, 4))))
        let pixmap = try Painter().pixmap(of: list)
        #expect(pixmap.pixels.filter { $0 == 0xFF00_0000 }.count == 16)
        #expect(pixmap.colour(1, 1) == .white && pixmap.colour(2, 2) == .black)
    }

    @Test func `a shadow falls softly below`() throws {
        var list = DisplayList(size: Size(60, 60), background: .white)
        let shadow = Shadow(Colour.black.opacity(0.5), blur: 4, down: 6)
        list.add(Shape(.circle(Point(30, 24), radius: 10), fill: .white, shadow: shadow))
        let pixmap = try Painter().pixmap(of: list)
        let column = (35..<58).map { Int(pixmap.colour(30, $0).red) }
        #expect(column == column.sorted(), "it fades downwards")
        #expect(column[0] < 200 && column[22] > 250)
        #expect((0..<60).allSatisfy { pixmap.colour($0, 40) == pixmap.colour(59 - $0, 40) || $0 == 30 })
    }

    @Test func `an embedded picture keeps its pixels`() throws {
        let painter = try Painter()
        let inner = try painter.pixmap(of: BoardSketch(side: 64, texts: false).still)
        var list = DisplayList(size: Size(80, 80), background: .black)
        list.add(Picture(inner, in: Rect(8, 8, 64, 64)))
        #expect(try painter.pixmap(of: list).part(PixelRect(8, 8, 64, 64)) == inner)
    }
}
