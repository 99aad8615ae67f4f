import Testing

@testable import SiteImport

/// Templates and settings that Jekyll forgives, as well-known themes have them.
@Suite struct JekyllLaxTests {
    private func layout(_ text: String) throws -> (text: String?, notes: [String]) {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "", "_layouts/a.html": text, "_includes/b.html": "",
                "p.md": "---\nlayout: a\n---\nHi\n",
            ])
        return (site.files["themes/jekyll/layouts/a.html"], site.notes.filter { $0.hasPrefix("_layouts") })
    }

    /// What Liquid has no use for says nothing there (`Variable#lax_parse`, `If#lax_parse`).
    @Test(arguments: [
        ("{{ a.b + \"?s\" | default: c | upcase }}", "{{ a.b | default: c | upcase }}"),
        ("{{ a ? a | prepend: 'h=\"' | append: '\"' }}", "{{ a | prepend: 'h=\"' | append: '\"' }}"),
        ("{{- a | default \"x\" -}}", "{{- a | default: \"x\" -}}".replacing(": \"x\"", with: "")),
        ("{% assign x = a b | upcase %}", "{% assign x = a | upcase %}"),
        ("{% if a == \"b\" | upcase %}c{% endif %}", "{% if a == \"b\" %}c{% endif %}"),
        ("{%- if a && b -%}c{% endif %}", "{%- if a -%}c{% endif %}"),
        ("{% if a | size > 1 and b %}c{% elsif d , e %}f{% endif %}", "{% if a and b %}c{% elsif d %}f{% endif %}"),
        ("{% unless a contains 'b c' d %}c{% endunless %}", "{% unless a contains 'b c' %}c{% endunless %}"),
        ("{% if a %}b{% else if c %}d{% endif %}", "{% if a %}b{% else %}d{% endif %}"),
        ("{{ a | append: \"b | c\" }}", "{{ a | append: \"b | c\" }}"),
    ])
    func `what stands too much in a tag says nothing`(old: String, new: String) throws {
        let made = try layout(old)
        #expect(made.text == new)
        #expect(made.notes == [])
    }

    @Test func `an include that cannot be read in part loses that part, and the text around it nothing`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "title: T\nbaseurl: /log\n", "_layouts/a.html": "{{ content }}",
                "_includes/b.html": "one {% if a = b %}no{% endif %}two", "_includes/c.html": "three",
                "p.md":
                    "---\nlayout: a\n---\n{% include b.html %} {% include c.html %} {{ site.title }} {% if x = y %}z{% endif %}\n",
            ])
        #expect(site.files["content/pages/p.md"]?.hasSuffix("one two three T \n") == true, "\(site.files)")
        #expect(site.notes.contains { $0.hasPrefix("p.md:4: `{% if x = y %}` is taken out: unexpected `=`") })
        #expect(site.notes.contains { $0.hasPrefix("_includes/b.html:1: `{% if a = b %}` is taken out") })
    }

    @Test func `a post without a title is called as its file, each word with a capital`() throws {
        let site = try imported(.jekyll, ["_config.yml": "", "_posts/2020-01-02-my-first-post.md": "---\n---\nHi\n"])
        #expect(
            site.files["content/posts/2020-01-02-my-first-post.md"]?.hasPrefix("---\ntitle: My First Post\n") == true)
    }

    @Test func `a path that both url and baseurl say counts once`() throws {
        let site = try imported(
            .jekyll,
            ["_config.yml": "url: https://a.example/blog\nbaseurl: /blog\n", "a.md": "---\ntitle: A\n---\nHi\n"])
        #expect(site.files["content/site.yml"]?.contains("base_url: https://a.example/blog/\n") == true)
    }

    @Test func `an url with a path is what templates see where baseurl says none`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "url: https://a.example/blog\n", "_layouts/b.html": "{{ site.url }}",
                "a.md": "---\nlayout: b\n---\nHi\n",
            ])
        let theme = site.files["themes/jekyll/theme.yml"] ?? ""
        #expect(theme.contains("site:\n  url: https://a.example/blog\n  baseurl: \"\"\n"), "\(theme)")
    }

    @Test func `a page whose address has no ending is found with one as well, as its file is`() throws {
        let site = try imported(
            .jekyll, ["_config.yml": "permalink: /:slug.html\n", "about.md": "---\ntitle: A\n---\nHi\n"])
        let page = site.files["content/pages/about.md"] ?? ""
        #expect(page.hasPrefix("---\ntitle: A\naliases:\n  - /about.html\n---\n"), "\(page)")
    }

    @Test func `what a site lives below is added once to links in HTML`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "url: https://a.example\nbaseurl: /log\n",
                "a.html":
                    "---\nlayout: b\n---\n<a href=\"{{ '/x/' | relative_url }}\"><img src='{{ site.baseurl }}/y.png'></a><a href=\"{{ site.baseurl }}\">z</a>\n",
                "_layouts/b.html": "{{ content }}",
            ])
        #expect(
            site.files["content/pages/a.md"]?.contains("<a href=\"/x/\"><img src='/y.png'></a><a href=\"/\">z</a>\n")
                == true, "\(site.files)")
    }

    @Test func `the page for addresses that lead nowhere stands where servers look for it`() throws {
        let site = try imported(.jekyll, ["_config.yml": "", "404.md": "---\ntitle: A\npermalink: /404\n---\nHi\n"])
        let page = site.files["content/pages/404.md"] ?? ""
        // That is the address of a file of this name.
        #expect(page == "---\ntitle: A\n---\n\nHi\n", "\(page)")
    }

    @Test func `a heading below a mark to point at is one`() throws {
        let text = "<a name=\"a\"/>\n## A\n\n```\n<a name=\"b\"/>\n# b\n```\n"
        let site = try imported(.jekyll, ["_config.yml": "", "p.md": "---\ntitle: P\n---\n\(text)"])
        #expect(
            site.files["content/pages/p.md"]?.hasSuffix(
                "\n<a name=\"a\"/>\n\n## A\n\n```\n<a name=\"b\"/>\n# b\n```\n") == true, "\(site.files)")
    }

    @Test func `words that layouts ask for keep their names`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "", "_layouts/a.html": "{{ page.nav_order }}{{ page.image.path }}",
                "p.md":
                    "---\nlayout: a\nnav_order: 2\nlast_modified_at: 2020-03-04\nimage:\n  path: /a.png\n  caption: A\n---\nHi\n",
                "a.png": "",
            ])
        let page = site.files["content/pages/p.md"] ?? ""
        #expect(page.contains("nav_order: 2\n") && !page.contains("\norder:"), "\(page)")
        #expect(page.contains("updated:"))
        #expect(page.contains("image:\n  path: /a.png\n  caption: A\n"))
    }

    @Test func `posts are cut into pages where paginate_path says, and what a collection is told comes along`() throws {
        let posts = (1...3).map { ("_posts/2020-01-0\($0)-p.md", "---\ntitle: P\n---\nHi\n") }
        let site = try imported(
            .jekyll,
            [
                "_config.yml":
                    "paginate: 2\npaginate_path: /blog/page:num/\ncollections: {notes: {output: true, title: Notes}}\n",
                "_layouts/a.html": "", "blog/index.html": "---\nlayout: a\n---\n",
                "index.html": "---\nlayout: a\n---\nHome\n",
            ].merging(posts) { $1 })
        let theme = site.files["themes/jekyll/theme.yml"] ?? ""
        #expect(theme.contains("posts_list: /blog/\n"), "\(theme)")
        #expect(theme.contains("  collections:\n    notes:\n      output: true\n      title: Notes\n"))
        let moved = site.files["content/pages/moved/page-2.md"] ?? ""
        #expect(moved.contains("redirect: /blog/page/2/\n") && moved.contains("permalink: /blog/page2/\n"), "\(moved)")
    }

    @Test func `a theme that lies elsewhere is told with the way to bring it`() throws {
        let site = try imported(
            .jekyll, ["_config.yml": "title: T\ntheme: minima\n", "a.md": "---\nlayout: page\n---\n"])
        #expect(
            site.notes.contains {
                $0.hasPrefix(
                    "_config.yml:2: the layouts lie in the gem `minima` (`bundle info --path minima` tells where)")
            }, "\(site.notes)")
    }
}
