import Diagnostics
import Markdown
import Testing

/// Texts that took minutes: each holds something that was gone through again for every other thing of its kind.
@Suite
struct EndlessDocumentTests {
    private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private func count(_ wanted: String, in html: String) -> Int {
        SourceText(path: "", html).bytes.split(separator: UInt8(ascii: "<")).count { $0.starts(with: wanted.utf8) }
    }

    @Test(arguments: [60_000, 8_000])
    func `pictures that never end are text, links between them stay`(_ number: Int) {
        let flavour = number > 10_000 ? MarkdownOptions.Flavour.commonMark : .site
        let made = html(repeated("![[]()", number), MarkdownOptions(flavour: flavour))
        #expect(count("a href=\"\">", in: made) == number)
        #expect(made.hasPrefix("<p>![<a href=\"\"></a>!["))
        #expect(made.hasSuffix("![<a href=\"\"></a></p>\n"))
        #expect(!made.contains("\u{80}"))
    }

    @Test
    func `thousands of pictures in one paragraph are pictures`() {
        #expect(count("img", in: html(repeated("![a](b)\n", 9000), MarkdownOptions(flavour: .commonMark))) == 9000)
    }

    @Test
    func `a row of a table with thousands of addresses`() {
        #expect(count("a href", in: html("|a|\n|-|\n|" + repeated("http://a.b ", 20_000) + "\n")) == 20_000)
    }

    @Test
    func `addresses inside a thousand quotes`() {
        #expect(count("a href", in: html(repeated("> ", 60_000) + repeated("http://a.b\n", 6000))) == 6000)
    }

    @Test
    func `a thousand labels in a row`() {
        #expect(html(repeated("[a][^1]: ", 9000)).hasPrefix("<p>[a][^1]: [a][^1]: "))
    }

    @Test
    func `thousands of braces behind code and emphasis`() {
        let text = repeated("`{", 9000) + "\n\n" + repeated("*{/", 9000) + "\n"
        let rendered = renderMarkdown(SourceText(path: "a.md", text), options: MarkdownOptions(flavour: .site))
        #expect(rendered.foreign.isEmpty)
    }

    @Test(arguments: [("", " "), ("<div>\n", "\n")])
    func `thousands of words in angle brackets`(before: String, between: String) {
        let text = before + (1...6000).map { "<a\($0)b>" }.joined(separator: between) + "\n"
        let source = SourceText(path: "a.md", text)
        let told = renderMarkdown(source, options: MarkdownOptions(flavour: .site)).foreign
        #expect(told.count == 6000 && told.last?.word == "`<a6000b>`")
        #expect(told.last?.place.line == (before.isEmpty ? 1 : 6001))
    }

    @Test
    func `marks on thousands of lines of code`() {
        let marks = (1...6000).map { "\($0)" }.joined(separator: ",")
        let text = "```x {\(marks)}\n" + repeated("a\n", 9000) + "```\n"
        #expect(count("span class=\"line marked", in: html(text, MarkdownOptions(flavour: .site))) == 6000)
    }
}
