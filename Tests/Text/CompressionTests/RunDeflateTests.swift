import Testing

@testable import Compression

@Suite struct RunDeflateTests {
    /// Numbers that are the same each time (Numerical Recipes' generator).
    private struct Numbers {
        var state: UInt32

        mutating func next(below limit: UInt32) -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return (state >> 8) % limit
        }
    }

    private func expectSame(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(inflated(deflatedRuns(bytes), limit: bytes.count + 1) == bytes, sourceLocation: sourceLocation)
    }

    @Test(arguments: CompressionTests.texts)
    func `what is packed comes back`(text: String) { expectSame(Array(text.utf8)) }

    /// About the longest repeat there is, and what is left behind one.
    @Test func `a run of any length comes back`() {
        for length in Array(0...12) + Array(250...270) + Array(510...525) + [100_000] {
            expectSame([UInt8](repeating: 7, count: length))
            expectSame([1, 2] + [UInt8](repeating: 7, count: length) + [1, 2, 7, 7])
        }
    }

    /// Runs and noise in turn, of few values and of all, in so many steps that blocks follow one another.
    @Test(arguments: [2, 5, 60, 256] as [UInt32], [1, 9, 300] as [UInt32])
    func `runs and noise come back`(values: UInt32, longest: UInt32) {
        var numbers = Numbers(state: values &* 31 &+ longest)
        var bytes: [UInt8] = []
        while bytes.count < 200_000 {
            let value = UInt8(numbers.next(below: values))
            bytes += [UInt8](repeating: value, count: 1 + Int(numbers.next(below: longest)))
        }
        expectSame(bytes)
    }

    /// What stood 32,768 bytes before can be repeated, and nothing beyond.
    @Test(arguments: [32_760, 32_767, 32_768, 32_769, 70_000])
    func `repeats reach as far as the window`(distance: Int) {
        var numbers = Numbers(state: 5)
        let noise = (0..<distance).map { _ in UInt8(numbers.next(below: 256)) }
        expectSame(noise + noise.prefix(300))
    }

    @Test func `rows of a drawing take about the bytes of a general packer`() throws {
        var numbers = Numbers(state: 9)
        var rows: [UInt8] = []
        for row in 0..<400 {
            if row % 40 >= 25, row > 40 {
                rows += rows.suffix(800)
                continue
            }
            var line: [UInt8] = [0]
            while line.count < 800 {
                line += [UInt8](repeating: 0, count: 20 + Int(numbers.next(below: 30)))
                line += [UInt8(1 + numbers.next(below: 60))] + [UInt8](repeating: 90, count: 8)
                line.append(UInt8(1 + numbers.next(below: 60)))
            }
            rows += line.prefix(800)
        }
        let general = try #require(deflated(rows, .zlib, level: 5)).count
        let packed = deflatedRuns(rows).count
        #expect(packed * 100 < general * 106, "\(packed) and \(general)")
        expectSame(rows)
    }

    /// Counts that grow as Fibonacci's numbers do make Huffman's code as long as it gets.
    @Test(arguments: [7, 15])
    func `no word is longer than allowed and the code is whole`(longest: Int) {
        var counts: [UInt32] = [1, 1]
        while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        let lengths = DeflateWords(counts: counts[...], longest: longest).lengths
        #expect(lengths.allSatisfy { $0 > 0 && $0 <= UInt8(longest) })
        #expect(lengths.reduce(0) { $0 + 1 << (longest - Int($1)) } == 1 << longest)
    }
}
