import Dates
import Files
import Rendering
import Site
import Testing
import Values

@testable import Publishing

@Suite struct BodyCacheTests {
    private let options = PublishingOptions(now: Instant(seconds: 1_800_000_000))

    private func content(_ files: [String: String]) -> SiteContent {
        let all = files.merging(plainTheme) { mine, _ in mine }.merging(["content/site.yml": plainSite]) { mine, _ in
            mine
        }
        return SiteReader().read(FileTree(texts: all)).content
    }

    private func tree(_ files: [String: String], cache: BodyCache) -> FileTree {
        let pictures = Pictures(fence: { fence in
            guard fence.language == "board" else { return nil }
            return .figure(Figure("board", Object([("text", .string(fence.body))])))
        })
        return Publisher(options: options, pictures: pictures, cache: cache)
            .publish(content(files)).tree
    }

    @Test func `a law: whatever was edited, the next build is the one that starts from nothing`() {
        var files = [
            "content/pages/a.md": post("A", "", "[b](b.md) ![p](/assets/p.gif)"),
            "content/pages/b.md": post("B", "", "One."),
            "content/posts/2026-11-01-c.md": post("C", "tags: [t]", "[a](../pages/a.md)"),
            "content/pages/e.md": post("E", "", "```board\nx5o\n```\n\n```swift\nlet a = 1\n```"),
            "content/assets/p.gif": "GIF", "content/assets/a.css": "a{}",
            "themes/plain/partials/board.html": "<b>{{ text | loud }}</b>",
            "themes/plain/filters/loud.txt": "{{ input }}!",
        ]
        let cache = BodyCache()
        #expect(tree(files, cache: cache) == tree(files, cache: BodyCache()))
        let edits: [(path: String, text: String?)] = [
            ("content/pages/b.md", post("B", "", "Two.")),
            ("content/pages/b.md", post("B", "permalink: /moved/", "Two.")),
            ("content/assets/p.gif", "GIF89a" + String(repeating: "\u{1}", count: 30)),
            ("content/pages/d.md", post("D")),
            ("content/posts/2026-11-01-c.md", post("C", "title: C", "Short.")), ("content/pages/d.md", nil),
            ("content/posts/2026-11-01-c.md", post("C", "description: Told.", "Longer.")),
            ("content/posts/2026-11-01-c.md", post("C", "", "Longer.")),
            ("themes/plain/filters/loud.txt", "{{ input }}?"),
            ("themes/plain/partials/board.html", "<i>{{ text }}{{ 'a.css' | asset }}{{ theme.ink }}</i>"),
            ("content/pages/b.md", post("B", "", "What the other text asks for is still there.")),
            ("content/assets/a.css", "a{color:red}"), ("themes/plain/theme.yml", "ink: blue"),
            ("themes/plain/partials/board.html", nil),
        ]
        for edit in edits {
            files[edit.path] = edit.text
            #expect(tree(files, cache: cache) == tree(files, cache: BodyCache()), "\(edit.path)")
        }
    }

    @Test func `a text that names another one, also in its excerpt, is made anew where that comes or goes`() {
        var files = [
            "content/site.yml": plainSite + "links: {internal: warn}\nmarkdown: {wiki_links: true}\n",
            "content/pages/a.md": post("A", "", "[[lamp]] [[lamp#Part]] ![[p.gif]]"),
            "content/posts/2026-11-01-c.md": post("C", "excerpt: '[l](../pages/lamp.md)'", "Text."),
            "themes/plain/layouts/home.html": "{% for post in paginator.posts %}{{ post.excerpt }}{% endfor %}",
        ]
        let cache = BodyCache()
        #expect(tree(files, cache: cache) == tree(files, cache: BodyCache()))
        let edits: [(path: String, text: String?)] = [
            ("content/pages/lamp.md", post("Lamp")), ("content/pages/lamp.md", post("Lamp", "permalink: /moved/")),
            ("content/pages/lamp.md", nil), ("content/posts/2026-11-02-lamp.md", post("Lamp", "draft: true")),
            ("content/posts/2026-11-02-lamp.md", post("Lamp")), ("content/pages/p.gif", tinyPicture("p")),
            ("content/pages/p.gif", nil),
        ]
        for edit in edits {
            files[edit.path] = edit.text
            #expect(tree(files, cache: cache) == tree(files, cache: BodyCache()), "\(edit.path)")
        }
    }

    @Test func `a text that is not rendered again has still looked at the clock`() {
        var files = [
            "content/pages/a.md": post("A", "", "{% include today %}"),
            "themes/plain/partials/pieces/today.html": "{{ 'now' | date: '%F' }}",
        ]
        let publisher = Publisher(options: options, cache: BodyCache())
        for text in ["One.", "Two."] {
            files["content/pages/b.md"] = post("B", "", text)
            #expect(publisher.buildPlan(of: content(files)).hasClock)
        }
    }
}
