import Drawing
import Testing

/// Pixels of few colours, in stretches, by arithmetic alone.
private func pixels(_ count: Int, seed: UInt32) -> [UInt32] {
    var state = seed &* 747_796_405 &+ 1
    return (0..<count).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return 0xFF00_0000 | (state >> 28 < 11 ? 7 : state >> 26)
    }
}

@Suite struct FrameChangeTests {
    private let width = 37
    private let height = 11

    @Test(arguments: 1...20 as ClosedRange<UInt32>)
    func `what a change tells makes the picture before the one after`(seed: UInt32) {
        let (old, new) = (pixels(width * height, seed: seed), pixels(width * height, seed: seed + 100))
        let change = FrameChange(from: old, to: new, width: width, within: [PixelRect(0, 0, width, height)])
        var drawn = old
        change.apply(to: &drawn)
        #expect(drawn == new)
        for run in change.runs {
            #expect(run.places.allSatisfy { old[$0] != new[$0] && new[$0] == run.pixel })
            #expect(run.places.lowerBound / width == (run.places.upperBound - 1) / width)
        }
        drawn = Array(repeating: 0, count: width * height)
        FrameChange(whole: new, width: width).apply(to: &drawn)
        #expect(drawn == new)
    }

    @Test func `the runs do not depend on how the places are cut`() {
        let (old, new) = (pixels(width * height, seed: 5), pixels(width * height, seed: 6))
        let whole = FrameChange(from: old, to: new, width: width, within: [PixelRect(0, 0, width, height)])
        let parts = [PixelRect(20, 0, 17, 11), PixelRect(0, 0, 24, 6), PixelRect(0, 4, 20, 7)]
        #expect(FrameChange(from: old, to: new, width: width, within: parts).runs == whole.runs)
        #expect(FrameChange(from: old, to: old, width: width, within: parts).runs.isEmpty)
    }
}
