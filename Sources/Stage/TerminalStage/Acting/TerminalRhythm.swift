import Stage

/// When the screens of a line come up.
struct TerminalRhythm {
    let seed: UInt64
    /// How long a key takes on average; nil is the usual.
    var key: Seconds?
    /// How long each key takes, to the instant; nil is a person's rhythm.
    var exactly: Seconds?

    /// The time of a key in the middle of a word.
    private static let key: Seconds = 0.062
    /// Before the first key of a line, and before a key that is pressed on purpose.
    private static let start: Seconds = 0.18
    private static let press: Seconds = 0.28
    /// A program at work, which the rehearsal waited for.
    private static let work: Seconds = 0.35

    /// When each of so many screens comes up.
    func times(of deed: TerminalDeed, count: Int) -> [Seconds] {
        var rhythm = KeyRhythm(seed: seed, key: usual)
        let keys = deed.keys
        var now = start(of: deed)
        var times: [Seconds] = []
        for index in 0..<count {
            times.append(now)
            if let exactly {
                now += exactly
                continue
            }
            var pause = rhythm.pause(after: index < keys.count ? keys[index].first : nil)
            if case .scroll = deed { pause = usual }
            if index + 2 == keys.count, case .run = deed { pause = TerminalRhythm.press }
            now += pause
        }
        return times
    }

    private var usual: Seconds { key ?? TerminalRhythm.key }

    private func start(of deed: TerminalDeed) -> Seconds {
        switch deed {
        // A game is played in exactly the rhythm that its keys are given.
        case .key where exactly != nil: .zero
        case .type, .run: TerminalRhythm.start
        case .key: TerminalRhythm.press
        case .expect, .match: TerminalRhythm.work
        case .scroll: TerminalRhythm.press
        case .resize, .watch, .theme, .hide, .show: .zero
        }
    }

    /// How long a deed takes.
    func length(of deed: TerminalDeed, _ times: [Seconds]) -> Seconds {
        if case .watch(let length) = deed { return max(length, times.last ?? .zero) }
        if let exactly, !times.isEmpty { return (times.last ?? .zero) + exactly }
        return (times.last ?? .zero) + (deed.keys.isEmpty ? .zero : TerminalRhythm.key)
    }
}
