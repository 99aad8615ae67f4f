import Markup
import Testing

@testable import Highlighting

/// Code with each span written as `class‹text›`.
func marked(_ code: String, _ language: String) -> String {
    var out = ByteBuffer()
    guard highlight(Array(code.utf8), language: language, into: &out) else { return "unknown" }
    return out.string.replacing("</span>", with: "›").replacing("<span class=\"", with: "").replacing("\">", with: "‹")
}

/// The text of HTML without its spans.
func unmarked(_ html: String) -> String {
    var text = ""
    var isTag = false
    for character in html.unicodeScalars {
        if character == "<" { isTag = true }
        if !isTag { text.unicodeScalars.append(character) }
        if character == ">" { isTag = false }
    }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
}

@Suite
struct HighlightTests {
    @Test
    func `every language compiles, under all its names`() throws {
        for text in Languages.all {
            #expect(!LanguageText.names(of: text).isEmpty)
            _ = try Grammar(LanguageText(text, find: Languages.text))
        }
        #expect(Languages.numbers.count == Languages.all.reduce(0) { $0 + LanguageText.names(of: $1).count })
    }

    @Test
    func `an unknown language writes nothing`() {
        var out = ByteBuffer()
        #expect(!highlight(Array("a".utf8), language: "klingon", into: &out))
        #expect(out.count == 0)
    }

    @Test
    func `names of languages are read in any case`() { #expect(marked("let", "Swift") == "k‹let›") }

    @Test(arguments: Languages.all.indices)
    func `no text is lost, no span crosses a line`(_ number: Int) throws {
        let name = try #require(LanguageText.names(of: Languages.all[number]).first)
        for seed in 0..<40 {
            let code = Scraps(seed: UInt64(seed)).text
            var out = ByteBuffer()
            #expect(highlight(Array(code.utf8), language: name, into: &out))
            #expect(unmarked(out.string) == code)
            for line in out.string.split(separator: "\n") {
                #expect(line.ranges(of: "<span ").count == line.ranges(of: "</span>").count)
            }
        }
    }

    @Test(arguments: ["swift", "javascript", "css", "ruby"])
    func `deep nesting and long lines take no stack and no quadratic time`(_ language: String) {
        for piece in ["\"\\(", "/*", "(", "/", "`${", "#", "a:", "<"] {
            let code = String(repeating: piece, count: 2_000)
            var out = ByteBuffer()
            #expect(highlight(Array(code.utf8), language: language, into: &out))
            #expect(unmarked(out.string) == code)
        }
    }

    @Test(arguments: HighlightTests.swiftExamples)
    func `Swift`(_ code: String, _ expected: String) { #expect(marked(code, "swift") == expected) }

    @Test(arguments: HighlightTests.otherExamples)
    func `other languages`(_ language: String, _ code: String, _ expected: String) {
        #expect(marked(code, language) == expected)
    }
}

/// Texts made of what begins and ends things in many languages.
private struct Scraps {
    private var state: UInt64
    private(set) var text = ""
    private static let pieces = [
        "\"", "'", "`", "/*", "*/", "//", "#", "\n", "\n", " ", "\\", "(", ")", "{", "}", "[", "]", "<", ">", "&", "${",
        "\\(",
        "#\"", "\"#", "\"\"\"", "let", "func x", "class Y", "12", "0x1f", "@a", "é", "=", ":", ";", "<script>",
        "</script>",
        "<style>", "</style", "{%", "%}", "{{", "}}", "<<EOF", "EOF", "-", "+", "|", "$(", "\t", "/a/", "r#\"", "'''",
        "--",
    ]

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        for _ in 0..<(3 + Int(next() % 40)) { text += Scraps.pieces[Int(next() % UInt64(Scraps.pieces.count))] }
    }

    private mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
