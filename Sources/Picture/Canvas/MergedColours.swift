import Drawing

/// An opaque picture in which colours that differ by less than four levels a channel have become one, or nil where more
/// than 256 are left.
///
/// Each group takes the colour that most of its pixels have, so that flat grounds stay exactly as they are and only the
/// steps of smoothed edges move, by at most three levels of 255.
func mergedColours(_ pixmap: Pixmap) -> Pixmap? {
    guard pixmap.isOpaque else { return nil }
    // By the upper six bits of each channel: the place of the group, from 1; 0 is none.
    var groups = [UInt16](repeating: 0, count: 1 << 18)
    var votes: [(colour: UInt32, lead: Int)] = []
    var places = [UInt16](repeating: 0, count: pixmap.pixels.count)
    var (last, lastPlace) = (~(pixmap.pixels.first ?? 0), 0)
    for (index, pixel) in pixmap.pixels.enumerated() {
        if pixel != last {
            last = pixel
            let (red, green, blue) = (pixel >> 18 & 63, pixel >> 10 & 63, pixel >> 2 & 63)
            let key = Int(red << 12 | green << 6 | blue)
            if groups[key] == 0 {
                guard votes.count < 256 else { return nil }
                votes.append((pixel, 0))
                groups[key] = UInt16(votes.count)
            }
            lastPlace = Int(groups[key]) - 1
        }
        // The vote of Boyer and Moore: a colour with more than half of the pixels is the one that stays.
        if votes[lastPlace].colour == pixel {
            votes[lastPlace].lead += 1
        } else if votes[lastPlace].lead == 0 {
            votes[lastPlace] = (pixel, 1)
        } else {
            votes[lastPlace].lead -= 1
        }
        places[index] = UInt16(lastPlace)
    }
    var merged = pixmap
    for (index, place) in places.enumerated() { merged.pixels[index] = votes[Int(place)].colour }
    return merged
}
