import Testing

@testable import Publishing

@Suite struct JekyllLayoutTests {
    private let theme = [
        "content/site.yml":
            "title: S & T\nbase_url: https://me.dev/\ntheme: old\ntaxonomies: [tags, categories]\npaginate: 10000\n",
        "themes/old/theme.yml": "templates: jekyll\nsite: {author: {name: Ada}}\n",
        "themes/old/layouts/default.html": "{{ site.title }}|{{ site.author.name }}|{{ content }}",
        "themes/old/layouts/post.html":
            "---\nlayout: default\n---\n{{ page.title }}{% for p in site.related_posts %} {{ p.id }}{% endfor %}",
        "themes/old/layouts/home.html": """
        {% for t in site.tags %}{{ t[0] }}:{{ t[1].size }} {% endfor %}{{ site.categories.c.first.title }} \
        {% for p in site.pages %}{{ p.path }}={{ p.title }}/{{ p.layout }} {% endfor %}{{ site.docs.first.collection }} \
        {{ jekyll.environment }} {{ paginator.posts.size }} {{ "x" | date: "%Y" }} {{ nothing.at.all }}{{ "a" | append: "<b>" }}
        """,
        "themes/old/layouts/page.html": "{% include {{ page.part }} k=\"v\" %}",
        "themes/old/partials/one.html": "one {{ include.k }}",
        "content/pages/home.md": "---\nlayout: home\npermalink: /\n---\n",
        "content/pages/a.md": "---\ntitle: A\npart: one.html\n---\nHi\n",
        "content/docs/d.md": "---\ntitle: D\nlayout: default\n---\n*Hi*\n",
        "content/posts/2026-11-01-x.md": "---\ntitle: X\ntags: [n]\ncategories: [c]\n---\nHi\n",
        "content/posts/2026-11-02-y.md": "---\ntitle: Y\ntags: [n]\n---\nHi\n",
    ]

    @Test func `layouts of Jekyll see the site as there, and print texts as they are`() {
        let made = publish(theme, now: "2026-12-01")
        #expect(made.lines.filter { !$0.contains("warning") } == [])
        #expect(
            made.text("index.html")
                == "n:2 X index.md=/home a.md=A/page docs production 2 x a<b>", "\(made.text("index.html") ?? "none")")
        #expect(made.text("a/index.html") == "one v")
        #expect(made.text("docs/d/index.html") == "S & T|Ada|<p><em>Hi</em></p>\n")
        #expect(made.text("posts/2026/x/index.html") == "S & T|Ada|X /posts/2026/y")
    }

    /// As kramdown writes it with Rouge, by whose classes style sheets of Jekyll sites colour it.
    @Test func `code stands in the boxes that style sheets of Jekyll sites look for`() {
        let code = "---\ntitle: D\nlayout: default\n---\n```ruby\nputs 1\n```\n\n    a\n"
        let made = publish(theme.merging(["content/docs/d.md": code]) { $1 }, now: "2026-12-01")
        let text = made.text("docs/d/index.html") ?? ""
        let box =
            "<div class=\"language-ruby highlighter-rouge\"><div class=\"highlight\"><pre tabindex=\"0\" class=\"highlight\">"
        #expect(text.contains(box + "<code class=\"language-ruby\">"), "\(text)")
        #expect(text.contains("<div class=\"language-plaintext highlighter-rouge\">"))
        #expect(text.ranges(of: "</pre>\n</div></div>\n").count == 2)
    }

    @Test func `a theme says for which program its templates were written`() {
        let made = publish(theme.merging(["themes/old/theme.yml": "templates: hugo\n"]) { $1 })
        #expect(made.lines.contains { $0.hasPrefix("themes/old/theme.yml:1: `templates` says for which program") })
    }
}
