import Testing

@testable import Images

@Suite struct ResizingTests {
    @Test(arguments: [1, 2, 3, 7, 10, 31, 64, 65, 200])
    func `one colour stays that colour at every size`(width: Int) {
        let small = plain(64, 48, [13, 200, 97]).resized(width: width)
        #expect(small == plain(width, max(1, (48 * width + 32) / 64), [13, 200, 97]))
    }

    @Test(arguments: [(40, 30, 16, 12), (403, 302, 48, 36), (3, 100, 1, 33), (100, 3, 10, 1)])
    func `the height goes with the width`(width: Int, height: Int, newWidth: Int, newHeight: Int) {
        let small = plain(width, height, [1, 2, 3]).resized(width: newWidth)
        #expect((small.width, small.height) == (newWidth, newHeight))
    }

    @Test func `pixels are mixed as light, not as numbers`() {
        let fine = Raster(
            width: 64, height: 64, channels: 3,
            bytes: (0..<64 * 64).flatMap { index in
                [UInt8](repeating: (index + index / 64).isMultiple(of: 2) ? 255 : 0, count: 3)
            })
        // Half of the light is the channel value 188.
        let middle = fine.resized(width: 8).bytes[(8 * 4 + 4) * 3]
        #expect(abs(Int(middle) - 188) <= 1)
    }

    @Test func `the colour of a clear pixel shines into none`() {
        let half = Raster(
            width: 4, height: 1, channels: 4,
            bytes: [255, 0, 0, 255, 255, 0, 0, 255, 0, 255, 0, 0, 0, 255, 0, 0])
        let small = half.resized(width: 1, height: 1)
        #expect(Array(small.bytes[0..<3]) == [255, 0, 0])
        #expect(abs(Int(small.bytes[3]) - 128) <= 1)
    }

    @Test func `the weights of each new pixel add up to one`() {
        for (from, to) in [(100, 33), (33, 100), (5, 1), (1, 5), (4032, 1600)] {
            let plan = Resampling(from: from, to: to)
            #expect(plan.starts.allSatisfy { $0 >= 0 && $0 + plan.taps <= from })
            for index in 0..<to {
                let sum = plan.weights[index * plan.taps..<(index + 1) * plan.taps].reduce(0, +)
                #expect(abs(sum - 1) < 1e-4)
            }
        }
    }
}
