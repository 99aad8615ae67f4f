import Dates
import Diagnostics
import Files
import PressImport
import Publishing
import Site

/// Files of a site's folder, each read in a whole small site that is then published.
extension Kind {
    static let siteKinds = [
        Kind("front-matter", heads, words: headWords) { site(with: ["content/posts/2026-11-01-a.md": $0]) },
        Kind("manifest", manifests, words: manifestWords) { site(with: ["content/products/p/product.yml": $0]) },
        Kind("locale", locales, words: manifestWords) { site(with: ["content/products/p/locales/fr.yml": $0]) },
        Kind("changelog", ["# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-11-01\n\n### Added\n- One\n"]) {
            site(with: ["content/products/p/CHANGELOG.md": $0])
        },
        Kind("configuration", [configuration], words: configurationWords) { site(with: ["content/site.yml": $0]) },
        Kind("page", pages, words: pageWords) {
            site(with: ["content/pages/b.md": Array("---\ntitle: B\n---\n".utf8) + $0])
        },
        Kind("layout", layouts, words: layoutWords) { site(with: ["themes/plain/layouts/post.html": $0]) },
        Kind(
            "data", ["[1, {\"a\": \"b\"}]", "a,b\n1,\"2\"\n", "a: [1, {b: c}]\n"],
            words: ["\"", ",", "\n", "\\u12", "{\"a\":"]
        ) {
            for ending in ["json", "csv", "yml"] { site(with: ["content/data/d.\(ending)": $0]) }
        },
        Kind("press", [press, "type: company\ntitle: A\ncontacts: [{name: Mail, mail: a@b.c}]\n"], words: pressWords) {
            bytes in
            for name in ["data.xml", "data.yml"] {
                do throws(Mistakes) {
                    _ = try ImportedPress.read(SourceText(path: name, bytes: bytes)).warnings.map { $0.formatted() }
                } catch { check(error) }
            }
        },
    ]

    private static let theme: [String: String] = [
        "themes/plain/layouts/post.html": "<title>{{ page.title }}</title>{{ content }}{{ page.tags | jsonify }}",
        "themes/plain/layouts/page.html": "{{ content }}{{ page.toc }}{{ data | jsonify }}",
        "themes/plain/layouts/product.html": "{{ product | jsonify }}{{ content }}{{ product.releases | jsonify }}",
        "themes/plain/layouts/home.html": "{% for post in paginator.posts %}{{ post.excerpt }}{% endfor %}",
        "themes/plain/layouts/tag.html": "{{ page.tag.name }}",
        "themes/plain/layouts/tags.html": "{{ site.tags | jsonify }}",
        "content/posts/2026-10-01-old.md": "---\ntitle: Old\ntags: [x]\n---\nText.\n",
        "content/products/p/product.yml": manifests[0], "content/products/p/index.md": "Words.\n",
    ]

    /// Reads and publishes a site with these files in it.
    static func site(with files: [String: [UInt8]]) {
        var tree = FileTree(texts: theme.merging(["content/site.yml": configuration]) { first, _ in first })
        for (path, bytes) in files { tree[path] = .bytes(bytes) }
        let (content, mistakes) = SiteReader().read(tree)
        var options = PublishingOptions(now: Instant(seconds: 1_795_262_400))
        options.showsDrafts = true
        let made = Publisher(options: options).publish(content, mistakes: mistakes)
        for mistake in made.mistakes { precondition(!mistake.formatted().isEmpty && !mistake.formatted(.json).isEmpty) }
    }

    static func check(_ mistakes: Mistakes) {
        precondition(!mistakes.all.isEmpty, "an objection without a message")
        for mistake in mistakes.all { precondition(!mistake.formatted().isEmpty) }
    }

