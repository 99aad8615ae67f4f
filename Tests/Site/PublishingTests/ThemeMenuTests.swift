import Testing

@testable import Publishing

/// The menu of the built-in theme, and pages that have nothing to show.
@Suite struct ThemeMenuTests {
    private func page(_ path: String = "about/index.html", menu: String) throws -> String {
        let made = publish(
            ["content/pages/about.md": post("About")], theme: try marquee(),
            site: "title: Test\nbase_url: https://me.dev/\nmenu: [\(menu)]\n")
        return made.text(path) ?? ""
    }

    private func entries(_ count: Int) -> String {
        (1...count).map { "{title: E\($0), url: '/about/#e\($0)'}" }.joined(separator: ", ")
    }

    @Test func `more entries than a line has room for stand behind a word on a phone`() throws {
        #expect(try !page(menu: entries(6)).contains("class=\"menu\""))
        let long = try page(menu: entries(7))
        #expect(long.contains("class=\"long\"><details class=\"menu\"><summary>Menu</summary><ul>"))
        #expect(long.contains("</ul></details></nav>"))
    }

    @Test func `a menu that leads to the search itself has one way to it`() throws {
        let own = try page(menu: "{title: Find, url: /search/}")
        #expect(own.contains(">Find</a>") && !own.contains("aria-keyshortcuts"))
        #expect(try page(menu: entries(1)).contains("aria-keyshortcuts=\"/\">Search</a>"))
    }

    @Test func `a site without tags says so where they would be`() throws {
        let tags = try page("tags/index.html", menu: entries(1))
        #expect(tags.contains("Nothing yet") && !tags.contains("<ul class=\"tags\">"), "\(tags)")
    }

    @Test func `a post of a site without an author is by the site`() throws {
        let made = publish(
            ["content/posts/2026-11-01-a.md": post("A")], theme: try marquee(),
            site: "title: Test\nbase_url: https://me.dev/\n")
        let author = "\"author\": {\"@type\": \"Organization\", \"name\": \"Test\", \"url\": \"https://me.dev/\"}"
        #expect(made.text("posts/2026/a/index.html")?.contains(author) == true)
    }

    @Test func `the way to what a page lies below is marked, and not that to the front page`() throws {
        let made = publish(
            [
                "content/pages/about.md": post("About"), "content/pages/about.de.md": post("Wir"),
                "content/guide/about.md": post("A"),
            ], theme: try marquee(),
            site: """
                title: Test
                base_url: https://me.dev/
                languages: {de: {title: Test}}
                menu: [{title: Home, url: /}, {title: Guide, url: /guide/about/}, {title: About, url: /about/}]

                """)
        func marked(_ path: String) -> [String] {
            (made.text(path) ?? "").matches(of: /<li><a href="([^"]*)" aria-current="[a-z]*">/).map { String($0.1) }
        }
        #expect(marked("de/about/index.html") == ["/de/about/"])
        #expect(marked("de/index.html") == ["/de/"])
        #expect(marked("guide/about/index.html") == ["/guide/about/"])
    }
}
