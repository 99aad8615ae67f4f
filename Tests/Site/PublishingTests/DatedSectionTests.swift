import Dates
import Files
import Site
import Testing

@testable import Publishing

/// A section whose index says `sort_by: date` is a list of dated entries.
@Suite struct DatedSectionTests {
    private func entry(_ title: String, _ date: String, _ more: String = "") -> String {
        "---\ntitle: \(title)\ndate: \(date)\n\(more)---\nOf \(title).\n"
    }

    private var files: [String: String] {
        [
            "content/notes/index.md": "---\ntitle: Short notes\nsort_by: date\n---\nAll I note.\n",
            "content/notes/a.md": entry("A", "2026-01-01", "tags: [x]\n"),
            "content/notes/deep/b.md": entry("B", "2026-03-01"), "content/notes/c.md": entry("C", "2026-02-01"),
            "content/notes/hidden.md": entry("Hidden", "2026-02-02", "unlisted: true\n"),
            "content/guide/index.md": "---\ntitle: Guide\n---\n", "content/guide/one.md": "---\ntitle: One\n---\n",
            "content/posts/2026-02-15-p.md": "---\ntitle: P\ntags: [x]\n---\n",
        ]
    }

    private let theme = plainTheme.merging([
        "themes/plain/layouts/section.html":
            "{{ page.title }}:{% for post in paginator.posts %} {{ post.title }}{% endfor %}"
            + "{% if paginator.next_page_path %} > {{ paginator.next_page_path }}{% endif %}|{{ content }}",
        "themes/plain/layouts/post.html":
            "{{ page.kind }} {{ page.title }} < {{ page.previous.title }} > {{ page.next.title }}",
        "themes/plain/layouts/home.html": "{% for post in paginator.posts %}{{ post.title }}{% endfor %}",
        "themes/plain/layouts/tag.html": "{% for post in paginator.posts %}{{ post.title }}{% endfor %}",
    ]) { $1 }

    @Test func `its entries are listed newest first, in pages, below its own text`() throws {
        let made = publish(files, theme: theme)
        #expect(made.mistakes.isEmpty, "\(made.mistakes)")
        #expect(made.text("notes/index.html") == "Short notes: B C > /notes/page/2/|<p>All I note.</p>\n")
        #expect(made.text("notes/page/2/index.html") == "Short notes: A|")
        #expect(made.text("guide/index.html") == "Guide:|")
        #expect(made.text("sitemap.xml")?.contains("<loc>https://me.dev/notes/a/</loc>") == true)
    }

    @Test func `entries are posts for layouts, with neighbours among themselves, and no posts of the front page`()
        throws
    {
        let made = publish(files, theme: theme)
        #expect(made.text("notes/c/index.html") == "post C < A > B")
        #expect(made.text("notes/a/index.html") == "post A <  > C")
        #expect(made.text("posts/2026/p/index.html") == "post P <  > ")
        #expect(made.text("index.html") == "P")
        #expect(made.text("tags/x/index.html") == "PA")
        #expect(made.text("guide/one/index.html")?.hasPrefix("One:") == true)
        // What stands in no list looks like an entry all the same.
        #expect(made.text("notes/hidden/index.html") == "post Hidden <  > ")
    }

    @Test func `it has feeds of its own, and the site's has posts alone`() throws {
        let made = publish(files, theme: theme)
        let feed = try #require(made.text("notes/feed.xml"))
        #expect(feed.contains("<title>Test: Short notes</title>"))
        #expect(feed.matches(of: /<title>([ABCP])</).map { String($0.1) } == ["B", "C", "A"])
        #expect(made.text("feed.xml")?.matches(of: /<title>([ABCP])</).count == 1)
        #expect(made.text("guide/feed.xml") == nil)
    }

    @Test func `readers of an older site find the feed of each`() throws {
        let made = publish(
            files, theme: theme, site: plainSite + "feeds:\n  also: {/index.xml: rss, /:section/index.xml: rss}\n")
        #expect(made.mistakes.isEmpty, "\(made.mistakes)")
        #expect(made.text("notes/index.xml")?.contains("<title>B</title>") == true)
        #expect(made.text("index.xml")?.contains("<title>P</title>") == true)
    }

    @Test func `indexes within are no entries, and README counts where no index is`() throws {
        let made = publish(
            files.merging([
                "content/notes/README.md": "---\ntitle: Read me\nsort_by: date\n---\n",
                "content/notes/notes/index.md": "---\ntitle: Deep\nsort_by: date\n---\n",
                "content/notes/bundle/index.md": entry("Bundle", "2026-04-01"),
                "content/links/README.md": "---\ntitle: Links\nsort_by: date\n---\n",
                "content/links/a.md": entry("L", "2026-04-01"),
            ]) { $1 }, theme: theme)
        #expect(made.mistakes.isEmpty, "\(made.mistakes)")
        #expect(made.text("notes/index.html")?.hasPrefix("Short notes: Bundle B >") == true)
        #expect(made.text("notes/notes/index.html")?.hasPrefix("Deep:|") == true)
        #expect(made.text("links/index.html")?.hasPrefix("Links: L|") == true)
        #expect(made.text("notes/notes/feed.xml") == nil)
    }

    @Test func `an index with another address has feeds and pages in its folder, and none at the root`() throws {
        func made(at address: String) -> Publication {
            publish(
                files.merging([
                    "content/notes/index.md": "---\ntitle: N\nsort_by: date\npermalink: \(address)\n---\n"
                ]) { $1 }, theme: theme)
        }
        let blog = made(at: "/blog.html")
        #expect(blog.mistakes.isEmpty, "\(blog.mistakes)")
        #expect(blog.text("blog.html")?.hasPrefix("N: B C > /blog/page/2/|") == true)
        #expect(blog.text("blog/page/2/index.html") == "N: A|")
        #expect(blog.text("blog/feed.xml")?.contains("<title>B</title>") == true)
    }

    @Test func `each language has its own`() throws {
        let site = plainSite + "languages:\n  fr: {}\n"
        let french = [
            "content/notes/index.fr.md": "---\ntitle: Notes\nsort_by: date\n---\n",
            "content/notes/a.fr.md": entry("Aa", "2026-01-01"),
        ]
        let made = publish(files.merging(french) { $1 }, theme: theme, site: site)
        #expect(made.text("fr/notes/index.html")?.hasPrefix("Notes: Aa|") == true)
        #expect(made.text("notes/index.html")?.hasPrefix("Short notes: B C >") == true)
        #expect(made.text("fr/notes/feed.xml")?.contains(">Aa<") == true)
    }
}
