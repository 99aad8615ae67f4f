import Drawing
import Stage

/// Draws a player: a film that is a day, its bar from back to front (track, buffer, progress, thumb), and its line.
struct ProgressBarArt {
    let playback: Playback
    let style: ComponentStyle

    private static let picture = Rect(36, 36, 928, 572)
    private static let track = Rect(152, 686, 580, 16)
    private static let diameter = 46.0

    /// Where a finger starts and stops.
    static let button = Rect(36, 640, 108, 108)

    /// The middle of the thumb, which stays inside the track: it has less room than the track has.
    private static func middle(_ instant: Int, of length: Int) -> Double {
        track.minX + diameter / 2 + (track.width - diameter) * Double(instant) / Double(max(1, length))
    }

    /// Where the thumb lies at an instant.
    static func thumb(at instant: Int, of length: Int) -> Rect {
        Rect(centre: Point(middle(instant, of: length), track.centre.y), diameter, diameter)
    }

    /// The instant at which the thumb's middle would be there.
    static func instant(at x: Double, of length: Int) -> Int {
        let share = (x - track.minX - diameter / 2) / (track.width - diameter)
        return Int((max(0, min(1, share)) * Double(length)).rounded())
    }

    /// Where a stretch begins or ends; the film's ends are the track's.
    private func edge(_ instant: Int) -> Double {
        if instant <= 0 { return ProgressBarArt.track.minX }
        if instant >= playback.length { return ProgressBarArt.track.maxX }
        return ProgressBarArt.middle(instant, of: playback.length)
    }

    /// All of it.
    var elements: [Element] {
        let card = Rect(0, 0, ProgressBar.canvas.width, ProgressBar.canvas.height)
        return [.shape(Shape(.rect(card, corner: 56), fill: style.stage.raised, stroke: Stroke(style.empty, width: 2)))]
            + film + signal + sign + bar + [.text(time)]
    }

    // MARK: The bar

    private var bar: [Element] {
        let track = ProgressBarArt.track
        func strip(_ from: Double, _ to: Double, _ colour: Colour) -> Element {
            .shape(Shape(.rect(Rect(from, track.minY, to - from, track.height)), fill: colour))
        }
        let thumb = ProgressBarArt.thumb(at: playback.position, of: playback.length)
        var strips = [strip(track.minX, track.maxX, style.empty)]
        strips += playback.loaded.ranges.map { strip(edge($0.lowerBound), edge($0.upperBound), style.buffer) }
        strips.append(strip(track.minX, thumb.centre.x, style.stage.accent))
        let window = Path.rect(track, corner: track.height / 2)
        var elements = [Element.group(Group(strips, clip: window))]
        let radius = ProgressBarArt.diameter / 2
        if playback.isStallTold {
            elements.append(
                .shape(
                    Shape(
                        .circle(thumb.centre, radius: radius - 5), fill: style.stage.raised,
                        stroke: Stroke(style.stage.accent, width: 10))))
        } else {
            elements.append(.shape(Shape(.circle(thumb.centre, radius: radius), fill: style.stage.accent)))
        }
        return elements
    }

    /// A triangle, or two strokes while it plays.
    private var sign: [Element] {
        let centre = ProgressBarArt.button.centre
        guard playback.wantsToPlay else {
            let points = [(-17.0, -24.0), (25, 0), (-17, 24)].map { centre.moved($0.0, $0.1) }
            let triangle = Path.polyline(points, closed: true)
            return [
                .shape(
                    Shape(triangle, fill: style.stage.ink, stroke: Stroke(style.stage.ink, width: 6, join: .round)))
            ]
        }
        return [-15.0, 15].map { x in
            .shape(Shape(.rect(Rect(centre: centre.moved(x, 0), 15, 52), corner: 4), fill: style.stage.ink))
        }
    }

    private var time: TextRun {
        func clock(_ milliseconds: Int) -> String {
            let seconds = milliseconds / 1_000 % 60
            return "\(milliseconds / 60_000):\(seconds < 10 ? "0" : "")\(seconds)"
        }
        return TextRun(
            clock(playback.position) + " / " + clock(playback.length), Font(.text, weight: 500, size: 37),
            style.stage.soft, at: Point(958, ProgressBarArt.track.centre.y + 13), alignment: .end, tabular: true)
    }

    // MARK: The film

    /// A sun that takes the film's length to cross the sky, so that one sees whether it plays.
    private var film: [Element] {
        let picture = ProgressBarArt.picture
        let share = Double(playback.position) / Double(max(1, playback.length))
        let away = share * 2 - 1
        let sun = Point(
            blend(picture.minX + 120, picture.maxX - 120, share), picture.minY + 150 + 300 * away * away)
        let sky = style.empty.mixed(style.stage.raised, 0.45)
        let elements: [Element] = [
            .shape(Shape(.rect(picture), fill: sky)),
            .shape(Shape(.circle(sun, radius: 66), fill: style.stage.accent)),
            .shape(Shape(.ellipse(Point(250, 700), 520, 250), fill: style.empty.mixed(style.buffer, 0.3))),
            .shape(Shape(.ellipse(Point(800, 730), 560, 240), fill: style.empty.mixed(style.buffer, 0.55))),
        ]
        return [.group(Group(elements + wheel, clip: .rect(picture, corner: 34)))]
    }

    /// Eight dots that go round while a stall is told.
    private var wheel: [Element] {
        guard playback.isStallTold else { return [] }
        let centre = ProgressBarArt.picture.centre
        let disc = Shape(.circle(centre, radius: 92), fill: style.stage.raised)
        let lit = (playback.waited - Playback.patience) / 120 % 8
        return [.shape(disc)]
            + (0..<8).map { number in
                let turn = Turn(degrees: Double(number) * 45 - 90)
                let age = (lit - number + 8) % 8
                return .shape(
                    Shape(
                        .circle(centre.moved(turn.cosine * 54, turn.sine * 54), radius: 12),
                        fill: style.stage.ink.mixed(style.empty, min(1, Double(age) / 5))))
            }
    }

    /// Three bars for a good line, one for a slow one; a stroke through them where it is cut.
    private var signal: [Element] {
        let corner = Point(ProgressBarArt.picture.maxX - 124, ProgressBarArt.picture.minY + 84)
        let lit = playback.line == 0 ? 0 : playback.line < 100 ? 1 : 3
        var elements: [Element] = (0..<3).map { number in
            let height = 22 + Double(number) * 17
            let rect = Rect(corner.x + Double(number) * 28, corner.y - height, 19, height)
            return .shape(
                Shape(
                    .rect(rect, corner: 5), fill: number < lit ? style.stage.ink : style.buffer.mixed(style.empty, 0.4))
            )
        }
        if lit == 0 {
            let stroke = Stroke(style.stage.accent, width: 10, cap: .round)
            elements.append(.shape(Shape(.line(corner.moved(-8, 4), corner.moved(84, -60)), stroke: stroke)))
        }
        return elements
    }
}
