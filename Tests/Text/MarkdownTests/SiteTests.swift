import Diagnostics
import Markdown
import Markup
import Testing

@Suite
struct SiteTests {
    private let site = MarkdownOptions(flavour: .site)

    private func render(_ text: String, linesAbove: Int = 0, _ hooks: MarkdownHooks = MarkdownHooks())
        -> RenderedMarkdown
    {
        renderMarkdown(SourceText(path: "post.md", text, linesAbove: linesAbove), options: site, hooks: hooks)
    }

    @Test
    func `an image with a caption alone in a paragraph is a figure with its size`() {
        let hooks = MarkdownHooks(imageSize: { $0 == "/b.png" ? (width: 4, height: 3) : nil })
        #expect(
            render("![a \"b\"](/b.png \"c\")\n", hooks).string == """
                <figure>
                <img src="/b.png" alt="a &quot;b&quot;" width="4" height="3" decoding="async" />
                <figcaption>c</figcaption>
                </figure>

                """)
        #expect(render("a ![b](/c.png \"d\")\n").string.contains("title=\"d\""))
    }

    @Test
    func `a drawing in black alone is marked, whatever its author gives it`() {
        let hooks = MarkdownHooks(isInk: { $0.hasSuffix("icon.svg") })
        let html = render("![a](/icon.svg) ![b](/b.svg) ![c](/icon.svg){: .small}\n", hooks).string
        #expect(
            html.split(separator: "<img").dropFirst().map { $0.contains(" data-ink ") } == [true, false, true])
    }

    @Test
    func `a picture is fetched at once where it is the first and few words stand above it`() {
        func lazy(_ text: String) -> [Bool] {
            render(text).string.split(separator: "<img").dropFirst().map { $0.contains("loading=\"lazy\"") }
        }
        #expect(lazy("# Title\n\nWords.\n\n![a](/a.png)\n\n![b](/b.png) ![c](/c.png)\n") == [false, true, true])
        #expect(lazy(String(repeating: "word ", count: 200) + "\n\n![a](/a.png)\n") == [true])
    }

    @Test
    func `a picture is written by the hook that knows it`() {
        let hooks = MarkdownHooks(image: { image in
            image.address == "/a.jpg" ? "<b>\(image.alt)|\(image.title ?? "-")|\(image.isFirst)</b>" : nil
        })
        let html = render("Text ![*One* \\\"x](/a.jpg 'T') ![two](/a.jpg) ![three](/b.jpg)\n", hooks).string
        #expect(html.contains("<b>One \"x|T|true</b> <b>two|-|false</b> <img src=\"/b.jpg\""), "\(html)")
        #expect(render("![a](/a.jpg 'T')\n", hooks).string.contains("<b>a|-|true</b>\n<figcaption>T"))
    }

    /// VitePress's manual writes its headings so, and links to them without the hyphen that GitHub has.
    @Test(arguments: [
        (
            "## `useData` <Badge type=\"info\" />\n",
            "<h2 id=\"usedata-\"><span id=\"usedata\"></span><code>useData</code> "
        ),
        ("## <i></i> Fire\n", "<h2 id=\"-fire\"><span id=\"fire\"></span>"), ("## A b<br>\n", "<h2 id=\"a-b\">A b"),
        ("## A\n## A <i></i>\n", "<h2 id=\"a-\">A "), ("## A -\n", "<h2 id=\"a--\">A -"),
        ("## <i></i> -\n", "<h2 id=\"--\"><i>"),
        ("## A <i></i>\n## A\n", "<h2 id=\"a-1\">A"),
    ])
    func `a heading with a tag at its edge is found with and without the hyphen of the blank`(
        text: String, html: String
    ) {
        #expect(render(text).string.contains(html), "\(render(text).string)")
    }

    @Test
    func `headings link to themselves and make a table of contents`() {
        let rendered = render("# Top\n## A `b`\n### [C](/c)\n## D\n")
        #expect(
            rendered.string.contains(
                "<h2 id=\"d\">D <a class=\"anchor\" href=\"#d\" aria-label=\"Link to this section\">#</a></h2>"))
        #expect(
            rendered.tableOfContents() == """
                <ul>
                <li><a href="#a-b">A <code>b</code></a>
                <ul>
                <li><a href="#c">C</a></li>
                </ul>
                </li>
                <li><a href="#d">D</a></li>
                </ul>

                """)
    }

    @Test
    func `the excerpt is the first paragraph, without marks of footnotes`() {
        let rendered = render("# T\n\n![x](y.png)\n\na *b* &amp; c[^1]\n\nd\n\n[^1]: n\n")
        #expect(rendered.excerpt.html == "<p>a <em>b</em> &amp; c</p>\n")
        #expect(rendered.excerpt.plain == "a b & c")
        #expect(!rendered.excerpt.isMarked)
    }

    @Test(arguments: [
        ("A <!-- x > y --> b.\n", "A b."),
        ("A <b title=\"x > y\">c</b>, it's.\n", "A c, it's."),
        ("<p>A &copy; &amp;lt; &quot;b&quot; &nobody;</p>\n\n<!-- more -->\n", "A © &lt; \"b\" &nobody;"),
        ("<!-- x > y -->\n<p>A 3 < 4</p>\n\n<!-- more -->\n", "A 3 < 4"),
    ])
    func `its words are those that are read`(text: String, words: String) {
        #expect(render(text).excerpt.plain == words)
    }

    @Test
    func `or what stands above the mark, without ids`() {
        let rendered = render("## T\n\na\n\n<!-- more -->\n\nb\n")
        #expect(rendered.excerpt.html == "<h2>T</h2>\n<p>a</p>\n")
        #expect(rendered.excerpt.plain == "T a")
        #expect(rendered.excerpt.isMarked)
        #expect(!rendered.string.contains("more"))
    }

    @Test
    func `words are counted, letters of Chinese and Japanese one by one, code blocks not at all`() {
        #expect(render("one *t*wo\nthree `four`\n\n```\nfive\n```\n").words == 4)
        #expect(render("漢字 kana かな\n").words == 5)
        #expect(render(String(repeating: "word ", count: 214)).readingMinutes == 2)
    }

    @Test
    func `links are asked for and told with their places, front matter counted`() {
        let hooks = MarkdownHooks(link: { link in
            switch link.destination {
            case "a.md": .replace("/a/")
            case "b.md": .failed(message: "no page b.md", remedy: "did you mean `a.md`?")
            default: .keep
            }
        })
        let rendered = render("[r]: a.md\nx [a][r]\n[b](b.md)\n\n|t|\n|-|\n|[c](c.md)|\n", linesAbove: 5, hooks)
        #expect(rendered.string.contains("<a href=\"/a/\">a</a>\n<a href=\"b.md\">b</a>"))
        #expect(rendered.links.map(\.destination) == ["a.md", "b.md", "c.md"])
        #expect(
            rendered.diagnostics.map { $0.formatted() } == [
                "post.md:8:5: error: no page b.md\n  [b](b.md)\n      ^^^^\n  did you mean `a.md`?"
            ])
    }

    @Test
    func `a fence is asked for and may draw or fail`() {
        let hooks = MarkdownHooks(fence: { fence in
            switch fence.language {
            case "board": .html("<svg>\(fence["size"] ?? "")\(fence.body.count)</svg>")
            case "bad": .failed((1...2).map { Diagnostic(.error, "bad board", at: fence.place(ofBodyLine: $0)) })
            default: nil
            }
        })
        let rendered = render("a\n\n```board size=\"7 x 7\"\nxx\n```\n\n~~~bad\ny\nz\n~~~\n", linesAbove: 2, hooks)
        #expect(rendered.string.contains("<p>a</p>\n<svg>7 x 73</svg>\n<pre"))
        #expect(rendered.diagnostics.map(\.place?.line) == [10, 11])
    }

    @Test
    func `code has a title, numbers and marked lines`() {
        let hooks = MarkdownHooks(highlight: { code, language, out in
            out.append("<span class=\"k\">let</span>\n2\n3\n")
            return language == "swift"
        })
        #expect(
            render("```swift title=\"A & b\" numbers=9 {2-3} add=1 remove=3\nlet\n2\n3\n```\n", hooks).string == """
                <figure class="code">
                <figcaption>A &amp; b</figcaption>
                <pre tabindex="0" class="lines numbered"><code class="language-swift"><span class="line added" data-line="9"><span class="k">let</span></span>
                <span class="line marked" data-line="10">2</span>
                <span class="line marked removed" data-line="11">3</span>
                </code></pre>
                </figure>

                """)
        #expect(
            render("```\n<a>\n```\n").string == "<pre tabindex=\"0\"><code>&lt;a&gt;\n</code></pre>\n")
    }

    @Test
    func `typographic punctuation is made when asked for, not in code or addresses`() {
        let options = MarkdownOptions(flavour: .github, smart: true)
        #expect(html("\"a\" -- b... `--`\n", options) == "<p>“a” – b… <code>--</code></p>\n")
        #expect(html("http://a.org/b--c\n", options).contains("\">http://a.org/b--c</a>"))
    }

    @Test
    func `what is said to those who do not see is the caller's`() {
        let words = AccessibleWords(
            headingLink: "Zum Abschnitt", backReference: "Zurück zu #.", task: "erledigt", contents: "Inhalt")
        let made = html(
            "# a[^b]\n\n- [x] c\n\n[^b]: d\n", MarkdownOptions(flavour: .site, accessibleWords: words))
        let labels = made.split(separator: "aria-label=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(labels == ["Zum Abschnitt", "erledigt", "Zurück zu 1."])
    }
}
