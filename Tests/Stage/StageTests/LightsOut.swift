import Drawing
import Stage

/// A second game for the stage: three by three lights; a tap turns a light and its neighbours; all dark is won.
struct LightsOut: StageGame {
    var lights: [Bool]
    private var before: [Bool]
    private var history: [[Bool]] = []

    static let words: [ActorWord] = [
        .position("position *........"), .players("players \"You\" \"Robot\""), .style("style dusk", help: "none"),
        .coordinates, .flip, .tap("tap a1"), .move("move a1"), .reply("reply a1"), .robot, .undo, .pass,
    ]
    static let names = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]
    static let kind = ActorKind("lights", styles: SchemeStyles(light: "day", dark: "dusk"), words: words) {
        (setup) throws(Objection) in
        guard let text = setup.position else {
            return LightsOut([true, true, true, true, true, true, true, true, true])
        }
        guard text.utf8.count == 9, text.allSatisfy({ $0 == "*" || $0 == "." }) else {
            throw Objection("nine lights are nine of `*` and `.`", about: .position)
        }
        return LightsOut(text.map { $0 == "*" })
    }

    init(_ lights: [Bool]) {
        self.lights = lights
        before = lights
    }

    var notation: String { String(lights.map { $0 ? "*" : "." }) }
    var diagram: String {
        stride(from: 0, to: 9, by: 3).map { String(Array(notation)[$0..<$0 + 3]) }.joined(separator: "\n")
    }
    var places: [String] { LightsOut.names }
    var style: StageStyle {
        StageStyle(
            ground: Colour(0x101010), raised: Colour(0x202020), ink: .white, soft: Colour(0xAAAAAA),
            accent: Colour(0xFFCC00))
    }

    func taps(for move: String) throws(Objection) -> [String] {
        guard places.contains(move) else { throw Objection("`\(move)` is no light") }
        return [move]
    }

    mutating func perform(_ deed: Deed) throws(Objection) -> Change {
        switch deed {
        case .tap(let name), .play(let name): return toggle(places.firstIndex(of: name) ?? 0)
        case .robot: return toggle(lights.firstIndex(of: true) ?? 0)
        case .pass: throw Objection("nobody passes at lights out", remedy: "tap a light")
        case .own: throw Objection("there is nothing else to do")
        case .undo:
            guard let last = history.popLast() else { throw Objection("there is nothing to take back") }
            (before, lights) = (lights, last)
            return Change(.move, motion: 0.2)
        }
    }

    private mutating func toggle(_ index: Int) -> Change {
        before = lights
        history.append(lights)
        for other in lights.indices where abs(other / 3 - index / 3) + abs(other % 3 - index % 3) <= 1 {
            lights[other].toggle()
        }
        let isOver = !lights.contains(true)
        return Change(.capture, motion: 0.2, verdict: isOver ? CaptionText("Dark", "Well done") : nil)
    }

    func spot(of place: String, in layout: Layout) -> Spot? {
        places.firstIndex(of: place).map { Spot(rect($0, in: layout)) }
    }

    private func rect(_ index: Int, in layout: Layout) -> Rect {
        let cell = layout.board.width / 3
        return Rect(
            layout.board.minX + Double(index % 3) * cell, layout.board.minY + Double(index / 3) * cell, cell, cell)
    }

    func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {
        let share = Easing.inOut(elapsed, from: .zero, lasting: 0.2)
        for index in lights.indices {
            let (from, to) = (before[index] ? 1.0 : 0, lights[index] ? 1.0 : 0)
            let colour = Colour(0x202020).mixed(Colour(0xFFCC00), blend(from, to, share))
            list.add(Shape(.rect(rect(index, in: layout).inset(by: 4), corner: 8), fill: colour))
        }
    }
}
