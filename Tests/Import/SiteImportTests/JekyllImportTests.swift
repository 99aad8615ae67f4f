import Diagnostics
import Testing

@testable import SiteImport

@Suite struct JekyllImportTests {
    @Test func `the report says a thing once, with all its files and lines`() throws {
        let page = "---\ntitle: A\n---\n{{ 'a' | no_such }}\n\n{{ 'b' | no_such }}\n"
        let site = try imported(.jekyll, ["_config.yml": "", "a.md": page, "b.md": page, "c.md": "{{ 1 | other }}\n"])
        let report = site.files["IMPORT.md"] ?? ""
        let list = "in these files and lines:\n  - `a.md`: 4, 6\n  - `b.md`: 4, 6\n"
        #expect(report.contains("- there is no filter `no_such` here") && report.contains(list), "\(report)")
        #expect(report.split(separator: "\n").filter { $0.contains("no_such") }.count == 1)
    }

    @Test func `a post keeps its address, and what stands beside it its place`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "title: Log\nurl: https://me.dev\nbaseurl: /log\npermalink: pretty\n",
                "a/_posts/9-01-04-Hello.World.md": "---\nlayout: post\ncategory: b c\ntags: x z\n---\nHi\n",
                "images/Cat.png": "PNG", "_layouts/post.html": "{{ content }}",
            ])
        #expect(
            site.notes == [
                "a/_posts/9-01-04-Hello.World.md:1: a post's file begins with its date, as in 2026-11-20-title.md"
            ])
        let other = try imported(
            .jekyll,
            [
                "_config.yml": "title: Log\nurl: https://me.dev\nbaseurl: /log\npermalink: pretty\n",
                "a/_posts/09-01-04-Hello.World.md": "---\nlayout: post\ncategory: b c\ntags: x z\n---\nHi\n",
                "images/Cat.png": "PNG", "_layouts/post.html": "{{ content }}",
            ])
        #expect(
            other.files["content/posts/a/2009-01-04-Hello.World.md"] == """
                ---
                tags:
                  - x
                  - z
                categories:
                  - a
                  - b c
                title: Hello.world
                permalink: /a/b c/2009/01/04/Hello.World/
                ---

                Hi

                """)
        #expect(other.files["content/images/Cat.png"] == "PNG")
        #expect(other.files["themes/jekyll/layouts/post.html"] == "{{ content }}")
        #expect(
            other.files["content/site.yml"] == """
                title: Log
                base_url: https://me.dev/log/
                permalink: /:categories/:year/:month/:day/:slug/
                taxonomies:
                  - tags
                  - categories
                links:
                  internal: warn
                markdown:
                  definitions: true
                  abbreviations: true
                  attributes: true
                  smart_quotes: true
                  heading_links: false
                theme: jekyll

                """)
    }

    @Test func `an address that the new site gives by itself is not written`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "permalink: /:year/:title/\n",
                "_posts/2020-02-03-some-title.md": "---\ntitle: T\n---\nHi\n",
                "about.md": "---\ntitle: About\n---\n",
            ])
        #expect(site.files["content/posts/2020-02-03-some-title.md"] == "---\ntitle: T\n---\n\nHi\n")
        #expect(site.files["content/pages/about.md"] == "---\ntitle: About\n---\n")
    }

    @Test(arguments: [
        ("date", "/x/2020/02/03/A_b.html"), ("pretty", "/x/2020/02/03/A_b/"), ("ordinal", "/x/2020/034/A_b.html"),
        ("none", "/x/A_b.html"), ("/b/:title", "/b/A_b/"),
    ])
    func `styles of addresses are Jekyll's`(style: String, address: String) throws {
        let site = try imported(
            .jekyll, ["_config.yml": "permalink: \(style)\n", "x/_posts/2020-02-03-A_b.md": "---\ntitle: T\n---\nHi\n"])
        let page = try #require(site.files["content/posts/x/2020-02-03-A_b.md"])
        #expect(page.contains("permalink: \(address)\n"))
    }

    @Test func `tags in texts become what they stood for`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "baseurl: /b\n",
                "_posts/2020-02-03-one.md": "---\ntitle: One\n---\n",
                "_includes/note.html": "<b>{{ include.text }}</b>", "_data/x.yml": "- 1\n- 2\n",
                "page.md": """
                ---
                title: P
                ---
                [one]({% post_url 2020-02-03-one %}) {{ page.title }} {% include note.html text="hi" %}
                {% for n in site.data.x %}{{ n }},{% endfor %} {% raw %}{{ kept }}{% endraw %}
                {% highlight swift %}
                let x = 1
                {% endhighlight %}
                {% strange 1 %}

                """,
            ])
        #expect(
            site.files["content/pages/page.md"]?.hasSuffix(
                """
                [one](/2020/02/03/one.html) P <b>hi</b>
                1,2, {{ kept }}
                ```swift
                let x = 1
                ```

                <!-- {% strange 1 %} -->

                """) == true)
        #expect(site.notes.contains("page.md:9: the tag `strange` is a plugin's; it stands in a comment"))
    }

    @Test func `Liquid that cannot be run stands as it is and is told with its line`() throws {
        let site = try imported(
            .jekyll, ["_config.yml": "", "p.md": "---\ntitle: P\n---\n\n{{ 1 | plus: }}{% if %}\n"])
        #expect(site.files["content/pages/p.md"]?.contains("{{ 1 | plus: }}{% if %}") == true)
        #expect(site.notes.contains { $0.hasPrefix("p.md:5: ") })
    }

    /// As swift.org has them: Jekyll's parser is a lax one, and joins an include's name to its folder.
    @Test func `what Jekyll passes over in silence is passed over here, with a note for a filter`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "", "_data/builds.yml": "[a, b, c, d, e]",
                "_includes/install/_older.md":
                    "{% assign all = site.data.builds | offset:1 -%}\n{% for build in include.builds | offset:1 | limit:10 %}{{ build }} {% endfor %}{{ all | size }}",
                "p.md":
                    "---\ntitle: P\n---\n\n{% include /install/_older.md builds=site.data.builds %}\n\n{{ 'a|b' | nope: 'c|d' | upcase }}{% raw %}{{ x | nope }}{% endraw %}\n",
                "_layouts/default.html":
                    "{% include /install/_older.md builds=site.data.builds %}{{ content | strange | strip }}",
            ])
        let page = try #require(site.files["content/pages/p.md"])
        #expect(page.contains("b c d e 5\n\nA|B{{ x | nope }}"), "\(page)")
        #expect(
            site.files["themes/jekyll/layouts/default.html"]
                == "{% include install/_older.md builds=site.data.builds %}{{ content | strip }}")
        #expect(
            site.files["themes/jekyll/partials/install/_older.md"]?.contains(
                "{% assign all = site.data.builds -%}\n{% for build in include.builds offset:1 limit:10 %}") == true)
        let told = "there is no filter `offset` here: it is left out, as Jekyll does with one it does not know"
        #expect(site.notes.contains("_includes/install/_older.md:1: " + told), "\(site.notes)")
        #expect(site.notes.contains { $0.hasPrefix("p.md:7: there is no filter `nope` here") }, "\(site.notes)")
        // The sign that takes blanks away stays, however many filters go.
        let signed = try imported(
            .jekyll,
            [
                "_config.yml": "", "p.md": "---\n---\n{{ 'x' | one | two -}}\n  y\n",
                "_layouts/default.html": "{{ content | one | two -}}\n x",
            ])
        #expect(signed.files["content/pages/p.md"]?.contains("\nxy") == true, "\(signed.files)")
        #expect(signed.files["themes/jekyll/layouts/default.html"] == "{{ content -}}\n x")
        // One that Jekyll does know is not passed over.
        let sampled = try imported(.jekyll, ["_config.yml": "", "p.md": "---\n---\n{{ site.posts | sample }}\n"])
        #expect(
            sampled.notes.contains {
                $0.hasPrefix("p.md:3: `{{ site.posts | sample }}` is taken out: unknown filter `sample`: a page")
            }, "\(sampled.notes)")
    }

    @Test func `defaults, collections, drafts and redirects come along`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": """
                collections: {docs: {output: true}, notes: {}}
                defaults:
                  - {scope: {path: "", type: docs}, values: {author: Ada}}
                """,
                "_docs/a/b.md": "---\ntitle: B\nredirect_from: /old/c\n---\nHi\n", "_notes/n.md": "---\n---\nHi\n",
                "_drafts/d.md": "---\ntitle: D\n---\nHi\n",
            ])
        #expect(
            site.files["content/docs/a/b.md"]
                == "---\ntitle: B\nauthor: Ada\npermalink: /docs/a/b.html\naliases:\n  - /old/c/\n---\n\nHi\n")
        #expect(site.files["content/posts/drafts/d.md"]?.contains("draft: true") == true)
        #expect(site.files["from-jekyll/_notes/n.md"] != nil)
    }

    @Test func `HTML is passed through, without a layout as a file`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "permalink: pretty\n",
                "a.html": "---\nlayout: x\ntitle: A\n---\n<pre>a\n\nb</pre>\n\n    <p>c</p>\n",
                "b.html": "---\n---\n<html>{{ 1 | plus: 1 }}</html>\n",
            ])
        #expect(
            site.files["content/pages/a.md"]
                == "---\ntitle: A\n---\n\n<div>\n<pre>a&#10;\nb</pre>\n    <p>c</p>\n</div>\n")
        #expect(site.files["content/b/index.html"] == "<html>2</html>\n")
    }

    @Test func `what front matter here refuses is taken out and told`() throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "",
                "a.md": "---\ntitle: A\ntitle: B\ndescription: [x, {y: z}]\nexpires: never\n---\nHi\n",
                "b.md": "---\npermalink: /a.html\ntitle: C\n---\nHi\n",
            ])
        let page = try #require(site.files["content/pages/b.md"])
        #expect(page.contains("permalink: /a.html"))
        #expect(site.files["from-jekyll/a.md"] != nil)
        #expect(site.notes.contains("a.md:1: its address /a.html is that of b.md too, which has it now"))
        let alone = try imported(
            .jekyll, ["_config.yml": "", "a.md": "---\ntitle: A\ntitle: B\nexpires: never\n---\nHi\n"])
        #expect(alone.files["content/pages/a.md"]?.contains("title: B\n") == true)
        #expect(alone.files["content/pages/a.md"]?.contains("expires") == false)
    }

    @Test func `pages of the list of posts lead on`() throws {
        var files = [
            "_config.yml": "paginate: 2\npermalink: pretty\n",
            "index.html": "---\n---\n{% for p in paginator.posts %}{% endfor %}",
        ]
        for day in 1...3 { files["_posts/2020-01-0\(day)-x.md"] = "---\ntitle: X\n---\nHi\n" }
        let site = try imported(.jekyll, files)
        #expect(site.files["content/pages/moved/page-2.md"]?.contains("redirect: /page/2/") == true)
        #expect(site.files["content/pages/moved/page-3.md"] == nil)
        #expect(site.files["from-jekyll/index.html"] != nil)
    }

    @Test func `a folder of something else is refused`() {
        #expect(throws: Mistakes.self) { try imported(.jekyll, ["readme.txt": "Hi"]) }
        #expect(throws: Mistakes.self) { try imported(.hugo, ["readme.txt": "Hi"]) }
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ("{% include_relative page.md %}\n", 12), ("{% highlight x %}\n", 3_000),
        ])
    func `what takes in or holds ever more of itself ends`(tag: String, count: Int) throws {
        let body = String(repeating: tag, count: count)
        let site = try imported(
            .jekyll, ["_config.yml": "title: A\n", "page.md": "---\ntitle: P\n---\n\(body)End.\n"])
        #expect(site.files["content/pages/page.md"]?.contains("End.") == true)
    }

    @Test(arguments: [
        "{%", "{{", "{% raw %}", "{% highlight", "{% highlight %}", "{% link %}", "{%%}",
        "{% include_relative page.md %}",
        "\u{0}", "---", "{% include_relative ../../x %}", "{% for %}", "{{ page.content | markdownify }}",
        "{% endraw %}",
    ])
    func `no text stops an import`(body: String) throws {
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "exclude: [\"*\\\\\"]\n", "page.md": "---\ntitle: P\n---\n\(body)",
                "_includes/a.html": body, "_posts/--.md": body,
            ])
        #expect(site.files["content/pages/page.md"] != nil)
    }

    /// As the theme al-folio writes pictures, whose sizes its plug-in makes.
    @Test func `sizes of pictures that only the old build made are left out, and the picture stays`() throws {
        let set = "srcset=\"/log/img/cat-480.webp 480w,/log/img/cat-800.webp 800w,\" type=\"image/webp\""
        func picture(_ source: String, _ image: String) -> String {
            "<picture>\n  <source class=\"a\" \(source)>\n  <img src=\"\(image)\" alt=\"A cat\">\n</picture>"
        }
        let kept = [
            picture("srcset=\"/log/img/cat.webp\"", "/log/img/cat.jpg"), picture(set, "/log/img/none.jpg"),
            picture("srcset=\"https://a.dev/b.webp\"", "/log/img/cat.jpg"),
        ]
        let site = try imported(
            .jekyll,
            [
                "_config.yml": "title: Log\nurl: https://me.dev\nbaseurl: /log\n", "img/cat.jpg": "JPG",
                "img/cat.webp": "WEBP",
                "a.md":
                    "---\ntitle: A\n---\n\(picture(set, "/log/img/cat.jpg"))\n\n\(kept.joined(separator: "\n\n"))\n",
            ])
        let text = try #require(site.files.first { $0.key.hasSuffix("a.md") }?.value)
        #expect(text.contains("<picture>\n  <img src=\"/img/cat.jpg\" alt"), "\(text)")
        #expect(text.split(separator: "cat-480").count == 2)
        for picture in kept { #expect(text.contains(picture.replacing("/log/", with: "/")), "\(text)") }
        #expect(site.notes.contains { $0.contains("sizes of pictures") }, "\(site.notes)")
    }
}
