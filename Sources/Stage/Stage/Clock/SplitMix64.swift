/// Seeded chance: the same seed, the same hesitations, on every machine.
///
/// SplitMix64, from Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
public struct SplitMix64: Sendable, RandomNumberGenerator {
    private var state: UInt64

    /// A generator from a seed.
    public init(seed: UInt64) { state = seed }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number of a range; all of its 53 bits come from the seed, so no library's algorithm enters.
    public mutating func number(in range: ClosedRange<Double>) -> Double {
        let unit = Double(next() >> 11) / Double(1 << 53)
        return range.lowerBound + (range.upperBound - range.lowerBound) * unit
    }
}
