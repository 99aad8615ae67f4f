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
                == "n:2 X a.md=A/page index.md=/home docs production 2 x a<b>", "\(made.text("index.html") ?? "none")")
        #expect(made.text("a/index.html") == "one v")
        #expect(made.text("docs/d/index.html") == "S & T|Ada|<p><em>Hi</em></p>\n")
        #expect(made.text("posts/2026/x/index.html") == "S & T|Ada|X /posts/2026/y")
    }

    private func shown(_ template: String, _ more: [String: String] = [:]) -> String? {
        let own = ["themes/old/layouts/page.html": template, "content/pages/a.md": "---\ntitle: A\n---\nHi\n"]
        return publish(theme.merging(own) { $1 }.merging(more) { $1 }, now: "2026-12-01").text("a/index.html")
    }

    @Test func `posts of one day are in the order that Jekyll has them in, and terms in that of the oldest posts`() {
        let more = [
            "content/posts/2026-11-02-b.md": "---\ntitle: B\ntags: [a, z]\n---\nHi\n",
            "content/posts/2026-11-02-q.md": "---\ntitle: Q\n---\nHi\n",
        ]
        let template = """
            {{ site.posts | map: "title" | join }}|{% for t in site.tags %}{{ t[0] }}{{ t[1] | map: "title" | join }} \
            {% endfor %}|{{ site.posts.first.previous.title }}
            """
        #expect(shown(template, more) == "Y Q B X|nY X aB zB |Q")
    }

    @Test func `pages, documents and files are what Jekyll calls so`() {
        let more = [
            "themes/old/theme.yml": "templates: jekyll\nsite: {collections: {docs: {title: All docs}}}\n",
            "content/docs/e.md": "---\ntitle: E\nlayout: default\nnav_order: 2\nimage: {path: x.png, by: B}\n---\nHi\n",
            "content/assets/a.txt": "a", "content/b.txt": "b",
        ]
        let template = """
            {% for c in site.collections %}{{ c.label }}={{ c.title }} {% endfor %}\
            {% for f in site.static_files %}{{ f.path }} {% endfor %}{% assign e = site.docs | last %}\
            {{ e.previous.title }} {{ e.nav_order }} {{ e.image.path }} {{ e.image.by }} {{ e.ext }} {{ e.id }} [{{ e.dir }}] \
            [{{ page.id }}{{ page.excerpt }}{{ page.tags }}{{ site.related_posts }}] {{ page.dir }} {{ page.name }} \
            {% assign all = site.posts | group_by_exp: "p", "p.tags.size" %}{% if all[0].name == 1 %}one{% endif %}
            """
        #expect(
            shown(template, more)
                == "docs=All docs posts= /assets/a.txt /b.txt D 2 x.png B .md /docs/e [] [] /a/ a.md one")
    }

    @Test func `a cached include is made once for all pages that tell it the same, and sees none of them`() {
        let more = [
            "themes/old/partials/c.html":
                "[{{ include.a }}{{ page.title }}{{ site.title }}{{ jekyll.environment }}{{ x }}]",
            "themes/old/layouts/page.html":
                "{% assign x = 1 %}{% include_cached c.html a=page.k %}{% include_cached c.html a=2 %}{{ page.title }}",
            "content/pages/a.md": "---\ntitle: A\nk: 1\n---\nHi\n",
            "content/pages/b.md": "---\ntitle: B\nk: 3\n---\nHi\n",
        ]
        let made = publish(theme.merging(more) { $1 }, now: "2026-12-01")
        #expect(made.text("a/index.html") == "[1S & Tproduction][2S & Tproduction]A")
        #expect(made.text("b/index.html") == "[3S & Tproduction][2S & Tproduction]B")
    }

    @Test func `words that an import has translated are found by their old names`() {
        let more = [
            "content/pages/a.md":
                "---\ntitle: A\nupdated: 2020-01-02\ncanonical: https://b.example/\naliases: [/old/]\ncategories: [c]\n---\nHi\n"
        ]
        let template =
            "{{ page.last_modified_at | date: '%Y' }} {{ page.canonical_url }} {{ page.redirect_from }} [{{ page.hidden }}] {{ page.category }}"
        let made = publish(
            theme.merging(["themes/old/layouts/page.html": template]) { $1 }.merging(more) { $1 }, now: "2026-12-01")
        #expect(made.text("a/index.html") == "2020 https://b.example/ /old/ [] c")
    }

    @Test func `what an inner layout says counts in the one around it`() {
        let more = [
            "themes/old/layouts/default.html":
                "---\nmood: calm\nnav: true\n---\n{{ layout.nav }}{{ layout.mood }}{{ content }}",
            "themes/old/layouts/page.html": "---\nlayout: default\nnav: false\n---\n{{ layout.mood }}.",
        ]
        #expect(publish(theme.merging(more) { $1 }, now: "2026-12-01").text("a/index.html") == "falsecalm.")
    }

    @Test func `posts are cut into pages at the page that theme.yml names`() {
        let more = [
            "content/site.yml": "title: S\nbase_url: https://me.dev/\ntheme: old\npaginate: 1\n",
            "themes/old/theme.yml": "templates: jekyll\nposts_list: /blog/\n",
            "themes/old/layouts/blog.html":
                "{{ page.mood }} {{ paginator.page }}/{{ paginator.total_pages }} {{ paginator.posts | map: 'title' }} {{ paginator.next_page_path }}",
            "content/pages/blog.md": "---\nlayout: blog\nmood: calm\n---\n",
        ]
        let made = publish(theme.merging(more) { $1 }, now: "2026-12-01")
        #expect(made.text("blog/index.html") == "calm 1/2 Y /blog/page/2/")
        #expect(made.text("blog/page/2/index.html") == "calm 2/2 X ")
        #expect(made.text("page/2/index.html") == nil)
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
