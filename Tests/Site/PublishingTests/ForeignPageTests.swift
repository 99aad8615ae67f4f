import Diagnostics
import Testing

@testable import Publishing

/// What front matter says about whether and where a page appears, in the output.
@Suite struct ForeignPageTests {
    private let theme = plainTheme.merging([
        "themes/plain/layouts/page.html":
            "{{ page.canonical }}|{{ page.noindex }}|{{ page.excerpt }}|{{ page.description }}",
        "themes/plain/layouts/search.html": "",
    ]) { $1 }

    @Test(arguments: [
        "published: false", "draft: true", "expiryDate: 2026-11-20", "publishDate: 2026-11-22", "headless: true",
        "render: false", "build: {render: never}",
    ])
    func `a page that is not for now is not made`(head: String) {
        #expect(publish(["content/pages/a.md": post("A", head)]).text("a/index.html") == nil)
        #expect(publish(["content/pages/a.md": post("A", "")]).text("a/index.html") != nil)
    }

    @Test func `a page whose publishDate has come is made, whatever its date says`() {
        let made = publish(["content/pages/a.md": post("A", "publishDate: 2026-11-20\ndate: 2030-01-01")])
        #expect(made.text("a/index.html") != nil)
    }

    @Test func `what search engines should not know is told to them`() {
        let made = publish(
            [
                "content/pages/a.md": post("A", "noindex: true"), "content/pages/b.md": post("B", "sitemap: false"),
                "content/pages/c.md": post("C", "canonical_url: https://x.example/c"),
                "content/pages/d.md": post("D", "search: false"),
            ], theme: theme)
        #expect(made.text("a/index.html")?.hasPrefix("https://me.dev/a/|true|") == true)
        #expect(made.text("b/index.html")?.hasPrefix("https://me.dev/b/|false|") == true)
        #expect(made.text("c/index.html")?.hasPrefix("https://x.example/c|false|") == true)
        let listed = ["a", "b", "c", "d"].filter {
            made.text("sitemap.xml")?.contains("<loc>https://me.dev/\($0)/<") == true
        }
        #expect(listed == ["d"])
        let found = ["a", "b", "c", "d"].filter { made.text("search.json")?.contains("\"/\($0)/\"") == true }
        #expect(found == ["a", "b", "c"])
    }

    @Test func `a summary takes the place of the beginning`() {
        let made = publish(["content/pages/a.md": post("A", "summary: In *short*.")], theme: theme)
        #expect(made.text("a/index.html") == "https://me.dev/a/|false|<p>In <em>short</em>.</p>\n|In short.")
    }

    @Test func `a dead link in a summary is told at its line`() {
        let made = publish(["content/pages/a.md": post("A", "summary: \"[x](nope.md)\"")])
        #expect(made.lines.contains("content/pages/a.md:3: there is no file `nope.md` beside this one"))
    }

    @Test func `a page that gives way sends readers on, and no layout is asked for`() {
        let made = publish([
            "content/pages/a.md": post("A", "redirect_to: https://x.example/y\nlayout: gone\naliases: [/older]"),
            "content/pages/b.md": post("B", "redirect_to: /c/"), "content/pages/c.md": post("C"),
        ])
        #expect(made.isGood, "\(made.lines)")
        #expect(made.text("a/index.html")?.contains("url=https://x.example/y\"") == true)
        #expect(made.text("older/index.html")?.contains("url=https://x.example/y\"") == true)
        #expect(made.text("b/index.html")?.contains("url=https://me.dev/c/\"") == true)
        #expect(made.text("sitemap.xml")?.contains("/b/") == false)
    }

    @Test func `without a layout the text alone is the file`() {
        let made = publish(["content/pages/a.md": post("A", "layout: null\npermalink: /a.html", "Text.")])
        #expect(made.text("a.html") == "<p>Text.</p>\n")
    }

    @Test func `a layout that many pages name and nobody has is one error`() {
        let files = (1...5).map { ("content/pages/\($0).md", post("A", "layout: gone")) }
        let made = publish(Dictionary(uniqueKeysWithValues: files))
        #expect(made.lines == ["content/pages/1.md:3: there is no layout `gone` (5 times)"])
    }
}

/// Names are compared as bytes, as servers do it.
@Suite struct ExactAddressTests {
    private let composed = "caf\u{E9}"
    private let decomposed = "cafe\u{301}"

    @Test func `a link in another Unicode form leads nowhere, and that is told`() throws {
        let made = publish([
            "content/pages/a.md": post("A", "", "[x](/\(decomposed)/)"),
            "content/pages/b.md": post("B", "slug: \(composed)"),
        ])
        let mistake = try #require(made.mistakes.first { $0.message.contains("leads nowhere") })
        #expect(mistake.remedy?.contains("form C") == true)
    }

    @Test func `a link to a file in another form is told too`() {
        let made = publish([
            "content/pages/a.md": post("A", "", "[x](\(decomposed).md)"), "content/pages/\(composed).md": post("B"),
        ])
        #expect(
            made.lines.contains { $0.hasSuffix("beside this one, but one that looks alike, in another Unicode form") })
    }

    @Test func `a place in a page is asked for as bytes too`() throws {
        let made = publish([
            "content/pages/a.md": post("A", "", "# \(decomposed)\n\n[x](#\(composed)) [y](#\(decomposed))")
        ])
        #expect(
            made.lines == ["content/pages/a.md:7: the address `#caf%C3%A9` leads to a page that has no `#\(composed)`"])
        #expect(made.mistakes.first?.remedy?.hasSuffix("in another Unicode form: write `#cafe%CC%81`") == true)
    }

    @Test func `links of notes whose labels have letters beyond ASCII lead somewhere`() {
        let text = "a[^\(composed)] b[^\(decomposed)] c[^\(composed)]\n\n[^\(composed)]: one\n[^\(decomposed)]: two"
        #expect(publish(["content/pages/a.md": post("A", "", text)]).lines == [])
    }

    @Test func `a dead link names the file of its own form`() {
        let made = publish([
            "content/pages/a.md": post("A", "", "[x](/\(composed).txt)"), "content/assets/x/\(composed).txt": "1",
            "content/assets/\(decomposed).txt": "2",
        ])
        #expect(made.mistakes.contains { $0.remedy == "write `/assets/x/caf%C3%A9.txt`, where there is such a file" })
    }

    @Test func `two pages that look alike are both made, with a warning`() {
        let made = publish([
            "content/pages/a.md": post("A", "permalink: /\(composed)/"),
            "content/pages/b.md": post("B", "permalink: /\(decomposed)/"),
        ])
        #expect(made.isGood)
        #expect(made.lines.count == 1)
        #expect(made.mistakes.first?.message.contains("look alike") == true)
        #expect(made.pages == 2 + publish([:]).pages)
    }
}
