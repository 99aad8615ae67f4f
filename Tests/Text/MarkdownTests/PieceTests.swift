import Diagnostics
import Markdown
import Testing

@Suite struct PieceTests {
    private static let shapes = [
        "figure": PieceShape([
            PieceParameter("src", .picture, isRequired: true), PieceParameter("alt"),
            PieceParameter("caption", .markdown), PieceParameter("width", .number),
            PieceParameter("wide", .flag, fallback: .flag(false)),
        ]),
        "notice": PieceShape([PieceParameter("kind", .choice(["note", "tip"]))], takesBody: true),
        "key": PieceShape([PieceParameter("name")], isInline: true),
    ]

    /// Shows what a piece is given.
    private func site(_ text: String, safe: Bool = false) -> RenderedMarkdown {
        var options = MarkdownOptions(flavour: .site, safe: safe, headingLinks: false)
        options.pieces = PieceTests.shapes
        let hooks = MarkdownHooks(piece: { call in
            let arguments = call.arguments.map { "\($0.parameter.name)=\(shown($0.value))" }.joined(separator: " ")
            let body = call.body.map { "\n" + String(decoding: $0, as: UTF8.self) } ?? ""
            return .html("[\(call.name) \(arguments)\(body)]")
        })
        return renderMarkdown(SourceText(path: "a.md", text), options: options, hooks: hooks)
    }

