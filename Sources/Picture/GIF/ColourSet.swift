/// Some of a palette's at most 256 colours.
struct ColourSet: Equatable {
    private var words = SIMD4<UInt64>.zero

    /// Adds the colour of this number, 0...255.
    mutating func insert(_ colour: Int) { words[colour >> 6 & 3] |= 1 << UInt64(colour & 63) }

    /// Adds all of another's.
    mutating func formUnion(_ other: ColourSet) { words |= other.words }

    func contains(_ colour: Int) -> Bool { words[colour >> 6 & 3] & 1 << UInt64(colour & 63) != 0 }

    /// How many of these the other one lacks.
    func countMissing(in other: ColourSet) -> Int {
        let missing = words & ~other.words
        return (0..<4).reduce(0) { $0 + missing[$1].nonzeroBitCount }
    }
}
