import Stage

/// When keys are pressed: a person's rhythm, from the play's seed.
struct KeyRhythm {
    let seed: UInt64

    /// Before the first key.
    private static let start: Seconds = 0.2
    /// The time of a key in the middle of a word.
    private static let key = 0.09
    /// After the last one.
    static let rest: Seconds = 0.3

    /// The instants of so many keys.
    func times(_ count: Int) -> [Seconds] {
        var chance = SplitMix64(seed: seed)
        var now = KeyRhythm.start
        return (0..<count).map { _ in
            defer { now += Seconds(KeyRhythm.key * chance.number(in: 0.6...1.5)) }
            return now
        }
    }
}
