import Testing

@testable import Publishing

/// Tags as templates see them, and tags that share an address.
@Suite struct TermTests {
    private func shown(_ template: String, _ head: String = "tags: [Board games, swift]") -> String? {
        let theme = plainTheme.merging(["themes/plain/layouts/post.html": template]) { $1 }
        return publish(["content/posts/2026-01-01-a.md": post("A", head)], theme: theme).text("posts/2026/a/index.html")
    }

    @Test(arguments: [
        ("{{ page.tags | join: ', ' }}", "Board games, swift"), ("{{ page.tags[0] | slugify }}", "board-games"),
        ("{% if page.tags contains 'swift' %}yes{% endif %}", "yes"),
        ("{{ page.tags.first.url }}", "/tags/board-games/"),
        ("{{ page.tags | map: 'slug' | join: ' ' }}", "board-games swift"),
        ("{{ site.posts | where: 'tags', 'swift' | size }}", "1"),
        (
            "{{ page.tags.last | jsonify }}",
            "{\"name\":\"swift\",\"slug\":\"swift\",\"url\":\"/tags/swift/\",\"count\":1}"
        ),
    ])
    func `a tag is its name`(template: String, expected: String) { #expect(shown(template) == expected) }

    @Test(arguments: [
        ("{{ page.id }}", "/posts/2026/a"), ("{{ page.path }}", "posts/2026-01-01-a.md"),
        ("{{ page.name }}", "2026-01-01-a.md"),
    ])
    func `a page has the members that Jekyll's have`(template: String, expected: String) {
        #expect(shown(template) == expected)
    }

    @Test func `a layout sees its own front matter`() {
        #expect(shown("---\ncolour: red\n---\n{{ layout.colour }}") == "red")
    }

    @Test func `a list tells how many there are`() {
        let theme = plainTheme.merging([
            "themes/plain/layouts/home.html": "{{ paginator.per_page }} of {{ paginator.total_posts }}"
        ]) { $1 }
        let made = publish(
            [
                "content/posts/2026-01-01-a.md": post("A"), "content/posts/2026-01-02-b.md": post("B"),
                "content/posts/2026-01-03-c.md": post("C"),
            ], theme: theme)
        #expect(made.text("index.html") == "2 of 3")
        #expect(made.text("page/2/index.html") == "2 of 3")
    }

    @Test func `languages that differ by a mark are terms of their own`() {
        let made = publish(["content/posts/2026-01-01-a.md": post("A", "tags: [C, C++, C#]")])
        #expect(made.lines == [])
        #expect(
            made.tree.paths.filter { $0.hasPrefix("tags/") } == [
                "tags/c-sharp/index.html", "tags/c/index.html", "tags/cpp/index.html", "tags/index.html",
            ])
    }

    @Test func `terms that differ and share an address are named both`() {
        let made = publish([
            "content/posts/2026-01-01-a.md": post("A", "tags: [\"C*\"]"),
            "content/posts/2026-01-02-b.md": post("B", "tags: [C]"),
        ])
        #expect(made.isGood)
        #expect(
            made.lines == [
                "content/posts/2026-01-01-a.md:3: `C*` and `C` are one term, since both have the address /tags/c/"
            ])
    }

    @Test(arguments: [("Board Games", "board-games"), ("board_games", "Board games")])
    func `names that differ by case and blanks are one term without a word`(one: String, other: String) {
        let made = publish(["content/posts/2026-01-01-a.md": post("A", "tags: [\(one), \(other)]")])
        #expect(made.lines == [])
    }
}

@Suite struct LayoutHeadTests {
    private func lines(_ head: String) -> [String] {
        publish(
            ["content/pages/a.md": post("A")],
            theme: plainTheme.merging(["themes/plain/layouts/page.html": "---\n\(head)\n---\n{{ content }}"]) { $1 }
        ).lines
    }

    @Test(arguments: ["layout: base", "layout: \"base\" # around", "layout: none", "layout:", "colour: red"])
    func `the front matter of a layout is YAML`(head: String) { #expect(lines(head) == []) }

    @Test(arguments: ["layout: [", "layout: [base]", "layout: bas"])
    func `a mistake in it has its place`(head: String) {
        #expect(
            lines(head).allSatisfy { $0.hasPrefix("themes/plain/layouts/page.html:2") || $0.contains("page.html:3") })
        #expect(!lines(head).isEmpty)
    }

    @Test func `a head without an end is told at its beginning`() {
        let layouts = ["themes/plain/layouts/page.html": "---\nlayout: base\n<p>{{ content }}"]
        let made = publish(["content/pages/a.md": post("A")], theme: plainTheme.merging(layouts) { $1 })
        #expect(made.lines == ["themes/plain/layouts/page.html:1: the head that begins here has no end"])
    }

    @Test func `folders of themes of other programs are told`() {
        let folders = [
            "themes/plain/_layouts/b.html": "", "themes/plain/_layouts/a.html": "", "themes/plain/static/c.css": "",
        ]
        let made = publish(["content/pages/a.md": post("A")], theme: plainTheme.merging(folders) { $1 })
        #expect(
            made.lines == [
                "themes/plain/_layouts/a.html:1: the folder `_layouts/` of a theme is not read",
                "themes/plain/static/c.css:1: the folder `static/` of a theme is not read",
            ])
        #expect(
            made.mistakes.first?.remedy
                == "put its files into `themes/plain/layouts/`, or bring the theme over with `playbill import jekyll`")
    }

    @Test func `a circle is shown at the line that closes it`() {
        let made = publish(
            ["content/pages/a.md": post("A")],
            theme: plainTheme.merging(["themes/plain/layouts/base.html": "---\nlayout: page\n---\n"]) { $1 })
        let circle = made.mistakes.first { $0.message.hasSuffix("wraps itself") }
        #expect(circle?.place?.line == 2)
        #expect(circle?.excerpt?.hasPrefix("layout: ") == true)
    }
}
