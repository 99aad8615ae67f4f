import Drawing
import Stage

/// A game of another house: five by five lights; a tap turns a light and its neighbours.
struct LightsOut: StageGame {
    static let kind = ActorKind(
        "lights", styles: SchemeStyles(light: "day", dark: "day"), words: [.tap("tap b4", "LIGHT")]
    ) { _ throws(Objection) in LightsOut() }

    private var lit: Set<String> = ["b5", "a4", "b4", "c4", "b3"]
    private var before: Set<String> = []
    private static let fade: Seconds = 0.2

    var places: [String] { (1...5).reversed().flatMap { row in "abcde".map { "\($0)\(row)" } } }
    var notation: String { places.filter(lit.contains).joined(separator: " ") }
    var diagram: String { notation }
    var style: StageStyle {
        StageStyle(
            ground: Colour(0xF5F4F0), raised: .white, ink: Colour(0x1B1D22), soft: Colour(0x5B606B),
            accent: Colour(0xD9482B))
    }

    func taps(for move: String) throws(Objection) -> [String] { [move] }

    mutating func perform(_ deed: Deed) throws(Objection) -> Change {
        guard case .tap(let name) = deed, let place = places.firstIndex(of: name) else {
            throw Objection("only lights are tapped", remedy: "write `tap b4`")
        }
        before = lit
        for (other, light) in places.enumerated()
        where abs(other / 5 - place / 5) + abs(other % 5 - place % 5) <= 1 { lit.formSymmetricDifference([light]) }
        return Change(.capture, motion: LightsOut.fade, verdict: lit.isEmpty ? CaptionText("Dark", "Well done") : nil)
    }

    func spot(of place: String, in layout: Layout) -> Spot? {
        guard let index = places.firstIndex(of: place) else { return nil }
        let side = layout.board.width / 5
        let (column, row) = (Double(index % 5), Double(index / 5))
        return Spot(Rect(layout.board.minX + column * side, layout.board.minY + row * side, side, side))
    }

    func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {
        let share = Easing.inOut(elapsed, from: .zero, lasting: LightsOut.fade)
        for place in places {
            guard let spot = spot(of: place, in: layout) else { continue }
            let strength = (before.contains(place) ? 1 - share : 0) + (lit.contains(place) ? share : 0)
            let colour = Colour(0xDCD8CC).mixed(Colour(0xF0A202), strength)
            list.add(Shape(.rect(spot.extent.inset(by: 4), corner: 14), fill: colour))
        }
    }
}
