import Drawing

/// An opaque picture in which colours that differ by less than four levels a channel have become one, or nil where more
/// than 256 are left.
///
/// Each group takes the colour that most of its pixels have, so that flat grounds stay exactly as they are and only the
/// steps of smoothed edges move, by at most three levels of 255.
func mergedColours(_ pixmap: Pixmap) -> Pixmap? {
    guard pixmap.isOpaque else { return nil }
    var groups = ColourGroups()
    for run in PixelRuns(pixmap.pixels) {
        guard groups.vote(run.pixel, run.range.count) else { return nil }
    }
    var merged = pixmap
    for run in PixelRuns(pixmap.pixels) {
        let colour = groups.colour(of: run.pixel)
        if colour == run.pixel { continue }
        for index in run.range { merged.pixels[index] = colour }
    }
    return merged
}

/// The runs of equal pixels, in order: most of a drawn picture is a few long ones.
private struct PixelRuns: Sequence, IteratorProtocol {
    private let pixels: [UInt32]
    private var end = 0

    init(_ pixels: [UInt32]) { self.pixels = pixels }

    mutating func next() -> (pixel: UInt32, range: Range<Int>)? {
        guard end < pixels.count else { return nil }
        let (start, pixel) = (end, pixels[end])
        end = pixels.withUnsafeBufferPointer { pixels in
            var index = start + 1
            while index < pixels.count, pixels[index] == pixel { index += 1 }
            return index
        }
        return (pixel, start..<end)
    }
}

/// Colours by the upper six bits of their channels, and the one of each group that stays: that of more than half of its
/// pixels, by the vote of Boyer and Moore.
private struct ColourGroups {
    private var places = [UInt16](repeating: 0, count: 1 << 18)
    private var leaders: [(colour: UInt32, lead: Int)] = [(0, 0)]

    /// Counts so many pixels of a colour; false where the groups would be more than a palette holds.
    mutating func vote(_ pixel: UInt32, _ count: Int) -> Bool {
        let key = ColourGroups.key(pixel)
        if places[key] == 0 {
            guard leaders.count <= 256 else { return false }
            places[key] = UInt16(leaders.count)
            leaders.append((pixel, 0))
        }
        let place = Int(places[key])
        let (colour, lead) = leaders[place]
        if colour == pixel {
            leaders[place].lead = lead + count
        } else {
            leaders[place] = lead >= count ? (colour, lead - count) : (pixel, count - lead)
        }
        return true
    }

    func colour(of pixel: UInt32) -> UInt32 { leaders[Int(places[ColourGroups.key(pixel)])].colour }

    private static func key(_ pixel: UInt32) -> Int {
        let (red, green, blue) = (pixel >> 18 & 63, pixel >> 10 & 63, pixel >> 2 & 63)
        return Int(red << 12 | green << 6 | blue)
    }
}
