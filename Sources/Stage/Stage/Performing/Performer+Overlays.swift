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
        lift(evenPointer: true)
        now.gestures += Timing.card
    }

    mutating func highlight(_ places: [String], _ cue: Cue) {
        guard let places = found(places, cue) else { return }
        timeline.highlights.append(Entry(instant: now, value: places))
        moves(Timing.exchange)
    }

    mutating func arrow(_ from: String, _ to: String, _ cue: Cue) {
        guard let ends = found([from, to], cue) else { return }
        set(arrows: arrows + [Timeline.Arrow(from: ends[0], to: ends[1])])
    }

    mutating func set(arrows next: [Timeline.Arrow]) {
        arrows = next
        timeline.arrows.append(Entry(instant: now, value: next))
        moves(Timing.exchange)
    }

    mutating func step(_ words: CaptionText, _ places: [String], _ cue: Cue) {
        guard let places = found(places, cue) else { return }
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

    /// The places of a line, by their full names; complains about every one that the game does not have.
    ///
    /// Nothing where it depends on lines that did not work which places there are.
    mutating func found(_ names: [String], _ cue: Cue) -> [String]? {
        if isLost, !game.placesStay { return nil }
        var found: [String] = []
        for name in names {
            do throws(Objection) { found.append(try game.place(name)) } catch {
                let origin = cue.words.first { $0.source.text(at: $0.offset, scalars: $0.length) == name }
                mistakes.append((origin ?? cue.origin).mistake(error.message, remedy: error.remedy))
            }
        }
        guard found.count == names.count else {
            if !game.placesStay { isLost = true }
            return nil
        }
        return found
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
