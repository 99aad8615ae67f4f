import Testing

@testable import SiteImport

@Suite struct JekyllThemeTests {
    private let layouts = [
        "_config.yml": "title: Log\nauthor: {name: Ada}\nbaseurl: /\n",
        "_layouts/default.html": "<title>{% seo %}</title>{% include head.html %}{{ content }}",
        "_layouts/post.html": "---\nlayout: default\n---\n<h1>{{ page.title | smartify }}</h1>{{ content }}",
        "_includes/head.html": "{{ site.author.name }}",
        "_posts/2020-02-03-a.md": "---\nlayout: post\ntitle: A\n---\nHi\n",
    ]

    @Test func `layouts and includes become a theme, and pages name them`() throws {
        let site = try imported(
            .jekyll,
            layouts.merging([
                "about.md": "---\nlayout: default\ntitle: About\n---\nHi\n", "bare.md": "---\ntitle: Bare\n---\nHi\n",
            ]) { $1 })
        #expect(
            site.files["themes/jekyll/layouts/post.html"]
                == "---\nlayout: default\n---\n<h1>{{ page.title }}</h1>{{ content }}".replacing(
                    "title }}", with: "title  }}"))
        #expect(
            site.files["themes/jekyll/layouts/default.html"]
                == "<title>{% include jekyll-seo.html %}</title>{% include head.html %}{{ content }}")
        #expect(site.files["themes/jekyll/partials/head.html"] == "{{ site.author.name }}")
        #expect(
            site.files["themes/jekyll/theme.yml"]?.hasSuffix(
                "templates: jekyll\nsite:\n  author:\n    name: Ada\n  baseurl: /\n") == true)
        #expect(site.files["content/site.yml"]?.contains("theme: jekyll\n") == true)
        #expect(site.files["content/posts/2020-02-03-a.md"]?.contains("layout:") == false)
        #expect(site.files["content/pages/about.md"]?.contains("layout: default\n") == true)
        #expect(site.files["content/pages/bare.md"]?.contains("layout: none\n") == true)
        #expect(site.files["from-jekyll/_layouts/post.html"] == nil)
    }

    @Test func `a page that follows the site becomes a layout, and still does`() throws {
        let site = try imported(
            .jekyll,
            layouts.merging([
                "index.html": "---\nlayout: default\n---\n{% for post in site.posts %}{{ post.url }}{% endfor %}",
                "all.html": "---\nlayout: default\ntitle: All\n---\n{% for tag in site.tags %}{{ tag[0] }}{% endfor %}",
            ]) { $1 })
        #expect(
            site.files["themes/jekyll/layouts/home.html"]
                == "---\nlayout: default\n---\n{% for post in site.posts %}{{ post.url }}{% endfor %}")
        #expect(site.files["content/pages/home.md"] == "---\nlayout: home\npermalink: /\n---\n")
        #expect(site.files["content/pages/all.md"]?.contains("layout: page-all\n") == true)
        #expect(site.files["content/site.yml"]?.contains("paginate: 10000\n") == true)
    }

    @Test func `what nothing here can run is taken out of a template and told with its line`() throws {
        let site = try imported(
            .jekyll,
            layouts.merging([
                "_layouts/default.html":
                    "{{ content }}\n{% if a = b %}x{% endif %}{% strange %}{{ a | nope }}{% include gone.html %}\n{% include {{ page.part }} a=\"b\" %}"
            ]) { $1 })
        #expect(
            site.files["themes/jekyll/layouts/default.html"]
                == "{{ content }}\n{% if false %}x{% endif %}{{ a }}\n{% include {{ page.part }} a=\"b\" %}")
        for told in [
            "2: the tag `strange` is a plugin's; it is taken out",
            "2: there is no include `gone.html`; its tag is taken out",
            "2: `{% if a = b %}` is taken out: ", "2: there is no filter `nope` here: it is left out",
        ] {
            #expect(site.notes.contains { $0.hasPrefix("_layouts/default.html:" + told) }, "\(told) in \(site.notes)")
        }
    }

    @Test func `headings are as layouts expect them, and a title that the layout writes is not written twice`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "", "_layouts/a.html": "<title>A</title>{% seo title=false %}{{ content }}",
                "b.md": "---\nlayout: a\n---\n## B\n",
            ])
        #expect(site.files["content/site.yml"]?.contains("heading_links: false") == true)
        #expect(
            site.files["themes/jekyll/layouts/a.html"]
                == "<title>A</title>{% include jekyll-seo.html title=false %}{{ content }}")
        #expect(
            site.files["themes/jekyll/partials/jekyll-seo.html"]?.hasPrefix("{% if include.title != false -%}\n")
                == true)
    }

    @Test func `without the layouts that texts name the new site keeps its own theme`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "theme: minima\n", "_layouts/mine.html": "",
                "a.md": "---\nlayout: page\ntitle: A\n---\nHi\n",
            ])
        #expect(site.files["from-jekyll/_layouts/mine.html"] != nil)
        #expect(site.files["content/site.yml"]?.contains("theme:") == false)
    }

    @Test func `a style sheet that Jekyll made within the page comes along`() throws {
        let template =
            "<style>{% capture s %}@import \"x\";{% endcapture %}{{ s | scssify | strip_newlines }}</style>{{ content }}"
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "", "_layouts/a.html": template, "p.md": "---\nlayout: a\n---\nHi\n",
                "_site/index.html": "<style>b{}</style><style media=\"all\">\na{color:{{x}}}</style>",
            ])
        #expect(
            site.files["themes/jekyll/layouts/a.html"]?.contains(
                "{% raw %}a{color:{{x}}}{% endraw %}</style>{{ content }}")
                == true, "\(site.files)")
        #expect(
            site.notes.contains("_layouts/a.html:1: the style sheet in it is what Jekyll made, and stays as it is"))
    }

    @Test func `style sheets that Jekyll made of Sass come along`() throws {
        let site = try imported(
            .jekyll,
            layouts.merging([
                "css/a.scss": "---\n---\n@import \"x\";", "css/b.scss": "---\n---\n", "_site/css/a.css": "a{}",
            ]) { $1 })
        #expect(site.files["content/css/a.css"] == "a{}")
        #expect(
            site.notes.contains {
                $0.hasPrefix("css/b.scss:1: nothing here makes /css/b.css of it: run `jekyll build`")
            })
    }

    @Test(arguments: [
        ("<div>\n\n    <p>a</p>\n\n</div>\n", "<div>\n    <p>a</p>\n</div>\n"),
        ("<div markdown=\"1\" class=\"x\">\n  *a*\n</div>\n", "<div class=\"x\">\n\n\n*a*\n\n\n</div>\n"),
        ("```html\n<div>\n\n</div>\n```\n", "```html\n<div>\n\n</div>\n```\n"),
        ("a <b>b</b>\n\nc\n", "a <b>b</b>\n\nc\n"), ("<div>\n\nopen\n", "<div>\n\nopen\n"),
    ])
    func `HTML in a text is a block up to its end tag, as kramdown has it`(old: String, new: String) throws {
        let site = try imported(
            .jekyll, ["_config.yml": "permalink: pretty\n", "a.md": "---\ntitle: A\n---\n\(old)"])
        #expect(site.files["content/pages/a.md"] == "---\ntitle: A\n---\n\n\(new)")
    }

    @Test func `addresses whose extension was left out are written whole`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "", "a.md": "---\ntitle: A\n---\n[a](/a) [b](/b#x) <a href=\"/a\">\n",
                "b.md": "---\ntitle: B\n---\n",
            ])
        #expect(site.files["content/pages/a.md"]?.contains("[a](/a.html) [b](/b.html#x) <a href=\"/a.html\">") == true)
    }

    /// As mattn's front page, and many others, are written.
    @Test func `a list of posts in HTML stays one, whatever its tags stand on`() throws {
        let page =
            "---\nlayout: default\n---\n<ul>\n  {% for post in site.posts %}\n    <li>\n\n    {{ post.title }}\n    </li>\n  {% endfor %}\n</ul>\n\n{% if x %}\n* a\n{% endif %}\n"
        let site = try imported(.jekyll, layouts.merging(["index.md": page]) { $1 })
        let layout = site.files["themes/jekyll/layouts/home.html"] ?? ""
        #expect(
            layout.contains(
                "<ul>\n{%- for post in site.posts %}\n    <li>\n    {{ post.title }}\n    </li>\n{%- endfor %}\n</ul>\n\n{% if x %}\n* a\n"
            ),
            "\(layout)")
    }
}
