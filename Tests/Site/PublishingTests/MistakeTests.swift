import Testing

@testable import Publishing

@Suite struct MistakeTests {
    @Test func `mistakes of content, layouts and partials come in one run, each once`() {
        let theme = plainTheme.merging([
            "themes/plain/layouts/post.html": "{% include 'missing' %}",
            "themes/plain/layouts/page.html": "{{ content }",
            "themes/plain/layouts/base.html": "{{ 'x' | shout }}",
        ]) { $1 }
        let made = publish(
            [
                "content/posts/2026-11-01-a.md": post("A", "layout: pots"),
                "content/posts/2026-11-02-b.md": post("B", "date: soon"),
            ], theme: theme)
        #expect(!made.isGood)
        let paths = Set(made.mistakes.compactMap { $0.place?.path })
        #expect(
            paths.isSuperset(of: [
                "content/posts/2026-11-01-a.md", "content/posts/2026-11-02-b.md", "themes/plain/layouts/page.html",
                "themes/plain/layouts/base.html",
            ]), "\(made.lines)")
        #expect(made.mistakes.contains { $0.remedy == "did you mean `post`?" })
    }

    @Test func `a template's error names the page too, and how many more`() {
        let theme = plainTheme.merging(["themes/plain/layouts/post.html": "{% include 'missing' %}"]) { $1 }
        let made = publish(
            [
                "content/posts/2026-11-01-a.md": post("A"), "content/posts/2026-11-02-b.md": post("B"),
                "content/posts/2026-11-03-c.md": post("C"),
            ], theme: theme)
        #expect(made.mistakes.count == 1, "\(made.lines)")
        #expect(made.mistakes.first?.place?.path == "themes/plain/layouts/post.html")
        #expect(
            made.mistakes.first?.trail.map(\.text)
                == ["while rendering content/posts/2026-11-01-a.md", "and on 2 more pages"])
    }

    @Test func `two pages that want one address are named both`() {
        let made = publish(["content/pages/a.md": post("A"), "content/pages/b.md": post("B", "permalink: /a/")])
        #expect(
            made.lines == ["content/pages/b.md:3: content/pages/b.md and content/pages/a.md both want the address /a/"])
    }

    @Test func `a link to a file that is not there has its line and a guess`() {
        let made = publish([
            "content/pages/a.md": post("A", "", "One\n\n[b](abuot.md)"), "content/pages/about.md": post("B"),
        ])
        #expect(made.lines == ["content/pages/a.md:7: there is no file `abuot.md` beside this one"])
        #expect(made.mistakes.first?.remedy == "did you mean `about.md`?")
    }

    @Test func `a link to a draft is an error as long as it is one`() {
        let files = ["content/pages/a.md": post("A", "", "[b](b.md)"), "content/pages/b.md": post("B", "draft: true")]
        #expect(!publish(files).isGood)
        #expect(publish(files) { $0.showsDrafts = true }.isGood)
    }

    @Test func `layouts in a circle are refused`() {
        let theme = plainTheme.merging([
            "themes/plain/layouts/base.html": "---\nlayout: page\n---\n{{ content }}"
        ]) { $1 }
        let made = publish(["content/pages/a.md": post("A")], theme: theme)
        #expect(made.lines.contains { $0.hasSuffix("wraps itself") }, "\(made.lines)")
    }
}
