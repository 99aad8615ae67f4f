import Files
import Foundation
import Testing

@testable import Publishing

@Suite struct SeriesTests {
    private let theme = plainTheme.merging([
        "themes/plain/layouts/post.html":
            "{{ page.series.name }} {{ page.series.index }}/{{ page.series.count }}{% for part in page.series.pages %}[{{ part.title }}]{% endfor %}",
        "themes/plain/layouts/page.html":
            "{% if page.draft %}draft{% endif %}{% if page.scheduled %}scheduled{% endif %}{% if page.noindex %} hidden{% endif %}",
        "themes/plain/layouts/topic.html":
            "{{ page.taxonomy }} {{ page.tag.name }}:{% for post in paginator.posts %}[{{ post.title }}]{% endfor %}",
    ]) { $1 }

    @Test func `a series is read from its oldest post on`() {
        let made = publish(
            [
                "content/posts/2026-11-01-a.md": post("A", "series: S"),
                "content/posts/2026-11-02-b.md": post("B", "series: S"),
                "content/posts/2026-11-03-c.md": post("C"),
                "content/posts/2026-11-04-d.md": post("D", "series: S\ndraft: true"),
            ], theme: theme)
        #expect(made.lines == [])
        #expect(made.text("posts/2026/a/index.html") == "S 1/2[A][B]")
        #expect(made.text("posts/2026/b/index.html") == "S 2/2[A][B]")
        #expect(made.text("posts/2026/c/index.html") == " /")
    }

    @Test func `a long series shows a post's neighbours and leads to its list`() {
        var long = theme
        long["themes/plain/layouts/post.html"] =
            "{{ page.series.first }}{% for part in page.series.pages %}[{{ part.title }}]{% endfor %}{{ page.series.url }}"
        long["themes/plain/layouts/parts.html"] = "{% for post in paginator.posts %}[{{ post.title }}]{% endfor %}"
        func made(_ count: Int) -> Publication {
            let days = (1...count).map { $0 < 10 ? "0\($0)" : "\($0)" }
            return publish(
                Dictionary(
                    uniqueKeysWithValues: days.map {
                        ("content/posts/2026-10-\($0)-p\($0).md", post("\($0)", "series: S"))
                    }
                ), theme: long)
        }
        let window = (8...18).map { $0 < 10 ? "[0\($0)]" : "[\($0)]" }.joined()
        #expect(made(21).text("posts/2026/p13/index.html") == "8\(window)/series/s/")
        #expect(made(21).text("series/s/index.html")?.contains("[01]") == true)
        #expect(made(20).text("posts/2026/p13/index.html")?.hasSuffix("[19][20]") == true)
        #expect(made(20).text("series/s/index.html") == nil)
    }

    @Test func `numbers that the author gives come before dates`() {
        let made = publish(
            [
                "content/posts/2026-11-01-a.md": post("A", "series: S\npart: 2"),
                "content/posts/2026-11-02-b.md": post("B", "series: S\npart: 1"),
                "content/posts/2026-11-03-c.md": post("C", "series: S"),
            ], theme: theme)
        #expect(made.text("posts/2026/c/index.html") == "S 3/3[B][A][C]")
    }

    @Test func `drafts and what is to come are marked where they are shown`() {
        let made = publish(
            [
                "content/pages/a.md": post("A", "draft: true"), "content/pages/b.md": post("B", "date: 2027-01-01"),
                "content/pages/c.md": post("C"),
            ],
            theme: theme
        ) {
            $0.showsDrafts = true
            $0.showsFuture = true
        }
        #expect(made.text("a/index.html") == "draft hidden")
        #expect(made.text("b/index.html") == "scheduled hidden")
        #expect(made.text("c/index.html") == "")
    }

    @Test func `any taxonomy has its pages, by layouts of its own or those of tags`() {
        let made = publish(
            ["content/posts/2026-11-01-a.md": post("A", "topics: [Swift, Ünï Code]\nlevels: [easy]\ntags: [t]")],
            theme: theme,
            site: plainSite + "taxonomies: [tags, topics, levels]\n")
        #expect(made.lines == [])
        #expect(made.text("topics/swift/index.html") == "topics Swift:[A]")
        #expect(made.text("levels/easy/index.html") == "easy:[A]")
        #expect(made.text("topics/index.html") == "t=1;")
        #expect(made.tree.paths.filter { $0.hasPrefix("topics/") }.count == 3)
        #expect(made.text("sitemap.xml")?.contains("/levels/easy/") == true)
    }

