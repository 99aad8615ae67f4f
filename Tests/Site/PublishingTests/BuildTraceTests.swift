import Dates
import Files
import Site
import Testing

@testable import Publishing

@Suite struct BuildTraceTests {
    private static let files = [
        "content/posts/2026-11-01-one.md": post("One", "tags: [t]", "First.\n\nSecond."),
        "content/posts/2026-11-02-two.md": post("Two", "", "See [one](2026-11-01-one.md)."),
        "content/posts/2026-11-03-three.md": post("Three", "", "Last."),
        "content/pages/about.md": post("About", "", "## Here\n\n[there](/posts/2026/one/#place)"),
    ]

    @Test func `nothing is made where nothing changed`() {
        let site = TracedSite(BuildTraceTests.files)
        #expect(site.make().isSuperset(of: ["index.html", "about/index.html", "feed.xml", "sitemap.xml"]))
        #expect(site.make() == [])
        #expect(site.output == site.whole.tree)
    }

    @Test func `an edit behind the excerpt reaches its own page and the feed, which has whole posts`() {
        let site = TracedSite(BuildTraceTests.files)
        site.make()
        site.files["content/posts/2026-11-01-one.md"] = post("One", "tags: [t]", "First.\n\nAnother.")
        #expect(
            site.make(changed: ["content/posts/2026-11-01-one.md"]) == [
                "posts/2026/one/index.html", "feed.xml", "atom.xml", "feed.json",
            ])
        #expect(site.output == site.whole.tree)
    }

    /// What a layout looks at, the text that is edited, and a page that has to be made for it, or must not.
    @Test(arguments: [
        ("{{ page.previous.content }}", "posts/2026/two/index.html", true),
        ("{{ page.previous.title }}", "posts/2026/two/index.html", false),
        ("{{ page.previous.excerpt }}", "posts/2026/two/index.html", false),
        ("{{ page.previous.words }}", "posts/2026/two/index.html", true),
        ("{{ page.previous.toc.size }}", "posts/2026/two/index.html", false),
        ("{% for post in site.posts %}{{ post.content | size }}{% endfor %}", "posts/2026/three/index.html", true),
        ("{% assign all = site.posts | map: 'content' %}{{ all.size }}", "posts/2026/three/index.html", true),
        ("{{ site.posts.last | jsonify | size }}", "posts/2026/three/index.html", true),
        ("{% if site.posts contains page.next %}x{% endif %}", "posts/2026/three/index.html", false),
    ])
    func `what looks at what changed is made, and nothing else`(look: String, path: String, isMade: Bool) {
        let site = TracedSite(BuildTraceTests.files, theme: ["themes/plain/layouts/post.html": "{{ content }}" + look])
        site.make()
        site.files["content/posts/2026-11-01-one.md"] = post("One", "tags: [t]", "First.\n\nAnother word.")
        #expect(site.make(changed: ["content/posts/2026-11-01-one.md"]).contains(path) == isMade)
        #expect(site.output == site.whole.tree)
    }

    @Test(arguments: ["{{ site.time | date: '%s' }}", "{{ 'now' | date: '%s' }}", "{{ site | jsonify }}"])
    func `what looks at the clock is made whenever that stands otherwise`(look: String) {
        let site = TracedSite(BuildTraceTests.files, theme: ["themes/plain/layouts/page.html": "{{ content }}" + look])
        site.make()
        #expect(site.trace?.isTimeless == false)
        #expect(site.make() == [])
        site.options.now = Instant(seconds: site.options.now.seconds + 1)
        #expect(site.make() == ["about/index.html"])
        #expect(site.output == site.whole.tree)
    }

    @Test func `a page that is not made still owes its warnings, and its links are still followed`() {
        let site = TracedSite(
            BuildTraceTests.files.merging([
                "content/pages/loud.md": post("Loud", "", "![](x.gif)\n\n[a](https://me.dev/gone/)")
            ]) { $1 }
            .merging(["content/pages/x.gif": tinyPicture("")]) { $1 })
        site.files["content/site.yml"] = plainSite + "links: {internal: warn}\n"
        site.make()
        let before = site.trace?.messages
        #expect(before == site.whole.mistakes && before?.isEmpty == false)
        site.make()
        #expect(site.trace?.messages == before)
        // The page points at a place of another one, which goes and comes back.
        for body in ["{: #place}\n\nx", "## Place\n\nx", "x"] {
            site.files["content/posts/2026-11-01-one.md"] = post("One", "tags: [t]", body)
            site.make(changed: ["content/posts/2026-11-01-one.md"])
            #expect(site.trace?.messages == site.whole.mistakes, "\(body)")
            #expect(site.output == site.whole.tree)
        }
    }

    @Test(arguments: ["https://me.dev/b/", "https://me.dev/b/?x", "/b/", "b.md", "#here", "https://other.dev/"])
    func `of an address that leads somewhere nothing is kept, however it is written`(address: String) throws {
        let site = TracedSite([
            "content/pages/a.md": post("A", "", "## Here\n\n[there](\(address))"), "content/pages/b.md": post("B"),
        ])
        site.make()
        let routes = try #require(site.trace?.making?.routes)
        #expect(routes.flatMap(\.references) == [])
        #expect(site.whole.lines == [])
    }

    @Test func `an asset that nobody asks for any more goes, and one that somebody still asks for stays`() {
        let theme = [
            "themes/plain/layouts/page.html": "{% if page.content contains 'ask' %}{{ 'a.css' | asset }}{% endif %}",
            "themes/plain/layouts/post.html": "{{ 'b.css' | asset }}", "themes/plain/assets/a.css": "a{}",
            "themes/plain/assets/b.css": "b{}",
        ]
        let site = TracedSite(BuildTraceTests.files, theme: theme)
        site.make()
        for body in ["ask", "no more", "ask"] {
            site.files["content/pages/about.md"] = post("About", "", body)
            site.make(changed: ["content/pages/about.md"])
            #expect(site.output == site.whole.tree, "\(body)")
        }
    }

    @Test func `a trace that is read is the one that was written, and none where it is damaged`() throws {
        let site = TracedSite(BuildTraceTests.files)
        site.make()
        let bytes = try #require(site.trace?.packed)
        #expect(BuildTrace(packed: bytes)?.packed == bytes)
        for count in stride(from: 0, to: bytes.count, by: 7) {
            #expect(BuildTrace(packed: Array(bytes[..<count])) == nil)
        }
        for place in stride(from: 0, to: bytes.count, by: 11) {
            var damaged = bytes
            damaged[place] ^= 1 << UInt8(place % 8)
            #expect(BuildTrace(packed: damaged) == nil, "\(place)")
        }
        #expect(BuildTrace(packed: Array("something else".utf8)) == nil)
    }

    @Test func `a period ends where the next page comes or goes`() {
        let files = BuildTraceTests.files.merging([
            "content/posts/2026-12-01-x.md": post("X"), "content/pages/y.md": post("Y", "expires: 2026-11-20"),
        ]) { $1 }
        let content = SiteReader().read(FileTree(texts: files)).content
        func instant(_ text: String) -> Instant { ISO8601.parse(text)?.time(in: .utc).instant ?? Instant(seconds: 0) }
        let period = Period(of: content, around: instant("2026-11-21"))
        #expect(period == Period(start: instant("2026-11-20"), end: instant("2026-12-01")))
        #expect(period.contains(instant("2026-11-20")) && !period.contains(instant("2026-12-01")))
    }
}
