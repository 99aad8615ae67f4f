/// A player without a film: where it is, what is loaded, and whether it has run dry.
///
/// All lengths are whole milliseconds, so that equal actions give equal states to the last digit; the exhibit of the page goes
/// by the same rules, and a file of cases holds the two together.
package struct Playback: Sendable, Hashable {
    /// How long a step of its clock is.
    package static let step = 10
    /// A stall ends with so much loaded at the least.
    package static let least = 2_000
    /// How long it takes from asking for a place that is not loaded until something of it comes.
    package static let latency = 200
    /// A stall is told when it has lasted so long: a hiccup that is over before anybody has seen it is none.
    package static let patience = 250

    /// How long the film is.
    package let length: Int
    /// How much may be loaded ahead of the playhead.
    package let tank: Int
    /// How fast it is loaded, in hundredths of the speed at which it is played; a multiple of ten.
    package private(set) var line: Int
    /// Where the playhead is.
    package private(set) var position = 0
    /// What is loaded.
    package private(set) var loaded = LoadedRanges()
    /// Whether it was started, and neither paused nor at its end.
    package private(set) var wantsToPlay = false
    /// Whether it was started and stands still, since there is nothing left to play.
    package private(set) var isStalled = false
    /// How long it has been stalled.
    package private(set) var waited = 0
    /// How long ago it asked for what it loads.
    private var asked = 0

    /// A player at the beginning of its film, of which nothing is loaded.
    package init(length: Int = 40_000, tank: Int = 10_000, line: Int = 300) {
        (self.length, self.tank, self.line) = (length, tank, line)
    }

    /// What happens to a player.
    package enum Action: Sendable, Hashable {
        /// It is started; from the beginning where it was at the end.
        case play
        /// It is stopped.
        case pause
        /// It goes to an instant; one beyond the film is the film's end.
        case seek(Int)
        /// The line becomes faster or slower.
        case line(Int)
        /// A step of the clock goes by.
        case tick
    }

    /// How much is in the tank: a fact about now, one about its size, and a forecast.
    package enum Supply: String, Sendable, Hashable {
        /// There is nothing left to play.
        case empty
        /// There is something, and it will not last.
        case low
        /// It will not run dry, if the line goes on as it does.
        case enough
        /// There is no room for more, or nothing more to load.
        case full
    }

    /// The end of the loaded stretch that the playhead stands on.
    package var bufferedEnd: Int { loaded.end(from: position) }
    /// How much lies ahead of the playhead.
    package var ahead: Int { bufferedEnd - position }
    /// How much has to lie ahead so that it does not run dry before the end.
    package var enough: Int {
        let rest = length - position
        return min(rest, max(Playback.least, rest - rest * line / 100))
    }

    /// How much is in the tank.
    package var supply: Supply {
        if ahead >= tank || bufferedEnd == length { return .full }
        if ahead == 0 { return .empty }
        return ahead >= enough ? .enough : .low
    }

    /// Whether a stall has lasted so long that it is told.
    package var isStallTold: Bool { isStalled && waited >= Playback.patience }

    /// Whether no further step changes anything.
    package var isAtRest: Bool { !wantsToPlay && (supply == .full || line == 0) }

    /// Does what happens.
    package mutating func reduce(_ action: Action) {
        switch action {
        case .play:
            if position == length { position = 0 }
            wantsToPlay = true
            wait(supply == .empty)
        case .pause:
            wantsToPlay = false
            wait(false)
        case .seek(let instant):
            position = min(length, max(0, instant))
            // A finger on its way asks for much and waits for nothing: only where it rests something comes.
            if ahead == 0 { asked = 0 }
            wait(wantsToPlay && supply == .empty)
        case .line(let line): self.line = line
        case .tick: tick()
        }
    }

    private mutating func tick() {
        load()
        guard wantsToPlay else { return }
        if isStalled {
            waited += Playback.step
            // A full tank goes on even if the forecast is gloomy: nothing could be loaded that would better it.
            if supply == .enough || supply == .full { wait(false) }
        }
        if !isStalled { position += min(Playback.step, ahead) }
        if position == length { return reduce(.pause) }
        if ahead == 0 { wait(true) }
    }

    private mutating func load() {
        asked = min(asked + Playback.step, Playback.latency)
        guard supply != .full, asked == Playback.latency else { return }
        let start = bufferedEnd
        let end = min(length, position + tank, start + Playback.step * line / 100)
        if end > start { loaded.insert(start..<end) }
    }

    private mutating func wait(_ isStalled: Bool) {
        if isStalled != self.isStalled { waited = 0 }
        self.isStalled = isStalled
    }

    /// Where it is, whether it plays, how much is in the tank, the line, and what is loaded.
    package var notation: String {
        let state = isStalled ? "stalled" : wantsToPlay ? "playing" : "paused"
        let ranges = loaded.ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
        return "\(position)/\(length) \(state) \(supply.rawValue) line \(line) \(ranges.isEmpty ? "-" : ranges)"
    }
}
