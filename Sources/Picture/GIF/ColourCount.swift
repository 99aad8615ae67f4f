/// The colours of a moving picture in the order of their first appearance, and how many pixels have each.
///
/// Beyond the first 30,000 colours new ones are cut to five bits a channel, so that a number of 16 bits always does.
struct ColourCount {
    private static let exactly = 30_000

    /// Opaque `0xFFRRGGBB`, in order of appearance.
    private(set) var colours: [UInt32] = []
    /// How many pixels of all frames' changes have the colour.
    private(set) var pixels: [Int] = []
    /// Slots of an open table: a colour's number + 1, or 0.
    private var slots = [UInt32](repeating: 0, count: 1 << 12)

    /// The number of a colour, which is new or known; counts so many pixels of it.
    mutating func number(of colour: UInt32, counting count: Int) -> UInt16 {
        var colour = colour
        var slot = find(colour)
        if slots[slot] == 0 {
            if colours.count >= ColourCount.exactly {
                // The upper bits are repeated below, so that white stays white.
                colour = colour & 0xFFF8_F8F8 | colour >> 5 & 0x0007_0707
                slot = find(colour)
            }
            if slots[slot] == 0 { slot = insert(colour, at: slot) }
        }
        let number = Int(slots[slot]) - 1
        pixels[number] += count
        return UInt16(truncatingIfNeeded: number)
    }

    private mutating func insert(_ colour: UInt32, at slot: Int) -> Int {
        colours.append(colour)
        pixels.append(0)
        slots[slot] = UInt32(colours.count)
        // At most a quarter full: then a colour is found at the first or second look.
        guard colours.count * 4 > slots.count else { return slot }
        slots = [UInt32](repeating: 0, count: slots.count * 4)
        for (number, colour) in colours.enumerated() { slots[find(colour)] = UInt32(number + 1) }
        return find(colour)
    }

    private func find(_ colour: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int((colour &* 0x9E37_79B1) >> 8) & mask
        while slots[slot] != 0, colours[Int(slots[slot]) - 1] != colour { slot = (slot + 1) & mask }
        return slot
    }
}
