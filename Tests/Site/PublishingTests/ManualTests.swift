import Testing

@testable import Publishing

/// A folder of Markdown that was a manual elsewhere is one here, and there is a way to it.
@Suite struct ManualTests {
    private let theme = plainTheme.merging([
        "themes/plain/layouts/page.html":
            "{% for item in site.menu %}[{{ item.title }} {{ item.url }}]{% endfor %}{{ content }}"
    ]) { $1 }

    /// As GitHub shows it, and VuePress, mdBook, MkDocs, Docusaurus and GitBook publish it.
    @Test func `the README of a folder is its page`() {
        let made = publish([
            "content/book/README.md": "# Nu\n\n[one](one.md) [two](part/two.md) ![a](a.png)",
            "content/book/a.png": tinyPicture("a"),
            "content/book/one.md": "# One\n\n[home](README.md) [part](part/readme.md)",
            "content/book/part/readme.md": "# Part", "content/book/part/two.md": post("Two"),
        ])
        #expect(made.lines == [])
        let home = made.text("book/index.html") ?? ""
        #expect(home.contains("href=\"/book/one/\"") && home.contains("href=\"/book/part/two/\""), "\(home)")
        #expect(home.contains("src=\"/book/a.png\"") && made.tree["book/a.png"] != nil, "\(home)")
        #expect(made.text("book/part/index.html")?.hasPrefix("<html>Part|") == true)
        let one = made.text("book/one/index.html") ?? ""
        #expect(one.contains("href=\"/book/\"") && one.contains("href=\"/book/part/\""), "\(one)")
    }

    /// As books of mdBook name the page of a folder, and manuals of Docusaurus a text with components.
    @Test func `a link names the HTML of a folder, or the text by its other ending`() {
        let made = publish([
            "content/book/one.md": "# One\n\n[part](part/index.html) [two](two.md#a)",
            "content/book/part/README.md": "# Part", "content/book/two.mdx": "# Two\n\n## A\n",
        ])
        #expect(made.lines == [])
        let one = made.text("book/one/index.html") ?? ""
        #expect(one.contains("href=\"/book/part/\"") && one.contains("href=\"/book/two/#a\""), "\(one)")
    }

    @Test func `a README beside an index, with an address of its own or no section around it stays what it is`() {
        let made = publish([
            "content/book/README.md": post("Read"), "content/book/index.md": post("Index"),
            "content/docs/README.md": post("Own", "slug: own"), "content/pages/README.md": post("Page"),
            "content/docs/reader.md": post("Reader"),
        ])
        #expect(made.lines == [])
        for path in ["book/readme", "book", "docs/own", "docs/reader", "readme"] {
            #expect(made.tree[path + "/index.html"] != nil, "\(path)")
        }
        #expect(made.tree["docs/index.html"] == nil)
    }

    @Test func `sections stand in the menu where none is written`() {
        let files = [
            "content/pages/about.md": post("About"), "content/lang-guide/index.md": post("Index"),
            "content/book/b.md": post("B"), "content/book/a.md": post("A", "draft: true"),
            "content/notes/a.md": post("Draft", "draft: true"),
        ]
        let made = publish(files, theme: theme)
        #expect(made.lines == [])
        #expect(made.text("about/index.html")?.hasPrefix("[Book /book/b/][Lang guide /lang-guide/]<p>") == true)
        for menu in ["menu: []\n", "menu: [{title: X, url: /about/}]\n"] {
            let made = publish(files, theme: theme, site: plainSite + menu)
            #expect(made.text("about/index.html")?.contains("[Book") == false)
        }
        let many = Dictionary(uniqueKeysWithValues: (1...9).map { ("content/s\($0)/a.md", post("A")) })
        #expect(publish(files.merging(many) { $1 }, theme: theme).text("about/index.html")?.contains("[") == false)
    }

    @Test func `without an index a section's entry leads to the first of its chapters`() {
        let files = [
            "content/pages/about.md": post("About"), "content/book/a.md": post("A"), "content/book/b.md": post("B"),
        ]
        let list = "chapters: {book: [Part: [b.md], a.md]}\n"
        let made = publish(files, theme: theme, site: plainSite + list)
        #expect(made.text("about/index.html")?.hasPrefix("[Book /book/b/]") == true, "\(made.lines)")
        let index = publish(
            files.merging(["content/book/index.md": post("I")]) { $1 }, theme: theme, site: plainSite + list)
        #expect(index.text("about/index.html")?.hasPrefix("[Book /book/]") == true)
    }

