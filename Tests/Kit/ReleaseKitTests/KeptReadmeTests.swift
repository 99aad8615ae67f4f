import Diagnostics
import Files
import Testing

@testable import ReleaseKit

private let mine = "# Mine\n\n\(KeptReadme.begin)\nold\nlines\n\(KeptReadme.end)\n\nMine too."
private let inParts = """
    \(KeptReadme.begin("head"))
    head
    \(KeptReadme.end)

    Mine.

    <!-- playbill: get -->
    \(KeptReadme.end)

    """

private func updated(_ text: String?, _ make: KeptReadme.Maker) throws -> String {
    String(decoding: try KeptReadme.updated(text.map { Array($0.utf8) }, at: "README.md", make), as: UTF8.self)
}

private func differences(_ text: String, _ make: KeptReadme.Maker) throws -> [Diagnostic] {
    try KeptReadme.differences(in: Array(text.utf8), at: "README.md", make)
}

@Suite struct KeptReadmeTests {
    @Test func `only what stands between the markers changes`() throws {
        let text = try updated(mine) { _ in "new\n" }
        #expect(text == "# Mine\n\n\(KeptReadme.begin)\nnew\n\(KeptReadme.end)\n\nMine too.")
    }

    @Test func `each part is made of the section that it names`() throws {
        let text = try updated(inParts) { "made of \($0 ?? "all")\n" }
        #expect(
            text
                == inParts.replacing("\nhead\n", with: "\nmade of head\n")
                .replacing("get -->\n", with: "get -->\nmade of get\n"))
        #expect(try differences(text) { "made of \($0 ?? "all")\n" } == [])
    }

    @Test func `a file that is not there becomes one part`() throws {
        #expect(try updated(nil) { _ in "new\n" } == "\(KeptReadme.begin)\nnew\n\(KeptReadme.end)\n")
    }

    @Test func `a section with nothing to say leaves its markers`() throws {
        let text = try updated(mine) { _ in "" }
        #expect(text == "# Mine\n\n\(KeptReadme.begin)\n\(KeptReadme.end)\n\nMine too.")
    }

    @Test func `each part that is out of date is told at its first line that is`() throws {
        let found = try differences(mine) { _ in "old\nrows\n" }
        #expect(found.map(\.place) == [Place(path: "README.md", line: 5, column: 1)])
        #expect(found.map(\.excerpt) == ["lines"])
        let both = try differences(inParts) { _ in "head\nand more\n" }
        #expect(both.map { $0.place?.line } == [3, 8])
    }

    @Test(arguments: [
        ("", 1), ("# Mine\n", 1), (KeptReadme.begin + "\n", 1), (KeptReadme.end + "\n" + KeptReadme.begin + "\n", 1),
        (KeptReadme.begin + "\n" + inParts, 1), (KeptReadme.begin("haed") + "\n" + KeptReadme.end, 1),
        (inParts + KeptReadme.end, 9),
    ])
    func `a file whose markers make no sense is left alone, and told where`(text: String, line: Int) {
        let error = #expect(throws: Mistakes.self) { try updated(text) { _ in "new\n" } }
        #expect(error?.all.first?.place?.line == line)
        #expect(error?.all.allSatisfy { $0.remedy != nil } == true)
    }

    @Test(arguments: ["```", "~~~~", "  ```markdown"])
    func `markers in a fence are shown, and no markers`(fence: String) throws {
        let close = String(fence.drop { $0 == " " }.prefix { $0 == "`" || $0 == "~" })
        let shown = "\(fence)\n\(KeptReadme.begin)\n\(KeptReadme.end)\n\(close)\n"
        #expect(try updated(shown + mine) { _ in "new\n" }.hasPrefix(shown + "# Mine"))
        let error = #expect(throws: Mistakes.self) { try updated(shown) { _ in "new\n" } }
        #expect(error?.all.map(\.place?.line) == [2])
        #expect(error?.all.first?.message.contains("code fence") == true)
    }

    @Test(arguments: [KeptReadme.end + "\n", "```\nopen\n", KeptReadme.begin + "\n", "no line end"])
    func `what would not stay between its markers is refused`(text: String) {
        #expect(throws: Mistakes.self) { try updated(mine) { _ in text } }
    }

    @Test func `lines end as the marker above them does`() throws {
        let theirs = mine.replacing("\n", with: "\r\n")
        let text = try updated(theirs) { _ in "a\nb\n" }
        #expect(text == theirs.replacing("old\r\nlines", with: "a\r\nb"))
        #expect(try differences(text) { _ in "a\nb\n" } == [])
        #expect(try differences(text) { _ in "a\nc\n" }.map(\.place?.line) == [5])
    }

    @Test func `a byte order mark stays, and hides no marker`() throws {
        let text = "\u{FEFF}" + inParts
        #expect(try updated(text) { _ in "new\n" }.hasPrefix("\u{FEFF}\(KeptReadme.begin("head"))\nnew\n"))
    }
}

