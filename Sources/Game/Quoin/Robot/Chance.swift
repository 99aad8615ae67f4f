/// Seeded chance, equal on every machine (SplitMix64, by Sebastiano Vigna, public domain).
struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits &>> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits &>> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits &>> 31
    }

    /// A number from 0 to one below the bound, which must be positive.
    mutating func below(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// The elements in another order, by Durstenfeld's shuffle; the library's own may change with its version.
    mutating func shuffled<Item>(_ items: [Item]) -> [Item] {
        var items = items
        for index in items.indices.reversed() { items.swapAt(index, below(index + 1)) }
        return items
    }
}
