import Drawing
import Threads

/// The entries of a GIF's one palette, and where each colour of the frames stands in it.
///
/// The format allows one an image. For a film of three photographs a palette a scene took an eighth off the error and added
/// as much to the bytes, and each change of palette writes anew what had not changed. Whoever wants photographs exact takes
/// a WebP.
struct Palette {
    /// Opaque `0xFFRRGGBB`; the transparent entry's colour does not matter.
    private(set) var entries: [UInt32]
    /// The entry that lets the frame before shine through; nil where every entry is a colour.
    let transparent: UInt8?
    /// The entry of each colour by its number.
    private(set) var entryOfColour: [UInt8]
    /// Whether every colour has its own entry.
    let isExact: Bool

    /// A palette of at most `limit` entries for what these deltas show.
    init(_ count: ColourCount, _ deltas: [FrameDelta], limit: Int, cores: Int) {
        var colours = count.colours
        var entries = Array(colours.indices)
        isExact = colours.count <= limit
        // With a full palette of 256 exact colours nothing is left for the transparent entry; that is rare.
        let reserved = colours.count == limit ? 0 : 1
        if !isExact {
            let quantiser = Quantiser(count.colours, pixels: count.pixels, count: max(1, limit - 1))
            (colours, entries) = (quantiser.palette, quantiser.entries)
        }
        var pixels = [Int](repeating: 0, count: colours.count)
        for (number, entry) in entries.enumerated() { pixels[entry] += count.pixels[number] }
        let images = mapInParallel(deltas.count, cores: cores) { [entries] index in
            var (image, last) = (ColourSet(), -1)
            // Mostly it is the same colour again.
            for number in deltas[index].colours where Int(number) != last {
                last = Int(number)
                image.insert(entries[last])
            }
            return image
        }
        let order = PaletteOrder(images, codes: deltas.map(\.steps), pixels: pixels, reserved: reserved).colours()
        var places = [Int](repeating: 0, count: colours.count)
        for (place, colour) in order.enumerated() { places[colour] = place + reserved }
        self.entries = Array(repeating: colours.first ?? 0, count: reserved) + order.map { colours[$0] }
        transparent = reserved == 1 ? 0 : nil
        entryOfColour = entries.map { UInt8(truncatingIfNeeded: places[$0]) }
    }

    /// How many bits name every entry, at least 1.
    var bits: Int { max(1, bitsFor(entries.count)) }
}

/// How many bits it takes to number so many things.
func bitsFor(_ count: Int) -> Int {
    var bits = 0
    while 1 << bits < count { bits += 1 }
    return bits
}
