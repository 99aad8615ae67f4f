import Drawing

/// One image of a GIF: the rectangle around what changes, by palette entries.
struct GIFImage: Sendable {
    var rect: PixelRect
    var pixels: [UInt8]
    /// The runs of pixels that must be written, in order, apart from each other.
    ///
    /// The rest is as before, so that the transparent entry would do too. All is one run where there is no such entry.
    var changes: [Range<Int>]
    var transparent: UInt8?
    /// Hundredths of a second.
    var ticks: Int
    /// The whole picture's first pixel, as it is while this is shown.
    var corner: UInt8

    /// The image's codes: the shortest of several packings, the first of equally short ones.
    func packed(_ effort: PackingEffort) -> PackedImage {
        var trial = PackingTrial(effort)
        // With transparent pixels, and without any: whichever may be shorter by its changes of colour, or both.
        let (clear, opaque) = steps
        if effort == .once, min(clear, opaque) * GIFImage.busy > pixels.count {
            trial.attemptPlainly(clear < opaque ? LZWInput(self, depth: effort.depth) : LZWInput(opaque: self))
            return trial.best
        }
        let mayBeClear = clear < opaque * 2
        if mayBeClear {
            trial.attempt(LZWInput(self, depth: effort.depth))
            var joined = self
            if joined.joinStretches() { trial.attemptPatiently(LZWInput(joined, depth: effort.depth)) }
        }
        if !mayBeClear || opaque * 4 < clear * 5 {
            trial.attempt(LZWInput(opaque: self))
        }
        trial.refine()
        return trial.best
    }

    /// Where more than one of so many pixels differs from its neighbour, as in photographs, another way of writing them
    /// saves nothing worth its time: of two photographs that move for 11 seconds 0.03 % for nearly twice the time.
    private static let busy = 3

    /// From how many pixels on a stretch of one colour is written as that colour.
    private static let long = 32

    /// Lets what stays take part in the stretch of one colour that changes around it, where that is long: a curtain
    /// that closes packs better as one area than as the part of it that is new.
    ///
    /// - Returns: whether that is so of a good part of the image.
    private mutating func joinStretches() -> Bool {
        var runs: [Range<Int>] = []
        var looked = 0
        // A stretch that holds both begins or ends on some change's side.
        for change in changes {
            for place in [change.lowerBound, change.upperBound - 1] where place >= looked {
                let stretch = stretch(around: place)
                looked = stretch.upperBound
                if stretch.count >= GIFImage.long { GIFImage.join(stretch, to: &runs) }
            }
            GIFImage.join(change, to: &runs)
        }
        func area(_ runs: [Range<Int>]) -> Int { runs.reduce(0) { $0 + $1.count } }
        let joined = area(runs) - area(changes)
        changes = runs
        return joined * 8 > pixels.count
    }

    /// Adds a run to runs in order, of which it may overlap the last ones.
    private static func join(_ run: Range<Int>, to runs: inout [Range<Int>]) {
        var run = run
        while let last = runs.last, last.upperBound >= run.lowerBound {
            run = min(last.lowerBound, run.lowerBound)..<max(last.upperBound, run.upperBound)
            runs.removeLast()
        }
        runs.append(run)
    }

    /// The pixels of one colour around one.
    private func stretch(around place: Int) -> Range<Int> {
        pixels.withUnsafeBufferPointer { pixels in
            let colour = pixels[place]
            var (start, end) = (place, place + 1)
            while start > 0, pixels[start - 1] == colour { start -= 1 }
            while end < pixels.count, pixels[end] == colour { end += 1 }
            return start..<end
        }
    }

    /// How often neighbours differ with all free pixels transparent, and with none.
    private var steps: (clear: Int, opaque: Int) {
        guard transparent != nil else { return (.max / 4, 0) }
        return pixels.withUnsafeBufferPointer { pixels in
            // No change is transparent, so each of its sides is a step, but for the first and last pixel's.
            var clear = 1
            for change in changes {
                clear += GIFImage.steps(in: UnsafeBufferPointer(rebasing: pixels[change]))
                clear += (change.lowerBound > 0 ? 1 : 0) + (change.upperBound < pixels.count ? 1 : 0)
            }
            return (clear, 1 + GIFImage.steps(in: pixels))
        }
    }

    private static func steps(in pixels: UnsafeBufferPointer<UInt8>) -> Int {
        guard let bytes = UnsafeRawPointer(pixels.baseAddress) else { return 0 }
        var (place, steps) = (1, 0)
        // Sixteen at once, as far as it goes; each lane counts as far as its eight bits do.
        let one = SIMD16<UInt8>(repeating: 1)
        while place + 16 <= pixels.count {
            var lanes = SIMD16<UInt8>.zero
            let end = min(pixels.count - 15, place + 255 * 16)
            while place < end {
                let before = bytes.loadUnaligned(fromByteOffset: place - 1, as: SIMD16<UInt8>.self)
                let here = bytes.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self)
                lanes &+= one.replacing(with: 0, where: before .== here)
                place += 16
            }
            for lane in lanes.indices { steps += Int(lanes[lane]) }
        }
        while place < pixels.count {
            steps += pixels[place - 1] != pixels[place] ? 1 : 0
            place += 1
        }
        return steps
    }
}
