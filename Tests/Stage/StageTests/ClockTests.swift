import Testing

@testable import Stage

@Suite struct ClockTests {
    @Test(arguments: [
        ("0.8s", 800_000), ("800ms", 800_000), ("PT0.8S", 800_000), ("pt0,8s", 800_000), ("2s", 2_000_000),
        ("1m30s", 90_000_000), ("PT1M30S", 90_000_000), ("0s", 0), ("1.000001s", 1_000_001), ("2min", 120_000_000),
        ("1s500ms", 1_500_000),
    ])
    func `lengths of time are read`(text: String, microseconds: Int) {
        #expect(Seconds(reading: text)?.microseconds == microseconds)
    }

    @Test(arguments: [
        "", "8", "0.8", "s", ".5s", "1.s", "-1s", "1e3s", "1s1s", "1ms1s", "PT", "P1D", "PT1MS", "99999999999s",
        "1.1234567s", "٣s", "1 s", "1h",
    ])
    func `what is no length of time is refused`(text: String) {
        #expect(Seconds(reading: text) == nil)
    }

    @Test(arguments: [0, 1, 20_000, 800_000, 1_000_000, 1_500_000, 599_999_999])
    func `printing and reading a length gives it back`(microseconds: Int) {
        let length = Seconds(microseconds: microseconds)
        #expect(Seconds(reading: length.text) == length)
    }

    @Test func `lengths add up without rounding`() {
        let tenths = (0..<1000).reduce(Seconds.zero) { sum, _ in sum + 0.1 }
        #expect(tenths == 100.0)
    }

    @Test(arguments: [Easing.linear, .inOut, .out, .in, .overshoot(0.06)])
    func `a motion begins at 0 and ends at 1`(easing: Easing) {
        #expect(easing(0) == 0)
        #expect(easing(1) == 1)
        #expect(easing(-3) == 0)
        #expect(easing(7) == 1)
        #expect(easing(0.999) > 0.98)
        #expect(easing(0.001) < 0.02)
    }

    @Test(arguments: [Easing.linear, .inOut, .out, .in])
    func `a motion never goes back`(easing: Easing) {
        let values = (0...200).map { easing(Double($0) / 200) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func `an overshoot goes beyond its end by its share, and no further`() {
        let highest = (0...1000).map { Easing.overshoot(0.06)(Double($0) / 1000) }.max() ?? 0
        #expect(abs(highest - 1.06) < 0.001)
    }

    @Test func `the same seed gives the same chances`() {
        var first = SplitMix64(seed: 7)
        var second = SplitMix64(seed: 7)
        var other = SplitMix64(seed: 8)
        let numbers = (0..<50).map { _ in first.number(in: 0.3...0.7) }
        #expect(numbers == (0..<50).map { _ in second.number(in: 0.3...0.7) })
        #expect(numbers != (0..<50).map { _ in other.number(in: 0.3...0.7) })
        #expect(numbers.allSatisfy { (0.3...0.7).contains($0) })
    }

    @Test func `SplitMix64 gives its published numbers`() {
        // From the reference implementation by Sebastiano Vigna, seed 1234567, as listed on Rosetta Code.
        var random = SplitMix64(seed: 1_234_567)
        #expect(random.next() == 6_457_827_717_110_365_317)
        #expect(random.next() == 3_203_168_211_198_807_973)
        #expect(random.next() == 9_817_491_932_198_370_423)
    }
}
