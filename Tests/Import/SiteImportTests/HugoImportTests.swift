import Testing

@testable import SiteImport

@Suite struct HugoImportTests {
    @Test func `a post in TOML keeps its address, aliases, terms and files`() throws {
        let site = try imported(
            .hugo,
            [
                "hugo.toml": """
                title = "Log"
                baseURL = "https://me.dev/"
                [permalinks]
                post = "/:year/:slug/"
                [[menu.main]]
                name = "About"
                pageRef = "/about"
                """,
                "content/post/A Trip/index.md":
                    "+++\nTitle = \"A trip\"\ndate = 2020-02-03\nslug = \"Trip.1\"\naliases = [\"/x.y\", \"near\"]\ntags = [\"C++\"]\n+++\n![p](p.png)\n",
                "content/post/A Trip/p.png": "PNG", "content/about.md": "---\ntitle: About\n---\nHi\n",
                "static/Robots/a.txt": "A", "data/x.toml": "a = 1\n", "layouts/x.html": "{{ .Title }}",
            ])
        #expect(
            site.files["content/posts/post/A Trip/index.md"] == """
                ---
                date: "2020-02-03T00:00:00Z"
                title: A trip
                tags:
                  - C++
                permalink: /2020/trip.1/
                aliases:
                  - /x.y/
                  - /2020/near/
                ---

                ![p](p.png)

                """)
        #expect(site.files["content/posts/post/A Trip/p.png"] == "PNG")
        #expect(site.files["content/pages/about.md"] == "---\ntitle: About\n---\n\nHi\n")
        #expect(site.files["content/Robots/a.txt"] == "A")
        #expect(site.files["content/data/x.yml"] == "a: 1\n")
        #expect(site.files["from-hugo/layouts/x.html"] != nil)
        #expect(site.files["content/site.yml"]?.contains("menu:\n  - title: About\n    url: /about/\n") == true)
        #expect(site.files.values.contains { $0.contains("redirect: /tags/cpp/\npermalink: /tags/c++/") })
    }

    @Test func `shortcodes of Hugo's become what they showed`() throws {
        let text = """
            ---
            title: P
            params: {price: 5}
            ---
            [a]({{< ref "b.md#c" >}}) {{< param price >}} {{</* figure */>}}

            {{< figure src="a.png" alt="A" caption="Cap" >}}
            {{< highlight go "linenos=table" >}}
            x := `{{< y >}}`
            {{< /highlight >}}
            {{% own 1 %}}in{{% /own %}}
            {{< ref "nowhere" >}}

            """
        let site = try imported(
            .hugo, ["config.yaml": "title: T\n", "content/d/a.md": text, "content/d/b.md": "---\ntitle: B\n---\nHi\n"])
        #expect(
            site.files["content/d/a.md"]?.hasSuffix(
                """
                [a](/d/b/#c) 5 {{< figure >}}

                ![A](<a.png> "Cap")
                ```go
                x := `{{< y >}}`
                ```

                <!-- {{% own 1 %}} -->in
                <!-- {{< ref "nowhere" >}} -->

                """) == true)
        #expect(
            site.notes.contains(
                "content/d/a.md:11: the shortcode `own` has no template here; it stands in a comment"))
        #expect(site.notes.contains("content/d/a.md:12: `ref nowhere` names no page here"))
    }

    @Test func `sections that are lists by date stay so, unless their pages have weights`() throws {
        func page(_ head: String) -> String { "---\ntitle: A\n\(head)\n---\n" }
        let site = try imported(
            .hugo,
            [
                "hugo.toml": "", "content/posts/p.md": page("date: 2026-01-01"),
                "content/notes/_index.md": "---\ntitle: Notes\n---\nAll of them.\n",
                "content/notes/a.md": page("date: 2026-01-02"), "content/links/a.md": page("date: 2026-01-03"),
                "content/docs/a.md": page("date: 2026-01-03\nweight: 2"), "content/docs/b.md": page("date: 2026-01-04"),
            ])
        let notes = try #require(site.files["content/notes/index.md"])
        #expect(notes.contains("sort_by: date\n") && notes.hasSuffix("All of them.\n"), "\(notes)")
        #expect(site.files["content/links/index.md"]?.contains("sort_by: date\n") == true)
        #expect(site.files["content/site.yml"]?.contains("/:section/index.xml: rss") == true)
        let docs = try #require(site.files["content/docs/index.md"])
        #expect(!docs.contains("sort_by") && docs.contains("/docs/a/"), "\(docs)")
    }

    @Test func `sections have a list, and hand down what they say`() throws {
        let site = try imported(
            .hugo,
            [
                "hugo.yaml": "title: T\n",
                "content/docs/_index.md": "---\ntitle: Docs\ncascade: {author: Ada}\n---\nAll:\n",
                "content/docs/b.md": "---\ntitle: B\nweight: 2\n---\nHi\n",
                "content/docs/a.md": "---\ntitle: A\nweight: 3\nauthor: Bo\n---\nHi\n",
                "content/more/c.md": "---\ntitle: C\n---\nHi\n",
            ])
        #expect(
            site.files["content/docs/index.md"]?.hasSuffix("All:\n\n- [B](</docs/b/>)\n- [A](</docs/a/>)\n") == true)
        #expect(site.files["content/docs/b.md"]?.contains("author: Ada") == true)
        #expect(site.files["content/docs/a.md"]?.contains("author: Bo") == true)
        #expect(site.files["content/more/index.md"]?.hasSuffix("- [C](</more/c/>)\n") == true)
    }

    @Test func `a section whose name has a dot is a folder`() throws {
        let site = try imported(
            .hugo,
            [
                "hugo.toml": "", "content/docs/v2.3/_index.md": "---\ntitle: V\n---\n",
                "content/docs/v2.3/a.md": "---\ntitle: A\n---\nHi\n",
            ])
        #expect(site.files["content/docs/v2.3/index.md"]?.contains("permalink: /docs/v2.3/\n") == true)
    }

    @Test func `a text in a form that is not read is told and kept`() throws {
        let site = try imported(
            .hugo, ["hugo.toml": "", "content/a.md": "---\ntitle: A\n---\nHi\n", "content/b.org": "* B"])
        #expect(site.files["from-hugo/content/b.org"] != nil)
        #expect(site.notes.count { $0.hasPrefix("content/") } == 1)
    }

    @Test(arguments: [
        "{{<", "{{< >}}", "{{< a", "{{% / %}}", "{{< a \" >}}", "{{< highlight >}}", "{{< ref >}}", "{{</* */>}}",
        "{{< details >}}{{< details >}}", "{{< figure src= >}}", "{{< ref \"/../..\" >}}",
    ])
    func `no text stops an import`(body: String) throws {
        let site = try imported(.hugo, ["hugo.toml": "", "content/p.md": "---\ntitle: P\nurl: \"a?b\"\n---\n\(body)"])
        #expect(site.files["content/pages/p.md"] != nil)
    }

    @Test func `settings of a language count before those of all, and a menu's entries without weight come last`()
        throws
    {
        let site = try imported(
            .hugo,
            [
                "hugo.yaml": """
                title: All
                locale: fr-FR
                defaultContentLanguage: fr
                languages: {fr: {title: Le site, description: Des mots}}
                menus: {main: [{name: Last, url: /l/}, {name: First, url: /f/, weight: 1}]}
                """,
                "content/posts/a.md": "---\ntitle: A\ndate: 2020-01-01\n---\nHi\n", "static/CNAME": "lamp.example\n",
            ])
        let settings = site.files["content/site.yml"] ?? ""
        #expect(settings.contains("title: Le site\n") && settings.contains("description: Des mots\n"), "\(settings)")
        #expect(settings.contains("language: fr-FR\n") && settings.contains("base_url: https://lamp.example\n"))
        let menu = settings.firstRange(of: "title: First").flatMap { first in
            settings.firstRange(of: "title: Last").map { first.lowerBound < $0.lowerBound }
        }
        #expect(menu == true, "\(settings)")
    }
}
