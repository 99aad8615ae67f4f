import Drawing

/// Makes images of deltas, one after the other: their colours become entries, and what was so before is left.
struct Tracing {
    private let width: Int
    private let height: Int
    private let palette: Palette
    /// The picture so far, by entries; empty before the first delta.
    private var canvas: [UInt8] = []

    /// A picture of so many pixels, still empty.
    init(width: Int, height: Int, palette: Palette) {
        (self.width, self.height, self.palette) = (width, height, palette)
    }

    /// What to write for the next delta, or nil where no entry changes; all of the picture for the first one.
    mutating func image(of delta: FrameDelta) -> GIFImage? { canvas.isEmpty ? first(delta) : draw(delta) }

    private mutating func first(_ delta: FrameDelta) -> GIFImage {
        canvas = delta.colours.map { palette.entryOfColour[Int($0)] }
        // Nothing lies below it that could shine through.
        let whole = PixelRect(0, 0, width, height)
        return GIFImage(
            rect: whole, pixels: canvas, changes: [0..<canvas.count], transparent: nil, ticks: delta.ticks,
            corner: canvas[0])
    }

    private mutating func draw(_ delta: FrameDelta) -> GIFImage? {
        // Colours that differ may share an entry, so that less changes than the frames say, or nothing.
        let changes = apply(delta)
        guard let rect = PixelRect(around: changes, rowsOf: width) else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(rect.area)
        for row in rect.y..<rect.maxY { pixels += canvas[row * width + rect.x..<row * width + rect.maxX] }
        return GIFImage(
            rect: rect, pixels: pixels,
            changes: palette.transparent == nil ? [0..<rect.area] : within(rect, changes),
            transparent: palette.transparent, ticks: delta.ticks, corner: canvas[0])
    }

    /// Runs of the whole picture's pixels as those of a rectangle's, joined where they meet.
    private func within(_ rect: PixelRect, _ runs: [Range<Int>]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        result.reserveCapacity(runs.count)
        for run in runs {
            let row = run.lowerBound / width
            let start = (row - rect.y) * rect.width + run.lowerBound - row * width - rect.x
            if let last = result.last, last.upperBound == start {
                result[result.count - 1] = last.lowerBound..<start + run.count
            } else {
                result.append(start..<start + run.count)
            }
        }
        return result
    }

    /// Puts the entries of a delta on the canvas; the runs of pixels that change, each in one row.
    private mutating func apply(_ delta: FrameDelta) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var number = 0
        canvas.withUnsafeMutableBufferPointer { canvas in
            palette.entryOfColour.withUnsafeBufferPointer { entries in
                delta.colours.withUnsafeBufferPointer { colours in
                    for span in delta.spans {
                        var start = -1
                        let end = Int(span.start) + Int(span.count)
                        for place in Int(span.start)..<end {
                            let entry = entries[Int(colours[number])]
                            number += 1
                            if canvas[place] != entry {
                                canvas[place] = entry
                                if start < 0 { start = place }
                            } else if start >= 0 {
                                runs.append(start..<place)
                                start = -1
                            }
                        }
                        if start >= 0 { runs.append(start..<end) }
                    }
                }
            }
        }
        return runs
    }
}

extension PixelRect {
    /// The rectangle around runs of pixels, each in one row of a picture so wide; nil where there are none.
    fileprivate init?(around runs: [Range<Int>], rowsOf width: Int) {
        guard let first = runs.first, let last = runs.last else { return nil }
        let (top, bottom) = (first.lowerBound / width, last.lowerBound / width)
        var (left, right) = (width, 0)
        for run in runs {
            let column = run.lowerBound % width
            (left, right) = (min(left, column), max(right, column + run.count))
        }
        self.init(left, top, right - left, bottom - top + 1)
    }
}
