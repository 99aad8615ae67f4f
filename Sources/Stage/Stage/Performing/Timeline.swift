/// An instant of a play before its pauses are scaled: what gestures took, and what pauses took.
struct Instant: Hashable, Sendable {
    var gestures = Seconds.zero
    var pauses = Seconds.zero

    /// The instant on the clock when pauses are scaled by a factor.
    func scaled(_ factor: Double) -> Seconds { gestures + pauses * factor }

    /// The instant some time later.
    static func + (instant: Instant, time: Seconds) -> Instant {
        Instant(gestures: instant.gestures + time, pauses: instant.pauses)
    }

    /// How much time lies between two instants where pauses are as they were written.
    static func - (later: Instant, earlier: Instant) -> Seconds { later.scaled(1) - earlier.scaled(1) }
}

/// Something that begins at an instant, in the order of the play.
struct Entry<Value: Sendable>: Sendable {
    var instant: Instant
    /// The instant on the clock, once pauses are scaled.
    var start = Seconds.zero
    var value: Value
}

/// Everything that happens in a play, each kind in the order of time.
struct Timeline: Sendable {
    var games: [Entry<any StageGame>] = []
    var nub: [Entry<NubStroke>] = []
    var captions: [Entry<CaptionText?>] = []
    var steps: [Entry<Int>] = []
    var cards: [Entry<CaptionText?>] = []
    var highlights: [Entry<[String]>] = []
    var arrows: [Entry<[Arrow]>] = []
    var refusals: [Entry<Seconds>] = []
    var fades: [Entry<FadeStroke>] = []
    var marks: [Entry<Mark>] = []
    /// When the picture moves: from the entry's instant for so long; no length is a sudden change.
    var motions: [Entry<Seconds>] = []
    /// How many times as fast it goes from there on.
    var speeds: [Entry<Double>] = []
    /// When each line of the play begins, by its number from 0.
    var cues: [Entry<Int>] = []
    var end = Instant()

    /// An arrow from place to place.
    struct Arrow: Hashable, Sendable {
        var from: String
        var to: String
    }

    struct FadeStroke: Hashable, Sendable {
        var fade: Act.Fade
        var length: Seconds
    }

    /// Gives every entry its instant on the clock.
    mutating func scale(_ factor: Double) {
        func set<Value: Sendable>(_ entries: inout [Entry<Value>]) {
            for index in entries.indices { entries[index].start = entries[index].instant.scaled(factor) }
        }
        set(&games)
        set(&nub)
        set(&captions)
        set(&steps)
        set(&cards)
        set(&highlights)
        set(&arrows)
        set(&refusals)
        set(&fades)
        set(&marks)
        set(&motions)
        set(&speeds)
        set(&cues)
    }
}

extension [Entry<Seconds>] {
    /// The stretches as few, in order, none touching another.
    func merged() -> [(start: Seconds, end: Seconds)] {
        var result: [(start: Seconds, end: Seconds)] = []
        for entry in sorted(by: { ($0.start, $0.value) < ($1.start, $1.value) }) {
            let end = entry.start + entry.value
            if let last = result.last, entry.start < last.end || entry.start == last.start {
                result[result.count - 1].end = Swift.max(last.end, end)
            } else {
                result.append((entry.start, end))
            }
        }
        return result
    }
}

extension Array {
    /// The index of the last entry that has begun at an instant.
    func current<Value: Sendable>(at now: Seconds) -> Int? where Element == Entry<Value> {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].start <= now { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
