import Testing

@testable import Publishing

/// A site in two languages, the second in files beside those of the first.
private let site = """
    title: Small Stage
    base_url: https://me.dev/
    theme: plain
    paginate: 2
    menu: [{title: About, url: /about/}, {title: Lists, url: /tags/}]
    languages:
      de: {title: Kleine Bühne, description: Auf Deutsch.}

    """

private let theme: [String: String] = [
    "themes/plain/layouts/base.html":
        "{{ site.language }}|{{ site.title }}|{{ page.title }}|{% for item in site.menu %}{{ item.url }},{% endfor %}"
        + "|{% for one in page.translations %}{{ one.language }} {{ one.name }} {{ one.url }} {{ one.title }};{% endfor %}"
        + "|{% for one in page.alternates %}{{ one.language }}={{ one.url }};{% endfor %}|{{ content }}",
    "themes/plain/layouts/post.html":
        "---\nlayout: base\n---\n{{ page.date | day }} {{ page.previous.title }}/{{ page.next.title }} {{ content }}",
    "themes/plain/layouts/home.html":
        "---\nlayout: base\n---\n{% for post in paginator.posts %}[{{ post.title }} {{ post.url }}]{% endfor %}"
        + "{{ paginator.next_page_path }}{{ site.language_root }}",
    "themes/plain/layouts/404.html": "---\nlayout: base\n---\n",
    "themes/plain/layouts/search.html": "---\nlayout: base\n---\n",
    "themes/plain/layouts/archive.html": "---\nlayout: base\n---\n",
    "themes/plain/layouts/product.html": "---\nlayout: base\n---\n{{ product.tagline }} {{ content }}",
    "themes/plain/layouts/products.html":
        "---\nlayout: base\n---\n{% for product in paginator.products %}{{ product.url }}{% endfor %}",
]

private let pages: [String: String] = [
    "content/posts/2026-01-01-hello.md": post("Hello", "tags: [games]", "See [about](../pages/about.md)."),
    "content/posts/2026-01-01-hello.de.md": post(
        "Hallo", "tags: [Spiele]", "[Über](../pages/about.md) [uns](/about/#top) [nur](/only/) [Liste](/tags/)"),
    "content/posts/2026-02-01-second.md": post("Second"),
    "content/pages/about.md": post("About"),
    "content/pages/only.md": post("Only"),
    "content/de/pages/about.md": post("Über uns", "slug: ueber-uns"),
]

private func made(_ more: [String: String] = [:], site: String = site) -> Publication {
    publish(pages.merging(more) { $1 }, theme: theme.merging(plainTheme) { mine, _ in mine }, site: site)
}

