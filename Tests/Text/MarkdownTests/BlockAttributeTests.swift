import Diagnostics
import Markdown
import Testing

@Suite struct BlockAttributeTests {
    private func site(_ text: String, safe: Bool = false) -> RenderedMarkdown {
        let options = MarkdownOptions(flavour: .site, safe: safe, headingLinks: false)
        return renderMarkdown(SourceText(path: "a.md", text), options: options)
    }

    @Test(arguments: [
        ("## A *b* {#c}\n", "<h2 id=\"c\">A <em>b</em></h2>\n"),
        ("## A <i>b</i> { #c }\n", "<h2 id=\"c\">A <i>b</i></h2>\n"),
        ("## A { #b.c title=\"d\" }\n", "<h2 id=\"b.c\" title=\"d\">A</h2>\n"),
        ("A {#b .c .d}\n===\n", "<h1 id=\"b\" class=\"c d\">A</h1>\n"),
        ("## A\n{: #b .c}\nd\n", "<h2 id=\"b\" class=\"c\">A</h2>\n<p>d</p>\n"),
        ("## B\n\n## A {#b}\n", "<h2 id=\"b-1\">B</h2>\n<h2 id=\"b\">A</h2>\n"),
        ("## A {#b}\n\n## C {#b}\n", "<h2 id=\"b\">A</h2>\n<h2 id=\"c\">C</h2>\n"),
        ("a\n{: .b #c title='d & \"e\"'}\n", "<p class=\"b\" id=\"c\" title=\"d &amp; &quot;e&quot;\">a</p>\n"),
        ("{: .a}\nb\n", "<p class=\"a\">b</p>\n"),
        ("{: .a}\n## B\n", "<h2 id=\"b\" class=\"a\">B</h2>\n"),
        ("---\n\n{: .a}\n> b\n", "<hr />\n<blockquote class=\"a\">\n<p>b</p>\n</blockquote>\n"),
        ("- a\n\n{: .b}\n> c\n", "<ul>\n<li>a</li>\n</ul>\n<blockquote class=\"b\">\n<p>c</p>\n</blockquote>\n"),
        ("- a\n- b\n{: .c}\n", "<ul class=\"c\">\n<li>a</li>\n<li>b</li>\n</ul>\n"),
        ("- a\n  {: .b}\n- c\n", "<ul>\n<li class=\"b\">a</li>\n<li>c</li>\n</ul>\n"),
        (
            "- {: .a} b\n- {: #c .d} *e*\n",
            "<ul>\n<li class=\"a\">b</li>\n<li class=\"d\" id=\"c\"><em>e</em></li>\n</ul>\n"
        ),
        ("> a\n{: .b}\n", "<blockquote class=\"b\">\n<p>a</p>\n</blockquote>\n"),
        ("```\na\n```\n{: .b}\n", "<pre tabindex=\"0\" class=\"b\"><code>a\n</code></pre>\n"),
        ("~~a~~ b_c_d\n{: .e_f_g}\n", "<p class=\"e_f_g\"><del>a</del> b_c_d</p>\n"),
        (
            "![a](b.png \"c\")\n{: .d}\n",
            "<figure class=\"d\">\n<img src=\"b.png\" alt=\"a\" decoding=\"async\" />\n<figcaption>c</figcaption>\n</figure>\n"
        ),
    ])
    func `attributes stand in the tag of their block`(_ text: String, _ html: String) {
        let rendered = site(text)
        #expect(rendered.string == html)
        #expect(rendered.foreign == [])
    }

    @Test func `a table takes the line behind it`() {
        let rendered = site("|a|\n|-|\n|b|\n{: .c}\n")
        #expect(rendered.string.hasPrefix("<div class=\"table c\" tabindex=\"0\"><table>"))
        #expect(rendered.string.hasSuffix("<td>b</td>\n</tr>\n</tbody>\n</table></div>\n"))
    }

    @Test func `a heading's own id is in the table of contents`() {
        let rendered = site("## A {#b}\n")
        #expect(rendered.headings.map(\.id) == ["b"])
        #expect(rendered.headings.map(\.plain) == ["A"])
    }

    @Test func `what is no list of attributes stays, and is told`() {
        for text in ["a\n{: b c}\n", "a\n{:toc}\n", "<div>\n</div>\n\n{: .a}\n", "a\n\n\n{: .b}\n"] {
            #expect(site(text).string.contains("{:"), "\(text)")
            #expect(site(text).foreign.map(\.kind) == [.attributes], "\(text)")
        }
    }

    @Test func `strangers give ids and classes alone`() {
        #expect(
            site("a\n{: #b .c onclick=\"d\" style='e'}\n", safe: true).string
                == "<p class=\"c\" id=\"user-content-b\">a</p>\n")
    }

    @Test func `GitHub's Markdown shows them`() {
        #expect(html("## A {#b}\n\nc\n{: .d}\n") == "<h2 id=\"a-b\">A {#b}</h2>\n<p>c\n{: .d}</p>\n")
    }
}
