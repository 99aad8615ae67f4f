import Testing

@testable import Diagnostics

@Suite struct MessageTests {
    @Test func `a message shows its place, the line, a caret, the trail and the remedy`() {
        let source = SourceText(path: "content/site.yml", "title: A\ntegs: [x]\n")
        let message = Diagnostic(
            .error, "there is no field `tegs`", in: source, at: 9, length: 4, remedy: "did you mean `tags`?",
            trail: [Diagnostic.Step("while rendering /about/")])
        #expect(
            message.formatted() == """
                content/site.yml:2:1: error: there is no field `tegs`
                  tegs: [x]
                  ^^^^
                  while rendering /about/
                  did you mean `tags`?
                """)
    }

    @Test func `a message without a place is its sentence`() {
        #expect(Diagnostic(.warning, "nothing to do").formatted() == "warning: nothing to do")
    }

    @Test func `tabs before the caret stay tabs`() {
        let source = SourceText(path: "a", "\t\tx")
        let lines = Diagnostic(.error, "no", in: source, at: 2).formatted().split(separator: "\n")
        #expect(lines[2] == "  \t\t^")
    }

    @Test(arguments: [
        ("שלום: x", 6, 1, "        ^"), ("שָׁלוֹם: x", 9, 1, "        ^"), ("ภาษา: x", 6, 1, "        ^"),
        ("ที่นี่: x", 8, 1, "      ^"),
        ("日本: x", 4, 1, "        ^"), ("ab 日本", 3, 2, "     ^^^^"), ("🎲 x", 2, 1, "     ^"),
        ("e\u{301}é x", 4, 1, "     ^"),
    ])
    func `the caret stands below its letter in any script`(line: String, letters: Int, length: Int, caret: String) {
        let source = SourceText(path: "a", line)
        let offset = String(String.UnicodeScalarView(line.unicodeScalars.prefix(letters))).utf8.count
        let lines = Diagnostic(.error, "no", in: source, at: offset, length: length).formatted().split(separator: "\n")
        #expect(lines[2] == caret)
    }

    @Test func `a long line is cut around the caret`() {
        let source = SourceText(
            path: "a", String(repeating: "x", count: 5_000) + "!" + String(repeating: "y", count: 5_000))
        let lines = Diagnostic(.error, "no", in: source, at: 5_000).formatted().split(separator: "\n")
        #expect(lines[1].count <= 102)
        let caret = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^") ?? lines[2].endIndex)
        #expect(Array(lines[1])[caret] == "!")
    }

    @Test func `what would steer a terminal is shown instead, wherever it stands`() {
        let source = SourceText(path: "a\u{1B}[31m\n.md", "x\u{9B}2J\u{1B}y\u{202E}z")
        var message = Diagnostic(.error, "no \u{1B}]0;t\u{7}", in: source, at: 4, remedy: "rm a\u{1B}\nor not")
        message.trail = [Diagnostic.Step("in \u{8}", at: Place(path: "\u{7F}", line: 1, column: 1))]
        #expect(
            message.formatted() == """
                a\u{241B}[31m\u{240A}.md:1:4: error: no \u{241B}]0;t\u{2407}
                  x\u{FFFD}2J\u{241B}y\u{FFFD}z
                     ^
                  \u{2421}:1:1: in \u{2408}
                  rm a\u{241B}
                  or not
                """)
        #expect(
            message.formatted(.json).unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
        )
    }

    @Test func `as JSON a message is one line`() {
        let source = SourceText(path: "a\"b", "x\ty")
        let message = Diagnostic(.error, "line\nend", in: source, at: 0)
        #expect(
            message.formatted(.json)
                == #"{"severity":"error","path":"a\"b","line":1,"column":1,"message":"line\nend","excerpt":"x\ty"}"#)
    }
}

@Suite struct NearMissTests {
    @Test(arguments: [
        ("tegs", "tags"), ("titel", "title"), ("Layout", "layout"), ("descripton", "description"), ("dat", "date"),
    ])
    func `a slip of the pen finds the word`(typed: String, meant: String) {
        #expect(nearMiss(typed, among: ["title", "date", "description", "tags", "layout"]) == meant)
    }

    @Test(arguments: ["", "weather", "xyz", String(repeating: "t", count: 500)])
    func `another word finds none`(typed: String) {
        #expect(nearMiss(typed, among: ["title", "date", "tags"]) == nil)
    }

    @Test(arguments: [
        ("masto", "did you mean `mastodon`?"), ("MAST", "did you mean `mastodon`?"), ("git", nil), ("ma", nil),
    ])
    func `the beginning of one word of a list is that word`(typed: String, remedy: String?) {
        #expect(didYouMean(typed, completing: ["mastodon-film", "mastodon", "github", "gitea-forge", "x"]) == remedy)
    }

    @Test func `words are as far apart as the whole table says`() {
        var seed: UInt64 = 7
        func draw(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        let letters = Array("abcÀ日")
        for _ in 0..<5_000 {
            let words = (0..<2).map { _ in String((0..<1 + draw(12)).map { _ in letters[draw(5)] }) }
            let expected = alignmentDistance(Array(words[0].lowercased()), Array(words[1].lowercased()))
            #expect(TypedWord(words[0])?.distance(to: FoldedLetters(words[1])) == expected, "\(words)")
        }
    }

    @Test func `a word of 64 letters is compared to its last`() {
        let long = String(repeating: "ab", count: 32)
        #expect(nearMiss(long, among: [String(long.dropLast())]) != nil)
        #expect(TypedWord(long)?.distance(to: FoldedLetters(long.dropLast() + "x")) == 1)
        #expect(TypedWord(long + "a") == nil)
    }

    /// The table as textbooks have it: optimal string alignment.
    private func alignmentDistance(_ left: [Character], _ right: [Character]) -> Int {
        var table = (0...left.count).map { row in (0...right.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
        for row in 1...left.count {
            for column in 1...right.count {
                let change = left[row - 1] == right[column - 1] ? 0 : 1
                var least = min(
                    table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + change)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    least = min(least, table[row - 2][column - 2] + 1)
                }
                table[row][column] = least
            }
        }
        return table[left.count][right.count]
    }
}
