import Drawing

/// A line of a play, and when it happens in the film.
package struct TimedCue: Sendable {
    /// The line.
    package let cue: Cue
    /// When it begins in the film.
    package let start: Seconds
    /// How long it takes there; nothing for what is only laid over the game.
    package let length: Seconds
}

// Lines and places of a performance, for whoever edits its play while looking at it.
extension Performance {
    /// The lines in the order of the play, with what each takes of the film's time.
    package var timedCues: [TimedCue] {
        let starts = timeline.cues.map { pace.film($0.start) } + [pace.film(clockEnd)]
        return timeline.cues.enumerated().map { number, entry in
            let shifted = starts[number] - loopStart
            return TimedCue(
                cue: play.cues[entry.value], start: shifted < .zero ? shifted + duration : shifted,
                length: starts[number + 1] - starts[number])
        }
    }

    /// The instant of the film at which the last state is seen, with all that led to it done.
    package var finale: Seconds { loopStart > .zero ? loopStart - Seconds(microseconds: 1) : duration }

    /// The places that a finger can touch in the game's last state, with where they lie in the picture, in px.
    package var lastPlaces: [(name: String, extent: Rect)] {
        guard let game = timeline.games.last?.value else { return [] }
        return game.places.compactMap { name in game.spot(of: name, in: layout).map { (name, $0.extent) } }
    }

    /// What a pause has to say so that it lasts so long in the film.
    ///
    /// Where the play has a `duration`, every pause gives way to a longer one: with R seconds for P seconds of written
    /// pauses, one of w seconds lasts w · R / P. A line that is repeated is counted as often.
    /// - Parameters:
    ///   - number: the cue, from 0.
    ///   - length: how long it is to last in the film.
    /// - Returns: the length to write, rounded to hundredths of a second; nil where the cue is no pause, or where no length
    ///   would do, since the film has not so much room for pauses, or no other pause could give way.
    package func written(pause number: Int, lasting length: Seconds) -> Seconds? {
        guard play.cues.indices.contains(number), length >= .zero else { return nil }
        let entry = timeline.cues[number]
        let speed = timeline.speeds.current(at: entry.start).map { timeline.speeds[$0].value } ?? 1
        let wanted = length * speed
        switch play.cues[number].act {
        case .hold: return wanted.rounded
        case .wait(let written):
            guard play.duration != nil else { return wanted.rounded }
            let same = play.cues.count { $0.origin.offset == play.cues[number].origin.offset && $0.isPause }
            let others = timeline.end.pauses - written * Double(same)
            let room = clockEnd - timeline.end.gestures
            let left = room - wanted * Double(same)
            guard others > .zero, left > .zero else { return nil }
            return Seconds(wanted.value * others.value / left.value).rounded
        default: return nil
        }
    }

    private var clockEnd: Seconds { timeline.end.scaled(factor) }
}

extension Cue {
    /// Whether it is a pause that `duration` stretches.
    fileprivate var isPause: Bool { if case .wait = act { true } else { false } }
}

extension Seconds {
    /// To the hundredth of a second, as a person would write it.
    fileprivate var rounded: Seconds { Seconds(microseconds: centiseconds * 10_000) }
}
