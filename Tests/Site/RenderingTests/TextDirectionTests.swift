import Testing
import Values

@testable import Rendering

@Suite struct TextDirectionTests {
    @Test(arguments: [
        ("Docker خطوة بخطوة", true, true), ("إعداد Raspberry Pi", true, true), ("Docker", true, false),
        ("The word سلام in English", true, true),
        ("A note on the word سلام in the letters that Arabic is written in today", true, false),
        ("Docker خطوة بخطوة", false, true), ("The word سلام", false, false), ("שלום", false, true),
        ("日本語", false, false), ("C++ עם ספרייה", false, true),
    ])
    func `a text runs as most of its words do, and rather as its page does`(
        text: String, isPageFromRight: Bool, isFromRight: Bool
    ) {
        #expect(TextDirection.runsFromRight(text, onPageFromRight: isPageFromRight) == isFromRight)
        #expect(TextDirection.runsFromRight(html: Array(text.utf8), onPageFromRight: isPageFromRight) == isFromRight)
    }

    @Test func `a text without letters runs neither way`() {
        #expect(TextDirection.runsFromRight("2026 – 1:0", onPageFromRight: true) == nil)
        #expect(TextDirection.runsFromRight(html: Array("<hr>".utf8), onPageFromRight: true) == nil)
    }

    @Test(arguments: [
        "<p>שלום &quot;עולם&quot;</p><pre><code>let a = b // many words that are none of the text</code></pre>",
        "<p lang=\"en\" title=\"many words of English\">שלום</p>", "<p>&quot;שלום</p>",
        "<p>שלום <code>swift build --product playbill</code> עולם", "<math><mi>x</mi><mi>y</mi></math><p>שלום</p>",
    ])
    func `code, formulas and what stands in tags are no words`(html: String) {
        #expect(TextDirection.runsFromRight(html: Array(html.utf8), onPageFromRight: false) == true)
    }

    @Test func `templates ask for the attribute, which is there where it says something new`() throws {
        let made = templates([
            "kit/a.html": "<h1{{ title | dir }}><div{{ text | dir }}><p{{ 'English' | dir }}><p{{ none | dir }}>"
        ])
        let text = try made.render(
            "a.html", Object([("title", "C שלום עולם"), ("text", .markup(Array("<p>שלום</p>".utf8)))]))
        #expect(text == "<h1 dir=\"rtl\"><div dir=\"rtl\"><p><p>")
    }
}
