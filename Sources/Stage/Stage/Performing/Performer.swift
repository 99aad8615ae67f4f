import Diagnostics

/// Plays the cues one after another, sends the game what the player does, and writes down when everything happens.
struct Performer {
    var game: any StageGame
    var timeline = Timeline()
    var mistakes: [Diagnostic] = []
    private var chance: Chance
    private var now = Instant()
    private let places: Set<String>
    private let seed: UInt64
    /// Where the nub is, if it has been seen.
    private var nubPlace: String?
    private var nubIsOut = false
    /// Whether the game went another way than the script, so that its next lines mean nothing.
    private var isLost = false
    private var deeds: UInt64 = 0
    private var arrows: [Timeline.Arrow] = []
    private var stepNumber = 0
    /// The places that a guide lets through; nil lets all through.
    private var allowed: Set<String>?

    init(game: any StageGame, seed: UInt64) {
        self.game = game
        self.seed = seed
        chance = Chance(seed: seed)
        places = Set(game.places)
        timeline.games = [Entry(instant: now, value: game)]
    }

    /// Plays all cues.
    mutating func perform(_ cues: [Cue]) {
        for cue in cues where mistakes.count < Limits.mistakes { perform(cue) }
        timeline.end = now
    }

    private mutating func perform(_ cue: Cue) {
        switch cue.act {
        case .tap(let place): if check([place], cue) { tap(place, cue, isFirst: !nubIsOut) }
        case .move(let move): perform(move, cue)
        case .reply(let move): answer(.play(move), cue)
        case .robot(let level): answer(.robot(level: level, seed: seed &+ deeds), cue)
        case .undo: answer(.undo, cue)
        case .pass: answer(.pass, cue)
        case .caption(let words): show(words)
        case .step(let words, let allowed): step(words, allowed, cue)
        case .card(let words): show(card: words)
        case .highlight(let places): highlight(places, cue)
        case .arrow(let from, let to): arrow(from, to, cue)
        case .noArrows: set(arrows: [])
        case .wait(let length): pause(length)
        case .hold(let length): now.gestures += length
        case .fade(let fade, let length): perform(fade, length)
        case .mark(let name): timeline.marks.append(Entry(instant: now, value: name))
        }
    }
}

// What lies over the game.
extension Performer {
    private mutating func pause(_ length: Seconds) { now.pauses += length }

    private mutating func moves(_ length: Seconds) {
        timeline.motions.append(Entry(instant: now, value: length))
    }

    private mutating func show(_ words: Words?) {
        guard (timeline.captions.last?.value ?? nil) != words else { return }
        timeline.captions.append(Entry(instant: now, value: words))
        moves(Timing.exchange)
    }

    private mutating func show(card words: Words?) {
        guard (timeline.cards.last?.value ?? nil) != words else { return }
        timeline.cards.append(Entry(instant: now, value: words))
        moves(Timing.card)
        lift()
        now.gestures += Timing.card
    }

    private mutating func highlight(_ places: [String], _ cue: Cue) {
        guard check(places, cue) else { return }
        timeline.highlights.append(Entry(instant: now, value: places))
        moves(Timing.exchange)
    }

    private mutating func arrow(_ from: String, _ to: String, _ cue: Cue) {
        guard check([from, to], cue) else { return }
        set(arrows: arrows + [Timeline.Arrow(from: from, to: to)])
    }

    private mutating func set(arrows next: [Timeline.Arrow]) {
        arrows = next
        timeline.arrows.append(Entry(instant: now, value: next))
        moves(Timing.exchange)
    }

    private mutating func step(_ words: Words, _ places: [String], _ cue: Cue) {
        guard check(places, cue) else { return }
        stepNumber += 1
        allowed = places.isEmpty ? nil : Set(places)
        show(words)
        timeline.steps.append(Entry(instant: now, value: stepNumber))
        timeline.highlights.append(Entry(instant: now, value: places))
        moves(Timing.exchange)
    }

