import Drawing
import Stage

/// Draws two pies side by side, each with its y axis, and below them a slider and two switches.
struct PieArt {
    let pie: Pie
    let style: ComponentStyle

    private static let track = Rect(64, 592, 700, 16)
    private static let diameter = 46.0
    /// The switch that lets it move.
    static let animated = Rect(64, 668, 92, 52)
    /// The switch that turns the axes.
    static let settled = Rect(500, 668, 92, 52)

    /// Where the thumb lies at so many thousandths.
    static func thumb(_ progress: Int) -> Rect {
        let middle = track.minX + diameter / 2 + (track.width - diameter) * Double(progress) / 1_000
        return Rect(centre: Point(middle, track.centre.y), diameter, diameter)
    }

    /// The thousandths at which the thumb's middle would be there.
    static func progress(at x: Double) -> Int {
        let share = (x - track.minX - diameter / 2) / (track.width - diameter)
        return Int((max(0, min(1, share)) * 1_000).rounded())
    }

    var elements: [Element] {
        let card = Rect(0, 0, PieProgress.canvas.width, PieProgress.canvas.height)
        return [.shape(Shape(.rect(card, corner: 56), fill: style.stage.raised, stroke: Stroke(style.empty, width: 2)))]
            + disc(.down, Point(292, 284)) + disc(.up, Point(764, 284)) + slider
            + toggle(PieArt.animated, "Animated", isOn: pie.isAnimated)
            + toggle(PieArt.settled, "Axes settled", isOn: pie.isSettled)
    }

    private func disc(_ system: Pie.System, _ centre: Point) -> [Element] {
        let slice = pie.slice(on: system)
        var elements: [Element] = [.shape(Shape(.circle(centre, radius: 190), fill: style.empty))]
        if pie.shown >= 1_000 {
            elements.append(.shape(Shape(.circle(centre, radius: 190), fill: style.stage.accent)))
        } else if pie.shown > 0 {
            let path = Path.arc(centre, radius: 190, start: slice.start, sweep: slice.sweep, pie: true)
            elements.append(.shape(Shape(path, fill: style.stage.accent)))
        }
        return elements + axis(system, centre.moved(-226, 0))
    }

    /// Which way y points.
    private func axis(_ system: Pie.System, _ centre: Point) -> [Element] {
        let way: Double = system == .down ? 1 : -1
        let tip = centre.moved(0, 64 * way)
        return [
            .shape(
                Shape(
                    .polyline([centre.moved(0, -64 * way), tip]), stroke: Stroke(style.buffer, width: 6, cap: .round))),
            .shape(
                Shape(
                    .polyline([tip.moved(-14, -16 * way), tip, tip.moved(14, -16 * way)]),
                    stroke: Stroke(style.buffer, width: 6, cap: .round, join: .round))),
            .text(
                TextRun(
                    "y", Font(.text, italic: true, size: 40), style.stage.soft,
                    at: Point(centre.x, tip.y + (way > 0 ? 42 : -22)), alignment: .middle)),
        ]
    }

    private var slider: [Element] {
        let track = PieArt.track
        let thumb = PieArt.thumb(pie.progress)
        let seen = Rect(track.minX, track.minY, thumb.centre.x - track.minX, track.height)
        return [
            .shape(Shape(.rect(track, corner: 8), fill: style.empty)),
            .shape(Shape(.rect(seen, corner: 8), fill: style.stage.accent)),
            .shape(Shape(.circle(thumb.centre, radius: PieArt.diameter / 2), fill: style.stage.accent)),
            .text(
                TextRun(
                    "\(pie.progress / 10) %", Font(.display, weight: 700, size: 52), style.stage.ink,
                    at: Point(936, track.centre.y + 19), alignment: .end, tabular: true)),
        ]
    }

    private func toggle(_ rect: Rect, _ words: String, isOn: Bool) -> [Element] {
        let knob = Point(isOn ? rect.maxX - 26 : rect.minX + 26, rect.centre.y)
        return [
            .shape(Shape(.rect(rect, corner: 26), fill: isOn ? style.stage.ink : style.empty)),
            .shape(Shape(.circle(knob, radius: 20), fill: isOn ? style.stage.raised : style.buffer)),
            .text(
                TextRun(
                    words, Font(.text, weight: 500, size: 37), style.stage.ink,
                    at: Point(rect.maxX + 24, rect.centre.y + 13))),
        ]
    }
}