    @Test func `pages that nobody leads to are told when asked for`() {
        let files = [
            "content/pages/a.md": post("A", "", "[b](b.md) [self](a.md)"), "content/pages/b.md": post("B"),
            "content/pages/c.md": post("C", "unlisted: true"),
        ]
        #expect(publish(files).lines == [])
        #expect(
            publish(files) { $0.reportsOrphans = true }.lines == ["content/pages/a.md:1: no other page leads to /a/"])
    }

    @Test func `a page that another leads to by its whole address is found`() {
        let files = [
            "content/pages/a.md": post("A", "", "[b](https://me.dev/b/)"),
            "content/pages/b.md": post("B", "", "[a](https://me.dev/a/#top)"),
        ]
        let made = publish(files) { $0.reportsOrphans = true }
        #expect(made.lines == [])
    }

    @Test func `many pages that nobody leads to are one note`() {
        let files = Dictionary(
            uniqueKeysWithValues: ["a", "b", "c", "d", "e"].map { ("content/pages/\($0).md", post($0)) })
        let mistakes = publish(files) { $0.reportsOrphans = true }.mistakes
        #expect(mistakes.map(\.message) == ["no other page leads to this page (5 times)"])
        #expect(mistakes.first?.trail.compactMap(\.place?.path) == ["content/pages/b.md", "content/pages/c.md"])
        #expect(mistakes.first?.trail.last?.text == "and in 2 more places")
    }

    @Test func `texts without room are put aside or rendered again, and the site is the same`() {
        var files = Dictionary(
            uniqueKeysWithValues: (1...9).map {
                ("content/posts/2026-11-0\($0)-p.\($0).md", post("P\($0)", "", "## H\n\n*T\($0)*, [x](#h)"))
            })
        files["content/pages/bare.md"] = post("Bare", "layout: none", "*bare*")
        let kept = publish(files)
        for room in [0, 40] {
            let made = publish(files) { $0.roomForTexts = room }
            #expect(made.tree == kept.tree)
            #expect(made.lines == kept.lines)
        }
        for folder in [FileManager.default.temporaryDirectory.path, "/proc"] {
            let made = publish(files) { ($0.scratch, $0.roomForTexts) = (ScratchFile(in: [folder]), 40) }
            #expect(made.tree == kept.tree)
            #expect(made.lines == kept.lines)
        }
        #expect(kept.text("bare/index.html")?.contains("<em>bare</em>") == true)
    }

    /// Lists of tags are made behind posts, which stand before them in the order of paths.
    @Test func `excerpts are there though their pages were made before, whatever stands above them`() {
        let bodies = [
            ("a", "First *of a*.\n\nMore.", "<p>First <em>of a</em>.</p>"),
            ("b", "## H\n\nFirst of b.", "<p>First of b.</p>"),
            ("c", "![c](/c.png)", ""), ("d", "One.\n\nTwo.\n\n<!--more-->\n\nRest.", "<p>One.</p>\n<p>Two.</p>"),
        ]
        var files = Dictionary(
            uniqueKeysWithValues: bodies.map { ("content/posts/2026-11-01-\($0.0).md", post($0.0, "tags: [t]", $0.1)) })
        files["themes/plain/layouts/tag.html"] =
            "{% for post in paginator.posts %}[{{ post.title }}{{ post.excerpt }}]{% endfor %}"
        for room in [0, 40, 1 << 20, nil] {
            let made = publish(files) {
                $0.roomForTexts = room ?? 0
                if room == nil { $0.scratch = ScratchFile(in: [FileManager.default.temporaryDirectory.path]) }
            }
            let list = ["", "page/2/"].compactMap { made.text("tags/t/\($0)index.html") }.joined()
            for (name, _, excerpt) in bodies { #expect(list.contains("[\(name)\(excerpt)"), "\(room ?? -1): \(list)") }
        }
    }

    /// Lists of tags are made behind posts, which stand before them in the order of paths.
    @Test func `whole texts in lists are there though their pages were made before`() {
        var files = Dictionary(
            uniqueKeysWithValues: (1...9).map {
                ("content/posts/2026-11-0\($0)-p\($0).md", post("P\($0)", "tags: [t]", "*T\($0)*"))
            })
        files["themes/plain/layouts/tag.html"] = "{% for post in paginator.posts %}{{ post.content }}{% endfor %}"
        let made = publish(files, site: plainSite + "feeds:\n  limit: 1\n")
        #expect(made.lines == [])
        let listed = ["", "page/2/", "page/3/", "page/4/", "page/5/"].compactMap { made.text("tags/t/\($0)index.html") }
            .joined()
        for number in 1...9 {
            #expect(listed.contains("<em>T\(number)</em>"))
            #expect(made.text("posts/2026/p\(number)/index.html")?.contains("<em>T\(number)</em>") == true)
        }
    }
}
