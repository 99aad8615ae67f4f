import Markdown
import Markup
import Testing

@testable import Rendering

@Suite struct MarkdownTextTests {
    @Test(arguments: [
        "plain words, (brackets) and 3 < 4 & 5 > 4", "snake_case and C++", "1.5 MB, 20 – 30", "a * b ~ c", "#", "C #",
        "# not a heading", "1. not a list", "- nor this", "*a* **b** _c_ __d__ ~e~ ~~f~~", "`code` and ``more``",
        "[a](b) ![c](d) [e] [^1]", "<b>bold</b> <mailto:x> <!-- c -->", "1.", "10) b", "&lt; &amp; &#35; & AT&T;",
        "a \\* b \\",
        "| a | b |", "> quote", "=== x", "+ x", "語 * 語", "emoji 🎲 *", "___", "***", "~~~", "```",
    ])
    func `plain text is shown as it is, wherever it stands`(text: String) {
        let shown = MarkdownText.showing(text)
        for (before, behind, open, close) in [
            ("", "", "<p>", "</p>\n"), ("# ", "", "<h1>", "</h1>\n"), ("a ", " b", "<p>a ", " b</p>\n"),
            ("[", "](x)", "<p><a href=\"x\">", "</a></p>\n"),
        ] {
            let html = markdownFragment(
                Array((before + shown + behind).utf8), options: MarkdownOptions(headingIDs: false))
            let inside = String(decoding: html, as: UTF8.self)
            let expected = open + escaped(text) + close
            #expect(inside.replacing("&quot;", with: "\"") == expected.replacing("&quot;", with: "\""), "\(shown)")
        }
    }

    @Test(arguments: ["plain words, and 3 < 4 & 5 > 4", "snake_case and C++", "1.5 MB (20 – 30)", "a * b", "it's #1!"])
    func `what is no markup gets no backslash`(text: String) { #expect(MarkdownText.showing(text) == text) }

    @Test func `an address ends no link, and runs nothing`() {
        #expect(MarkdownText.target("https://x.dev/a_(b) c|<d>&lt;") == "https://x.dev/a_%28b%29%20c%7C%3Cd%3E\\&lt;")
        #expect(MarkdownText.codeBlock("a\n````\nb", language: "sh") == "`````sh\na\n````\nb\n`````")
    }
}
