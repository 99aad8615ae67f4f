import Diagnostics

/// Plays the cues one after another, sends the game what the player does, and writes down when everything happens.
struct Performer {
    var game: any StageGame
    var timeline = Timeline()
    var mistakes: [Diagnostic] = []
    var random: SplitMix64
    var now = Instant()
    let seed: UInt64
    /// Where the nub is, if it has been seen.
    var nubPlace: NubPlace?
    var nubIsOut = false
    /// Whether the game went another way than the script, so that its next lines mean nothing.
    var isLost = false
    var deeds: UInt64 = 0
    var arrows: [Timeline.Arrow] = []
    var stepNumber = 0
    /// The places that a guide lets through; nil lets all through.
    var allowed: Set<String>?
    /// The line of the step that says so.
    var gate: Cue?
    /// Whether the result of the game lies over the board.
    var isUnderVerdict = false
    /// What actors tell of their deeds, by the number of the line.
    var tellings: [Int: Telling] = [:]
    /// The number of the cue that is performed, from 0.
    private(set) var lineNumber = 0

    init(game: any StageGame, seed: UInt64) {
        self.game = game
        self.seed = seed
        random = SplitMix64(seed: seed)
        timeline.games = [Entry(instant: now, value: game)]
    }

    /// Plays all cues.
    mutating func perform(_ cues: [Cue]) {
        for (number, cue) in cues.enumerated() where mistakes.count < PlayLimits.mistakes {
            lineNumber = number
            timeline.cues.append(Entry(instant: now, value: number))
            perform(cue)
        }
        timeline.end = now
        if game.livesOn { moveBetweenDeeds() }
    }

    /// Whoever lives on may look otherwise at every instant.
    private mutating func moveBetweenDeeds() {
        let ends = timeline.games.dropFirst().map(\.instant) + [timeline.end]
        for (entry, end) in zip(timeline.games, ends) {
            timeline.motions.append(Entry(instant: entry.instant, value: end - entry.instant))
        }
    }

    private mutating func perform(_ cue: Cue) {
        switch cue.act {
        case .tap(let place):
            if let place = found([place], cue)?.first { tap(place, .tap(place), cue, isFirst: !nubIsOut) }
        case .gesture(let gesture, let words): perform(gesture, words, cue)
        case .move(let move): perform(move, cue)
        case .reply(let move): answer(.play(move), cue)
        case .robot(let level): answer(.robot(level: level, seed: seed &+ deeds), cue)
        case .undo: answer(.undo, cue)
        case .pass: answer(.pass, cue)
        case .caption(let words): show(words)
        case .step(let words, let allowed): step(words, allowed, cue)
        case .noStep: endStep()
        case .speed(let factor): timeline.speeds.append(Entry(instant: now, value: factor))
        case .card(let words): show(card: words)
        case .highlight(let places): highlight(places, cue)
        case .arrow(let from, let to): arrow(from, to, cue)
        case .noArrows: set(arrows: [])
        case .wait(let length): pause(length)
        case .hold(let length): now.gestures += length
        case .fade(let fade, let length): perform(fade, length)
        case .deed(let word, let arguments): act(word, arguments, cue)
        case .unread: isLost = true
        case .mark(let name): timeline.marks.append(Entry(instant: now, value: Mark(name, in: timeline)))
        }
    }
}
