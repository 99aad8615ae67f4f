import Diagnostics
import Testing

@testable import Markdown

/// Names of blocks as Obsidian's help has them (https://obsidian.md/help/links), and Foam's.
@Suite struct BlockNameTests {
    private func html(_ text: String, _ extras: MarkdownExtras = []) -> String {
        var options = MarkdownOptions(flavour: .site, headingLinks: false)
        options.extras = extras.union(.wikiLinks)
        return renderMarkdown(SourceText(path: "a.md", text), options: options).string
    }

    @Test(arguments: [
        ("Gemmy works. ^37066d\n", "<p id=\"37066d\">Gemmy works.</p>\n"),
        (
            "A *word* ^Quote-of\n\nand `code` ^b\n",
            "<p id=\"quote-of\">A <em>word</em></p>\n<p id=\"b\">and <code>code</code></p>\n"
        ),
        ("Two\nlines\n^a\n", "<p id=\"a\">Two\nlines</p>\n"),
        ("> A quote\n\n^a\n\nmore\n", "<blockquote id=\"a\">\n<p>A quote</p>\n</blockquote>\n<p>more</p>\n"),
        ("> A quote\n^a\n", "<blockquote id=\"a\">\n<p>A quote</p>\n</blockquote>\n"),
        ("> A quote\n> ^a\n", "<blockquote>\n<p id=\"a\">A quote</p>\n</blockquote>\n"),
        (
            "- one ^a\n  - two\n- three\n  ^b\n",
            "<ul>\n<li id=\"a\">one\n<ul>\n<li>two</li>\n</ul>\n</li>\n<li id=\"b\">three</li>\n</ul>\n"
        ),
        ("- one\n- two\n^a\n", "<ul id=\"a\">\n<li>one</li>\n<li>two</li>\n</ul>\n"),
        ("- one\n- two\n\n^a\n", "<ul id=\"a\">\n<li>one</li>\n<li>two</li>\n</ul>\n"),
        ("## Method ^m\n", "<h2 id=\"m\">Method</h2>\n"), ("## Method ^m ##\n", "<h2 id=\"m\">Method</h2>\n"),
        (
            "| a |\n| - |\n| b |\n\n^t\n",
            "<div class=\"table\" tabindex=\"0\" id=\"t\"><table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table></div>\n"
        ),
        ("    code\n\n^c\n", "<pre tabindex=\"0\" id=\"c\"><code>code\n</code></pre>\n"),
    ])
    func `a name is the id of its block`(_ text: String, _ expected: String) { #expect(html(text) == expected) }

    @Test(arguments: [
        "2 ^ 3", "2 ^3 is 8", "x^2", "`x`^2", "a \\^b", "a ^b_c", "a ^", "^a", "a [^b]", "    a ^b\n", "<p>a</p>\n\n^b",
    ])
    func `what is no name stays`(_ text: String) {
        let made = html(text)
        #expect(!made.contains("id=") && made.contains("^"), "\(made)")
    }

    @Test func `a name is given once, and no heading gets it`() {
        #expect(
            html("# One\n\na ^one\n\nb ^one\n")
                == "<h1 id=\"one-1\">One</h1>\n<p id=\"one\">a</p>\n<p>b</p>\n")
    }

    @Test func `names stand beside other marks`() {
        #expect(html("H~2~O and m^2^ ^a\n", .scripts) == "<p id=\"a\">H<sub>2</sub>O and m<sup>2</sup></p>\n")
        #expect(
            html("> [!note] Title\n> Text\n\n^a\n", .admonitions).contains(" id=\"a\""))
        #expect(html("![[a.png]]^a\n").hasPrefix("<p id=\"a\"><img src=\"a.png\""))
        #expect(html("[[a]]^a\n") == "<p><a href=\"a\">a</a>^a</p>\n")
        #expect(html("- One\n- Two\n{: .lead}\n\n^a\n").hasPrefix("<ul class=\"lead\" id=\"a\">\n<li>One"))
        #expect(html("See [[Note]] ^a\n") == "<p id=\"a\">See <a href=\"Note\">Note</a></p>\n")
    }

    @Test(arguments: ["a ^b\n\n", "> ", "- a ^b\n", "^", " ^", "- ", "> a\n^b\n\n"])
    func `long texts end`(_ part: String) {
        let text = String(repeating: part, count: 30_000 / part.utf8.count) + "^a\n"
        #expect(html(text).utf8.count < 60 * text.utf8.count)
    }
}
