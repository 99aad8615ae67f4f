import Drawing
import Nanashi
import Stage

/// The score at one instant.
struct Score: Hashable {
    /// The players' names, first player first.
    var names: [String]
    /// What the counts show.
    var x: Int
    var o: Int
    /// Where the bar is divided, 0…1.
    var share: Double
    /// How much x is the one to move, 0…1.
    var turn: Double
    /// What the last move has brought its player so far, and how much of that is still to be seen.
    var gain: Gain?

    /// Pieces gained.
    struct Gain: Hashable {
        var isX: Bool
        var pieces: Int
        var opacity: Double
    }
}

/// Draws the score: names with their piece, counts in the middle, a bar split in proportion.
struct ScoreArt {
    let style: NanashiStyle

    /// The score within a place whose lower edge is the bar's.
    func elements(_ score: Score, in place: Rect) -> [Element] {
        let scale = place.height / 0.084
        let bar = (scale * 0.0155).rounded()
        let middle = place.minY + (place.height - bar - scale * 0.008) / 2
        return names(score, in: place, scale, middle) + counts(score, in: place, scale, middle)
            + split(score, Rect(place.minX, place.maxY - bar, place.width, bar))
    }

    private func names(_ score: Score, in place: Rect, _ scale: Double, _ middle: Double) -> [Element] {
        let radius = scale * 0.0235
        let size = scale * 0.041
        let room = place.width / 2 - radius * 3 - scale * 0.1
        let art = PieceArt(style: style)
        func name(_ text: String, at x: Double, _ alignment: TextRun.Alignment, strength: Double) -> Element {
            .text(
                TextRun(
                    text, Font(.text, weight: 600, size: size), style.stage.soft.mixed(style.stage.ink, strength),
                    at: Point(x, middle + size * 0.36), alignment: alignment, maxWidth: max(0, room)))
        }
        let left = Point(place.minX + radius, middle)
        let right = Point(place.maxX - radius, middle)
        return art.piece(.x, at: left, radius: radius) + art.piece(.o, at: right, radius: radius) + [
            name(score.names[0], at: left.x + radius * 1.75, .start, strength: score.turn),
            name(score.names[1], at: right.x - radius * 1.75, .end, strength: 1 - score.turn),
        ]
    }

    private func counts(_ score: Score, in place: Rect, _ scale: Double, _ middle: Double) -> [Element] {
        let size = scale * 0.058
        let x = place.centre.x
        func count(_ number: Int, at x: Double, _ alignment: TextRun.Alignment) -> Element {
            .text(
                TextRun(
                    String(number), Font(.display, weight: 700, size: size), style.stage.ink,
                    at: Point(x, middle + size * 0.36), alignment: alignment, tabular: true))
        }
        var gains: [Element] = []
        if let gain = score.gain, gain.pieces > 0, gain.opacity > 0 {
            // Room for a count of two figures, whatever it is, so that the gain does not dance.
            let away = size * 1.95
            let small = size * 0.7
            gains.append(
                .text(
                    TextRun(
                        "+\(gain.pieces)", Font(.display, weight: 700, size: small), style.tone(gain.isX).face,
                        at: Point(x + (gain.isX ? -away : away), middle + size * 0.36),
                        alignment: gain.isX ? .end : .start, tabular: true, opacity: gain.opacity)))
        }
        return gains + [
            count(score.x, at: x - size * 0.36, .end),
            .shape(Shape(.circle(Point(x, middle), radius: size * 0.075), fill: style.stage.soft)),
            count(score.o, at: x + size * 0.36, .start),
        ]
    }

    private func split(_ score: Score, _ place: Rect) -> [Element] {
        let gap = place.height * 0.45
        let room = place.width - gap
        // A player without a piece keeps no sliver of the bar.
        let left = max(0, min(room, room * score.share))
        var elements: [Element] = []
        if left > 0 {
            let rect = Rect(place.minX, place.minY, left, place.height)
            elements.append(.shape(Shape(.rect(rect, corner: place.height / 2), fill: style.x.face)))
        }
        if left < room {
            let rect = Rect(place.minX + left + gap, place.minY, room - left, place.height)
            elements.append(.shape(Shape(.rect(rect, corner: place.height / 2), fill: style.o.face)))
        }
        return elements
    }
}