@Suite struct EditionTests {
    @Test func `each language has its pages, lists, feeds and search below its tag`() {
        let paths = made().tree.paths.sorted()
        #expect(
            paths == [
                "404.html", "about/index.html", "archive/index.html", "atom.xml", "de/404.html",
                "de/archive/index.html", "de/atom.xml", "de/feed.json", "de/feed.xml", "de/index.html",
                "de/posts/2026/hello/index.html", "de/search.json", "de/search/index.html",
                "de/tags/index.html", "de/tags/spiele/index.html", "de/ueber-uns/index.html", "feed.json", "feed.xml",
                "index.html", "only/index.html", "posts/2026/hello/index.html", "posts/2026/second/index.html",
                "robots.txt", "search.json", "search/index.html", "sitemap.xml", "tags/games/index.html",
                "tags/index.html",
            ])
    }

    @Test func `a page speaks its language, knows its translations, and links within its language`() {
        #expect(
            made().text("de/posts/2026/hello/index.html")
                == "de|Kleine Bühne|Hallo|/de/ueber-uns/,/de/tags/,|en English /posts/2026/hello/ Hello;"
                + "|en=/posts/2026/hello/;de=/de/posts/2026/hello/;x-default=/posts/2026/hello/;"
                + "|1. Januar 2026 / <p><a href=\"/de/ueber-uns/\">Über</a> <a href=\"/de/ueber-uns/#top\">uns</a> "
                + "<a href=\"/only/\">nur</a> <a href=\"/de/tags/\">Liste</a></p>\n")
        #expect(
            made().text("posts/2026/hello/index.html")
                == "en|Small Stage|Hello|/about/,/tags/,|de Deutsch /de/posts/2026/hello/ Hallo;"
                + "|en=/posts/2026/hello/;de=/de/posts/2026/hello/;x-default=/posts/2026/hello/;"
                + "|1 January 2026 /Second <p>See <a href=\"/about/\">about</a>.</p>\n")
    }

    @Test func `lists hold what is in their language`() {
        #expect(made().text("de/index.html")?.hasSuffix("|[Hallo /de/posts/2026/hello/]/de") == true)
        #expect(
            made().text("index.html")?.hasSuffix("|[Second /posts/2026/second/][Hello /posts/2026/hello/]") == true)
        #expect(made().text("de/tags/spiele/index.html") == "Spiele:[Hallo]")
        #expect(made().text("de/404.html")?.hasPrefix("de|Kleine Bühne|Seite nicht gefunden|") == true)
        #expect(made().text("de/feed.xml")?.contains("<language>de</language>") == true)
        #expect(made().text("de/search.json")?.contains("Second") == false)
    }

    @Test func `the sitemap names the versions of each page`() {
        let sitemap = made().text("sitemap.xml") ?? ""
        #expect(sitemap.contains("xmlns:xhtml=\"http://www.w3.org/1999/xhtml\""))
        let entry = """
            <url><loc>https://me.dev/de/ueber-uns/</loc>\
            <xhtml:link rel="alternate" hreflang="en" href="https://me.dev/about/"/>\
            <xhtml:link rel="alternate" hreflang="de" href="https://me.dev/de/ueber-uns/"/>\
            <xhtml:link rel="alternate" hreflang="x-default" href="https://me.dev/about/"/></url>
            """
        #expect(sitemap.contains(entry))
        #expect(sitemap.contains("<url><loc>https://me.dev/only/</loc></url>"))
    }

    @Test func `what is missing in a language is one warning`() {
        #expect(
            made().lines == [
                "content/site.yml:7: 2 of 4 pages are not there in de, first content/pages/only.md"
            ])
    }

    @Test func `files with other names are one text where they share a name`() {
        let made = made([
            "content/posts/2026-02-01-second.md": post("Second", "translation: two"),
            "content/de/posts/2026-02-03-zweiter.md": post("Zweiter", "translation: two"),
        ])
        #expect(
            made.text("de/posts/2026/zweiter/index.html")?.contains("|en English /posts/2026/second/ Second;|") == true)
    }

    @Test func `a product is there in the languages of its prose and of its listings`() {
        let made = made([
            "content/products/lamp/product.yml": "name: Lamp\ntagline: Light\nkind: app\nstore: {subtitle: Light}\n",
            "content/products/lamp/index.md": "English prose.\n",
            "content/products/lamp/locales/de.yml": "subtitle: Licht\ndescription: Langer Text.\n",
            "content/products/rope/product.yml": "name: Rope\ntagline: Long\nkind: app\n",
            "content/products/rope/index.de.md": "---\ntagline: Lang\n---\nDeutsch, zur [Lampe](../lamp/index.md).\n",
            "content/products/coin/product.yml": "name: Coin\ntagline: Round\nkind: app\n",
        ])
        #expect(made.text("de/products/lamp/index.html")?.hasSuffix("|Licht <p>Langer Text.</p>\n") == true)
        #expect(
            made.text("de/products/rope/index.html")?.hasSuffix(
                "|Lang <p>Deutsch, zur <a href=\"/de/products/lamp/\">Lampe</a>.</p>\n") == true)
        #expect(made.text("de/products/index.html")?.hasSuffix("|/de/products/lamp//de/products/rope/") == true)
        #expect(made.text("products/rope/index.html")?.contains("|Rope|") == true)
        #expect(made.text("de/products/coin/index.html") == nil)
        #expect(!made.mistakes.contains { $0.severity == .error }, "\(made.lines)")
    }

    @Test func `the sentence above a product's page speaks the language, or gives way to its tagline`() {
        let manifest = "name: Lamp\ntagline: Light\ntitle: It shines.\nkind: app\nstore: {subtitle: Light}\n"
        func headline(_ files: [String: String]) -> String? {
            let own = ["content/products/lamp/product.yml": manifest].merging(files) { $1 }
            let layout = ["themes/plain/layouts/product.html": "{{ product.title }}/{{ product.tagline }}"]
            return publish(
                pages.merging(own) { $1 },
                theme: layout.merging(theme) { mine, _ in mine }.merging(plainTheme) { mine, _ in mine },
                site: site
            ).text("de/products/lamp/index.html")
        }
        let folder = "content/products/lamp/"
        #expect(headline([folder + "locales/de.yml": "subtitle: Licht\n"]) == "Licht/Licht")
        #expect(headline([folder + "index.de.md": "---\ntagline: Licht\n---\n"]) == "Licht/Licht")
        #expect(
            headline([folder + "index.de.md": "---\ntitle: Sie leuchtet.\ntagline: Licht\n---\n"])
                == "Sie leuchtet./Licht")
        #expect(headline([folder + "index.de.md": "---\ntitle: Lamp\n---\n"]) == "It shines./Light")
    }

    @Test func `the languages may be a list, with the base language among them or not`() {
        let short = "title: Test\nbase_url: https://me.dev/\ntheme: plain\n"
        for line in ["languages: [en, de]\n", "languages: [de]\n", "languages:\n  en:\n  de:\n"] {
            #expect(made(site: short + line).text("de/ueber-uns/index.html")?.hasPrefix("de|Test|") == true, "\(line)")
        }
        #expect(made(site: short + "languages: [en]\n").text("languages") == nil)
    }

    @Test(arguments: [
        ("languages: [english]\n", "content/site.yml:4: `english` is no tag of a language"),
        ("languages: de\n", "content/site.yml:4: `languages` must be a map, and is a text"),
        ("languages: {de: Deutsch}\n", "content/site.yml:4: `de` must be a map, and is a text"),
        ("languages: {de: {titel: X}}\n", "content/site.yml:4: there is no field `titel`"),
        ("languages: {de: {words: {newest: X}}}\n", "content/site.yml:4: the theme has no word `newest`"),
    ])
    func `a language that cannot be meant is told`(line: String, message: String) {
        let short = "title: Test\nbase_url: https://me.dev/\ntheme: plain\n"
        #expect(made(site: short + line).lines.contains(message), "\(made(site: short + line).lines)")
    }

    @Test func `a product's text in the folder of a language is told where it belongs`() {
        let made = made(["content/de/products/lamp/index.md": "Text.\n"])
        #expect(
            made.mistakes.contains {
                $0.message == "the texts of a product stand beside its manifest"
                    && $0.remedy == "move it to content/products/lamp/index.de.md"
            })
    }

    @Test func `a dead link in a translation is told in its file`() {
        let made = made(["content/pages/only.de.md": post("Nur", "", "[x](/nowhere/)")])
        #expect(
            made.mistakes.contains { $0.severity == .error && $0.place?.path == "content/pages/only.de.md" },
            "\(made.lines)")
    }
}
