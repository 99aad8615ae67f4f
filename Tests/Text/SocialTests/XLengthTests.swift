import Testing

@testable import Social

private func length(_ text: String) -> Int {
    Network.x.weightedLength(text).length
}

@Suite struct XLengthTests {
    @Test(arguments: [
        ("a", 1, 0), ("界", 2, 0), ("👩🏽‍🚀", 2, 0), ("🇫🇮", 2, 0), ("e\u{301}", 1, 0), ("ש", 1, 0), ("ﷺ", 2, 0),
    ])
    func `the limit holds at 280, one below and one above`(unit: String, weight: Int, rest: Int) {
        let full = String(repeating: unit, count: 280 / weight)
        let at = Network.x.weightedLength(full)
        #expect(at == PostLength(length: 280, limit: 280))
        #expect(at.valid)
        let above = Network.x.weightedLength(full + "a")
        #expect(above.length == 281)
        #expect(!above.valid)
        let below = Network.x.weightedLength(
            String(repeating: unit, count: 280 / weight - 1) + (weight == 2 ? "a" : ""))
        #expect(below.length == 279)
        #expect(below.valid)
    }

    @Test
    func `an address is 23, with and without a scheme, at the limit too`() {
        for address in ["https://playbill.example.com/a/very/long/path?with=a&query", "playbill.dev", "https://t.co/x"]
        {
            #expect(length(address) == 23)
            let rest = String(repeating: "w", count: 256)
            #expect(Network.x.weightedLength("\(rest) \(address)").valid)
            #expect(!Network.x.weightedLength("\(rest)w \(address)").valid)
            #expect(length("\(rest.dropLast()) \(address)") == 279)
        }
    }

    @Test
    func `nothing, and what holds a character that is none, is not valid`() {
        #expect(!Network.x.weightedLength("").valid)
        for value: UInt32 in [0xFFFE, 0xFEFF, 0xFFFF] {
            let post = Network.x.weightedLength("a\(Unicode.Scalar(value).map(String.init) ?? "")b")
            #expect(!post.valid)
        }
        #expect(Network.x.weightedLength(" ").valid)
    }

    @Test(arguments: [
        ("🎲", 2), ("❤️", 2), ("❤", 2), ("❤\u{FE0E}", 4), ("👍🏿", 2), ("☝️🏿", 2), ("1️⃣", 2), ("#\u{20E3}", 2),
        ("1\u{FE0F}", 3),
        ("©", 1), ("©️", 2), ("™️", 2), ("🏴󠁧󠁢󠁷󠁬󠁳󠁿", 2), ("🏴‍☠️", 2), ("👨‍👩‍👧‍👦", 2), ("👩🏻‍❤️‍💋‍👨🏿", 2), ("🏋🏽‍♀️", 2), ("🏋️‍♀️", 2),
        // Two letters that are no country's, and a family that nobody draws: each picture for itself.
        ("🇦🇦", 4), ("👨‍🐶", 5), ("👨🏻‍👩🏻‍👧", 8), ("🎲\u{FE0F}", 4), ("\u{200D}", 1),
    ])
    func `emoji count as X draws them`(text: String, expected: Int) {
        #expect(length(text) == expected)
    }

    @Test
    func `characters are composed first; some fall into parts`() {
        #expect(length("o\u{308}o\u{308}") == 2)
        #expect(length("\u{1112}\u{1161}\u{11AB}") == length("한"))
        #expect(length("\u{FB2C}") == 3)
        #expect(length("\u{2126}") == length("Ω"))
    }

    @Test
    func `weights at the edges of the ranges`() {
        let edges: [(UInt32, Int)] = [
            (0, 1), (4351, 1), (4352, 2), (8191, 2), (8192, 1), (8205, 1), (8206, 2), (8207, 2), (8208, 1), (8223, 1),
            (8224, 2), (8241, 2), (8242, 1), (8247, 1), (8248, 2), (0x10FFFF, 2),
        ]
        for (value, expected) in edges where value != 8192 {
            #expect(Unicode.Scalar(value).map { length(String($0)) } == expected, "\(value)")
        }
    }

    @Test
    func `the length of two texts with a blank between them adds up`() {
        let texts = ["see playbill.dev", "🎲🎲", "界 x", "https://a.example.org/(b)", "@someone", "e\u{301}."]
        for one in texts {
            for other in texts { #expect(length("\(one) \(other)") == length(one) + 1 + length(other)) }
        }
    }

    @Test
    func `a long hostile text is counted in the time of its length`() {
        for unit in ["あ", "あ.", "a.", "a-", "http://", "(", "(a", "(a.b", "/(", "@a@", "🏳️‍", "xn--", "#"] {
            let text = String(repeating: unit, count: 2_000)
            for network in Network.allCases { #expect(network.weightedLength(text).length > 0) }
        }
    }
}
