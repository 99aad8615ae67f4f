import Diagnostics
import Files
import Site
import Testing

@testable import Publishing

@Suite struct NearAddressesTests {
    private static let files = [
        "index.html", "about/index.html", "posts/2026/one-two/index.html", "posts/2026/one-tow/index.html",
        "posts/2026/Größe/index.html", "tags/swift/index.html", "fooindex.html", "assets/pic one.png", "feed.xml",
        "a/index.html", "b/index.html",
    ]

    @Test(arguments: ["https://example.com/", "https://example.com/base/"])
    func `what is left out by its letters is never near`(base: String) throws {
        let baseURL = try #require(BaseURL(base))
        let near = NearAddresses(NearAddressesTests.files, baseURL)
        let all = NearAddressesTests.files.sorted { ExactName.precedes($0, $1) }.map {
            $0.hasSuffix("index.html")
                ? baseURL.relative(Address("/" + $0).encoded) : baseURL.relative(percentEncoded($0))
        }
        var random = Seeded(state: 18)
        for address in all {
            for edits in 0..<8 {
                var word = Array(address)
                for _ in 0..<edits {
                    let place = Int.random(in: 0...word.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: word.insert("/abcZ-0é".randomElement(using: &random) ?? "x", at: place)
                    case 1 where place < word.count: word.remove(at: place)
                    default: if place + 1 < word.count { word.swapAt(place, place + 1) }
                    }
                }
                #expect(near.remedy(for: String(word)) == didYouMean(String(word), among: all), "\(String(word))")
            }
        }
    }

    @Test func `the counts of letters are as far apart as the words, or less`() throws {
        let (one, other) = (try #require(LetterCounts("/about/")), try #require(LetterCounts("/Abuot/")))
        #expect(one.distance(to: other) == 0)
        #expect(one.distance(to: try #require(LetterCounts("/abut/"))) == 1)
        #expect(one.distance(to: try #require(LetterCounts("/vwxyz/"))) == 5)
        #expect(
            one.distance(to: try #require(LetterCounts("/12345/"))) == 3, "`4` and `5` share the counts of `t` and `u`")
        #expect(LetterCounts("/é/") == nil)
    }

    @Test func `counts are compared eight at a time as they are one by one`() throws {
        var random = Seeded(state: 7)
        func word() -> String {
            let letters = Int.random(in: 1...96, using: &random)
            let count = Int.random(in: 0...127, using: &random)
            let codes = (0..<count).map { _ in UInt8(31 + Int.random(in: 1...letters, using: &random)) }
            return String(decoding: codes, as: UTF8.self)
        }
        func counted(_ word: String) -> [Int] {
            word.utf8.reduce(into: [Int](repeating: 0, count: 32)) { $0[Int($1 & 31)] += 1 }
        }
        for _ in 0..<2_000 {
            let (one, other) = (word(), word())
            let (more, less) = zip(counted(one), counted(other)).reduce((0, 0)) { sums, counts in
                (sums.0 + max(0, counts.0 - counts.1), sums.1 + max(0, counts.1 - counts.0))
            }
            let distance = try #require(LetterCounts(one)).distance(to: try #require(LetterCounts(other)))
            #expect(distance == max(more, less), "\(one) \(other)")
        }
        let all = try #require(LetterCounts(String(repeating: "a", count: 127)))
        #expect(all.distance(to: try #require(LetterCounts(""))) == 127)
        #expect(LetterCounts(String(repeating: "a", count: 128)) == nil)
    }
}

/// The same edits each time (SplitMix64).
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
