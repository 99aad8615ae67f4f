import Diagnostics
import Site
import Testing

@testable import Publishing

/// What leads nowhere is told where it was written.
@Suite struct LinkPlaceTests {
    /// The messages with everything that is shown of their places.
    private func told(_ made: Publication) -> [String] {
        made.mistakes.map { mistake in
            let place = mistake.place.map { "\($0.path):\($0.line):\($0.column)" } ?? ""
            return "\(place) \(mistake.length) \(mistake.excerpt ?? "")"
        }
    }

    @Test func `an address that a layout takes from a head is told where it stands there`() {
        let theme = plainTheme.merging([
            "themes/plain/layouts/page.html": "<img alt=\"\" src=\"{{ page.extra.src }}\">{{ content }}"
        ]) { $1 }
        let made = publish(
            ["content/pages/a.md": "---\ntitle: A\nextra:\n  src: /gone.svg\n---\nText.\n"], theme: theme)
        #expect(made.lines == ["content/pages/a.md:4: the address `/gone.svg` leads nowhere"])
        #expect(made.mistakes.first?.place?.column == 8)
        let like = publish(
            ["content/pages/a.md": "---\ntitle: A\naliases: [/gone.svg.png/]\n---\nText.\n"],
            theme: plainTheme.merging(["themes/plain/layouts/page.html": "<a href=\"/gone.svg\">x</a>"]) { $1 })
        #expect(like.lines == ["themes/plain/layouts/page.html:1: the address `/gone.svg` leads nowhere"])
    }

    @Test func `an entry of the menu is told at its line of site.yml`() {
        let site = plainSite + "menu:\n  - title: Posts\n    url: /\n  - title: Gone\n    url: /gone/\n"
        let base = "<nav>{% for item in site.menu %}<a href=\"{{ item.url }}\">x</a>{% endfor %}</nav>{{ content }}"
        let made = publish(
            ["content/pages/a.md": post("A", "", "Not `/gone/` here."), "content/pages/b.md": post("B")],
            theme: plainTheme.merging(["themes/plain/layouts/base.html": base]) { $1 }, site: site)
        #expect(told(made) == ["content/site.yml:9:10 6     url: /gone/"])
    }

