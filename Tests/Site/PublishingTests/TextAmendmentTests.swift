import Files
import Site
import Testing

@testable import Publishing

@Suite struct TextAmendmentTests {
    private static let one = "content/posts/2026-11-01-one.md"
    private static let files = [
        one: post("One", "tags: [t]", "First.\n\nSecond."),
        "content/posts/2026-11-02-two.md": post("Two", "aliases: [/old/]", "See [one](2026-11-01-one.md)."),
        "content/posts/2026-11-03-three.md": post("Three", "", "Last."),
        "content/pages/about.md": post("About", "", "## Here\n\nText."),
    ]

    @Test func `an edit behind the excerpt makes its own page and the feeds, again and again`() {
        let site = TracedSite(TextAmendmentTests.files)
        site.make()
        for words in ["Another.", "[A link](/about/) and [one more](2026-11-02-two.md).", "Second."] {
            site.files[TextAmendmentTests.one] = post("One", "tags: [t]", "First.\n\n\(words)")
            #expect(
                site.amend([TextAmendmentTests.one]) == [
                    "posts/2026/one/index.html", "feed.xml", "atom.xml", "feed.json",
                ])
            #expect(site.output == site.whole.tree, "\(words)")
        }
        // What it leaves is what those who look at all of the site go on from.
        #expect(site.make(changed: [TextAmendmentTests.one]) == [])
    }

    @Test func `a README is the page of its folder there, too`() {
        let look = "{% for part in site.sections %}{% for item in part[1] %}{{ item.url }}{% endfor %}{% endfor %}"
        let site = TracedSite(
            TextAmendmentTests.files.merging([
                "content/book/README.md": post("Book"), "content/book/part/x.md": post("X"),
            ]) { $1 }, theme: ["themes/plain/layouts/post.html": "{{ content }}" + look])
        site.make()
        site.files[TextAmendmentTests.one] = post("One", "tags: [t]", "First.\n\n[The book](../book/README.md).")
        #expect(site.amend([TextAmendmentTests.one])?.contains("posts/2026/one/index.html") == true)
        #expect(site.output == site.whole.tree)
    }

    @Test func `a text that reads the same makes nothing`() {
        let site = TracedSite(TextAmendmentTests.files)
        site.make()
        site.files[TextAmendmentTests.one] = post("One", "tags: [t]", "First.\n\n\nSecond.\n\n")
        #expect(site.amend([TextAmendmentTests.one]) == [])
        #expect(site.output == site.whole.tree)
    }

    /// What a layout looks at, and whether the files that looked at the edited text are made.
    @Test(arguments: [
        ("{{ page.previous.content }}", "posts/2026/two/index.html", true),
        ("{{ page.previous.excerpt }}", "posts/2026/two/index.html", false),
        ("{{ page.previous.words }}", "posts/2026/two/index.html", true),
        ("{% assign all = site.posts | map: 'content' %}{{ all.size }}", "posts/2026/three/index.html", true),
        ("{{ site.posts.last | jsonify | size }}", "posts/2026/three/index.html", true),
        ("{{ 'a.css' | asset }}{{ page.related.first.content }}", "posts/2026/three/index.html", false),
    ])
    func `what looks at what changed is made, and nothing else`(look: String, path: String, isMade: Bool) throws {
        let theme = [
            "themes/plain/layouts/post.html": "{{ content }}" + look, "themes/plain/assets/a.css": "a{}",
        ]
        let site = TracedSite(TextAmendmentTests.files, theme: theme)
        site.make()
        site.files[TextAmendmentTests.one] = post("One", "tags: [t]", "First.\n\nAnother word.")
        let made = try #require(site.amend([TextAmendmentTests.one]))
        #expect(made.contains(path) == isMade)
        #expect(site.output == site.whole.tree)
    }

    @Test func `a list that shows the beginning of a text is made where that is another`() throws {
        let list = "{% for post in paginator.posts %}{{ post.excerpt }}{% endfor %}{{ paginator.page }}"
        let site = TracedSite(
            TextAmendmentTests.files,
            theme: ["themes/plain/layouts/home.html": list, "themes/plain/layouts/tag.html": list])
        site.make()
        site.files[TextAmendmentTests.one] = post("One", "tags: [t]", "The first.\n\nSecond.")
        let made = try #require(site.amend([TextAmendmentTests.one]))
        #expect(made.isSuperset(of: ["page/2/index.html", "tags/t/index.html"]) && !made.contains("index.html"))
        #expect(site.output == site.whole.tree)
    }

    @Test func `the search's index has the entry of the edited text anew`() throws {
        let more = ["themes/plain/layouts/search.html": "search", "content/data/a.yml": "a: 1\n"]
        let site = TracedSite(TextAmendmentTests.files.merging(more) { $1 })
        site.make()
        for words in ["Another \"word\", in [brackets] \\\\ and {braces}.", "## Heading\n\nOne.", "Second."] {
            site.files[TextAmendmentTests.one] = post("One", "tags: [t]", "First.\n\n\(words)")
            #expect(try #require(site.amend([TextAmendmentTests.one])).contains("search.json"))
            #expect(site.output == site.whole.tree, "\(words)")
        }
        site.files["content/pages/about.md"] = post("About", "", "## Here\n\nOther text.")
        #expect(site.amend(["content/pages/about.md"]) == ["about/index.html", "search.json"])
        #expect(site.output == site.whole.tree)
        // What somebody else wrote is no index of this site.
        site.files[TextAmendmentTests.one] = post("One", "tags: [t]", "First.\n\nThird.")
        for foreign in ["", "[]", "{\"version\":1,\"pages\":[[\"Three\",", "{\"version\":1,\"pages\":[[],[],[]]}"] {
            site.replace("search.json", with: foreign)
            #expect(site.amend([TextAmendmentTests.one]) == nil, "\(foreign)")
        }
    }

    /// What is written in the edited text, with what else there is in the site.
    @Test(arguments: [
        ("[gone](/gone/)", [:]), ("[gone](gone.md)", [:]), ("![](x.gif)", [:]), ("[place](/about/#here)", [:]),
        ("[gone](https://me.dev/gone/)", ["content/pages/more.md": post("More", "", "<https://me.dev/gone/>")]),
        ("Words.", ["content/pages/more.md": post("More", "", "[there](/posts/2026/one/#place)")]),
        ("Words.", ["content/products/box/product.yml": "name: Box\ntagline: A box\nkind: app\n"]),
        ("Words.", ["content/site.yml": plainSite + "languages: [en, de]\n"]),
        ("Words.", ["themes/plain/layouts/post.html": "{{ content }}{{ site.time | date: '%F' }}"]),
        ("Words.", ["themes/plain/layouts/post.html": "{{ content }}<a href=\"/nowhere/\">x</a>"]),
    ])
    func `where more has to be looked at there is no amendment`(words: String, more: [String: String]) {
        let site = TracedSite(TextAmendmentTests.files.merging(more) { $1 })
        site.files["content/site.yml", default: plainSite] += "links: {internal: warn}\n"
        site.make()
        let before = site.output
        site.files[TextAmendmentTests.one] = post("One", "tags: [t]", "First.\n\n\(words)")
        #expect(site.amend([TextAmendmentTests.one]) == nil)
        #expect(site.output == before)
    }

    @Test func `a page without a text of its own, a draft and a damaged trace have no amendment`() {
        let draft = "content/posts/2026-11-04-four.md"
        let site = TracedSite(TextAmendmentTests.files.merging([draft: post("Four", "draft: true")]) { $1 })
        #expect(site.amend([TextAmendmentTests.one]) == nil)
        site.make()
        site.files[draft] = post("Four", "draft: true", "Other.")
        #expect(site.amend([draft]) == nil)
    }

    /// Found by `make laws` (seed 251178): the page was made with a replacement character, and nothing was told.
    @Test func `a text that is no UTF-8 any more has no amendment`() {
        let site = TracedSite(TextAmendmentTests.files)
        site.make()
        site.damaged = [TextAmendmentTests.one]
        #expect(site.amend([TextAmendmentTests.one]) == nil)
        site.damaged = []
        #expect(site.amend([TextAmendmentTests.one]) == [])
    }

    @Test func `the bytes of how files were made are read no further than they go`() throws {
        let site = TracedSite(TextAmendmentTests.files)
        site.make()
        let bytes = try #require(site.trace?.making).packed
        let whole = try #require(PackedMaking(bytes, texts: [TextAmendmentTests.one]))
        #expect(whole.texts.count == 1 && whole.hasFile("feed.xml") && !whole.hasFile("feed.xm"))
        #expect(whole.replacing([:], [:]) == bytes)
        #expect(whole.replacing(whole.texts, whole.readers) == bytes)
        for count in 0..<bytes.count {
            #expect(PackedMaking(bytes.prefix(count), texts: [TextAmendmentTests.one]) == nil)
        }
    }
}