    private static let heads = [
        "---\ntitle: A\ndate: 2026-11-01\nupdated: 2026-11-02T10:00:00+01:00\ntags: [x, Y]\ndescription: d\n---\nText *a*.\n",
        "---\ntitle: \"A: b\"\ndraft: true\nexpires: 2030-01-01\nslug: s\naliases: [/old/, /older]\npermalink: /:year/:title/\n---\n# H\n",
        "+++\ntitle = \"A\"\ndate = 2026-11-01T00:00:00Z\ntags = [\"x\"]\n[extra]\nk = 1\n+++\nText\n",
        "---\ntitle: A\nlayout: page\nimage: {src: a.png, alt: b}\nproduct: p\nseries: s\nunlisted: true\nextra: {a: [1, 2.5, ~]}\n---\n",
    ]
    private static let headWords = [
        "---\n", "+++\n", "title: ", "date: ", "updated: ", "tags: ", "aliases: ", "slug: ", "permalink: ", ":title",
        ":year",
        "layout: ", "expires: ", "draft: ", "image: ", "product: ", "series: ", "title = ", "[[a]]\n", "[a.b]\n",
        "\"\"\"", "'''",
        "\n  - ", "{a: ", "[a, ", "|\n  ", ">-\n  ", "? ", "publishDate: ", "redirect_from: ", "published: false\n",
        "url: ",
    ]
    private static let manifests = [
        """
        name: P
        tagline: t
        kind: game
        title: Two rules
        lede: l
        released: 2020-09-10
        platforms: [{name: iPhone}, {name: Web}]
        price: {amount: 2.99, currency: EUR}
        links: {store: https://a.b/c, source: https://github.com/a/b}
        install: [{manager: swiftpm, url: https://github.com/a/b, version: 1.0.0}]
        features: [{title: A, detail: b, weight: 3}]
        colours: {brand: "#D4452C", ground: "#fff"}
        hashtags: {x: [a, b]}
        topics: [a]
        store: {subtitle: s, keywords: [{word: w, weight: 2}], category: GAMES}
        """,
        "name: P\ntagline: t\nkind: library\ninstall:\n  - manager: cocoapods\n    name: P\nboards:\n  - title: a\n    position: x5o/7/7/7/7/7/o5x x 0 1\n",
    ]
    private static let manifestWords = [
        "name: ", "tagline: ", "kind: ", "game", "app", "library", "released: ", "price: ", "{amount: ", "currency: ",
        "links: ",
        "install: ", "manager: ", "features: ", "- title: ", "  detail: ", "weight: ", "colours: ", "\"#", "hashtags: ",
        "store: ",
        "keywords: ", "category: ", "plays: ", "scenes: ", "boards: ", "position: ", "platforms: ", "press: ",
        "releases: ",
        "  ", "\n", "[", "]", "{", "}", "stage: ", "live", "version: ", "min_os: ",
    ]
    private static let locales = [
        "name: P\ntagline: le t\nfeatures: [{title: A}]\nstore: {subtitle: s, keywords: [a, b]}\n"
    ]
    private static let configuration =
        "title: T\nbase_url: https://me.dev/\ntheme: plain\npaginate: 2\ntimezone: UTC\nlanguage: en\ntaxonomies: [tags]\nmenu: [{title: A, url: /a/}]\nfeeds: {formats: [rss, atom, json], limit: 20, tags: true}\npermalink: /posts/:year/:title/\n"
    private static let configurationWords = [
        "title: ", "base_url: ", "https://", "theme: ", "plain", "paginate: ", "timezone: ", "language: ",
        "taxonomies: ", "menu: ",
        "feeds: ", "permalink: ", "check: ", "credit: ", "author: ", "redirects: ", ":title", ":slug", "formats: ",
        "limit: ",
    ]
    private static let pages = [
        "<a href=\"/posts/2026/old/#x\" id=a>b</a><img src='a.png' srcset=\"a 1x, b 2x\"><style>a{b:url(c)}</style>\n\n[a](../../x.md) ![b](c.png)\n",
        "# A\n\n```swift\nlet a = 1\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[^1] http://a.b/c <script>if (a<b) {}</script>\n\n[^1]: n\n",
    ]
    private static let pageWords = [
        "<a href=\"", "<a href=", "\">", "</a>", "<img src='", "'", "srcset=\"", " 2x, ", "<style>", "url(", ")",
        "</style>", "<script>",
        "</script", "<!--", "-->", "<![CDATA[", "<?", "<textarea>", "<title>", "id=", "name=", "#x", "%", "%C3%A9",
        "/posts/2026/old/",
        "mailto:", "//", "http://[", "https://me.dev/", "?a=b", "&amp;", "&#x", "style=\"background:url(", "\n\n", "](",
        "![",
        "<!-- more -->", "{#id}", "```\n", "[^1]", "[^1]: ", "| a |\n|---|\n", "> [!NOTE]\n", "- [ ] ",
    ]
    private static let layouts = [
        "---\nlayout: page\n---\n{{ content }}{% for p in site.posts %}{{ p.url | absolute_url }}{% endfor %}\n"
    ]
    private static let layoutWords = [
        "---\n", "layout: ", "page", "{{ ", " }}", "{% ", " %}", "{% for p in site.posts %}", "{% endfor %}",
        "{% if page.", "{% endif %}",
        " | where: 'a', ", " | group_by: 'tags'", " | sort: ", " | jsonify", " | markdownify", " | slugify",
        " | date: '%Y%z'", " | asset",
        " | relative_url", " | duration", "page.previous", "site.tags", "paginator", "{% capture a %}",
        "{% endcapture %}", "(1..9)",
        "{% include x.html a=1 %}", "{% assign a = ", " | append: a", " | replace: '', a", " | split: ''",
        " | truncatewords: ", "{% raw %}",
    ]
    private static let press =
        "<?xml version=\"1.0\"?><game><title>Lamp &amp; Moth</title><release-dates><release-date>04 Feb, 2016</release-date></release-dates><prices><price><currency>EUR</currency><value>20</value></price></prices><features><feature>a</feature></features></game>"
    private static let pressWords = [
        "<game>", "</game>", "<title>", "</title>", "<feature>", "</feature>", "<price><currency>", "<value>$", "&amp;",
        "&#9;", "<!--",
        "<![CDATA[", "<!DOCTYPE a [", "<!ENTITY a \"", "type: product\n", "prices: ", "releaseDates: ", "features: ",
    ]
}