    private func shown(_ value: PieceValue) -> String {
        switch value {
        case .text(let text): text
        case .whole(let number): "\(number)"
        case .decimal(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .html(let html): String(decoding: html, as: UTF8.self)
        }
    }

    @Test func `of a flood of mistakes a hundred are told, and no wrong piece is written`() {
        let arguments = (0..<5_000).map { "a\($0)=\"x\"" }.joined(separator: " ")
        let flood = site("{% include figure src=\"a\" \(arguments) %}\n\n{% include figure src=\"b\" bad=1 %}\n")
        #expect(flood.diagnostics.count == 100)
        #expect(!flood.string.contains("[figure"))
        #expect(site(String(repeating: "{% include notice %}\n", count: 2_000)).diagnostics.count == 100)
    }

    @Test(arguments: [
        (
            #"{% include figure src="a.png" caption="A *b*" width=12 wide=true %}"#,
            "[figure src=a.png caption=A <em>b</em> width=12 wide=true]\n"
        ),
        ("a\n{%- include figure src='b' -%}\nc\n", "<p>a</p>\n[figure src=b wide=false]\n<p>c</p>\n"),
        ("{% include figure\n  src=\"a\n b\"\n  alt='\\'c\\\\' %}\n", "[figure src=a\n b alt='c\\ wide=false]\n"),
        ("> {% include figure\n> src=\"a\" %}\n", "<blockquote>\n[figure src=a wide=false]\n</blockquote>\n"),
        ("press {% include key name=\"*A*|\" %} now\n", "<p>press [key name=*A*|] now</p>\n"),
        ("{% include key name=\"A\" %} now\n", "<p>[key name=A] now</p>\n"),
        (
            "{% include notice kind=\"tip\" %}\n*a*\n{% endinclude %}\nb\n",
            "[notice kind=tip\n<p><em>a</em></p>\n]\n<p>b</p>\n"
        ),
        (
            "- a\n  {% include notice %}\n  b\n  {% endinclude %}\n",
            "<ul>\n<li>a\n[notice \n<p>b</p>\n]\n</li>\n</ul>\n"
        ),
        (
            "{% include notice %}\n{% include notice %}\na\n{% endinclude %}\n{% endinclude %}\n",
            "[notice \n[notice \n<p>a</p>\n]\n]\n"
        ),
        ("<div>\n{% include figure src=\"a\" %}\n</div>\n", "<div>\n[figure src=a wide=false]\n\n</div>\n"),
    ])
    func `a piece stands where its tag stands`(_ text: String, _ html: String) {
        let made = site(text)
        #expect(made.string == html)
        #expect(made.diagnostics == [])
        #expect(made.foreign == [])
    }

    @Test(arguments: [
        ("`{% include x %}`", "<p><code>{% include x %}</code></p>\n"),
        (
            "```\n{% include figure\n  src=x %}\n```\n",
            "<pre tabindex=\"0\"><code>{% include figure\n  src=x %}\n</code></pre>\n"
        ),
        ("<!-- {% include x %} -->\n", "<!-- {% include x %} -->\n"),
        ("a <!-- {% include x %} -->\n", "<p>a <!-- {% include x %} --></p>\n"),
        ("\\{% include x %}\n", "<p>{% include x %}</p>\n"),
        ("[a]({%include:x%})\n", "<p><a href=\"%7B%include:x%%7D\">a</a></p>\n"),
        ("<a title=\"{% include key name='a' %}\">b</a>\n", "<p><a title=\"{% include key name='a' %}\">b</a></p>\n"),
    ])
    func `code and comments stay as they are`(_ text: String, _ html: String) {
        let made = site(text)
        #expect(made.string == html)
        #expect(made.diagnostics == [])
    }

    @Test(arguments: [
        ("{% include figur src=\"a\" %}", "1:12: there is no piece `figur`; did you mean `figure`?"),
        (
            "{% include zzzzzz %}",
            "1:12: there is no piece `zzzzzz`; the pieces are figure, key, notice; one of your own is a file partials/pieces/zzzzzz.html of the theme"
        ),
        ("{% include figure %}", "1:1: `figure` needs `src`; add src=\"…\""),
        (
            "a\n\n{% include figure src=b %}",
            "3:23: the value of `src` is no literal; write texts in quotes, `src=\"…\"`; numbers, true and false stand without; names stand for nothing here"
        ),
        ("{% include figure src=\"a\" scr=\"b\" %}", "1:27: `figure` takes no `scr`; did you mean `src`?"),
        ("{% include figure src=\"a\" src=\"b\" %}", "1:27: `src` is given twice; take one of them out"),
        ("{% include figure src=\"a\" width=\"b\" %}", "1:33: `width` is no number; write digits, such as `width=12`"),
        ("{% include figure src=\"a\" wide=1 %}", "1:32: `wide` is a switch; write `wide=true` or `wide=false`"),
        ("{% include figure src %}", "1:19: `src` has no value; write `src=\"…\"`, or `src=true` for a switch"),
        (
            "{% include figure.html src=\"a\" %}",
            "1:12: a piece has no extension and no path; write `{% include figure … %}`"
        ),
        (
            "{% include notice kind=\"tipp\" %}\n{% endinclude %}",
            "1:24: `kind` is `tipp`, which it cannot be; did you mean `tip`?"
        ),
        (
            "{% include notice %}\na",
            "1:1: the body of `notice` never ends; write `{% endinclude %}` on a line of its own behind it, in the same list item or quote"
        ),
        (
            "{% endinclude %}",
            "1:1: `{% endinclude %}` ends no body; begin one with a piece that takes a body, on a line of its own, or take it out"
        ),
        (
            "- {% include notice %}\n\n{% endinclude %}",
            "3:1: `{% endinclude %}` stands in another list item or quote than the beginning of `notice`; indent both alike, or set `>` before both"
        ),
        (
            "a {% include notice %} b",
            "1:3: `notice` has a body, so it stands on a line of its own, outside of HTML; set it and its `{% endinclude %}` on lines of their own, with a blank line behind HTML above"
        ),
        (
            "a {% include figure src=\"a\" %} b",
            "1:3: `figure` makes a block, and stands inside a line; set it on a line of its own"
        ),
    ])
    func `what is wrong is told at its place`(_ text: String, _ message: String) {
        let lines = site(text).diagnostics.map { mistake in
            "\(mistake.place?.line ?? 0):\(mistake.place?.column ?? 0): \(mistake.message); \(mistake.remedy ?? "")"
        }
        #expect(lines == [message])
    }

    @Test(arguments: [
        "{% include a.html %}", "{% include a/b.html x=y %}", "{% include {{ a }} %}", "{% include foo x=site.y %}",
        "{% if a %}", "{% include figure", "{% includes figure %}",
    ])
    func `tags of other programs are theirs`(_ text: String) {
        let made = site(text)
        #expect(made.diagnostics == [])
        #expect(made.string == "<p>\(text)</p>\n")
    }

    @Test func `strangers use none`() {
        let made = site("{% include key name=\"a\" %}\n", safe: true)
        #expect(made.string == "<p>{% include key name=&quot;a&quot; %}</p>\n")
    }

    @Test func `addresses in pieces are links of the text, with their places`() {
        let text = "a\n\n{% include figure src=\"b.png\" caption=\"[c](d.md)\" %}\n\n[e](f)\n"
        var options = MarkdownOptions(flavour: .site)
        options.pieces = PieceTests.shapes
        let source = SourceText(path: "a.md", text)
        #expect(renderMarkdown(source, options: options).links.map(\.destination) == ["b.png", "d.md", "f"])
        #expect(linkPlaces(in: source, options: options).map(\.line) == [3, 3, 5])
    }

    @Test func `headings of a body are in the table of contents, and its text is in the excerpt`() {
        let made = site("{% include notice %}\n## A\n\nb\n{% endinclude %}\n\n<!-- more -->\n\nc\n")
        #expect(made.headings.map(\.id) == ["a"])
        #expect(made.excerpt.html == "[notice \n<h2>A</h2>\n<p>b</p>\n]\n")
    }

    @Test(arguments: [
        "{% include notice %}\n", "{% include figure x\n", "{% include key name=\"a\" %} ", "{% include figure a='",
        "{% endinclude %}\n", "{% include x <!-- ", "{%", "<div>{% include key %}", "`{% include key %}",
    ])
    func `long texts of tags end`(_ part: String) {
        let made = site(String(repeating: part, count: 40_000 / part.utf8.count))
        #expect(made.diagnostics.count <= 40_000 / part.utf8.count)
    }
}
