import Testing

@testable import SiteImport

/// A site of Hexo becomes one that has its texts at their addresses.
@Suite struct HexoImportTests {
    private func site(_ settings: String, _ files: [String: String]) throws -> (
        files: [String: String], notes: [String]
    ) {
        var all = ["_config.yml": "title: Lamp\n" + settings, "package.json": "{}", "scaffolds/post.md": "---\n---\n"]
        for (path, text) in files { all["source/" + path] = text }
        return try imported(.hexo, all)
    }

    @Test func `posts keep their addresses, dates, tags and categories`() throws {
        let site = try site(
            "url: https://lamp.dev/log\npermalink: :category/:year/:title/\nper_page: 5\ndefault_category: misc\n",
            [
                "_posts/2012/hello.md":
                    "title: Hello\ndate: 2013/7/13 20:46:25\ntags: [a, B c]\ncategories: [Games, Boards]\n---\nText, [on](/log/about/).\n",
                "_posts/second.md": "---\ntitle: Second\ndate: 2014-01-02\npermalink: own/place\n---\nText.\n",
                "_posts/third.md":
                    "---\ntitle: Third\ndate: 2014-01-03\ncategories: [[Games], [News]]\npublished: false\n---\nText.\n",
                "_drafts/later.md": "---\ntitle: Later\n---\nText.\n",
                "about/index.md": "Text.\n", "plain.md": "---\ntitle: Plain\n---\nText.\n",
                "tags/index.md": "---\ntitle: Tags\ntype: tags\n---\n", "_hidden/a.md": "Text.\n",
                "images/a.png": "PNG", "_data/links.yml": "- a\n",
            ])
        let hello = """
            ---
            title: Hello
            tags:
              - a
              - B c
            categories:
              - Games
              - Boards
            date: "2013-07-13T20:46:25Z"
            permalink: /Games/Boards/2013/2012/hello/
            ---

            Text, [on](/about/).

            """
        #expect(site.files["content/posts/2012/2013-07-13-hello.md"] == hello, "\(site.files.keys.sorted())")
        #expect(site.files["content/posts/2014-01-02-second.md"]?.contains("permalink: /own/place/\n") == true)
        #expect(site.files["content/posts/2014-01-03-third.md"]?.contains("draft: true\n") == true)
        #expect(site.files["content/posts/drafts/later.md"]?.contains("draft: true\n") == true)
        #expect(site.files["content/pages/about/index.md"]?.hasPrefix("---\ntitle: About\n---\n") == true)
        #expect(site.files["content/pages/plain.md"]?.contains("permalink: /plain.html\n") == true)
        #expect(site.files["content/images/a.png"] == "PNG" && site.files["content/data/links.yml"] == "- a\n")
        #expect(site.notes.contains { $0.hasPrefix("source/tags/index.md:1: the theme's own page") }, "\(site.notes)")
        let settings = site.files["content/site.yml"] ?? ""
        #expect(settings.hasPrefix("title: Lamp\nbase_url: https://lamp.dev/log/\npaginate: 5\n"), "\(settings)")
        #expect(settings.contains("  hard_breaks: true\n"))
        // Terms are found where they were.
        #expect(
            site.files["content/pages/moved/tags-b-c.md"]?.contains("redirect: /tags/b-c/\npermalink: /tags/B-c/\n")
                == true)
        #expect(
            site.files["content/pages/moved/categories-games-boards.md"]?.contains("redirect: /categories/boards/\n")
                == true)
        #expect(site.files["content/pages/moved/archives.md"]?.contains("redirect: /archive/\n") == true)
    }

    @Test func `names of files say days, and files of posts go with them`() throws {
        let site = try site(
            "new_post_name: :year-:month-:day-:title.md\npost_asset_folder: true\nmarked: {breaks: false}\nmenu: 1\n",
            [
                "_posts/2020-02-03-on.md":
                    "---\ntitle: On\n---\n{% asset_img a.png The lamp %} and {% asset_link b.html %}\n",
                "_posts/2020-02-03-on/a.png": "PNG", "_posts/2020-02-03-on/b.html": "<p>b</p>",
                "_posts/lost.txt": "Text.",
            ])
        let post = site.files["content/posts/2020-02-03-on/index.md"] ?? ""
        #expect(post.contains("date: \"2020-02-03T00:00:00Z\"\n"), "\(site.files.keys.sorted())")
        #expect(post.hasSuffix("---\n\n![The lamp](a.png) and [b.html](b.html)\n"), "\(post)")
        #expect(site.files["content/posts/2020-02-03-on/a.png"] == "PNG")
        #expect(site.files["content/posts/2020-02-03-on/b.html"] == "<p>b</p>")
        #expect(site.notes.contains { $0.hasPrefix("source/_posts/lost.txt:1: it lies among posts") }, "\(site.notes)")
        #expect(site.notes.contains { $0 == "_config.yml:5: `menu` says nothing here" }, "\(site.notes)")
        #expect(site.files["content/site.yml"]?.contains("hard_breaks") == false)
    }

    @Test func `links lead to the posts and headings that they name`() throws {
        let site = try site(
            "",
            [
                "_posts/a.md":
                    "---\ntitle: A\ndate: 2020-01-01\n---\n{% post_link b %}, {% post_link b 'the other' %}, {% post_path b %}, {% post_link none %}, [part](#Part-One)\n\n## Part One\n",
                "_posts/b.md": "---\ntitle: B\ndate: 2020-01-02\n---\nText.\n",
            ])
        let body =
            "[B](/2020/01/02/b/), [the other](/2020/01/02/b/), /2020/01/02/b/, , [part](#Part-One)\n\n## Part One {#Part-One}\n"
        #expect(site.files["content/posts/2020-01-01-a.md"]?.hasSuffix(body) == true, "\(site.files)")
        #expect(site.notes.contains("source/_posts/a.md:5: `post_link none` names no text here"), "\(site.notes)")
    }

    @Test(arguments: [
        ("----\ntitle: D\ndate: 2020-01-03\n----\nText.\n", "2020-01-03-d", "title: D\n"),
        ("title: D\ndate: 2020-01-03\ntags:\n\t- a\n-----\nText.\n", "2020-01-03-d", "tags:\n  - a\n"),
        ("---\r\ntitle: D\r\ndate: 2020-07\r\n---\r\nText.\r\n", "2020-07-01-d", "title: D\n"),
        (
            "---\ndate: Sat Jul 13 2013 20:46:25 GMT+0800\n---\nText.\n", "2013-07-13-d",
            "date: \"2013-07-13T12:46:25Z\"\n"
        ),
        ("Words\n---\nText.\n", "d", "\n\nWords\n---\nText.\n"),
    ])
    func `heads are read as loosely as Hexo does`(text: String, name: String, head: String) throws {
        let site = try site("", ["_posts/d.md": text])
        #expect(site.files["content/posts/\(name).md"]?.contains(head) == true, "\(site.files)")
    }

    @Test func `addresses are made as Hexo makes them`() throws {
        let site = try site(
            "root: /log/\nrender_drafts: true\npermalink: log/:year:month:day_:title/\n",
            [
                "404.md": "---\npermalink: /404\n---\nGone.\n",
                "_posts/b.md":
                    "---\ntitle: About <T>\ndate: 2020-01-05\ntags: [a\u{3000}é]\n---\n[home](/log) {% post_link 'About <T>' %} {% post_link b %}\n",
                "_drafts/b.md": "---\ntitle: Draft\n---\nText.\n", "_drafts/b/q.png": "PNG",
                "_posts/c.html": "---\ntitle: C\ndate: 2020-01-06\n---\n<p>{% post_link b %}</p>\n",
            ])
        #expect(site.files["content/pages/404.md"] == "---\ntitle: \"404\"\n---\n\nGone.\n", "\(site.files)")
        let post =
            site.files["content/posts/2020-01-05-b/index.md"] ?? site.files["content/posts/2020-01-05-b.md"] ?? ""
        let link = "[About \\<T>](/log/20200105_b/)"
        #expect(post.hasSuffix("\n[home](/) \(link) \(link)\n"), "\(post)")
        #expect(site.files["content/posts/drafts/b/index.md"]?.contains("draft") == false)
        #expect(site.files["content/posts/drafts/b/q.png"] == "PNG")
        #expect(site.files["content/pages/moved/tags-a-e.md"]?.contains("permalink: /tags/a-e/\n") == true)
        #expect(site.files["content/pages/moved/archives-2020.md"]?.contains("redirect: /archive/\n") == true)
        #expect(
            site.files["content/posts/2020-01-06-c.md"]?.contains("<a href=\"/log/20200105_b/\">About &lt;T&gt;</a>")
                == true)
    }

    @Test func `the menu and feeds of a theme come along`() throws {
        let files = [
            "_config.yml":
                "title: L\ntheme: next\nlanguage: [zh-CN, en]\nfeed: {type: [atom, rss2], path: [atom.xml, rss2.xml], limit: 7}\n",
            "_config.next.yml": "menu:\n  home: / || fa fa-home\n  about: /about/ || fa fa-user\n  gone: /gone/ || x\n",
            "source/about/index.md": "---\ntitle: About\nmathjax: true\n---\n$x$\n",
            "source/page.html": "<!doctype html><title>P</title>",
            "source/own.html": "---\nlayout: false\n---\n<p>own</p>\n",
            "source/boxed.html": "---\ntitle: Boxed\n---\n<p>a</p>\n",
            "source/_posts/a.md": "\"title\": \"A\", \"date\": \"2020-01-01\"\n;;;\nText.\n",
        ]
        let site = try imported(.hexo, files)
        let settings = site.files["content/site.yml"] ?? ""
        #expect(settings.contains("language: zh-CN\n"))
        #expect(settings.contains("menu:\n  - title: About\n    url: /about/\nlinks:"), "\(settings)")
        #expect(settings.contains("feeds:\n  limit: 7\n  also:\n    /rss2.xml: rss\n"), "\(settings)")
        #expect(settings.contains("math: true"))
        #expect(
            site.files["content/posts/2020-01-01-a.md"]?.hasSuffix("\n\nText.\n") == true, "\(site.files.keys.sorted())"
        )
        #expect(site.files["content/page.html"]?.hasPrefix("<!doctype") == true)
        #expect(site.files["content/own.html"] == "<p>own</p>\n")
        #expect(site.files["content/pages/boxed.md"]?.hasSuffix("<div>\n<p>a</p>\n</div>\n") == true)
    }

    @Test func `a folder that is none says what to do`() {
        do {
            _ = try imported(.hexo, ["_config.yml": "title: A\n", "_posts/a.md": ""])
            Issue.record("it was read")
        } catch {
            #expect("\(error)".contains("there is no site of Hexo here"), "\(error)")
        }
    }
}

