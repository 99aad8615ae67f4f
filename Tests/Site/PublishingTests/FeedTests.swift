import Foundation
import JSON
import Testing

@testable import Publishing

@Suite struct FeedTests {
    private let files = [
        "content/posts/2026-11-01-a.md": post(
            "A & B", "tags: [x]\ndescription: In short", "Whole *text*, [b](/b/) and ![p](p.png)."),
        "content/posts/2026-11-02-c.md": post("C", "updated: 2026-11-05T10:00:00Z"),
    ]

    @Test func `RSS holds whole posts with whole addresses, newest first`() throws {
        let text = try #require(publish(files).text("feed.xml"))
        #expect(text.contains("<title>A &amp; B</title>"))
        #expect(text.contains("<guid isPermaLink=\"true\">https://me.dev/posts/2026/a/</guid>"))
        #expect(text.contains("<pubDate>Sun, 01 Nov 2026 00:00:00 +0000</pubDate>"))
        #expect(text.contains("<content:encoded><![CDATA[<p>Whole <em>text</em>, <a href=\"https://me.dev/b/\">b</a>"))
        #expect(text.contains("src=\"https://me.dev/posts/2026/a/p.png\""))
        let (c, a) = (try #require(text.range(of: "<title>C<")), try #require(text.range(of: "<title>A &")))
        #expect(c.lowerBound < a.lowerBound)
    }

    /// RSS by Dublin Core, Atom by RFC 4287 §4.2.1, JSON Feed by its `authors`.
    @Test func `feeds and pages name who wrote a post, unless that is the site's author`() throws {
        let made = publish(
            [
                "content/posts/2026-11-01-a.md": post("A", "author: Ada & co"),
                "content/posts/2026-11-02-b.md": post("B", "authors: [Grace, {name: Bob, url: https://b.dev/}]"),
                "content/posts/2026-11-03-c.md": post("C", "author: Owner"), "content/posts/2026-11-04-d.md": post("D"),
            ], theme: plainTheme.merging(["themes/plain/layouts/post.html": "{{ page.byline | join: '+' }}."]) { $1 },
            site: plainSite + "author: Owner\n")
        let rss = try #require(made.text("feed.xml"))
        #expect(
            rss.matches(of: /<dc:creator>([^<]*)</).map { String($0.1) }
                == ["Owner", "Owner", "Grace", "Bob", "Ada &amp; co"])
        #expect(
            made.text("atom.xml")?.contains("<author><name>Grace</name>\n</author>\n<author><name>Bob</name>") == true)
        #expect(made.text("feed.json")?.contains("\"name\": \"Ada & co\"") == true)
        let bylines = ["a", "b", "c", "d"].map { made.text("posts/2026/\($0)/index.html") }
        #expect(bylines == ["Ada &amp; co.", "Grace+Bob.", ".", "."])
    }

    @Test func `names of authors are spelt as data says, in feeds and on pages`() throws {
        let made = publish(
            [
                "content/data/authors.yml": "ada: {name: Ada Marsh, url: https://a.dev/}\nbob: Bob Reed\nme: Owner\n",
                "content/posts/2026-11-01-a.md": post("A", "authors: [ada, bob, Carol]"),
                "content/posts/2026-11-02-b.md": post("B", "author: me"), "content/posts/2026-11-03-c.md": post("C"),
            ], theme: plainTheme.merging(["themes/plain/layouts/post.html": "{{ page.byline | join: '+' }}."]) { $1 },
            site: plainSite + "author: me\n")
        let rss = try #require(made.text("feed.xml"))
        #expect(
            rss.matches(of: /<dc:creator>([^<]*)</).map { String($0.1) }
                == ["Owner", "Owner", "Ada Marsh", "Bob Reed", "Carol"])
        #expect(made.text("feed.json")?.contains("\"name\": \"Owner\"") == true)
        let bylines = ["a", "b", "c"].map { made.text("posts/2026/\($0)/index.html") }
        #expect(bylines == ["Ada Marsh+Bob Reed+Carol.", ".", "."])
    }

    @Test func `Atom tells the last change, not the build`() throws {
        let text = try #require(publish(files, now: "2026-11-30").text("atom.xml"))
        #expect(text.contains("<updated>2026-11-05T10:00:00Z</updated>\n<author>"))
        #expect(!text.contains("2026-11-30"))
    }

    @Test func `JSON Feed is JSON`() throws {
        let text = try #require(publish(files).text("feed.json"))
        let feed = try value(fromJSON: Array(text.utf8))
        guard case .object(let object) = feed, case .list(let items)? = object["items"],
            case .object(let item) = items[1]
        else {
            Issue.record("no items")
            return
        }
        #expect(object["version"] == "https://jsonfeed.org/version/1.1")
        #expect(item["title"] == "A & B")
        #expect(item["id"] == "https://me.dev/posts/2026/a/")
        #expect(item["summary"] == "In short")
    }

    @Test func `feeds for tags, as many posts as wanted, in the forms wanted`() {
        let made = publish(files, site: plainSite + "feeds: {formats: [rss], limit: 1, tags: true}\n")
        #expect(
            made.tree.paths.filter { $0.hasSuffix("xml") || $0.hasSuffix("json") } == [
                "feed.xml", "sitemap.xml", "tags/x/feed.xml",
            ])
        #expect(made.text("feed.xml")?.contains("A &amp; B") == false)
    }

    @Test func `above fifty thousand addresses the sitemap is an index`() {
        let entries = (0..<50_001).map { Sitemap.Entry(address: .init("/p/\($0)/"), changed: nil) }
        let sitemap = Sitemap(baseURL: .local, entries: entries)
        #expect(Sitemap.names(50_000) == ["sitemap.xml"])
        #expect(Sitemap.names(50_001) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"])
        let text = Sitemap.names(50_001).map { String(decoding: sitemap.file($0), as: UTF8.self) }
        #expect(text.map { $0.split(separator: "<loc>").count - 1 } == [50_000, 1, 2])
        #expect(text[2].contains("/sitemap-2.xml</loc>"))
    }

    @Test func `feeds are found where readers of an older site look for them`() throws {
        let site = try publish(
            files.merging([
                "content/site.yml": """
                title: S
                feeds:
                  also: {/index.xml: rss, /blog/atom.xml: atom, "/tags/:tag/index.xml": rss}
                """
            ]) { $1 })
        #expect(site.text("index.xml") == site.text("feed.xml"))
        #expect(site.text("blog/atom.xml") == site.text("atom.xml"))
        #expect(site.text("tags/x/index.xml")?.contains("<title>S: x</title>") == true)
    }

    @Test func `a feed's other path is checked with its place`() throws {
        let told = publish(["content/site.yml": "title: S\nfeeds:\n  also:\n    /blog/: rss\n    /a.xml: rsss\n"])
            .mistakes.map { "\($0.place?.line ?? 0): \($0.message)" }
        #expect(told.contains("4: a feed's path is that of a file, and this is `/blog/`"))
        #expect(told.contains { $0.hasPrefix("5: ") && $0.contains("rsss") })
    }
}
