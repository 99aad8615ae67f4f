import Diagnostics
import Markdown
import Testing

@Suite struct ExtrasTests {
    private func site(_ text: String, _ extras: MarkdownExtras, _ change: (inout MarkdownOptions) -> Void = { _ in })
        -> RenderedMarkdown
    {
        var options = MarkdownOptions(flavour: .site, headingLinks: false)
        options.extras = extras
        change(&options)
        return renderMarkdown(SourceText(path: "a.md", text), options: options)
    }

    @Test(arguments: [
        ("A\n: b *c*\n", "<dl>\n<dt>A</dt>\n<dd>b <em>c</em></dd>\n</dl>\n"),
        (
            "A\nB\n: c\n: d\n\nE\n:   f\n\n    g\n",
            "<dl>\n<dt>A</dt>\n<dt>B</dt>\n<dd>c</dd>\n<dd>d</dd>\n<dt>E</dt>\n<dd>\n<p>f</p>\n<p>g</p>\n</dd>\n</dl>\n"
        ),
        ("> A\n> : b\n", "<blockquote>\n<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n</blockquote>\n"),
        ("# A\n\n: b\n", "<h1 id=\"a\">A</h1>\n<p>: b</p>\n"), (": a\n", "<p>: a</p>\n"), ("a\n:b\n", "<p>a\n:b</p>\n"),
        ("```\na\n: b\n```\n", "<pre tabindex=\"0\"><code>a\n: b\n</code></pre>\n"),
        ("A\n: b\n  - c\n", "<dl>\n<dt>A</dt>\n<dd>b\n<ul>\n<li>c</li>\n</ul>\n</dd>\n</dl>\n"),
    ])
    func `definitions stand below their terms`(_ text: String, _ html: String) {
        #expect(site(text, .definitions).string == html)
    }

    @Test(arguments: [
        (
            "HTML, XHTML, `HTML`, HTML5\n\n*[HTML]: Hyper & Text\n",
            "<p><abbr title=\"Hyper &amp; Text\">HTML</abbr>, XHTML, <code>HTML</code>, HTML5</p>\n"
        ),
        (
            "W3C HTML W3C\n\n*[W3C]: a\n*[W3C HTML]: b\n",
            "<p><abbr title=\"b\">W3C HTML</abbr> <abbr title=\"a\">W3C</abbr></p>\n"
        ),
        ("```\n*[A]: b\n```\nA\n", "<pre tabindex=\"0\"><code>*[A]: b\n</code></pre>\n<p>A</p>\n"),
    ])
    func `abbreviations are explained`(_ text: String, _ html: String) {
        #expect(site(text, .abbreviations).string == html)
    }

    @Test(arguments: [
        (":tada: `:tada:` :nix: 10:30:15 :+1:", "<p>🎉 <code>:tada:</code> :nix: 10:30:15 👍</p>\n"),
        ("H~2~O x^2^ ~~a~~ ^ b ^", "<p>H<sub>2</sub>O x<sup>2</sup> <del>a</del> ^ b ^</p>\n"),
    ])
    func `emoji, sub- and superscript`(_ text: String, _ html: String) {
        #expect(site(text, [.emoji, .scripts]).string == html)
    }

    @Test func `quotes are those of the language, and the author's own stay`() {
        let made = site("\"a 'b' c's\" “d” `\"` [e](f \"“g”\")\n", []) {
            $0.smart = true
            $0.quotes = QuoteMarks("„", "“", "‚", "‘")
        }
        #expect(made.string == "<p>„a ‚b‘ c’s“ “d” <code>&quot;</code> <a href=\"f\" title=\"“g”\">e</a></p>\n")
    }

