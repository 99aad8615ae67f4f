import Diagnostics
import Drawing

/// A play, performed: every moment of it is a function of time.
///
/// Performing sends the player's actions through the game's engine once; what is drawn afterwards are the states it
/// reached. The same play and the same game give the same performance, to the byte.
public struct Performance: Sendable {
    /// As it was written, with what was asked for besides: a size, a style.
    public let play: Play
    /// Where everything stands.
    public let layout: Layout
    /// Width by height of the field with all that its actor draws around it.
    package let aspect: Double
    /// How long the whole lasts.
    public let duration: Seconds
    /// The names of moments, with their instants on the clock, in the order of the play.
    public let marks: [(name: String, time: Seconds)]

    var timeline: Timeline
    let motions: [(start: Seconds, end: Seconds)]
    let style: StageStyle
    let captions: [CaptionText: [TextRun]]
    /// What lies below captions where they are laid over the field.
    let panels: [CaptionText: Rect]
    let cards: [CaptionText: CardSetting]
    /// What the picture does not show as its author wrote it: words that are cut, though they are set as small as can be,
    /// and letters of the game's that no font has.
    public let warnings: [Diagnostic]
    /// The instant at which the looping picture starts.
    let loopStart: Seconds
    /// How the film's time runs along the play's.
    let pace: Pace
    /// By how much `duration` stretches pauses; 1 where the play has none.
    let factor: Double
    /// What actors tell of their deeds, by the number of the play's line.
    public let tellings: [Int: Telling]

    /// Performs a play with one of the games of a table.
    ///
    /// - Parameters:
    ///   - play: the play.
    ///   - games: the games that can be named.
    ///   - measure: measures text, for captions that have to be broken or set smaller.
    /// - Throws: everything that the play asks for and the game does not do.
    public init(
        _ play: Play, games: [ActorKind], measure: @escaping TextMeasure = TextExtent.estimate
    ) throws(Mistakes) {
        let opening = Opening(of: play, games, measure: measure)
        guard opening.mistakes.isEmpty, let game = opening.game else {
            throw Mistakes(opening.mistakes + opening.objections(to: play))
        }
        try self.init(play, game: game, measure: measure)
    }

    /// Performs a play with a game that stands ready.
    ///
    /// - Throws: everything that the play asks for and the game does not do.
    public init(
        _ play: Play, game: any StageGame, measure: @escaping TextMeasure = TextExtent.estimate
    ) throws(Mistakes) {
        var performer = Performer(game: game, seed: play.seed)
        performer.perform(play.cues)
        let (timeline, factor) = try Performance.timed(performer, play)
        let pace = Pace(timeline.speeds)
        let duration = play.duration?.value ?? pace.film(timeline.end.scaled(factor))
        let loopStart = Performance.loopStart(of: play, timeline, pace, duration)
        self.play = play
        self.timeline = timeline
        self.duration = duration
        self.loopStart = loopStart
        self.pace = pace
        self.factor = factor
        tellings = performer.tellings
        motions = timeline.motions.merged()
        marks = timeline.marks.map { mark in
            let shifted = pace.film(mark.start) - loopStart
            return (mark.value.name, shifted < .zero ? shifted + duration : shifted)
        }
        (style, aspect) = (game.style, game.aspect)
        let layout = Performance.layout(of: play, game, timeline)
        self.layout = layout
        let room = timeline.steps.isEmpty ? layout : layout.withRoomForSteps
        let captions = Performance.set(timeline.captions) { CaptionSetting.runs($0, room, game.style, measure) }
        let hasSign = game.hasSign
        let cards = Performance.set(timeline.cards) {
            CardSetting($0, hasSign: hasSign, layout, game.style, measure)
        }
        (self.captions, self.cards) = (captions, cards)
        panels = layout.isFilled ? captions.compactMapValues { CaptionSetting.panel(below: $0, layout, measure) } : [:]
        let proof = Proof(layout: layout, measure: measure)
        let unknown = proof.unknown(captions: captions, cards: cards, of: play)
        guard unknown.isEmpty else { throw Mistakes(unknown) }
        warnings = proof.boxes(game.unknownLetters, of: play) + proof.cut(captions: captions, cards: cards, of: play)
    }

