/// What a frame changes in the picture before it: runs of one colour, row by row.
///
/// Most of a film's pixels are as they were, so that this takes a small part of the room that the changed rectangles
/// would, and nobody need compare again.
package struct FrameChange: Sendable, Equatable {
    /// Neighbouring pixels of one colour that were others before.
    package struct Run: Sendable, Equatable {
        /// The first pixel's place in the whole picture, rows one after another.
        package var start: UInt32
        package var count: UInt32
        /// `0xAARRGGBB`, as in a ``Pixmap``.
        package var pixel: UInt32

        /// The places of the pixels.
        package var places: Range<Int> { Int(start)..<Int(start) + Int(count) }
    }

    /// The runs in order; no two that touch in a row have the same colour.
    package private(set) var runs: [Run] = []
    /// Rectangles in which all of them lie.
    package let places: [PixelRect]

    /// The difference between two pictures within rectangles, which may overlap.
    package init(from old: [UInt32], to new: [UInt32], width: Int, within places: [PixelRect]) {
        self.places = places
        let rects = places.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        let (top, bottom) = (places.map(\.y).min() ?? 0, places.map(\.maxY).max() ?? 0)
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                // Row by row, so that the runs do not depend on how the rectangles are cut.
                for row in top..<bottom {
                    var column = 0
                    for rect in rects where rect.y <= row && row < rect.maxY && rect.maxX > column {
                        let start = row * width + max(column, rect.x)
                        add(old, new, start..<row * width + rect.maxX, after: row * width)
                        column = rect.maxX
                    }
                }
            }
        }
    }

    /// A whole picture.
    package init(whole pixels: [UInt32], width: Int) {
        places = [PixelRect(0, 0, width, pixels.count / max(1, width))]
        pixels.withUnsafeBufferPointer { take($0, 0..<pixels.count, after: 0) }
    }

    /// Whether nothing shines through what it changes.
    package var isOpaque: Bool { runs.allSatisfy { $0.pixel >= 0xFF00_0000 } }

    /// Makes the picture before the one after; translucent pixels are laid on a ground where there is one.
    package func apply(to pixels: inout [UInt32], on ground: Colour? = nil) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for run in runs {
                let pixel = run.pixel < 0xFF00_0000 ? ground.map(run.pixel.laid) ?? run.pixel : run.pixel
                UnsafeMutableBufferPointer(rebasing: pixels[run.places]).update(repeating: pixel)
            }
        }
    }

    private mutating func add(
        _ old: UnsafeBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>, _ places: Range<Int>, after row: Int
    ) {
        var place = places.lowerBound
        while true {
            place = endOfSame(old, new, from: place, to: places.upperBound)
            let start = place
            while place < places.upperBound, old[place] != new[place] { place += 1 }
            if start == place { return }
            take(new, start..<place, after: row)
        }
    }

    /// Adds the pixels of some places, run by run; `row` is the place before which nothing can be gone on with.
    private mutating func take(_ pixels: UnsafeBufferPointer<UInt32>, _ places: Range<Int>, after row: Int) {
        var place = places.lowerBound
        while place < places.upperBound {
            let (start, pixel) = (place, pixels[place])
            while place < places.upperBound, pixels[place] == pixel { place += 1 }
            if start > row, let last = runs.last, last.places.upperBound == start, last.pixel == pixel {
                runs[runs.count - 1].count += UInt32(place - start)
            } else {
                runs.append(Run(start: UInt32(start), count: UInt32(place - start), pixel: pixel))
            }
        }
    }
}

/// Where pixels that are the same in both pictures end.
private func endOfSame(
    _ old: UnsafeBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>, from start: Int, to end: Int
) -> Int {
    guard let one = UnsafeRawPointer(old.baseAddress), let other = UnsafeRawPointer(new.baseAddress) else { return end }
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
