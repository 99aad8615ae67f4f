import Testing

@testable import Publishing

/// Texts as folders of documentation have them: the title is the heading that each begins with.
@Suite struct HeadedPageTests {
    private static let files = [
        "content/guide/first.md": """
        # The `play`, "again"

        See [here](#the-play-again) and [there](second.md#second).

        ## A

        ## B

        """,
        "content/guide/second.md": "<!-- c -->\nSecond\n======\n\nBack to [the first](first.md#the-play-again).\n",
        "content/posts/2026-11-01-a.md": "---\ntitle: Said & done\n---\n# Said & done\n\nText.\n",
        "content/posts/2026-11-02-b.md": "---\ntitle: Said\n---\n# Shown\n\nText.\n",
    ]
    private static let site = "title: Test\nbase_url: https://me.dev/\nmarkdown_copies: true\n"

    private func headings(_ html: String?) -> [Substring] {
        (html ?? "").split(separator: "\n").filter { $0.contains("<h1") }
    }

    @Test func `the theme shows a heading that says the title once, with its words and its id`() throws {
        let made = publish(HeadedPageTests.files, theme: try marquee(), site: HeadedPageTests.site)
        #expect(made.lines == [])
        let first = made.text("guide/first/index.html")
        let shown = "<h1 id=\"the-play-again\">The <code>play</code>, &quot;again&quot;</h1>"
        #expect(headings(first) == [shown[...]])
        #expect(first?.contains("<title>The play, &quot;again&quot; · Test</title>") == true)
        #expect(first?.contains("<li class=\"level-1\">") == false)
        #expect(headings(made.text("guide/second/index.html")) == ["<h1 id=\"second\">Second</h1>"])
        #expect(headings(made.text("posts/2026/a/index.html")).count == 1)
        #expect(headings(made.text("posts/2026/b/index.html")).count == 2)
    }

    @Test func `feeds and Markdown copies say it once`() {
        let made = publish(HeadedPageTests.files, site: HeadedPageTests.site)
        #expect(made.text("guide/second/index.html.md")?.hasPrefix("# Second\n\nBack to") == true)
        #expect(made.text("posts/2026/a/index.html.md") == "# Said & done\n\nText.\n")
        #expect(made.text("feed.xml")?.contains("Said &amp; done</h1>") == false)
        #expect(made.text("feed.xml")?.contains("Shown") == true)
    }

    @Test func `layouts that do not ask have the text as it was written`() {
        let theme = plainTheme.merging(["themes/plain/layouts/section.html": "{{ content }}"]) { $1 }
        let made = publish(["content/guide/a.md": "# A\n\nText.\n"], theme: theme)
        #expect(made.text("guide/a/index.html")?.hasPrefix("<h1 id=\"a\">A <a") == true)
    }
}