    /// What was performed, with pauses as long as the play wants them, and by how much they were stretched.
    /// - Throws: everything that the game did not do, and what is wrong with the time that the play wants.
    private static func timed(_ performer: Performer, _ play: Play) throws(Mistakes) -> (Timeline, factor: Double) {
        var mistakes = performer.mistakes
        var timeline = performer.timeline
        if performer.game.livesOn, let wanted = play.duration {
            // What happens in a pause that is scaled afterwards would be something else.
            mistakes.append(
                wanted.origin.mistake(
                    "`\(play.game.value)` goes by its own clock, and its pauses cannot be scaled",
                    remedy: "leave `duration` out, and say how long each pause is"))
        }
        let factor = factor(timeline.lengths, play, performer.game, &mistakes)
        guard mistakes.isEmpty else { throw Mistakes(mistakes) }
        timeline.scale(factor)
        return (timeline, factor)
    }

    /// The instant of the film at which its picture starts, at a mark or after a share of it; the beginning where none is named.
    private static func loopStart(of play: Play, _ timeline: Timeline, _ pace: Pace, _ duration: Seconds) -> Seconds {
        guard let loop = play.loop else { return .zero }
        let mark = timeline.marks.first { $0.value.name == loop.value }.map { pace.film($0.start) }
        let start = mark ?? Play.share(loop.value).map { duration * $0 } ?? .zero
        return start < duration ? start : .zero
    }

    /// Where everything stands; an actor that is alone has the whole picture.
    private static func layout(of play: Play, _ game: any StageGame, _ timeline: Timeline) -> Layout {
        if game.isAlone { return Layout(filling: play.size) }
        let hasCaption = timeline.captions.contains { $0.value != nil }
        return Layout(size: play.size, aspect: game.aspect, hasHeader: game.hasHeader, hasCaption: hasCaption)
    }

    /// The factor for pauses; 1 where the play does not say how long it has to last.
    private static func factor(
        _ end: Instant, _ play: Play, _ game: any StageGame, _ mistakes: inout [Diagnostic]
    ) -> Double {
        guard mistakes.isEmpty else { return 1 }
        guard let wanted = play.duration else {
            if end.scaled(1) > PlayLimits.duration {
                mistakes.append(play.game.origin.mistake("the play lasts longer than \(PlayLimits.duration.text)"))
            }
            if end.scaled(1) <= .zero {
                mistakes.append(
                    play.game.origin.mistake(
                        "the play takes no time", remedy: game.remedyForNoTime ?? "add a pause: `wait 1s`"))
            }
            return 1
        }
        let room = wanted.value - end.gestures
        if room < .zero || wanted.value <= .zero {
            mistakes.append(
                wanted.origin.mistake(
                    "the play does not fit into \(wanted.value.text): without any pause it takes \(end.gestures.roundedUp)",
                    remedy: "allow more time, or cut a gesture; pauses are scaled, gestures never are"))
            return 1
        }
        if end.pauses <= .zero, room > .zero {
            mistakes.append(
                wanted.origin.mistake(
                    "the play has no pause that could be stretched to fill \(wanted.value.text)",
                    remedy: "add a pause: `wait 1s`"))
            return 1
        }
        return end.pauses <= .zero ? 1 : room.value / end.pauses.value
    }

    private static func set<Setting>(_ entries: [Entry<CaptionText?>], _ make: (CaptionText) -> Setting)
        -> [CaptionText: Setting]
    {
        entries.reduce(into: [:]) { settings, entry in
            guard let words = entry.value, settings[words] == nil else { return }
            settings[words] = make(words)
        }
    }
}

extension Performance {
    /// The engine's state at an instant, in the game's notation.
    public func notation(at time: Seconds) -> String {
        timeline.games.current(at: clock(time)).map { timeline.games[$0].value.notation } ?? ""
    }

    /// What is to be seen at a moment, in words.
    public func text(at still: StillMoment) -> String {
        let moment = moment(of: still)
        return moment.game.text(after: moment.elapsed)
    }

    /// The captions in order, with the instants at which they come: what a film says, for those who do not see it.
    public var transcript: [(time: Seconds, words: CaptionText)] {
        timeline.captions.compactMap { entry in entry.value.map { (pace.film(entry.start), $0) } }
    }

    /// Every state that the engine reached, in order.
    public var states: [String] { timeline.games.map(\.value.notation) }

    /// The instant of the play that is shown at an instant of the picture, which may start at a mark.
    func clock(_ time: Seconds) -> Seconds {
        let time = min(max(time, .zero), duration)
        guard loopStart > .zero else { return pace.clock(time) }
        let shifted = time + loopStart
        return pace.clock(shifted < duration ? shifted : shifted - duration)
    }
}
