import Drawing
import Nanashi
import Stage

/// The score at one instant.
struct Score: Hashable {
    /// The players' names, first player first.
    var names: [String]
    /// What the counts show; between two whole numbers their figures roll.
    var x: Double
    var o: Double
    /// Where the bar is divided, 0…1.
    var share: Double
    /// Whether x is the one to move.
    var isXToMove: Bool
    /// What the last move has brought its player so far.
    var gain: Gain?

    /// Pieces gained.
    struct Gain: Hashable {
        var isX: Bool
        var pieces: Int
    }
}

/// Draws the score: names with their piece, counts in the middle, a bar split in proportion.
struct ScoreArt {
    let style: NanashiStyle

    /// The score within a place whose lower edge is the bar's.
    func elements(_ score: Score, in place: Rect) -> [Element] {
        // Names, counts and gains take their room; a narrow place makes all of them smaller, down at its lower edge.
        let scale = min(place.height / 0.084, place.width / 0.71)
        let place = Rect(place.minX, place.maxY - scale * 0.084, place.width, scale * 0.084)
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
        func name(_ text: String, at x: Double, _ alignment: TextRun.Alignment, isToMove: Bool) -> Element {
            .text(
                TextRun(
                    text, Font(.text, weight: 600, size: size), isToMove ? style.stage.ink : style.stage.soft,
                    at: Point(x, middle + size * 0.36), alignment: alignment, maxWidth: max(0, room)))
        }
        let left = Point(place.minX + radius, middle)
        let right = Point(place.maxX - radius, middle)
        return art.piece(.x, at: left, radius: radius) + art.piece(.o, at: right, radius: radius) + [
            name(score.names[0], at: left.x + radius * 1.75, .start, isToMove: score.isXToMove),
            name(score.names[1], at: right.x - radius * 1.75, .end, isToMove: !score.isXToMove),
        ]
    }

    private func counts(_ score: Score, in place: Rect, _ scale: Double, _ middle: Double) -> [Element] {
        let size = scale * 0.058
        let x = place.centre.x
        let baseline = middle + size * 0.36
        func count(_ value: Double, at edge: Double, _ alignment: TextRun.Alignment) -> [Element] {
            RollingCount(value: value, size: size, colour: style.stage.ink)
                .elements(at: edge, baseline: baseline, alignment: alignment)
        }
        var gains: [Element] = []
        if let gain = score.gain, gain.pieces > 0 {
            // Room for a count of two figures, whatever it is, so that the gain does not dance.
            let away = size * 1.95
            let small = size * 0.7
            gains.append(
                .text(
                    TextRun(
                        "+\(gain.pieces)", Font(.display, weight: 700, size: small), style.tone(gain.isX).face,
                        at: Point(x + (gain.isX ? -away : away), baseline),
                        alignment: gain.isX ? .end : .start, tabular: true)))
        }
        let dot = Element.shape(Shape(.circle(Point(x, middle), radius: size * 0.075), fill: style.stage.soft))
        return gains + count(score.x, at: x - size * 0.34, .end) + [dot] + count(score.o, at: x + size * 0.34, .start)
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
