import Diagnostics
import Markdown
import Testing

@Suite struct ForeignMarkupTests {
    private func found(_ text: String, linesAbove: Int = 0) -> [String] {
        let source = SourceText(path: "a.md", text, linesAbove: linesAbove)
        return renderMarkdown(source, options: MarkdownOptions(flavour: .site)).foreign
            .map { "\($0.kind) \($0.place.line):\($0.place.column)" }
    }

    @Test func `markup that will show as text is told with its place`() {
        #expect(found("a {% if b %}*c*{% endif %}\n") == ["liquidTag 1:3", "liquidTag 1:16"])
        #expect(found("é {{ a }}\n\n> - {{b}}\n", linesAbove: 2) == ["liquidOutput 3:3", "liquidOutput 5:5"])
        #expect(found("{{< a >}} {{% b %}}\n") == ["shortcode 1:1", "shortcode 1:11"])
        #expect(found("*a*{: .b} {:toc}\n") == ["attributes 1:4", "attributes 1:11"])
        #expect(found("a $$x$$\n\n$$\ny\n$$\n") == ["mathematics 1:3", "mathematics 3:1"])
        #expect(found("Term\n: Text\n") == ["definition 2:1"])
        #expect(found("|{{ a }}|\n|-|\n|`{{ b }}`|\n") == ["liquidOutput 1:2"])
        #expect(found("~~{{ a }}~~ http://b.org {% c %}\n") == ["liquidOutput 1:3", "liquidTag 1:26"])
    }

    @Test(arguments: [
        "`{% a %}`\n", "```\n{{ a }}\n```\n", "    {% a %}\n", "<div>\n{{ a }} $$b$$\n</div>\n", "a \\{{ b }}\n",
        "{ {% {{ {:\n",
        "costs $$ or $5\n", "a: b\n", "\\$$a$$\n",
    ])
    func `code, raw HTML and single marks are none`(_ text: String) { #expect(found(text) == []) }

    @Test func `many places are one message for a kind`() {
        let places = (1...5).map { Place(path: "a.md", line: $0, column: 2) }
        let found =
            places.map { ForeignMarkup(kind: .shortcode, place: $0) } + [
                ForeignMarkup(kind: .liquidTag, place: places[0])
            ]
        #expect(
            ForeignMarkup.summary(of: found).map(\.message) == [
                "1 place holds Liquid tags `{% … %}`, which will show as text: a.md:1:2",
                "5 places hold Hugo shortcodes `{{< … >}}`, which will show as text: a.md:1:2, a.md:2:2, a.md:3:2, …",
            ])
        #expect(ForeignMarkup.summary(of: found, .error).allSatisfy { $0.severity == .error && $0.remedy != nil })
    }

    @Test func `other flavours look for none`() {
        #expect(renderMarkdown(SourceText(path: "a.md", "{{ a }}\n")).foreign == [])
    }
}