    private mutating func perform(_ fade: Act.Fade, _ length: Seconds) {
        timeline.fades.append(Entry(instant: now, value: Timeline.FadeStroke(fade: fade, length: length)))
        moves(length)
        now.gestures += length
    }

    /// Complains about every place of a line that the game does not have.
    private mutating func check(_ names: [String], _ cue: Cue) -> Bool {
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

// What the player does.
extension Performer {
    /// The taps that make a move.
    private mutating func perform(_ move: String, _ cue: Cue) {
        guard !isLost else { return }
        let taps: [String]
        do {
            taps = try game.taps(for: move)
        } catch {
            return complain(error, cue)
        }
        if taps.isEmpty { return answer(.pass, cue) }
        for (index, place) in taps.enumerated() where !isLost { tap(place, cue, isFirst: index == 0) }
    }

    /// The nub goes to a place, hesitates and presses; then the game is told.
    private mutating func tap(_ place: String, _ cue: Cue, isFirst: Bool) {
        guard !isLost else { return }
        go(to: place)
        let share = chance.number(in: isFirst ? Timing.hesitation : Timing.shortHesitation)
        now.gestures += Timing.travel * share
        stroke(.press, from: place, to: place)
        now.gestures += Timing.press
        if let allowed, !allowed.contains(place) {
            timeline.refusals.append(Entry(instant: now, value: Timing.refuse))
            moves(Timing.refuse)
            now.gestures += Timing.refuse
            return
        }
        guard let change = tell(.tap(place), cue) else { return }
        let pressed = now
        now.gestures += Timing.release
        if change.kind != .selection { lift() }
        now.gestures = max(now.gestures, pressed.gestures + change.motion)
        settle(change)
    }

    /// Something happens without the nub: the other side plays.
    private mutating func answer(_ deed: Deed, _ cue: Cue) {
        guard !isLost else { return }
        lift()
        pause(Seconds(chance.number(in: Timing.thinking)))
        guard let change = tell(deed, cue) else { return }
        now.gestures += change.motion
        settle(change)
    }

    private mutating func tell(_ deed: Deed, _ cue: Cue) -> Change? {
        deeds &+= 1
        do {
            let change = try game.perform(deed)
            timeline.games.append(Entry(instant: now, value: game))
            moves(change.motion)
            return change
        } catch {
            complain(error, cue)
            return nil
        }
    }

    private mutating func settle(_ change: Change) {
        switch change.kind {
        case .selection: break
        case .move: pause(Timing.rest)
        case .capture: pause(Timing.stillness)
        }
        guard let verdict = change.verdict else { return }
        pause(Timing.stillness)
        show(card: verdict)
        pause(Timing.result)
    }

    private mutating func complain(_ objection: Objection, _ cue: Cue) {
        isLost = true
        var origin = cue.words.first ?? cue.origin
        origin.offset += objection.column
        if objection.column > 0 { origin.length = 1 }
        var remedy = objection.remedy.map { [$0] } ?? []
        remedy.append(game.diagram)
        mistakes.append(origin.mistake(objection.message, remedy: remedy.joined(separator: "\n")))
    }
}

// The nub.
extension Performer {
    private mutating func stroke(_ kind: NubStroke.Kind, from: String?, to: String) {
        let bow = kind == .travel || kind == .enter ? chance.number(in: -0.1...0.1) : 0
        let stroke = NubStroke(kind: kind, from: from, to: to, bow: bow)
        timeline.nub.append(Entry(instant: now, value: stroke))
        moves(stroke.length)
    }

    private mutating func go(to place: String) {
        if let from = nubPlace {
            if !nubIsOut {
                stroke(.appear, from: from, to: from)
                now.gestures += Timing.appear
            }
            if from != place {
                stroke(.travel, from: from, to: place)
                now.gestures += Timing.travel
            }
        } else {
            stroke(.enter, from: nil, to: place)
            now.gestures += Timing.enter
        }
        nubPlace = place
        nubIsOut = true
    }

    /// The finger is lifted, while other things go on.
    private mutating func lift() {
        guard nubIsOut, let place = nubPlace else { return }
        nubIsOut = false
        stroke(.leave, from: place, to: place)
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
