/// A small generator of random numbers, equal on every machine (SplitMix64, by Sebastiano Vigna, public domain).
public struct Random: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// A generator; equal seeds give equal numbers.
    public init(seed: UInt64) { state = seed }

    /// The next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits &>> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits &>> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits &>> 31
    }
}

extension Random {
    /// A number from 0 to one below the bound, which must be positive.
    ///
    /// The high bits of a product: the bias is below one in 2^50 for the small bounds of a game.
    @inline(__always)
    mutating func below(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
    }
}