/// What tags of Hexo and its themes show is Markdown.
@Suite struct HexoTagTests {
    private func plain(_ text: String) -> (text: String, notes: [String]) {
        var tags = HexoTags(texts: [:]) { $0 == "a.js" ? "one\ntwo\nthree\n" : nil }
        let plain = tags.plain(text)
        return (plain, tags.notes.map(\.message))
    }

    /// The examples of https://hexo.io/docs/tag-plugins, and of the themes NexT and Butterfly.
    @Test(arguments: [
        ("{% codeblock %}\nalert('{% raw %}');\n{% endcodeblock %}", "```\nalert('{% raw %}');\n```\n"),
        (
            "Text\n{% codeblock _.compact lang:objc mark:1,2 https://u.dev Its words %}\na\n```\n{% endcodeblock %}\nOn.",
            "Text\n\n````objc title=\"_.compact\" mark=\"1,2\"\na\n```\n````\n\nOn."
        ),
        (
            "{% blockquote David Levithan, Wide Awake %}\nDo not just seek.\n{% endblockquote %}",
            "> Do not just seek.\n>\n> — **David Levithan**, Wide Awake\n"
        ),
        (
            "{% blockquote Seth https://sethgodin.com/a/ Welcome %}\nEvery\n\nday.\n{% endblockquote %}",
            "> Every\n>\n> day.\n>\n> — **Seth**, [Welcome](https://sethgodin.com/a/)\n"
        ),
        ("{% note info Be quick %}\nIt **ends**.\n{% endnote %}", ":::note[Be quick]\nIt **ends**.\n:::\n"),
        (
            "1. One\n   {% note danger no-icon %}\n   Hot.\n   {% endnote %}\n",
            "1. One\n\n   :::caution\n   Hot.\n   :::\n\n"
        ),
        (
            "{% tabs Part, 2 %}\n<!-- tab -->\nA\n<!-- endtab -->\n<!-- tab Two@star -->\n{% label primary@B %}\n<!-- endtab -->\n{% endtabs %}",
            "<Tabs>\n<TabItem label=\"Part 1\">\n\nA\n\n</TabItem>\n<TabItem label=\"Two\">\n\n<mark>B</mark>\n\n</TabItem>\n</Tabs>\n"
        ),
        ("{% img left /a.png 20 30 '\"A lamp\" \"lit\"' %}", "![lit](/a.png \"A lamp\")"),
        ("{% asset_img \"my lamp.png\" %}", "![](my%20lamp.png)"),
        ("{% asset_img lamp %}", "![](lamp)"),
        ("{% link Google https://google.com true %}", "[Google](https://google.com)"),
        ("{% link https://x.dev/a b github %}", "[b](https://x.dev/a)"),
        ("{% link A b::https://x.dev/a %} {% link A b, /c %}", "[A b](https://x.dev/a) [A b](/c)"),
        ("{% folding cyan, See this %}\na\n{% endfolding %}", ":::details[See this]\na\n:::\n"),
        ("{% folding, open:true Words %}\na\n{% endfolding %}", ":::details[Words]\na\n:::\n"),
        ("{% note Title::Some *text* %}\n", ":::note[Title]\nSome \\*text\\*\n:::\n\n"),
        ("{% gallery::::one %}\n![](a.png)\n{% endgallery %}", "![](a.png)\n"),
        ("{% btn /a/, Words, star, Title %}", "[Words](/a/)"),
        ("{% raw %}{{ x }} {% y %}{% endraw %}", "{{ x }} {% y %}"),
        ("{% include_code Mine lang:js from:2 to:2 a.js %}", "```js title=\"Mine\"\ntwo\n```\n"),
        ("`{% note %}` and\n```\n{% note %}\n```\n", "`{% note %}` and\n```\n{% note %}\n```\n"),
        ("{% note %}\n```\n{% endnote %}\n```\n{% endnote %}", ":::note\n```\n{% endnote %}\n```\n:::\n"),
        ("`{% raw %}{{ x }}{% endraw %}` {% raw %}`{{ y }}`{% endraw %}", "`{{ x }}` `{{ y }}`"),
        ("{% note info A simple icon %}\na\n{% endnote %}", ":::note[A simple icon]\na\n:::\n"),
        ("{% note info fa-star Important %}\na\n{% endnote %}", ":::note[Important]\na\n:::\n"),
        (
            "{% codeblock %}\n```\n{% endcodeblock %}\n\n```\n{% note %}\nb\n{% endnote %}\n```\n\n{% label x@y %}",
            "````\n```\n````\n\n\n```\n{% note %}\nb\n{% endnote %}\n```\n\n<mark>y</mark>"
        ),
        ("> {% note info %}\n> quoted\n> {% endnote %}\n", "> :::note\n> quoted\n> :::\n\n"),
        ("> a\n> {% codeblock lang:js %}\n> b\n>\n> c\n> {% endcodeblock %}", "> a\n>\n> ```js\n> b\n>\n> c\n> ```\n"),
        ("- {% note info %}\n  in list\n  {% endnote %}\n- b", "- :::note\n  in list\n  :::\n\n- b"),
        ("| {% youtube x %} | y |", "| [YouTube](https://www.youtube.com/watch?v=x) | y |"),
        ("{% link \"a [b\" https://x.dev %}", "[a \\[b](https://x.dev)"),
        ("{% asset_img \"a.png\" \"my [x\" %}", "![my \\[x](a.png)"),
        ("<p>{% asset_img a.png t %}</p> x", "<p><img src=\"a.png\" alt=\"t\"></p> x"),
        ("![x]({% asset_path \"a b.png\" %})", "![x](a%20b.png)"),
        (
            "{% tabs T %}\n<!--tab A-->\na\n<!--endtab-->\n{% endtabs %}",
            "<Tabs>\n<TabItem label=\"A\">\n\na\n\n</TabItem>\n</Tabs>\n"
        ),
        ("{% note %} open, `code", " open, `code"), ("a {% note b %} c", "a  c"), ("{% unfinished", "{% unfinished"),
        ("{{ a }} 1 % {", "{{ a }} 1 % {"),
    ])
    func `tags are the Markdown that says the same`(text: String, markdown: String) {
        #expect(plain(text).text == markdown)
    }

    @Test func `what nobody here knows is told, and what stands in it kept`() {
        let made = plain("{% own %}\nText.\n{% endown %}\n{% other 1 %}{% include_code none.js %}")
        #expect(made.text == "Text.\n\n")
        #expect(
            made.notes == [
                "the tag `own` is a plugin's; what stands in it is kept",
                "the tag `other` is a plugin's; it is taken out",
                "`include_code none.js` names no file here",
            ])
    }

    @Test func `films are pieces`() {
        #expect(plain("{% youtube lJJJ %}").text.contains("{% include youtube id=\"lJJJ\" title=\"YouTube\" %}"))
    }
}
