import Testing

@testable import SiteImport

/// Shortcodes of a site's own.
@Suite struct HugoShortcodeTests {
    private func body(_ text: String, _ files: [String: String] = [:]) throws -> String {
        let all = ["hugo.toml": "", "content/p.md": "---\ntitle: P\n---\n\(text)"].merging(files) { $1 }
        let page = try imported(.hugo, all).files["content/pages/p.md"] ?? ""
        return String(page.dropFirst("---\ntitle: P\n---\n\n".count))
    }

    @Test func `a picture below assets that its template writes out stands in the text`() throws {
        let text = try body(
            "Press {{< icon \"go\" >}} now.\n",
            [
                "themes/x/layouts/shortcodes/icon.html":
                    "{{ $icon := resources.Get (printf \"icons/%s.svg\" (.Get 0)) }}{{ if $icon }}<b>{{ $icon.Content | safeHTML }}</b>{{ end }}",
                "themes/x/assets/icons/go.svg": "<svg></svg>",
            ])
        #expect(text == "Press <b><svg height=\"1em\"></svg></b> now.\n")
    }

    @Test func `one that puts what it is told into markup becomes a piece`() throws {
        let site = try imported(
            .hugo,
            [
                "hugo.toml": "",
                "content/p.md":
                    "---\ntitle: P\n---\nA\n\n{{< card title=\"One\" link=\"/x/\" >}}\nThe *text*.\n{{< /card >}}\n\nPress {{< key \"Ctrl\" >}} now.\n",
                "layouts/shortcodes/card.html": """
                {{/* a card */}}
                {{ $title := .Get "title" | default "Card" }}
                <div class="card{{ with .Get "kind" }} {{ . }}{{ end }}">
                  {{- if .Get "link" }}<a href="{{ .Get "link" }}">{{ $title }}</a>{{ else }}{{ $title }}{{ end }}
                  {{ .Inner | markdownify }}
                </div>
                """,
                "layouts/shortcodes/key.html": "<kbd>{{ .Get 0 }}</kbd>",
            ])
        #expect(
            site.files["content/pages/p.md"]?.hasSuffix(
                """
                A



                {% include card link="/x/" title="One" %}
                The *text*.
                {% endinclude %}



                Press {% include key first="Ctrl" %} now.

                """) == true)
        #expect(
            site.files["themes/marquee/partials/pieces/card.html"] == """
                ---
                takes:
                  kind: text
                  link: text
                  title: text
                body: true
                ---
                {% assign title = include.title | default: "Card" %}
                <div class="card{% if include.kind %} {{ include.kind }}{% endif %}">{% if include.link %}<a href="{{ include.link }}">{{ title }}</a>{% else %}{{ title }}{% endif %}
                  {{ include.body }}
                </div>

                """)
        #expect(
            site.files["themes/marquee/partials/pieces/key.html"]
                == "---\ntakes:\n  first: text\ninline: true\n---\n<kbd>{{ include.first }}</kbd>\n")
        #expect(site.notes.allSatisfy { !$0.hasPrefix("content/") })
    }

    @Test func `one that counts and looks around is worked out once, and told`() throws {
        let files = [
            "layouts/_shortcodes/list.html": """
            {{- $all := slice }}
            {{- range $i, $p := (site.GetPage "/d").RegularPages.ByTitle -}}
              {{- if and (ne .Title "B") (lt $i 9) }}{{ $all = $all | append (printf "%02d %s" $i .LinkTitle) }}{{ end }}
            {{- end -}}
            <p>{{ delimit $all ", " " and " }}: {{ len $all | add 1 }} of *{{ hugo.Data.size.large }}*</p>
            """,
            "data/size.yml": "large: many\n", "content/d/_index.md": "---\ntitle: D\n---\n",
            "content/d/a.md": "---\ntitle: A\n---\n", "content/d/b.md": "---\ntitle: B\n---\n",
            "content/d/c.md": "---\ntitle: C\nlinkTitle: See & read\n---\n",
        ]
        #expect(try body("{{< list >}}\n", files) == "<p>00 A and 02 See &amp; read: 3 of *many*</p>\n")
        #expect(
            try body("So {{< list >}}.\n", files) == "So <p>00 A and 02 See &amp; read: 3 of &#42;many&#42;</p>.\n")
        let site = try imported(
            .hugo, files.merging(["hugo.toml": "", "content/p.md": "---\ntitle: P\n---\n\n{{< list >}}\n"]) { $1 })
        #expect(site.notes.contains("content/p.md:5: what the shortcode `list` showed is text now"))
    }

    @Test func `partials, parts, loops and what they return`() throws {
        let files = [
            "layouts/shortcodes/sum.html": """
            {{ define "row" }}<i>{{ .n }}</i>{{ end -}}
            {{ range seq 3 }}{{ if eq . 2 }}{{ continue }}{{ end }}{{ template "row" (dict "n" .) }}{{ end -}}
            {{ partial "twice.html" 4 }}{{ with index .Params 7 }}no{{ else with "x" }}{{ . | upper }}{{ end -}}
            """,
            "layouts/partials/twice.html": "{{ return (mul . 2) }}",
        ]
        #expect(try body("{{< sum >}}\n", files) == "<div>\n<i>1</i><i>3</i>8X\n</div>\n")
    }

    @Test func `Markdown that one shows is read as Markdown`() throws {
        let files = ["layouts/shortcodes/pair.html": "{{ range $k, $v := .Params }}- **{{ $k }}**: {{ $v }}\n{{ end }}"]
        #expect(try body("{{% pair b=2 a=\"x < y\" %}}\n", files) == "- **a**: x &lt; y\n- **b**: 2\n\n")
    }

    @Test func `data is written in another form`() throws {
        let files = [
            "layouts/shortcodes/as.html":
                "{{ range slice \"toml\" \"yaml\" }}{{ highlight ($.Inner | transform.Remarshal .) . }}{{ end }}"
        ]
        #expect(
            try body("{{< as >}}\n[a]\nb = 'c'\n{{< /as >}}\n", files) == """
                <div>
                <pre><code class="language-toml">[a]
                b = &quot;c&quot;
                </code></pre><pre><code class="language-yaml">a:
                  b: c
                </code></pre>
                </div>

                """)
    }

    @Test func `what cannot be worked out stands in a comment with its text, and why`() throws {
        let site = try imported(
            .hugo,
            [
                "hugo.toml": "", "content/p.md": "---\ntitle: P\n---\n{{< far a >}}kept{{< /far >}}\n",
                "layouts/shortcodes/far.html": "{{ (resources.GetRemote (.Get 0)).Content }}",
            ])
        #expect(site.files["content/pages/p.md"]?.hasSuffix("\n<!-- {{< far a >}} -->kept\n") == true)
        #expect(
            site.notes.contains(
                "content/p.md:4: the shortcode `far` stands in a comment: the function `resources.GetRemote` is not known here"
            ))
    }

    @Test(arguments: [
        "{{", "{{ end }}", "{{ if }}", "{{ if .x }}", "{{ range . }}{{ . }}{{ end }}", "{{ template \"a\" . }}",
        "{{ define \"a\" }}{{ template \"a\" . }}{{ end }}{{ template \"a\" . }}", "{{ index .Params }}",
        "{{ printf }}",
        "{{ printf \"%[9]s %d %\" 1 }}", "{{ substr \"abc\" -9 5 }}", "{{ substr }}", "{{ first 9 (slice 1) }}",
        "{{ .Page.Content }}", "{{ .Inner.x }}", "{{ $x }}", "{{ partial \"none\" . }}", "{{ (1) }}", "{{ 1 | 2 }}",
        "{{ replaceRE \"(\" \"\" \"a\" }}", "{{ seq 1 0 5 }}", "{{ div 1 0 }}", "{{ mod 1 0 }}",
        "{{ strings.Repeat -1 \"a\" }}",
        "{{ dict \"a\" }}", "{{ add }}", "{{ int \"9e99\" }}", "{{ repeat 1e9 }}", "{{ after -2 (slice 1) }}",
        "{{ int 9e99 }}",
    ])
    func `no template stops an import`(template: String) throws {
        let text = try body("{{< t a >}}\n", ["layouts/shortcodes/t.html": template])
        #expect(!text.contains("{{<") || text.contains("<!-- "))
    }
}
