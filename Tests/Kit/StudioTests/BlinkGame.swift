import Drawing
import Stage
import Studio

/// A game of one lamp, for tests: a tap turns it on or off.
struct BlinkGame: StageGame {
    var isLit = false
    var style: StageStyle

    static let kind = ActorKind(
        "blink", styles: SchemeStyles(light: "day", dark: "dusk"),
        words: [.tap("tap lamp"), .style("style dusk", help: "day or dusk")]
    ) { (setup) throws(Objection) in
        switch setup.style {
        case nil, "day": BlinkGame(style: colours(.white))
        case "dusk": BlinkGame(style: colours(.black))
        case .some(let name): throw Objection("no style is called `\(name)`", about: .style)
        }
    }

    /// Positions are `on` and `off`; the only option is `mark: lamp`.
    static let board = BoardGame("blink", styles: kind.styles) { (request) throws(BoardRefusal) in
        var mistakes: [BoardRefusal.Mistake] = []
        if !["on", "off"].contains(request.position) {
            mistakes.append(BoardRefusal.Mistake(.position, column: 1, "neither `on` nor `off`"))
        }
        for (index, option) in request.options.enumerated() where option.value != "lamp" {
            mistakes.append(
                BoardRefusal.Mistake(.option(index), "there is no `\(option.value)`", remedy: "only the lamp"))
        }
        guard mistakes.isEmpty else { throw BoardRefusal(mistakes) }
        let side = Double(request.size.width)
        var list = DisplayList(size: Size(side, side), background: request.style == "dusk" ? .black : .white)
        list.add(Shape(.circle(Point(side / 2, side / 2), radius: side / 4), fill: Colour(0xFF8800)))
        return BoardDrawing(list: list, title: "A lamp", description: "The lamp is \(request.position).")
    }

    private static func colours(_ ground: Colour) -> StageStyle {
        StageStyle(
            ground: ground, raised: ground, ink: Colour(0x888888), soft: Colour(0x888888), accent: Colour(0xFF0000))
    }

    var notation: String { isLit ? "on" : "off" }
    var diagram: String { notation }
    let places = ["lamp"]

    func taps(for move: String) throws(Objection) -> [String] { ["lamp"] }

    mutating func perform(_ deed: Deed) throws(Objection) -> Change {
        guard case .tap("lamp") = deed else { throw Objection("only the lamp can be tapped") }
        isLit.toggle()
        return Change(.move, motion: 0.1)
    }

    func spot(of place: String, in layout: Layout) -> Spot? { place == "lamp" ? Spot(layout.board) : nil }

    func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {
        let radius = layout.board.width / 3 * min(1, 0.5 + elapsed.value * 5)
        let centre = layout.board.centre
        list.add(Shape(.circle(centre, radius: radius), fill: isLit ? Colour(0xFFCC00) : Colour(0x333333)))
    }
}
