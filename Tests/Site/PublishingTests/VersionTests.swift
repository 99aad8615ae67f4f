import Dates
import Diagnostics
import Files
import Site
import Testing

@testable import Publishing

private let base = "title: Test\nbase_url: https://me.dev/\ntheme: plain\n"

private let showing: [String: String] = plainTheme.merging([
    "themes/plain/layouts/section.html": """
    {{ page.version.name }}{% if page.version.is_newest %}!{% endif %} \
    {% for one in page.versions %}[{{ one.name }} {{ one.url }}{% if one.is_current %} here{% endif %}\
    {% if one.has_page %} same{% endif %}]{% endfor %} \
    {% for one in page.version.pages %}{{ one.url }},{% endfor %} {{ page.canonical }} {{ content }}
    """,
    "themes/plain/layouts/search.html": "",
]) { $1 }

private let manual: [String: String] = [
    "content/guide/index.md": "# Now\n[start](start.md)",
    "content/guide/start.md": "---\ntitle: Start\naliases: [/begin/]\n---\nNow.",
    "content/guide/v1.2/index.md": "[start](start.md) [news](../pages/news.md) [same](../guide/v1.2/gone.md)",
    "content/guide/v1.2/start.md":
        "---\ntitle: Start\naliases: [/begin/]\n---\nThen ![shot](shot.gif) ![old](../assets/a.gif).",
    "content/guide/v1.2/gone.md": "---\ntitle: Gone\npermalink: /gone/\n---\nNo more.",
    "content/guide/v1.2/shot.gif": tinyPicture("1"), "content/assets/a.gif": tinyPicture("2"),
    "content/pages/news.md": "News.",
]

private let inFolder = base + "versions:\n  guide: {current: v2.0, folders: [v1.2]}\n"

/// A site whose past is this, published.
private func publish(_ files: [String: String], site: String, past: SiteHistory) -> Publication {
    let all = files.merging(showing) { mine, _ in mine }.merging(["content/site.yml": site]) { mine, _ in mine }
    let (content, mistakes) = SiteReader(history: past).read(FileTree(texts: all))
    let now = ISO8601.parse("2026-11-21T12:00:00Z")?.time(in: .utc).instant ?? Instant(seconds: 0)
    return Publisher(options: PublishingOptions(now: now)).publish(content, mistakes: mistakes)
}

@Suite struct VersionTests {
    @Test func `a page names its versions, and the newest is the one that search engines know`() throws {
        let made = publish(manual, theme: showing, site: inFolder)
        #expect(made.lines == [])
        #expect(
            made.text("guide/start/index.html") == """
                v2.0! [v2.0 /guide/start/ here same][v1.2 /guide/v1.2/start/ same] \
                /guide/,/guide/start/, https://me.dev/guide/start/ <p>Now.</p>\n
                """)
        let old = try #require(made.text("guide/v1.2/start/index.html"))
        #expect(old.hasPrefix("v1.2 [v2.0 /guide/start/ same][v1.2 /guide/v1.2/start/ here same] "))
        #expect(old.contains("/guide/v1.2/,/guide/v1.2/gone/,/guide/v1.2/start/, https://me.dev/guide/start/ "))
        #expect(made.text("begin/index.html")?.contains("/guide/start/") == true)
        #expect(made.text("gone/index.html") == nil)
    }

    @Test func `links stay in their version, and those that lead out of it count from where the text once stood`() {
        let made = publish(manual, theme: showing, site: inFolder)
        let index = made.text("guide/v1.2/index.html") ?? ""
        #expect(index.contains("<a href=\"/guide/v1.2/start/\">start</a>"))
        #expect(index.contains("<a href=\"/news/\">news</a>"))
        #expect(index.contains("<a href=\"/guide/v1.2/gone/\">same</a>"))
        let page = made.text("guide/v1.2/start/index.html") ?? ""
        #expect(page.contains("src=\"/guide/v1.2/shot.gif\""))
        #expect(page.contains("src=\"/assets/a.gif\""))
    }

    @Test func `searches and sitemaps hold the newest, and of older ones what the newest has not`() {
        let made = publish(manual, theme: showing, site: inFolder)
        let (search, sitemap) = (made.text("search.json") ?? "", made.text("sitemap.xml") ?? "")
        #expect(search.contains("/guide/start/") && !search.contains("v1.2"))
        #expect(sitemap.contains("<loc>https://me.dev/guide/start/</loc>"))
        #expect(sitemap.contains("<loc>https://me.dev/guide/v1.2/gone/</loc>"))
        #expect(!sitemap.contains("/guide/v1.2/start/"))
    }

    @Test func `a site of one manual has its versions below its root`() {
        let made = publish(
            ["content/pages/a.md": "Now.", "content/pages/v1/a.md": "Then.", "content/pages/v1/b.md": "More."],
            theme: showing, site: base + "versions: {pages: {current: v2, folders: v1}}\n")
        #expect(made.lines == [])
        #expect(made.text("v1/a/index.html")?.contains("Then.") == true)
        #expect(made.text("v1/b/index.html")?.contains("More.") == true)
    }

    @Test func `translations of an older version are each other's`() {
        let files = manual.merging([
            "content/de/guide/start.md": "Jetzt.", "content/guide/v1.2/start.de.md": "Damals. [hin](gone.md)",
        ]) { $1 }
        let made = publish(
            files, theme: showing,
            site: inFolder + "languages: [en, de]\n")
        let page = made.text("de/guide/v1.2/start/index.html") ?? ""
        #expect(page.contains("[v2.0 /de/guide/start/ same][v1.2 /de/guide/v1.2/start/ here same]"), "\(page)")
        #expect(page.contains("https://me.dev/de/guide/start/ "))
    }

    @Test(arguments: [
        ("{guide: {current: v2, folders: [v1.1]}}", "there is no folder content/guide/v1.1/"),
        ("{guide: {current: v2, folders: [v1 2]}}", "`v1 2` is no name of a version"),
        ("{guide: {current: v1.2, folders: [v1.2]}}", "there are two versions `v1.2`"),
        ("{guide: {folders: [v1.2]}}", "`current` is missing"),
        ("{posts: {current: v2}}", "`posts` is no section, so its texts have no versions"),
        ("{book: {current: v2, folders: [v1]}}", "there is no folder content/book/ whose texts have versions"),
        ("{guide: {current: v2, tags: [v1]}}", "the site's folder is in no git repository"),
    ])
    func `what is wrong with versions is told where they stand`(written: String, message: String) {
        let made = publish(manual, theme: showing, site: base + "versions: \(written)\n")
        #expect(made.lines.filter { $0 == "content/site.yml:4: \(message)" }.count == 1, "\(made.lines)")
    }
}

