import Testing

@testable import Social

@Suite struct NetworkTests {
    /// Units of one character each, for networks that count grapheme clusters.
    static let clusters = ["a", "界", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "🇫🇮", "e\u{301}\u{323}", "ש", "한"]

    @Test(arguments: [Network.mastodon, .linkedIn, .instagram, .reddit, .hackerNews, .productHunt], clusters)
    func `networks that count grapheme clusters take their limit, and not one more`(network: Network, unit: String) {
        let limit = network.limit.count
        for (count, valid) in [(limit - 1, true), (limit, true), (limit + 1, false), (0, false)] {
            let post = network.weightedLength(String(repeating: unit, count: count))
            #expect(post.length == count)
            #expect(post.valid == valid)
        }
    }

    @Test
    func `the limits of the table are those of its sources`() {
        #expect(Network.allCases.map(\.limit.count) == [280, 500, 300, 500, 3000, 2200, 300, 80, 60])
        #expect(Network(rawValue: "hackernews") == .hackerNews)
    }

    @Test
    func `on Mastodon an address with a scheme is 23, a bare one is its letters`() {
        func length(_ text: String) -> Int { Network.mastodon.weightedLength(text).length }
        #expect(length("https://playbill.example.com/a/very/long/path?with=a&query") == 23)
        #expect(length("see https://a.io!") == 4 + 23 + 1)
        #expect(length("playbill.dev") == 12)
        let rest = String(repeating: "w", count: 476)
        #expect(Network.mastodon.weightedLength("\(rest) https://playbill.dev/guide").valid)
        #expect(!Network.mastodon.weightedLength("\(rest)w https://playbill.dev/guide").valid)
    }

    @Test(arguments: [
        ("@ada@example.social", 4), ("hi @ada@example.social.", 8), ("(@ada@a.b)", 6), ("@ada", 4),
        ("ada@example.org", 15),
        ("@ada@", 5), ("@@a", 3), ("@ada_b.c@x.y @z@q", 11),
    ])
    func `on Mastodon the host of a mention is free`(text: String, expected: Int) {
        #expect(Network.mastodon.weightedLength(text).length == expected)
    }

    @Test
    func `on Mastodon the content warning counts too`() {
        #expect(lengthOnMastodon("12345", warning: "abc").length == 8)
        let warned = lengthOnMastodon(String(repeating: "w", count: 490), warning: "Spoilers 🎲!")
        #expect(warned.length == 501)
        #expect(!warned.valid)
    }

    @Test
    func `on Bluesky 300 characters are one limit and 3,000 bytes another`() {
        for (count, valid) in [(299, true), (300, true), (301, false)] {
            #expect(Network.bluesky.weightedLength(String(repeating: "界", count: count)).valid == valid)
        }
        let family = "👨‍👩‍👧‍👦"
        #expect(family.utf8.count == 25)
        for (count, valid) in [(119, true), (120, true), (121, false)] {
            let post = Network.bluesky.weightedLength(String(repeating: family, count: count))
            #expect(post.length == count)
            #expect(post.valid == valid)
        }
        #expect(Network.bluesky.weightedLength("https://playbill.dev/guide").length == 26)
    }

    @Test(arguments: [
        ("a", 1), ("界", 1), ("e\u{301}", 1), ("🎲", 4), ("❤️", 6), ("❤", 1), ("👩🏽‍🚀", 15), ("🇫🇮", 8), ("1️⃣", 7), ("1", 1),
        ("©", 1),
    ])
    func `on Threads an emoji is as long as its bytes`(text: String, expected: Int) {
        #expect(Network.threads.weightedLength(text).length == expected)
        let rest = String(repeating: "w", count: 500 - expected)
        #expect(Network.threads.weightedLength(rest + text).valid)
        #expect(!Network.threads.weightedLength(rest + text + "w").valid)
    }

    @Test
    func `on Threads five links are taken, six are not; one twice is one`() {
        let five = (1...5).map { "https://playbill.dev/\($0)" }.joined(separator: " ")
        #expect(Network.threads.weightedLength(five).valid)
        #expect(Network.threads.weightedLength(five + " https://playbill.dev/5").valid)
        #expect(!Network.threads.weightedLength(five + " https://playbill.dev/6").valid)
    }
}
