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

    @Test func `code in a field of a manifest is highlighted as that of a text`() throws {
        let made = templates(["kit/a.html": "{{ text | code_block: 'swift' | markdownify }}"])
        let html = try made.render("a.html", Object([("text", "let a = 1")]))
        #expect(html.contains("<span") && html.contains("let</span>"), "\(html)")
    }
}