    @Test func `the front page of a manual alone leads to all of it`() throws {
        let manual = [
            "content/book/README.md": "# A book", "content/book/last.md": post("Last", "order: 2"),
            "content/book/first.md": post("First", "order: 1"), "content/lang-guide/a.md": post("Words"),
        ]
        let site = "title: Test\nbase_url: https://me.dev/\n"
        let home = publish(manual, theme: try marquee(), site: site).text("index.html") ?? ""
        let links = home.matches(of: /<li><a href="([^"]*)" dir="auto">([^<]*)</).map { "\($0.1) \($0.2)" }
        #expect(links == ["/book/ A book", "/book/first/ First", "/book/last/ Last", "/lang-guide/a/ Words"])
        #expect(home.contains("<h2><a href=\"/lang-guide/a/\">Lang guide</a></h2>") && !home.contains("Nothing yet"))
        #expect(!home.contains("class=\"more\""))
        let words = publish(
            manual.merging(["content/lang-guide/b.md": post("More")]) { $1 }, theme: try marquee(), site: site)
        let current = "<a href=\"/lang-guide/a/\" aria-current=\"true\">Lang guide"
        #expect(words.text("lang-guide/b/index.html")?.contains(current) == true)
        let posts = manual.merging(["content/posts/a.md": post("Post", "date: 2026-11-01")]) { $1 }
        let notebook = publish(posts, theme: try marquee(), site: site).text("index.html") ?? ""
        #expect(notebook.contains("From the notebook") && !notebook.contains("<h2><a href"))
        #expect(publish([:], theme: try marquee(), site: site).text("index.html")?.contains("Nothing yet") == true)
    }

    @Test func `what lies in a folder of a manual stands below its name or its page`() throws {
        let made = publish(
            [
                "content/docs/index.md": post("Docs"), "content/docs/api/README.md": post("API"),
                "content/docs/api/app.md": post("App"), "content/docs/core-parts/deep/x.md": post("X"),
                "content/docs/core-parts/y.md": post("Y"), "content/docs/z.md": post("Z"),
            ], theme: try marquee(), site: "title: Test\nbase_url: https://me.dev/\n")
        let lists = [("index.html", "<ul class=\"titles\">"), ("docs/z/index.html", "<nav class=\"chapters\"")]
        for (path, start) in lists {
            let text = made.text(path) ?? ""
            let list = text[(text.firstRange(of: start)?.upperBound ?? text.endIndex)...]
            let items = list.prefix { $0 != "\u{0}" }.matches(of: /<li( class="[a-z]*")?>(<a[^>]*>)?([^<]*)</).map {
                "\($0.1 ?? "")\($0.3)"
            }
            #expect(
                items.prefix(7) == [
                    "Docs", "API", " class=\"inner\"App", " class=\"part\"Core parts", " class=\"inner\"X",
                    " class=\"inner\"Y", "Z",
                ], "\(path) \(items)")
        }
    }

    @Test func `the front page lists eight of a folder and sixty of a section, and says how many there are`() throws {
        let inner = (10...29).map { ("content/docs/api/a\($0).md", post("A\($0)")) }
        let outer = (10...79).map { ("content/docs/b\($0).md", post("B\($0)")) }
        let made = publish(
            Dictionary(uniqueKeysWithValues: inner + outer), theme: try marquee(),
            site: "title: Test\nbase_url: https://me.dev/\n")
        let titles = (made.text("index.html") ?? "").matches(of: /dir="auto">([AB]\d\d)</).map { String($0.1) }
        #expect(titles == (10...17).map { "A\($0)" } + (10...61).map { "B\($0)" })
        let more = "<p class=\"more\"><a href=\"/docs/api/a10/\">90 pages</a></p>"
        #expect(made.text("index.html")?.contains(more) == true)
        let beside = (made.text("docs/api/a10/index.html") ?? "").matches(of: /dir="auto">([AB]\d\d)</)
        #expect(beside.count == 90)
    }

    @Test func `a picture that a head calls hero is no opening of a manual`() throws {
        let made = publish(
            ["content/docs/a.md": post("A", "hero: /a.png\ndescription: What it is.\nfeatures: [x]")],
            theme: try marquee(), site: "title: Test\nbase_url: https://me.dev/\n")
        let text = made.text("docs/a/index.html") ?? ""
        #expect(text.contains("<p class=\"lede\">What it is.</p>"), "\(text)")
        #expect(!text.contains("class=\"points\""))
    }

    /// As the manuals of Pinia (VitePress) and of Astro (Starlight) begin.
    @Test func `the first page of a manual shows what its head says`() throws {
        let head =
            "layout: home\nhero:\n  name: Lamp\n  text: It <b>shines</b>\n  actions:\n    - {text: Start, link: /one}\n    - {text: ' ', link: /two}\n    - {text: Out, link: https://a.dev/}\nfeatures:\n  - {title: Bright, details: Very}\n"
        let made = publish(
            [
                "content/docs/index.md": "---\n\(head)---\n", "content/docs/one.md": post("One"),
                "content/docs/two.md": post(
                    "Two", "hero: {title: Big, tagline: '', actions: [{text: Up, link: ./one.md}]}"),
            ], theme: try marquee(), site: "title: Test\nbase_url: https://me.dev/sub/\n")
        #expect(made.lines == [])
        let text = made.text("docs/index.html") ?? ""
        #expect(text.contains("<title>Lamp") && text.contains("<h1>Lamp</h1>"), "\(text)")
        #expect(text.contains("It shines</p>") && text.contains("<strong>Bright</strong> Very"))
        #expect(text.contains("<a class=\"btn primary\" href=\"/sub/docs/one/\">Start</a>"))
        #expect(text.contains("href=\"https://a.dev/\">Out</a></p>") && !text.contains("/sub/docs/two/\"> <"))
        #expect(!text.contains("Nothing yet") && text.contains("class=\"chapters\""))
        #expect(made.text("docs/one/index.html")?.contains("<a href=\"/sub/docs/\" aria-current=\"true\">Docs") == true)
        let two = made.text("docs/two/index.html") ?? ""
        #expect(two.contains("<h1>Big</h1>") && two.contains("<title>Two"), "\(two)")
        #expect(two.contains("href=\"/sub/docs/one/\">Up</a>"))
    }

    @Test(arguments: [
        ("{src: /lamp.svg, alt: A lamp}", "<img src=\"/sub/lamp.svg\" alt=\"A lamp\">"),
        ("./lamp.svg", "<img src=\"/sub/docs/lamp.svg\" alt=\"\">"),
        ("{file: lamp.svg, alt: A lamp}", "<img src=\"/sub/docs/lamp.svg\" alt=\"A lamp\">"),
        (
            "{light: lamp.svg, dark: {src: /lamp.svg}}",
            "<source media=\"(prefers-color-scheme: dark)\" srcset=\"/sub/lamp.svg\"><img src=\"/sub/docs/lamp.svg\" alt=\"\">"
        ), ("https://a.dev/lamp.svg", nil), ("//a.dev/lamp.svg", nil), ("{alt: A lamp}", nil), ("[x]", nil),
    ])
    func `the picture of a hero is shown from where it lies`(image: String, shown: String?) throws {
        let made = publish(
            [
                "content/docs/index.md": "---\nhero: {name: Lamp, image: \(image)}\n---\n",
                "content/lamp.svg": "<svg/>", "content/docs/lamp.svg": "<svg/>",
            ], theme: try marquee(), site: "title: Test\nbase_url: https://me.dev/sub/\n")
        let text = made.text("docs/index.html") ?? ""
        #expect(text.contains("<picture class=\"emblem\">") == (shown != nil), "\(text)")
        if let shown { #expect(text.contains(shown + "</picture>"), "\(text)") }
    }

    @Test func `each language has its own sections in the menu`() {
        let made = publish(
            [
                "content/pages/about.md": post("About"), "content/pages/about.de.md": post("Über"),
                "content/book/index.md": post("Book"), "content/book/index.de.md": post("Buch"),
                "content/more/a.md": post("More"),
            ], theme: theme, site: plainSite + "languages: {en: {}, de: {}}\n")
        #expect(made.text("about/index.html")?.contains("[Book /book/][More /more/a/]") == true)
        #expect(made.text("de/about/index.html")?.contains("[Book /de/book/]<") == true)
    }
}