    @Test func `a link has its line and its column`() {
        let made = publish(["content/pages/a.md": post("A", "", "See [/gone/](/gone/) and [this](/lost/).")])
        #expect(
            told(made) == [
                "content/pages/a.md:5:14 6 See [/gone/](/gone/) and [this](/lost/).",
                "content/pages/a.md:5:33 6 See [/gone/](/gone/) and [this](/lost/).",
            ])
    }

    @Test func `the same address twice is told twice`() {
        let made = publish(["content/pages/a.md": post("A", "", "[x](/gone/) [y](/gone/)\n\n[z](/gone/)")])
        #expect(
            told(made).map { String($0.prefix(24)) } == [
                "content/pages/a.md:5:5 6", "content/pages/a.md:5:17 ", "content/pages/a.md:7:5 6",
            ])
    }

    @Test func `a flood of links is told line by line, whatever ends the lines`() {
        let links = (0..<400).map { "[x](/gone-\($0 % 100)/)\r\n" }.joined(separator: "\r\n")
        let made = publish(["content/pages/a.md": post("A", "", links)])
        // One message more says for how many no near address was looked for.
        let placed = told(made).filter { $0.hasPrefix("content/") }
        let lines = placed.compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
        #expect(lines.sorted() == (0..<400).map { 5 + 2 * $0 })
        #expect(placed.allSatisfy { $0.hasSuffix("/)") && $0.contains(" [x](/gone-") })
    }

    @Test func `an address with letters beyond ASCII is told where it stands, each time`() {
        let made = publish([
            "content/pages/a.md": post("A", "", "[x](/été/) ![y](/日.png) [z](/été/)\n\n[w](#ü) [v][r]\n\n[r]: /x[y/")
        ])
        #expect(
            told(made).map { String($0.prefix(24)) } == [
                "content/pages/a.md:5:5 5", "content/pages/a.md:5:17 ", "content/pages/a.md:5:29 ",
                "content/pages/a.md:7:5 2", "content/pages/a.md:9:6 5",
            ])
    }

    @Test func `a file that is not there is told once, whatever its letters`() {
        let made = publish(["content/pages/a.md": post("A", "", "[x](é.md)")])
        #expect(told(made).map { String($0.prefix(24)) } == ["content/pages/a.md:5:5 4"])
    }

    @Test func `the address of a link definition is told where it stands`() {
        let made = publish(["content/pages/a.md": post("A", "", "[x][gone]\n\nText\n\n[gone]: /gone/")])
        #expect(told(made) == ["content/pages/a.md:9:9 6 [gone]: /gone/"])
    }

    @Test func `raw HTML gets the base path as links do, and is told at its own place`() {
        let site = plainSite.replacing("https://me.dev/", with: "https://me.dev/blog/")
        let made = publish(
            [
                "content/pages/about.md": post("About"),
                "content/pages/a.md": post("A", "", "[a](/about/) <a href=\"/about/\">x</a> <a href=\"/gone/\">y</a>"),
            ], site: site)
        #expect(made.text("a/index.html")?.contains("<a href=\"/blog/about/\">x</a>") == true)
        #expect(told(made).map { String($0.prefix(25)) } == ["content/pages/a.md:5:47 6"])
    }

    @Test func `raw HTML follows files, in blocks and in sets of pictures too`() {
        let made = publish([
            "content/pages/b.md": post("B"), "content/pages/x.png": tinyPicture("X"),
            "content/pages/y.png": tinyPicture("Y"),
            "content/pages/a.md": post(
                "A", "",
                "<div>\n<a href=\"b.md#top\">b</a>\n<img src='x.png' srcset=\"x.png 1x, y.png 2x\" alt>\n</div>"),
        ])
        #expect(made.lines == [])
        let html = made.text("a/index.html") ?? ""
        #expect(html.contains("<a href=\"/b/#top\">"))
        #expect(html.contains("src='/a/x.png' srcset=\"/a/x.png 1x, /a/y.png 2x\""))
    }

    @Test func `a layout's address without the base path has a remedy`() {
        let made = publish(
            ["content/pages/about.md": post("About")],
            theme: plainTheme.merging(["themes/plain/layouts/page.html": "<a href=\"/about/\">x</a>"]) { $1 },
            site: plainSite.replacing("https://me.dev/", with: "https://me.dev/blog/"))
        #expect(
            made.mistakes.map(\.remedy) == [
                "in a layout write `{{ '/about/' | relative_url }}`, which puts /blog/ in front"
            ])
    }

    @Test func `a link to a missing file hides no other mistake`() {
        let made = publish([
            "content/posts/2026-01-01-a.md": post("A", "", "[x](nope.md) [y](/gone/)"),
            "content/pages/b.md": post("B", "", "[z](/lost/)"),
        ])
        #expect(
            made.lines == [
                "content/pages/b.md:5: the address `/lost/` leads nowhere",
                "content/posts/2026-01-01-a.md:5: there is no file `nope.md` beside this one",
                "content/posts/2026-01-01-a.md:5: the address `/gone/` leads nowhere",
            ])
    }

    @Test func `the line of a layout that is not there is the author's own`() {
        let made = publish(["content/pages/a.md": post("A", "layout:     zz   # c")])
        #expect(told(made) == ["content/pages/a.md:3:13 1 layout:     zz   # c"])
    }

    @Test func `addresses with the site's own host are warnings, each once, and twenty at most`() {
        let links = (10..<40).map { "[x](https://me.dev/gone-\($0)/) [y](https://me.dev/gone-\($0)/)" }
        let made = publish(["content/pages/a.md": post("A", "", links.joined(separator: "\n\n"))])
        #expect(made.isGood)
        #expect(made.mistakes.count == 21)
        #expect(made.lines.contains("content/pages/a.md:5: the address `https://me.dev/gone-10/` leads nowhere"))
        #expect(made.lines.contains("10 more addresses with this site's host lead nowhere"))
    }
}

/// Style sheets point at files as pages do.
@Suite struct StyleAddressTests {
    @Test func `one that leads nowhere is told at its place`() {
        let made = publish([
            "content/pages/a.md": post("A"), "content/assets/art/x.png": tinyPicture("X"),
            "content/assets/css/a.css":
                "a { background: url(../art/x.png) }\nb { background: url(gone.png), url(data:,x), url(#y) }",
        ])
        #expect(made.lines == ["content/assets/css/a.css:2: the address `gone.png` leads nowhere"])
        #expect(made.mistakes.first?.place?.column == 21)
    }

    @Test func `styles of a page are read too`() {
        let made = publish([
            "content/pages/a.md": post("A", "", "<p style=\"background: url(/gone.png)\">x</p>")
        ])
        #expect(made.lines == ["content/pages/a.md:5: the address `/gone.png` leads nowhere"])
    }
}
