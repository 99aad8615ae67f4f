import Drawing

/// The stage at one instant of the virtual clock.
public struct Moment: Sendable {
    /// The game, in the state that the engine reached last.
    public var game: any StageGame
    /// The time since it reached that state.
    public var elapsed: Seconds
    /// The nub, where it is seen.
    public var nub: NubPose?
    /// The place under the nub while it is pressed.
    var press: Spot?
    /// The words under the board, and those they replace.
    public var caption: Exchange<CaptionText?>
    /// The number of the guide's step; 0 is none.
    public var step: Int
    /// The words over the board, and those they replace.
    public var card: Exchange<CaptionText?>
    /// The framed places, and those before.
    public var highlight: Exchange<[String]>
    /// The arrows, and those before.
    var arrows: Exchange<[Timeline.Arrow]>
    /// The place that was tapped last.
    public var focus: String?
    /// How far the board is pushed aside because it refuses something, -1…1.
    public var refusal: Double
    /// How much of the picture has gone into its ground, 0…1.
    public var fade: Double

    /// Something that gives way to something else.
    public struct Exchange<Value: Sendable & Hashable>: Sendable, Hashable {
        /// What goes.
        public var old: Value
        /// What comes.
        public var new: Value
        /// How far it has come, 0…1, not yet eased.
        public var share: Double

        /// How much there still is of what goes: it goes first, so that the two never lie over each other.
        var going: Double { inThirds(1 - share / 0.4) }

        /// How much there already is of what comes.
        var coming: Double { inThirds((share - 0.4) / 0.6) }
    }
}

/// The nub at one instant.
public struct NubPose: Sendable, Hashable {
    /// Its middle.
    public var centre: Point
    /// Its radius in px, unpressed.
    public var radius: Double
    /// How far it is pressed, 0…1.
    public var pressure: Double
    /// How much of it is there, 0…1; it grows as it is lifted.
    public var presence: Double
    /// Where it was a moment ago, while it is dragged over the screen.
    public var tail: Point?
    /// What it looks like.
    public var form = NubForm.finger
    /// How far the ring has gone that spreads from a press, 0…1; 0 and 1 are none.
    public var ripple: Double
}

extension Performance {
    /// The stage at an instant of the picture.
    public func moment(at time: Seconds) -> Moment { moment(clock: clock(time)) }

    /// The stage at an instant of the play.
    func moment(clock now: Seconds) -> Moment {
        let index = timeline.games.current(at: now) ?? 0
        let game = timeline.games[index]
        return Moment(
            game: game.value, elapsed: now - game.start,
            nub: nub(at: now, game.value), press: press(at: now),
            caption: exchange(timeline.captions, at: now, none: nil, lasting: Timing.exchange),
            step: timeline.steps.current(at: now).map { timeline.steps[$0].value } ?? 0,
            card: exchange(timeline.cards, at: now, none: nil, lasting: Timing.card),
            highlight: exchange(timeline.highlights, at: now, none: [], lasting: Timing.exchange),
            arrows: exchange(timeline.arrows, at: now, none: [], lasting: Timing.exchange),
            focus: timeline.nub.current(at: now).map { timeline.nub[$0].value.to.name },
            refusal: refusal(at: now), fade: fade(at: now))
    }

    private func exchange<Value>(
        _ entries: [Entry<Value>], at now: Seconds, none: Value, lasting length: Seconds
    ) -> Moment.Exchange<Value> {
        guard let index = entries.current(at: now) else { return Moment.Exchange(old: none, new: none, share: 1) }
        // What a play begins with is there from its first frame, which networks show as the still.
        if entries[index].start == .zero { return Moment.Exchange(old: none, new: entries[index].value, share: 1) }
        return Moment.Exchange(
            old: index > 0 ? entries[index - 1].value : none, new: entries[index].value,
            share: Easing.linear(now, from: entries[index].start, lasting: length))
    }

    private func refusal(at now: Seconds) -> Double {
        guard let index = timeline.refusals.current(at: now) else { return 0 }
        let entry = timeline.refusals[index]
        let share = Easing.linear(now, from: entry.start, lasting: entry.value)
        return share >= 1 ? 0 : Turn(degrees: share * 720).sine * (1 - share)
    }

    private func fade(at now: Seconds) -> Double {
        guard let index = timeline.fades.current(at: now) else {
            // A play that first fades in begins in its ground.
            return 0
        }
        let entry = timeline.fades[index]
        let share = Easing.linear(now, from: entry.start, lasting: entry.value.length)
        // In sixths, because each step is a whole picture in a GIF.
        let step = (share * 6).rounded() / 6
        return entry.value.fade == .in ? 1 - step : step
    }
}
