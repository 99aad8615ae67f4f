import Drawing

/// What one frame changes: the pixels that differ from the frame before, by the numbers of their colours.
struct FrameDelta {
    /// Neighbouring changed pixels of a row.
    struct Span {
        /// The first pixel's place in the whole picture, rows one after another.
        var start: UInt32
        var count: UInt32
    }

    private(set) var spans: [Span] = []
    private(set) var colours: [UInt16] = []
    /// How long the frame is shown, in hundredths of a second.
    var ticks: Int

    /// The difference between two pictures within rectangles, which may overlap; nil where there is none.
    init?(
        from old: [UInt32], to new: [UInt32], width: Int, within rects: [PixelRect], ticks: Int,
        _ count: inout ColourCount
    ) {
        self.ticks = ticks
        let rects = rects.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        let (top, bottom) = (rects.map(\.y).min() ?? 0, rects.map(\.maxY).max() ?? 0)
        // Row by row, so that neither spans nor colours depend on how the rectangles are cut.
        for row in top..<bottom {
            var column = 0
            for rect in rects where rect.y <= row && row < rect.maxY && rect.maxX > column {
                add(old, new, row * width + max(column, rect.x)..<row * width + rect.maxX, &count)
                column = rect.maxX
            }
        }
        if spans.isEmpty { return nil }
    }

    /// A whole picture.
    init(of new: [UInt32], ticks: Int, _ count: inout ColourCount) {
        self.ticks = ticks
        spans = [Span(start: 0, count: UInt32(new.count))]
        new.withUnsafeBufferPointer { take($0, &count) }
    }

    private mutating func add(_ old: [UInt32], _ new: [UInt32], _ places: Range<Int>, _ count: inout ColourCount) {
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                var place = places.lowerBound
                while true {
                    place = FrameDelta.end(of: old, new, from: place, to: places.upperBound)
                    let start = place
                    while place < places.upperBound, old[place] != new[place] { place += 1 }
                    if start == place { return }
                    spans.append(Span(start: UInt32(start), count: UInt32(place - start)))
                    take(UnsafeBufferPointer(rebasing: new[start..<place]), &count)
                }
            }
        }
    }

    /// Where pixels that are the same end.
    private static func end(
        of old: UnsafeBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>, from start: Int, to end: Int
    ) -> Int {
        guard let one = UnsafeRawPointer(old.baseAddress), let other = UnsafeRawPointer(new.baseAddress) else {
            return end
        }
        func difference(_ place: Int) -> SIMD2<UInt64> {
            one.loadUnaligned(fromByteOffset: place * 4, as: SIMD2<UInt64>.self)
                ^ other.loadUnaligned(fromByteOffset: place * 4, as: SIMD2<UInt64>.self)
        }
        var place = start
        // Sixteen at once, as far as it goes: most of a frame is as it was, and looking for what is not takes longer
        // than packing it.
        while place + 16 <= end {
            let all = difference(place) | difference(place + 4) | difference(place + 8) | difference(place + 12)
            if all.x | all.y != 0 { break }
            place += 16
        }
        while place < end, old[place] == new[place] { place += 1 }
        return place
    }

    /// Numbers the colours of pixels, stretch by stretch.
    private mutating func take(_ pixels: UnsafeBufferPointer<UInt32>, _ count: inout ColourCount) {
        var place = 0
        while place < pixels.count {
            let start = place
            let colour = pixels[start]
            while place < pixels.count, pixels[place] == colour { place += 1 }
            let number = count.number(of: colour, counting: place - start)
            colours.append(contentsOf: repeatElement(number, count: place - start))
        }
    }
}

extension FrameDelta {
    /// Makes the picture before the delta the one after it.
    func apply(_ new: [UInt32], to old: inout [UInt32]) {
        new.withUnsafeBufferPointer { new in
            old.withUnsafeMutableBufferPointer { old in
                for span in spans {
                    for place in Int(span.start)..<Int(span.start + span.count) { old[place] = new[place] }
                }
            }
        }
    }
}

extension FrameDelta {
    /// How often the colour changes along the spans, which is about how many codes they take.
    var steps: Int {
        colours.withUnsafeBufferPointer { colours in
            var (steps, start) = (0, 0)
            for span in spans {
                let end = start + Int(span.count)
                steps += 1
                for number in start + 1..<end where colours[number] != colours[number - 1] { steps += 1 }
                start = end
            }
            return steps
        }
    }

    /// Joins the delta that follows, as if both came at once.
    mutating func take(_ next: FrameDelta) {
        // The later one wins where both change a pixel.
        var colourOfPlace: [UInt32: UInt16] = [:]
        for delta in [self, next] {
            var number = 0
            for span in delta.spans {
                for place in span.start..<span.start + span.count {
                    colourOfPlace[place] = delta.colours[number]
                    number += 1
                }
            }
        }
        let places = colourOfPlace.keys.sorted()
        spans = places.map { Span(start: $0, count: 1) }
        colours = places.compactMap { colourOfPlace[$0] }
    }
}
