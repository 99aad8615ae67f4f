import Site
import Testing

@testable import Publishing

private let base = "title: Test\nbase_url: https://me.dev/blog/\ntheme: plain\ndescription: A\n"

private let showing = plainTheme.merging([
    "themes/plain/layouts/page.html": "{{ page.markdown_copy }}|{{ content }}", "themes/plain/layouts/section.html": "",
    "themes/plain/layouts/404.html": "",
]) { $1 }

private let files: [String: String] = [
    "content/posts/2026-01-02-hello.md":
        "---\ntitle: Hello [you]\ndescription: A first\n---\n\nSee [ünd](../pages/about.md#x), ![p](p.gif) and [out](https://a.dev/).\n",
    "content/posts/p.gif": tinyPicture("1"),
    "content/pages/about.md":
        "Who.\n\n## x\n\nMore. [up](/posts/2026/hello/) [here](#x)\n\n[ref]: ../posts/2026-01-02-hello.md\n",
    "content/pages/secret.md": "---\nunlisted: true\n---\nNo.",
    "content/pages/404.md": "Lost.",
    "content/pages/moved.md": "---\nredirect: /about/\n---\n",
    "content/guide/b.md": "---\ntitle: First\norder: 1\n---\nOne.",
    "content/guide/a.md": "---\ntitle: Second\norder: 2\n---\nTwo.",
]

@Suite struct LLMsTextTests {
    @Test func `it lists the pages by their kinds, with what they are about`() {
        let made = publish(files, theme: showing, site: base + "llms_txt: true\n")
        #expect(made.lines == [])
        #expect(
            made.text("llms.txt") == """
                # Test

                > A

                ## Guide

                - [First](https://me.dev/blog/guide/b/): One.
                - [Second](https://me.dev/blog/guide/a/): Two.

                ## Pages

                - [About](https://me.dev/blog/about/): Who.

                ## Archive

                - [Hello \\[you\\]](https://me.dev/blog/posts/2026/hello/): A first

                """)
        #expect(publish(files, theme: showing, site: base).text("llms.txt") == nil)
    }

    @Test func `an author's own stays, and each language has one`() {
        let own = files.merging(["content/llms.txt": "Mine.", "content/guide/b.de.md": "Eins."]) { $1 }
        let made = publish(own, theme: showing, site: base + "llms_txt: true\nlanguages: [en, de]\n")
        #expect(made.text("llms.txt") == "Mine.")
        #expect(made.text("de/llms.txt")?.contains("](https://me.dev/blog/de/guide/b/): Eins.") == true)
        #expect(!made.lines.contains { $0.contains("llms.txt") }, "\(made.lines)")
    }
}

@Suite struct MarkdownCopyTests {
    @Test func `a page's Markdown stands beside it, with whole addresses`() {
        let made = publish(files, theme: showing, site: base + "markdown_copies: true\nllms_txt: true\n")
        #expect(made.lines == [])
        #expect(
            made.text("posts/2026/hello/index.html.md") == """
                # Hello [you]

                > A first

                See [ünd](https://me.dev/blog/about/#x), ![p](https://me.dev/blog/posts/2026/hello/p.gif) and [out](https://a.dev/).

                """)
        #expect(made.text("about/index.html")?.hasPrefix("/about/index.html.md|") == true)
        #expect(
            made.text("about/index.html.md")?.contains("[up](https://me.dev/blog/posts/2026/hello/) [here](#x)") == true
        )
        #expect(made.text("llms.txt")?.contains("(https://me.dev/blog/guide/b/index.html.md): One.") == true)
        #expect(made.text("404.html.md") == nil && made.text("moved/index.html.md") == nil)
        #expect(made.text("secret/index.html.md") == "# Secret\n\nNo.")
    }

    @Test func `without being asked for there are none`() {
        let made = publish(files, theme: showing, site: base)
        #expect(made.text("about/index.html.md") == nil && made.text("about/index.html")?.hasPrefix("|") == true)
    }
}

@Suite struct MinifiedSiteTests {
    private let page = ["content/pages/a.md": "One\n    two *three*\n\n    code  here\n"]
    private let theme = showing.merging([
        "themes/plain/layouts/page.html":
            "<html>\n <head>\n  <link href=\"{{ 'a.css' | asset }}\">\n  <style> a { b : c } </style>\n</head>\n{{ content }}</html>",
        "themes/plain/assets/a.css": "/* x */\na { color: red; }\n",
    ]) { $1 }

    @Test func `pages and style sheets are made smaller where that is asked for`() throws {
        let made = publish(page, theme: theme, site: base + "minify: [html, css]\n")
        #expect(made.lines == [])
        let html = try #require(made.text("a/index.html"))
        let sheet = try #require(made.tree.paths.first { $0.hasPrefix("assets/a.") && $0 != "assets/a.css" })
        #expect(
            html == """
                <html>
                <head><link href=/blog/\(sheet)><style>a{b:c}</style></head>
                <p>One
                two <em>three</em></p>
                <pre tabindex=0><code>code  here
                </code></pre>
                </html>
                """)
        #expect(made.text(sheet) == "a{color:red}" && made.text("assets/a.css") == "a{color:red}")
    }

    @Test func `one form leaves the other as it is`() {
        let made = publish(page, theme: theme, site: base + "minify: css\n")
        #expect(made.text("a/index.html")?.contains("<html>\n <head>") == true)
        #expect(made.text("assets/a.css") == "a{color:red}")
        #expect(
            publish(page, theme: theme, site: base + "minify: [js]\n").lines == [
                "content/site.yml:5: there is no form `js`"
            ])
    }
}