    @Test func `a list of the headings`() {
        let made = site("# T\n\n[TOC]\n\n## A\n\n### B `c`\n\n## D\n", .contents)
        #expect(
            made.string.contains(
                "<nav class=\"contents\" aria-label=\"On this page\">\n<ul>\n<li><a href=\"#a\">A</a><ul>\n<li><a href=\"#b-c\">B <code>c</code></a></li>\n</ul>\n</li>\n<li><a href=\"#d\">D</a></li>\n</ul>\n</nav>\n"
            ), "\(made.string)")
        #expect(site("[TOC]\n", []).string == "<p>[TOC]</p>\n")
        let without = site("[TOC]\n\n## A\n{: .no_toc .b}\n\n## C\n", .contents).string
        #expect(without.contains("<ul>\n<li><a href=\"#c\">C</a></li>\n</ul>\n"), "\(without)")
        #expect(without.contains("<h2 id=\"a\" class=\"no_toc b\">"))
    }

    /// The marks of Python-Markdown, VitePress, and GitLab's and Azure's wikis.
    @Test(arguments: ["[TOC]", "[[toc]]", " [[_TOC_]] ", "[toc]"])
    func `a list of the headings in whose place a mark stands`(mark: String) {
        let text = "# T\n\n\(mark)\n\n## A\n"
        for extras: MarkdownExtras in [.contents, [.contents, .wikiLinks]] {
            let made = site(text, extras)
            #expect(made.string.contains("<nav class=\"contents\"") && made.foreign == [], "\(made.string)")
        }
        for extras: MarkdownExtras in [[], .wikiLinks] {
            let made = site(text, extras)
            #expect(!made.string.contains("<nav") && !made.string.contains("href=\"toc\""), "\(made.string)")
            #expect(made.foreign.map(\.kind) == [.contents] && made.foreign.map(\.place.line) == [3])
        }
    }

    @Test(arguments: ["See [[toc]]", "> [TOC]", "[TOC]\n\n[toc]: a.md", "[[toc-of-it]]", "- [TOC]", "`[[toc]]`"])
    func `what is no mark for that list stays`(text: String) {
        let made = site(text, [.contents])
        #expect(!made.string.contains("<nav") && !made.foreign.map(\.kind).contains(.contents), "\(made.string)")
    }

    @Test func `captions are Markdown`() {
        #expect(site("![a](b.png \"c *d*\")\n", .captions).string.contains("<figcaption>c <em>d</em></figcaption>"))
    }

    @Test(arguments: [
        ("[a](b){: .c target=\"_blank\"} d", "<p><a href=\"b\" class=\"c\" target=\"_blank\">a</a> d</p>\n"),
        (
            "*a*{: .b}**c**{: #d}`e`{: .f}",
            "<p><em class=\"b\">a</em><strong id=\"d\">c</strong><code class=\"f\">e</code></p>\n"
        ),
        ("![a](b){: .c}", "<p><img src=\"b\" alt=\"a\" decoding=\"async\" class=\"c\" /></p>\n"),
        ("a{: .b}", "<p>a{: .b}</p>\n"),
        ("[a](b){ .c .d--e }", "<p><a href=\"b\" class=\"c d--e\">a</a></p>\n"),
        (
            "[a](b){ .c target=_blank title=\"d\" download } e",
            "<p><a href=\"b\" class=\"c\" target=\"_blank\" title=\"d\" download=\"\">a</a> e</p>\n"
        ),
        ("![a](b){width=50%}", "<p><img src=\"b\" alt=\"a\" decoding=\"async\" width=\"50%\" /></p>\n"),
        ("`a`{ #b.c }", "<p><code id=\"b.c\">a</code></p>\n"),
        ("## A { .b }", "<h2 id=\"a\" class=\"b\">A</h2>\n"),
        ("a\n{ .b }", "<p class=\"b\">a</p>\n"),
        (
            "*a*{ b } *c*{b} *d*{} `e`{{ f }}",
            "<p><em>a</em>{ b } <em>c</em>{b} <em>d</em>{} <code>e</code>{{ f }}</p>\n"
        ),
    ])
    func `attributes behind parts of a line`(_ text: String, _ html: String) {
        #expect(site(text + "\n", .attributes).string == html)
    }

    @Test(arguments: [
        ("$x$", "<p><math><mi>x</mi></math></p>\n"),
        (
            "a $x_1^2$, $5 and $6, \\$x\\$ `$y$`",
            "<p>a <math><msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup></math>, $5 and $6, $x$ <code>$y$</code></p>\n"
        ),
        (
            "$$\na*b*c\n=\n$$",
            "<p><span class=\"formula\" tabindex=\"0\"><math display=\"block\"><mi>a</mi><mo>∗</mo><mi>b</mi><mo>∗</mo><mi>c</mi><mo>=</mo></math></span></p>\n"
        ),
        (
            "> \\[\n> x=1\n> \\]",
            "<blockquote>\n<p><span class=\"formula\" tabindex=\"0\"><math display=\"block\"><mi>x</mi><mo>=</mo><mn>1</mn></math></span></p>\n</blockquote>\n"
        ),
        ("\\(a\\) \\(a^b\\)", "<p>(a) <math><msup><mi>a</mi><mi>b</mi></msup></math></p>\n"),
        ("| $a|b$ | c |\n|-|-|\n", "<math><mi>a</mi><mo stretchy=\"false\">|</mo><mi>b</mi></math>"),
        ("**$a$** ![$b$](c)", "<p><strong><math><mi>a</mi></math></strong> <img src=\"c\" alt=\"$b$\""),
    ])
    func `formulas are MathML`(_ text: String, _ html: String) {
        let made = site(text + "\n", .formulas)
        #expect(made.string.contains(html), "\(made.string)")
        #expect(made.diagnostics == [])
        #expect(!made.html.contains { $0 < 32 && $0 != 10 })
    }

    @Test func `mistakes of formulas have places`() {
        let made = site("a\n\nb $x + \\alhpa$ c\n\n$$\n{a\n$$\n", .formulas)
        #expect(
            made.diagnostics.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message), \($0.remedy ?? "")" }
                == [
                    "3:8 there is no command `\\alhpa`, did you mean `\\alpha`?",
                    "6:1 `{` is never closed, write `}` behind the group",
                ])
        #expect(made.string.contains("<code>$x + \\alhpa$</code>"))
    }

    @Test(arguments: [
        "$a ", "$$a ", "\\(a^ ", "$x$ ", "$\\frac{", "$$\n", ":a", "a\n: b\n", "*[A]: b\n", "x^a", "~a", "[TOC]\n\n",
        "*a*{: .b", "\"a ", "A\n\n: b\n\n", "${$", "\u{2}\u{1}", "$\u{3}a$", "[a](b){:", "> : a\n",
    ])
    func `long texts end, in safe hands too`(_ part: String) {
        let text = String(repeating: part, count: 12_000 / part.utf8.count)
        for safe in [false, true] {
            let made = site(text, MarkdownExtras(rawValue: 255)) {
                ($0.smart, $0.safe, $0.quotes) = (true, safe, QuoteMarks("„", "“", "‚", "‘"))
            }
            #expect(made.html.count < 60 * text.utf8.count)
        }
    }

    @Test func `GitHub's Markdown has none of it`() {
        let text = "A\n: b :tada: x^2^ $y$\n"
        #expect(site(text, []).string == "<p>A\n: b :tada: x^2^ $y$</p>\n")
    }
}
