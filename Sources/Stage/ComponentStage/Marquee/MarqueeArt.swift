import Drawing
import Stage

/// Draws a field of things, those that are selected filled, the box over them, and two buttons below.
struct MarqueeArt {
    let selection: MarqueeSelection
    let style: ComponentStyle

    /// The button that adds to the selection.
    static let adding = Rect(820, 668, 84, 84)
    /// The button that clears it.
    static let clear = Rect(916, 668, 84, 84)

    var elements: [Element] {
        let field = Rect(MarqueeSelection.field)
        let things = 0..<MarqueeSelection.columns * MarqueeSelection.rows
        return [
            .shape(Shape(.rect(field, corner: 56), fill: style.stage.raised, stroke: Stroke(style.empty, width: 2)))
        ]
            + things.flatMap(thing) + box + buttons + count
    }

    private func thing(_ number: Int) -> [Element] {
        let rect = Rect(MarqueeSelection.frame(of: number))
        let isSelected = selection.selected.contains(number)
        let fill = isSelected ? style.stage.accent : style.empty
        let ink = isSelected ? style.stage.raised : style.buffer
        return [
            .shape(Shape(.rect(rect, corner: 26), fill: fill)),
            .shape(Shape(sign(number, rect.centre), fill: ink)),
        ]
    }

    /// A disc, a square, a triangle or a diamond, so that no two neighbours are alike.
    private func sign(_ number: Int, _ centre: Point) -> Path {
        switch (number + number / MarqueeSelection.columns) % 4 {
        case 0: .circle(centre, radius: 23)
        case 1: .rect(Rect(centre: centre, 42, 42), corner: 8)
        case 2: .polyline([centre.moved(0, -25), centre.moved(27, 21), centre.moved(-27, 21)], closed: true)
        default:
            .polyline(
                [centre.moved(0, -28), centre.moved(28, 0), centre.moved(0, 28), centre.moved(-28, 0)], closed: true)
        }
    }

    private var box: [Element] {
        guard let box = selection.box else { return [] }
        let accent = style.stage.accent
        return [
            .shape(
                Shape(.rect(Rect(box), corner: 4), fill: accent.opacity(0.14), stroke: Stroke(accent, width: 4)))
        ]
    }

    private var buttons: [Element] {
        let (adding, clear) = (MarqueeArt.adding, MarqueeArt.clear)
        let isOn = selection.isAdding
        let ink = style.stage.ink
        func button(_ rect: Rect, isOn: Bool) -> Element {
            .shape(
                Shape(
                    .circle(rect.centre, radius: rect.width / 2 - 2), fill: isOn ? ink : style.stage.raised,
                    stroke: Stroke(isOn ? ink : style.empty, width: 3)))
        }
        func stroke(_ centre: Point, _ x: Double, _ y: Double, _ colour: Colour) -> Element {
            .shape(
                Shape(
                    .line(centre.moved(-x, -y), centre.moved(x, y)), stroke: Stroke(colour, width: 7, cap: .round)))
        }
        let plus = isOn ? style.stage.raised : ink
        return [
            button(adding, isOn: isOn), stroke(adding.centre, 18, 0, plus), stroke(adding.centre, 0, 18, plus),
            button(clear, isOn: false), stroke(clear.centre, 13, 13, ink), stroke(clear.centre, 13, -13, ink),
        ]
    }

    /// How many are selected, behind a small one.
    private var count: [Element] {
        let centre = Point(36, 710)
        let number = selection.selected.count
        let fill = number > 0 ? style.stage.accent : style.empty
        return [
            .shape(Shape(.rect(Rect(centre: centre, 44, 44), corner: 12), fill: fill)),
            .text(
                TextRun(
                    String(number), Font(.display, weight: 700, size: 54), style.stage.ink,
                    at: Point(82, centre.y + 20), tabular: true)),
        ]
    }
}