/// Documents of random bytes around markers, all told apart by one number.
private struct RandomReadme {
    private static let pieces: [[UInt8]] = [
        Array("text\n".utf8), Array("# Title\r\n".utf8), [0xFF, 0xFE, 0x80], [0x0A], [0x0D], [0x0D, 0x0A], [0x00],
        Array("<!-- other -->\n".utf8), Array(" \(KeptReadme.begin)\n".utf8), Array("\n```\ncode\n```\n".utf8),
        Array("\n~~~\n\(KeptReadme.begin)\n\(KeptReadme.end)\n~~~\n".utf8), [0xC3], Array("é 語\t".utf8),
        [0xEF, 0xBB, 0xBF],
    ]

    /// What stands before, between and behind the parts.
    var outside: [[UInt8]] = []
    /// What stands in them.
    var inside: [[UInt8]] = []

    init(_ seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(count))
        }
        let parts = 1 + random(3)
        for part in 0...parts {
            var bytes = (0..<random(8)).flatMap { _ in RandomReadme.pieces[random(RandomReadme.pieces.count)] }
            let feed: [UInt8] = random(2) == 0 ? [0x0A] : [0x0D, 0x0A]
            if part > 0 { bytes = feed + bytes }
            if part < parts { bytes += [0x0A] + Array(KeptReadme.begin.utf8) + feed }
            outside.append(bytes)
            if part < parts { inside.append((0..<random(4)).flatMap { _ in Array("old \(random(9))\n".utf8) }) }
        }
    }

    func bytes(_ inside: [[UInt8]]) -> [UInt8] {
        zip(outside, inside).flatMap { $0 + $1 + Array(KeptReadme.end.utf8) } + (outside.last ?? [])
    }
}

@Suite struct KeptReadmeLawTests {
    @Test func `whatever stands outside of the markers keeps every byte`() throws {
        for seed in 1...2_000 {
            let readme = RandomReadme(seed)
            let old = readme.bytes(readme.inside)
            let made = "new \(seed)\n\n```\n\(KeptReadme.end)\n```\n"
            let new = try KeptReadme.updated(old, at: "R") { _ in made }
            let expected = readme.outside.dropLast().map { before -> [UInt8] in
                let isWindows = before.suffix(2).elementsEqual([0x0D, 0x0A])
                return Array((isWindows ? made.replacing("\n", with: "\r\n") : made).utf8)
            }
            #expect(new == readme.bytes(expected), "seed \(seed)")
            #expect(try KeptReadme.updated(new, at: "R") { _ in made } == new, "seed \(seed)")
            #expect(try KeptReadme.differences(in: new, at: "R") { _ in made } == [], "seed \(seed)")
            #expect(try KeptReadme.differences(in: old, at: "R") { _ in made }.count == readme.inside.count)
        }
    }
}