@Suite struct TaggedVersionTests {
    private let past = SiteHistory(
        changes: { () throws(HistoryGap) in [:] },
        files: { folder, tag throws(HistoryGap) in
            guard folder == "content/guide", tag == "release/v1.0" else { return [] }
            return [
                (
                    "start.md",
                    Array("First. [dead](nowhere.md) [dead](gone.md)\n\n```swift source=Sources/a.swift\n```\n".utf8)
                ),
                ("v0.9/start.md", Array("Before.".utf8)),
            ]
        },
        file: { path, tag in path == "Sources/a.swift" && tag == "release/v1.0" ? Array("let then = 1\n".utf8) : nil })

    @Test func `a tag's texts are a version, whose mistakes stop nothing`() throws {
        let made = publish(
            manual,
            site: base + "code_roots: Sources\nversions: {guide: {current: v2, folders: v1.2, tags: release/v1.0}}\n",
            past: past)
        #expect(
            made.lines == [
                "content/site.yml:5: the texts at the tag `release/v1.0` have a mistake, and 1 more: "
                    + "there is no file `nowhere.md` beside this one"
            ])
        #expect(made.mistakes.allSatisfy { $0.severity == .warning })
        let page = try #require(made.text("guide/v1.0/start/index.html"))
        #expect(page.contains("then"), "\(page)")
        #expect(page.hasPrefix("v1.0 [v2 /guide/start/ same][v1.2 /guide/v1.2/start/ same][v1.0 "))
        #expect(made.text("guide/v1.0/v0-9/start/index.html") != nil)
    }

    @Test func `a tag that has none of the texts is told`() {
        let made = publish(
            ["content/guide/a.md": "A"], site: base + "versions: {guide: {current: v2, tags: v7}}\n", past: past)
        #expect(made.lines == ["content/site.yml:4: there is nothing in content/guide/ at the tag `v7`"])
    }
}

@Suite struct LastmodTests {
    private let past = SiteHistory(
        changes: { () throws(HistoryGap) in
            [
                ExactName("content/posts/2026-01-02-a.md"): Instant(seconds: 1_777_000_000),
                ExactName("content/posts/2026-01-02-b.md"): Instant(seconds: 1_700_000_000),
                ExactName("content/pages/c.md"): Instant(seconds: 1_777_000_000),
                ExactName("content/pages/d.md"): Instant(seconds: 1_777_000_000),
            ]
        }, files: { _, _ throws(HistoryGap) in [] }, file: { _, _ in nil })

    private let files = [
        "content/posts/2026-01-02-a.md": "A", "content/posts/2026-01-02-b.md": "B", "content/pages/c.md": "C",
        "content/pages/d.md": "---\nupdated: 2026-02-03\n---\n", "content/pages/new.md": "New",
    ]

    @Test func `git's day is that of the last change, where the author gave none and it comes behind the date`() {
        let made = publish(files, site: base + "timezone: UTC\nlastmod: git\n", past: past)
        #expect(made.lines == [])
        let sitemap = made.text("sitemap.xml") ?? ""
        #expect(sitemap.contains("/posts/2026/a/</loc><lastmod>2026-04-24T03:06:40Z</lastmod>"), "\(sitemap)")
        #expect(sitemap.contains("/posts/2026/b/</loc><lastmod>2026-01-02T"))
        #expect(sitemap.contains("/c/</loc><lastmod>2026-04-24T"))
        #expect(sitemap.contains("/d/</loc><lastmod>2026-02-03T"))
        #expect(sitemap.contains("/new/</loc></url>"))
        #expect(made.text("atom.xml")?.contains("<updated>2026-04-24T03:06:40Z</updated>") == true)
    }

    @Test func `where no history is kept the site is made without it, and that is told`() {
        let made = publish(files, theme: showing, site: base + "lastmod: git\n")
        #expect(
            made.lines == [
                "content/site.yml:4: no page has its day from git: the site's folder is in no git repository"
            ])
        #expect(made.mistakes.first?.severity == .warning)
    }

    @Test func `another way to know is none`() {
        let made = publish(files, theme: showing, site: base + "lastmod: svn\n")
        #expect(made.lines == ["content/site.yml:4: there is no way to know `svn`"])
    }
}
