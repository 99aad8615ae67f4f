import Testing

@testable import Highlighting

@Suite
struct PatternTests {
    /// The end of the match at the beginning of a text; nil where there is none.
    private func match(_ pattern: String, _ text: String, at start: Int = 0) throws -> Int? {
        var program = Program()
        let step = program.add(try PatternParser.parse(pattern))
        let bytes = Array(text.utf8)
        let end = bytes.withUnsafeBufferPointer { text in
            program.steps.withUnsafeBufferPointer { steps in
                program.sets.withUnsafeBufferPointer { sets in
                    var matcher = Matcher(text, steps, sets, fuel: 100_000)
                    return matcher.match(step, at: start)
                }
            }
        }
        return end < 0 ? nil : end
    }

    @Test(
        arguments: [
            ("a*b", "aaab", 4), ("a*ab", "aaab", 4), ("(?:ab|a)c", "ac", 2), ("[^x]+x", "abx", 3), ("a?b", "b", 1),
            ("\\w+(?=\\()", "ab(", 2), ("a(?!b)", "ac", 1), ("(?:\\\\.|[^\"])*\"", "a\\\"b\"", 5), ("^a$", "a\nb", 1),
            ("\\d+\\b", "12 ", 2), (".*", "ab\nc", 2), ("[a-c-]+", "a-c", 3), ("[]]", "]", 1), ("é", "é", 2),
        ] as [(String, String, Int)])
    func `match as far as they say`(_ pattern: String, _ text: String, _ end: Int) throws {
        #expect(try match(pattern, text) == end)
    }

    @Test(arguments: [("a+", "b"), ("a(?!b)", "ab"), ("a\\b", "ab"), ("^b", "xb"), ("(?:ab)+c", "abab")])
    func `and not otherwise`(_ pattern: String, _ text: String) throws { #expect(try match(pattern, text) == nil) }

    @Test
    func `look one byte behind`() throws {
        #expect(try match("(?<=a)b", "ab", at: 1) == 2)
        #expect(try match("(?<!a)b", "ab", at: 1) == nil)
    }

    @Test(arguments: ["(a", "[a", "a)", "a\\", "(?<=ab)c"])
    func `mistakes are found`(_ pattern: String) {
        #expect(throws: PatternParser.Mistake.self) { try PatternParser.parse(pattern) }
    }
}
