import Testing
import Values

@testable import Rendering

@Suite struct SentenceTests {
    @Test(arguments: [
        ("A light", "A light."), ("A light.", "A light."), ("A light!", "A light!"), ("A \"light.\"", "A \"light.\""),
        ("A light (small)", "A light (small)."), ("小さな灯り", "小さな灯り。"), ("小さな灯り。", "小さな灯り。"), ("A light…", "A light…"),
        ("", ""),
    ])
    func `a text becomes a sentence that another can follow`(text: String, sentence: String) throws {
        let made = templates(["kit/a.txt": "{{ text | sentence }}"])
        #expect(try made.render("a.txt", Object([("text", .string(text))])) == sentence)
    }

    @Test(arguments: [
        ("Tom &amp; Jerry, &copy; 1940", "Tom & Jerry, © 1940"),
        ("Write `&amp;`, &amp;amp; once", "Write &amp;, &amp; once"),
        ("- **A** &mdash; b & c", "• A — b & c"), ("# Q&amp;A\n\n[a &lt; b](https://c.dev)", "Q&A\n\na < b"),
    ])
    func `Markdown as plain text shows what references stand for`(text: String, plain: String) throws {
        let made = templates(["kit/a.txt": "{{ text | plain }}"])
        #expect(try made.render("a.txt", Object([("text", .string(text))])) == plain)
    }

    @Test(arguments: [
        (#"a\_b \*c\* \[d\] 1\. C:\temp"#, #"a_b *c* [d] 1. C:\temp"#), (#"- **\_A** `b\_c`"#, #"• _A b\_c"#),
        ("\\# 1", "# 1"), (#"[never \_a `b*c`"#, "[never _a b*c"), (#"[a\_b](https://c.dev)"#, "a_b"),
        (#"\&amp; \\"#, #"&amp; \"#),
    ])
    func `Markdown as plain text shows what stands behind a backslash`(text: String, plain: String) throws {
        let made = templates(["kit/a.txt": "{{ text | plain }}"])
        #expect(try made.render("a.txt", Object([("text", .string(text))])) == plain)
    }

    @Test func `code in a field of a manifest is highlighted as that of a text`() throws {
        let made = templates(["kit/a.html": "{{ text | code_block: 'swift' | markdownify }}"])
        let html = try made.render("a.html", Object([("text", "let a = 1")]))
        #expect(html.contains("<span") && html.contains("let</span>"), "\(html)")
    }
}
