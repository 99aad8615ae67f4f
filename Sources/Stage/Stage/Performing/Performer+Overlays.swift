import Diagnostics

// What lies over the game.
extension Performer {
    mutating func pause(_ length: Seconds) { now.pauses += length }

    mutating func moves(_ length: Seconds) {
        timeline.motions.append(Entry(instant: now, value: length))
    }

    mutating func show(_ words: CaptionText?) {
        guard (timeline.captions.last?.value ?? nil) != words else { return }
        timeline.captions.append(Entry(instant: now, value: words))
        moves(Timing.exchange)
    }

    mutating func show(card words: CaptionText?) {
        isUnderVerdict = false
        guard (timeline.cards.last?.value ?? nil) != words else { return }
        timeline.cards.append(Entry(instant: now, value: words))
        moves(Timing.card)
        lift()
        now.gestures += Timing.card
    }

    mutating func highlight(_ places: [String], _ cue: Cue) {
        guard check(places, cue) else { return }
        timeline.highlights.append(Entry(instant: now, value: places))
        moves(Timing.exchange)
    }

    mutating func arrow(_ from: String, _ to: String, _ cue: Cue) {
        guard check([from, to], cue) else { return }
        set(arrows: arrows + [Timeline.Arrow(from: from, to: to)])
    }

    mutating func set(arrows next: [Timeline.Arrow]) {
        arrows = next
        timeline.arrows.append(Entry(instant: now, value: next))
        moves(Timing.exchange)
    }

    mutating func step(_ words: CaptionText, _ places: [String], _ cue: Cue) {
        guard check(places, cue) else { return }
        stepNumber += 1
        allowed = places.isEmpty ? nil : Set(places)
        gate = cue
        show(words)
        timeline.steps.append(Entry(instant: now, value: stepNumber))
        timeline.highlights.append(Entry(instant: now, value: places))
        moves(Timing.exchange)
    }

    mutating func endStep() {
        allowed = nil
        guard (timeline.steps.last?.value ?? 0) != 0 else { return }
        show(nil)
        timeline.steps.append(Entry(instant: now, value: 0))
        timeline.highlights.append(Entry(instant: now, value: []))
        moves(Timing.exchange)
    }

    mutating func perform(_ fade: Act.Fade, _ length: Seconds) {
        timeline.fades.append(Entry(instant: now, value: Timeline.FadeStroke(fade: fade, length: length)))
        moves(length)
        now.gestures += length
    }

    /// Complains about every place of a line that the game does not have.
    mutating func check(_ names: [String], _ cue: Cue) -> Bool {
        let unknown = names.filter { !places.contains($0) }
        for name in unknown {
            let origin = cue.words.first { $0.source.text(at: $0.offset, scalars: $0.length) == name } ?? cue.origin
            let known = game.places
            let range = known.first.flatMap { first in known.last.map { "places are \(first) to \($0)" } }
            mistakes.append(
                origin.mistake(
                    "`\(name.prefix(40))` is beside the board", remedy: didYouMean(name, among: known) ?? range))
        }
        return unknown.isEmpty
    }
}

extension SourceText {
    /// The text at a byte offset, so many scalars long.
    func text(at offset: Int, scalars: Int) -> String {
        String(
            String.UnicodeScalarView(
                String(decoding: bytes[offset...].prefix(scalars * 4), as: UTF8.self).unicodeScalars.prefix(scalars)))
    }
}
