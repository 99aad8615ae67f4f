import Stage
import Testing

@testable import ComponentStage

@Suite struct MarqueeSelectionTests {
    private func anywhere(_ chance: inout SplitMix64) -> FieldPoint {
        FieldPoint(Int(chance.next() % 1_001), Int(chance.next() % 641))
    }

    @Test func `what is selected is what the box touches, whichever way it is drawn`() {
        var chance = SplitMix64(seed: 5)
        for _ in 0..<300 {
            let (start, end) = (anywhere(&chance), anywhere(&chance))
            var selection = MarqueeSelection()
            selection.reduce(.begin(start))
            for _ in 0..<3 { selection.reduce(.move(anywhere(&chance))) }
            selection.reduce(.move(end))
            // By each point of a thing's edge, not by comparing edges.
            let expected = (0..<24).filter { thing in
                let frame = MarqueeSelection.frame(of: thing)
                let across = (min(start.x, end.x)...max(start.x, end.x)).overlaps(frame.minX...frame.maxX)
                let down = (min(start.y, end.y)...max(start.y, end.y)).overlaps(frame.minY...frame.maxY)
                return across && down
            }
            #expect(selection.selected == Set(expected))
            var back = MarqueeSelection()
            back.reduce(.begin(end))
            back.reduce(.move(start))
            #expect(back.selected == selection.selected)
            selection.reduce(.end)
            #expect(selection.selected == back.selected && selection.box == nil)
        }
    }

    @Test func `a shared edge is a touch, and a unit beside it is none`() {
        let frame = MarqueeSelection.frame(of: 0)
        func touched(_ x: Int) -> Set<Int> {
            MarqueeSelection.touched(by: FieldBox(FieldPoint(0, 0), FieldPoint(x, 60)))
        }
        #expect(touched(frame.minX) == [0])
        #expect(touched(frame.minX - 1).isEmpty)
    }

    @Test func `adding keeps what was selected, while the box grows and shrinks`() {
        var selection = MarqueeSelection()
        selection.reduce(.tap(FieldPoint(100, 100)))
        selection.reduce(.adding(true))
        selection.reduce(.begin(FieldPoint(999, 639)))
        selection.reduce(.move(FieldPoint(0, 0)))
        #expect(selection.selected.count == 24)
        selection.reduce(.move(FieldPoint(860, 500)))
        #expect(selection.selected == [0, 23])
        selection.reduce(.end)
        selection.reduce(.tap(FieldPoint(100, 100)))
        #expect(selection.selected == [23])
        selection.reduce(.move(FieldPoint(0, 0)))
        #expect(selection.selected == [23], "a finger that is up draws nothing")
        selection.reduce(.clear)
        #expect(selection.selected.isEmpty)
    }
}

@Suite struct PieTests {
    @Test func `what is shown comes nearer with each step, and arrives within a second and a half`() {
        var chance = SplitMix64(seed: 2)
        var pie = Pie()
        for _ in 0..<200 {
            pie.reduce(.progress(Int(chance.next() % 1_200) - 100))
            var steps = 0
            while !pie.isAtRest {
                let left = abs(pie.progress - pie.shown)
                pie.reduce(.tick)
                #expect(abs(pie.progress - pie.shown) < left)
                steps += 1
            }
            #expect(steps <= 150 && (0...1_000).contains(pie.shown))
        }
    }

    @Test func `without animation it is there at once`() {
        var pie = Pie()
        pie.reduce(.progress(400))
        pie.reduce(.animated(false))
        #expect(pie.shown == 400)
        pie.reduce(.progress(90))
        #expect(pie.shown == 90)
    }

    @Test func `both systems show the same slice where the axes are settled, and a mirrored one where not`() {
        var pie = Pie()
        pie.reduce(.animated(false))
        pie.reduce(.progress(250))
        #expect(pie.slice(on: .up) == pie.slice(on: .down))
        #expect(pie.slice(on: .down) == (-90, 90))
        pie.reduce(.settled(false))
        #expect(pie.slice(on: .down) == (-90, 90))
        // From six o'clock, and backwards: y of each point has the other sign.
        #expect(pie.slice(on: .up) == (90, -90))
    }
}
