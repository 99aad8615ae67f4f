/// Which colours get a palette's low entries: an image that has only low ones is packed from shorter codes.
///
/// Half of the entries, then half of those, and so on: each time those that all colours of the most images are among, or
/// of the longest images, whichever makes shorter codes. The first made seven films 0.5 % smaller than common colours
/// first, the choice another 0.25 %; exchanges of single colours after that only 0.02 %.
struct PaletteOrder {
    /// The colours of each image.
    private let images: [ColourSet]
    /// How many codes each image takes, about.
    private let codes: [Int]
    /// How many pixels have each colour.
    private let pixels: [Int]
    /// How many entries are no colours, before all others.
    private let reserved: Int

    /// An order for images of these colours.
    init(_ images: [ColourSet], codes: [Int], pixels: [Int], reserved: Int) {
        (self.images, self.codes, self.pixels, self.reserved) = (images, codes, pixels, reserved)
    }

    /// The colours from low to high; equally common ones as they come.
    func colours() -> [Int] {
        let common = pixels.indices.sorted { (pixels[$1], $0) < (pixels[$0], $1) }
        let equal = bits(common) { _, _ in 1 }
        let weighed = bits(common) { image, width in
            let wider = CodeLengths.sum(of: codes[image], width: width + 1)
            return max(1, wider - CodeLengths.sum(of: codes[image], width: width))
        }
        let bits = length(weighed) < length(equal) ? weighed : equal
        return common.enumerated().sorted { (bits[$0.element], $0.offset) < (bits[$1.element], $1.offset) }.map(
            \.element)
    }

    /// The bits of each colour's entry, where images count as much as they weigh at each number of bits.
    private func bits(_ common: [Int], weight: (_ image: Int, _ bits: Int) -> Int) -> [Int] {
        var bits = [Int](repeating: 8, count: pixels.count)
        var candidates = common
        for width in stride(from: 7, through: 2, by: -1) where candidates.count > 1 << width - reserved {
            candidates = low(1 << width - reserved, of: candidates, images.indices.map { weight($0, width) })
            for colour in candidates { bits[colour] = width }
        }
        return bits
    }

    /// How many bits the codes of all images take together.
    private func length(_ bits: [Int]) -> Int {
        var upTo = [ColourSet](repeating: ColourSet(), count: 9)
        for (colour, bits) in bits.enumerated() {
            for width in bits...8 { upTo[width].insert(colour) }
        }
        return images.indices.reduce(0) { sum, image in
            let width = (2...8).first { images[image].countMissing(in: upTo[$0]) == 0 } ?? 8
            return sum + CodeLengths.sum(of: codes[image], width: width)
        }
    }

    /// As many of the colours as there is room for: those of image after image, whichever adds the fewest for its weight,
    /// and then the most common ones.
    private func low(_ room: Int, of candidates: [Int], _ weights: [Int]) -> [Int] {
        var all = ColourSet()
        for colour in candidates { all.insert(colour) }
        var left = images.indices.filter { images[$0].countMissing(in: all) == 0 }
        var (chosen, count) = (ColourSet(), 0)
        while let next = left.min(by: {
            images[$0].countMissing(in: chosen) * weights[$1] < images[$1].countMissing(in: chosen) * weights[$0]
        }) {
            let more = images[next].countMissing(in: chosen)
            if count + more > room {
                // Another one that adds more for its weight may still find room.
                left.removeAll { $0 == next }
                continue
            }
            chosen.formUnion(images[next])
            count += more
            left.removeAll { images[$0].countMissing(in: chosen) == 0 }
        }
        for colour in candidates where count < room && !chosen.contains(colour) {
            chosen.insert(colour)
            count += 1
        }
        return candidates.filter(chosen.contains)
    }
}

/// How long codes are, from how many there are.
private enum CodeLengths {
    /// After how many codes a dictionary begins anew, about.
    private static let codesOfDictionary = 1500

    /// The bits of so many codes where the highest entry has `width` bits.
    static func sum(of codes: Int, width: Int) -> Int {
        let parts = max(1, codes / codesOfDictionary)
        var (left, next, sum) = (codes / parts, (1 << width) + 2, 0)
        while left > 0 {
            let bits = min(12, bitsFor(next))
            let count = bits == 12 ? left : min(left, (1 << bits) + 1 - next)
            sum += count * bits
            left -= count
            next += count
        }
        return sum * parts
    }
}
