/// When keys are pressed: a person's rhythm, from the play's seed.
public struct KeyRhythm: Sendable {
    /// How long a key takes on average, where nobody says otherwise.
    public static let usual: Seconds = 0.085

    private let key: Double
    private var chance: SplitMix64

    /// A rhythm.
    /// - Parameters:
    ///   - seed: what the hesitations come from.
    ///   - key: how long a key in the middle of a word takes, about.
    public init(seed: UInt64, key: Seconds = KeyRhythm.usual) {
        self.key = key.value
        chance = SplitMix64(seed: seed)
    }

    /// How long it is from a key to the next one: a word is thought of after a blank, and signs lie further off.
    public mutating func pause(after byte: UInt8?) -> Seconds {
        let pause = key * chance.number(in: 0.55...1.5)
        switch byte ?? 0 {
        case 0x20: return Seconds(pause * 1.4)
        case 0x21..<0x30: return Seconds(pause * 1.3)
        default: return Seconds(pause)
        }
    }
}
