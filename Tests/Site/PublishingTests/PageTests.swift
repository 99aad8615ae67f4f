import Testing

@testable import Publishing

@Suite struct PageTests {
    @Test func `a folder in, a folder out`() {
        let made = publish([
            "content/posts/2026-11-01-one.md": post("One", "tags: [a]"),
            "content/posts/2026-11-02-two.md": post("Two", "tags: [a, B c]"),
            "content/posts/2026-11-03-three.md": post("Three"),
            "content/pages/about.md": post("About"),
            "content/assets/robot.png": "png",
        ])
        #expect(made.lines == [])
        #expect(
            made.tree.paths == [
                "about/index.html", "assets/robot.png", "atom.xml", "feed.json", "feed.xml", "index.html",
                "page/2/index.html", "posts/2026/one/index.html", "posts/2026/three/index.html",
                "posts/2026/two/index.html", "robots.txt", "sitemap.xml", "tags/a/index.html", "tags/b-c/index.html",
                "tags/index.html",
            ])
        #expect(made.text("index.html") == "[Three][Two]1/2 /page/2/")
        #expect(made.text("page/2/index.html") == "[One]2/2 ")
        #expect(made.text("tags/a/index.html") == "a:[Two][One]")
        #expect(made.text("tags/index.html") == "a=2;B c=1;")
        #expect(
            made.text("posts/2026/two/index.html")
                == "<html>Two|<p>2026-11-02</p><p>Text.</p>\n<i>One/Three</i></html>")
        #expect(made.pages == 9)
        #expect(made.posts == 3)
    }

    @Test(arguments: [("en", "Note"), ("de", "Hinweis"), ("tlh", "Note")])
    func `alerts have titles in the site's language`(language: String, title: String) {
        let made = publish(
            ["content/pages/a.md": "---\ntitle: A\n---\n> [!NOTE]\n> b\n"],
            site: plainSite + "\nlanguage: \(language)\n")
        #expect(made.text("a/index.html")?.contains(">\(title)</p>") == true)
    }

    @Test func `the same site twice gives the same bytes`() {
        let files = [
            "content/posts/2026-11-01-one.md": post("One", "tags: [x, y, z]"), "content/pages/a.md": post("A"),
        ]
        #expect(publish(files).tree == publish(files, now: "2026-11-21T12:00:01Z").tree)
    }

    @Test(arguments: [
        ("draft: true", false), ("date: 2026-11-22", false), ("date: 2026-11-21T12:00:00Z", true),
        ("date: 2026-11-01\nexpires: 2026-11-20", false), ("date: 2026-11-01\nexpires: 2026-12-01", true),
    ])
    func `what is not due is nowhere`(head: String, isShown: Bool) {
        let made = publish([
            "content/posts/a.md": post(
                "Hidden", head + (head.contains("date") ? "" : "\ndate: 2026-11-01") + "\ntags: [t]")
        ])
        #expect(made.lines == [])
        for path in ["index.html", "feed.xml", "sitemap.xml", "tags/index.html"] {
            let text = made.text(path) ?? ""
            #expect(
                (text.contains("Hidden") || text.contains("/posts/2026/a/") || text.contains("t=1")) == isShown,
                "\(path): \(text)")
        }
        #expect((made.text("posts/2026/a/index.html") != nil) == isShown)
    }

    @Test func `drafts and the future are shown when asked for`() {
        let files = [
            "content/posts/2026-11-01-a.md": post("A", "draft: true"), "content/posts/2027-11-01-b.md": post("B"),
        ]
        #expect(publish(files).text("index.html") == "1/1 ")
        #expect(publish(files) { $0.showsDrafts = true }.text("index.html") == "[A]1/1 ")
        #expect(publish(files) { $0.showsFuture = true }.text("index.html") == "[B]1/1 ")
        #expect(publish(files).nextDue?.date.year == 2027)
    }

    @Test func `an unlisted post has a page and stands in no list`() {
        let made = publish(["content/posts/2026-11-01-a.md": post("Secret", "unlisted: true\ntags: [t]")])
        #expect(made.text("posts/2026/a/index.html")?.contains("Secret") == true)
        for path in ["index.html", "feed.xml", "atom.xml", "feed.json", "sitemap.xml", "tags/index.html"] {
            #expect(made.text(path)?.contains("Secret") == false)
            #expect(made.text(path)?.contains("/posts/2026/a/") == false)
        }
    }

    @Test func `titles are escaped and bodies are not`() {
        let made = publish(["content/pages/a.md": post("\"<b>\"", "", "*x* <u>y</u>")])
        #expect(made.text("a/index.html") == "<html>&lt;b&gt;|<p><em>x</em> <u>y</u></p>\n</html>")
    }

    @Test func `a base path stands in every link, in bodies too`() {
        let theme = plainTheme.merging([
            "themes/plain/layouts/page.html":
                "{{ '/about/' | relative_url }} {{ page.url | absolute_url }} {{ content }}"
        ]) { $1 }
        let made = publish(
            [
                "content/pages/a.md": post("A", "", "[b](b.md) [c](/b/#x) [d](https://x.y/)"),
                "content/pages/b.md": post("B"),
            ],
            theme: theme, site: "title: T\nbase_url: https://me.dev/blog\ntheme: plain\n")
        #expect(
            made.text("a/index.html")
                == "/blog/about/ https://me.dev/blog/a/ <p><a href=\"/blog/b/\">b</a> <a href=\"/blog/b/#x\">c</a> <a href=\"https://x.y/\">d</a></p>\n"
        )
        #expect(made.text("sitemap.xml")?.contains("<loc>https://me.dev/blog/a/</loc>") == true)
    }

    @Test func `an alias leads on`() {
        let made = publish(["content/pages/a.md": post("A", "aliases: [/old/, /older.html]")])
        #expect(made.text("old/index.html")?.contains("url=https://me.dev/a/") == true)
        #expect(made.text("older.html")?.contains("url=https://me.dev/a/") == true)
    }

    @Test func `assets get a fingerprint where a template asks`() {
        let theme = plainTheme.merging([
            "themes/plain/layouts/page.html": "{{ 'style.css' | asset }}", "themes/plain/assets/style.css": "a{}",
        ]) { $1 }
        let made = publish(["content/pages/a.md": post("A")], theme: theme)
        let name = String((made.text("a/index.html") ?? "").dropFirst())
        #expect(name.hasPrefix("assets/style.") && name.hasSuffix(".css") && name != "assets/style.css")
        #expect(made.text(name) == "a{}")
        #expect(made.text("assets/style.css") == "a{}")
    }

    @Test func `files beside a post's own page come along`() {
        let made = publish([
            "content/posts/2026-11-01-trip/index.md": post("Trip", "", "![x](map.png)"),
            "content/posts/2026-11-01-trip/map.png": "png",
        ])
        #expect(made.text("posts/2026/trip/map.png") == "png")
        #expect(made.text("posts/2026/trip/index.html")?.contains("src=\"/posts/2026/trip/map.png\"") == true)
    }

    @Test func `a site without a post is still a site`() {
        let made = publish([:])
        #expect(made.lines == [])
        #expect(made.text("index.html") == "1/1 ")
        #expect(made.text("feed.xml")?.contains("<item>") == false)
    }
}
