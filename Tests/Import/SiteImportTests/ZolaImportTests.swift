import Diagnostics
import Testing

@testable import SiteImport

@Suite struct ZolaImportTests {
    private let configuration = """
        title = "Log"
        base_url = "https://me.dev/"
        generate_feeds = true
        feed_filenames = ["rss.xml", "atom.xml"]
        taxonomies = [{ name = "tags", feed = true }]
        """

    @Test func `a page that stood in place of a feed is left out`() throws {
        let site = try imported(
            .zola, ["zola.toml": configuration, "static/atom.xml/index.html": "<a href=\"/rss.xml\">moved</a>\n"])
        #expect(site.files["content/atom.xml/index.html"] == nil)
        #expect(
            site.notes.contains(
                "static/atom.xml/index.html:1: its folder has the name of a file of the new site, /atom.xml"),
            "\(site.notes)")
    }

    @Test func `a post keeps its address, aliases, terms and files, whatever its name says`() throws {
        let site = try imported(
            .zola,
            [
                "zola.toml": configuration,
                "content/blog/_index.md":
                    "+++\ntitle = \"Blog\"\nsort_by = \"date\"\npaginate_by = 5\ngenerate_feeds = true\n+++\n",
                "content/blog/2020-02-03-Été à Paris/index.md": """
                +++
                title = "Summer"
                aliases = ["old/summer", "x.html"]
                [taxonomies]
                tags = ["C++"]
                [extra]
                mood = "good"
                +++
                ![p](p.png) and [b](@/blog/b.md#c), [none](@/no.md)
                """,
                "content/blog/2020-02-03-Été à Paris/p.png": "PNG",
                "content/blog/b.md": "+++\ntitle = \"B\"\ndate = 2020-01-01\npath = \"x/Y.z\"\ndraft = true\n+++\nHi\n",
                "static/a.txt": "A", "data/x.toml": "a = 1\n", "templates/index.html": "{{ config.title }}",
            ])
        #expect(
            site.files["content/posts/blog/2020-02-03-Été à Paris/index.md"] == """
                ---
                title: Summer
                extra:
                  mood: good
                tags:
                  - C++
                date: "2020-02-03T00:00:00Z"
                permalink: /blog/ete-a-paris/
                aliases:
                  - /old/summer/
                  - /x.html
                ---

                ![p](p.png) and [b](/x/Y.z/#c), [none](/no.md)

                """)
        #expect(site.files["content/posts/blog/2020-02-03-Été à Paris/p.png"] == "PNG")
        #expect(site.files["content/posts/blog/b.md"]?.contains("permalink: /x/Y.z/") == true)
        #expect(site.files["content/blog/index.md"]?.contains("redirect: /archive/") == true)
        #expect(site.files["content/a.txt"] == "A")
        #expect(site.files["content/data/x.yml"] == "a: 1\n")
        #expect(site.files["from-zola/templates/index.html"] != nil)
        #expect(
            site.files["content/site.yml"]?.hasSuffix(
                """
                paginate: 5
                menu:
                  - title: Blog
                    url: /blog/
                links:
                  internal: warn
                feeds:
                  also:
                    /rss.xml: rss
                    /blog/rss.xml: rss
                    /blog/atom.xml: atom
                    /tags/:tag/rss.xml: rss
                    /tags/:tag/atom.xml: atom

                """) == true)
        #expect(
            site.notes.contains("content/blog/2020-02-03-Été à Paris/index.md:9: `@/no.md` names no page here"))
    }

    @Test func `sections list what is in them, by the order that they ask for`() throws {
        let site = try imported(
            .zola,
            [
                "config.toml":
                    "base_url = \"https://me.dev\"\n[extra]\nmenu = [{name = \"Guide\", url = \"@/docs/a.md\"}]\n",
                "content/_index.md": "+++\n+++\nWelcome\n",
                "content/docs/_index.md": "+++\ntitle = \"Docs\"\nsort_by = \"weight\"\n+++\nAll:\n",
                "content/docs/a.md": "+++\ntitle = \"A\"\nweight = 9\n+++\n", "content/docs/shot.png": "PNG",
                "content/docs/b.md": "+++\ntitle = \"B\"\nweight = 2\n+++\n",
                "content/docs/in/_index.md": "+++\ntitle = \"In\"\nredirect_to = \"docs/a\"\n+++\n",
            ])
        #expect(
            site.files["content/docs/index.md"]?.hasSuffix(
                "All:\n\n- [In](</docs/in/>)\n- [B](</docs/b/>)\n- [A](</docs/a/>)\n") == true)
        #expect(site.files["content/docs/in/index.md"]?.contains("redirect: /docs/a") == true)
        #expect(site.files["content/docs/shot.png"] == "PNG")
        #expect(site.files["content/pages/home.md"]?.contains("Welcome\n\n- [Docs](</docs/>)") == true)
        #expect(site.files["content/site.yml"]?.contains("- title: Guide\n    url: /docs/a/\n") == true)
    }

    @Test func `shortcodes whose templates are markup with what they are told become pieces`() throws {
        let site = try imported(
            .zola,
            [
                "zola.toml": "base_url = \"https://a.dev\"\n",
                "content/p.md":
                    "+++\ntitle = \"P\"\n+++\n{% card(kind=\"x\", other=1) %}\nA *b*.\n{% end %}\n\nPress {{ key(name=\"Ctrl\") }}.\n\n{{ aside(text=\"Kept.\", at=1) }}\n",
                "templates/shortcodes/card.html":
                    "{# a card #}\n<div class=\"card{% if kind %} {{ kind }}{% endif %}\">{{ body | markdown | safe }}</div>\n",
                "templates/shortcodes/key.html": "<kbd>{{ name | default(value=\"Esc\") }}</kbd>",
                "templates/shortcodes/aside.html": "{% set x = text | split(pat=\" \") %}<aside>{{ x }}</aside>",
            ])
        let text = try #require(site.files["content/pages/p.md"])
        #expect(text.contains("{% include card kind=\"x\" %}\nA *b*.\n{% endinclude %}"))
        #expect(text.contains("Press {% include key name=\"Ctrl\" %}.\n"))
        #expect(text.contains("-->\n\nKept.\n"))
        #expect(
            site.files["themes/marquee/partials/pieces/card.html"]
                == "---\ntakes:\n  kind: text\nbody: true\n---\n<div class=\"card{% if include.kind %} {{ include.kind }}{% endif %}\">{{ include.body }}</div>\n"
        )
        #expect(
            site.files["themes/marquee/partials/pieces/key.html"]
                == "---\ntakes:\n  name: text\ninline: true\n---\n<kbd>{{ include.name | default: \"Esc\" }}</kbd>\n")
        #expect(site.files["themes/marquee/partials/pieces/aside.html"] == nil)
    }

    @Test func `shortcodes that say what they show become pieces, others comments`() throws {
        let site = try imported(
            .zola,
            [
                "config.toml": "base_url = \"https://me.dev\"\n",
                "content/p.md": """
                +++
                title = "P"
                +++
                {{ youtube(id="a_b", title='Say "hi"') }}
                So {{ figure(src="/a.png", alt=`A`, caption="C") }}
                {{/* own(a=[1, "b"]) */}} `{{ x }}` {{ own(a=[1, "b"], n=-1.5) }}
                {% warning() %}
                Take **care**.
                {% end %}
                {% quote(author="V") %}said{% end %}
                """,
            ])
        #expect(
            site.files["content/pages/p.md"]?.hasSuffix(
                """
                {% include youtube id="a_b" title="Say \\"hi\\"" %}
                So ![A](</a.png>)
                {{ own(a=[1, "b"]) }} `{{ x }}` <!-- {{ own(a=[1, "b"], n=-1.5) }} -->


                {% include warning %}
                Take **care**.
                {% endinclude %}


                <!-- {% quote(author="V") %} -->said

                """.replacing("{% include warning %}", with: "{% include notice kind=\"warning\" %}")) == true)
        #expect(site.notes.contains("content/p.md:6: the shortcode `own` is the site's own; it stands in a comment"))
        #expect(site.notes.contains("content/p.md:10: the shortcode `quote` is the site's own; it stands in a comment"))
    }

    @Test func `lists of terms stay where they were`() throws {
        let site = try imported(
            .zola,
            [
                "config.toml": "base_url = \"https://me.dev\"\ntaxonomies = [{name = \"tags\"}, {name = \"kinds\"}]\n",
                "content/blog/a.md": "+++\ndate = 2020-01-01\n[taxonomies]\ntags = [\"C++\"]\n+++\n",
                "content/b.md": "+++\ntitle = \"B\"\n[taxonomies]\nkinds = [\"Old\"]\n+++\n",
            ])
        #expect(site.files["content/pages/moved/tags-tags-c.md"]?.contains("redirect: /tags/cpp/") == true)
        #expect(site.files["content/pages/lists/kinds-kinds-old.md"]?.contains("- [B](</b/>)") == true)
        #expect(site.files["content/pages/lists/kinds.md"]?.contains("- [Old](</kinds/old/>)") == true)
    }

    @Test func `a site of Hugo, or of nothing, is refused with what to type`() {
        let told = #expect(throws: Mistakes.self) {
            try imported(.zola, ["config.toml": "baseURL = \"https://me.dev\"\n"])
        }
        #expect(told?.all.first?.message == "config.toml is Hugo's: it says `baseURL`, where Zola says `base_url`")
        #expect(throws: Mistakes.self) { try imported(.zola, ["readme.txt": "Hi"]) }
    }

    @Test(arguments: [
        "{{", "{{ a(", "{{ a() ", "{% a() %}", "{% end %}", "{{ a(b=) }}", "{{ a(b=\") }}", "{{/* a() }}", "@/",
        "(@/.md)",
        "{% a() %}{% a() %}{% end %}", "{{ a(b=[1) }}",
    ])
    func `no text stops an import`(body: String) throws {
        let site = try imported(
            .zola, ["zola.toml": "", "content/p.md": "+++\ntitle = \"P\"\npath = \"a?b\"\n+++\n\(body)"])
        #expect(site.files["content/pages/p.md"] != nil)
    }
}
