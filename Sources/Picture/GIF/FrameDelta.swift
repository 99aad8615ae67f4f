import Drawing

/// What one frame changes: the pixels that differ from the frame before, by the numbers of their colours.
struct FrameDelta {
    /// Neighbouring changed pixels of one colour.
    struct Run {
        /// The first pixel's place in the whole picture, rows one after another.
        var start: UInt32
        var count: UInt16
        var colour: UInt16

        /// The places of the pixels.
        var places: Range<Int> { Int(start)..<Int(start) + Int(count) }
    }

    private(set) var runs: [Run] = []
    /// How long the frame is shown, in hundredths of a second.
    var ticks: Int

    /// A change by the numbers of its colours.
    init(_ change: FrameChange, ticks: Int, _ count: inout ColourCount) {
        self.ticks = ticks
        runs.reserveCapacity(change.runs.count)
        for run in change.runs {
            let number = count.number(of: run.pixel, counting: Int(run.count))
            add(run.places, number)
        }
    }

    private mutating func add(_ places: Range<Int>, _ colour: UInt16) {
        var start = places.lowerBound
        while start < places.upperBound {
            let count = min(places.upperBound - start, Int(UInt16.max))
            runs.append(Run(start: UInt32(start), count: UInt16(count), colour: colour))
            start += count
        }
    }

    /// How often the colour changes along what is drawn, which is about how many codes it takes.
    var steps: Int { runs.count }

    /// Joins the delta that follows, as if both came at once.
    mutating func take(_ next: FrameDelta) {
        // The later one wins where both change a pixel.
        var colourOfPlace: [Int: UInt16] = [:]
        for delta in [self, next] {
            for run in delta.runs {
                for place in run.places { colourOfPlace[place] = run.colour }
            }
        }
        runs = []
        for (place, colour) in colourOfPlace.sorted(by: { $0.key < $1.key }) { add(place..<place + 1, colour) }
    }
}
