import Testing

@testable import SiteImport

/// Sites in several languages.
@Suite struct LanguageImportTests {
    @Test func `Hugo's translations stand beside their originals`() throws {
        let site = try imported(
            .hugo,
            [
                "hugo.yaml": """
                title: Stage
                languages:
                  en: {weight: 1}
                  fr: {weight: 3, title: Scène, disabled: true}
                  de:
                    weight: 2
                    languageName: Hochdeutsch
                    title: Bühne
                    menus: {main: [{name: Über uns, pageRef: /about}]}
                """,
                "content/about.md": "---\ntitle: About\n---\nHi\n",
                "content/about.de.md": "---\ntitle: Über uns\nslug: ueber-uns\n---\nHallo\n",
                "content/posts/one/index.md": "---\ntitle: One\ndate: 2020-01-02\n---\nOne\n",
                "content/posts/one/index.de.md": "---\ntitle: Eins\ndate: 2020-01-02\n---\n{{< ref \"/about\" >}}\n",
                "content/posts/one/p.png": "PNG", "content/docs/_index.de.md": "---\ntitle: Handbuch\n---\n",
                "content/docs/a.de.md": "---\ntitle: Anfang\n---\nA\n",
            ])
        #expect(site.files["content/pages/about.md"] == "---\ntitle: About\n---\n\nHi\n")
        #expect(site.files["content/pages/about.de.md"]?.contains("permalink: /de/ueber-uns/") == true)
        #expect(site.files["content/posts/posts/one/index.de.md"]?.contains("title: Eins") == true)
        #expect(site.files["content/posts/posts/one/index.de.md"]?.hasSuffix("\n/about/\n") == true)
        #expect(site.files["content/posts/posts/one/p.png"] == "PNG")
        #expect(site.files["content/docs/index.de.md"]?.hasSuffix("- [Anfang](</de/docs/a/>)\n") == true)
        let settings = try #require(site.files["content/site.yml"])
        #expect(
            settings.contains(
                "languages:\n  de:\n    name: Hochdeutsch\n    title: Bühne\n    menu:\n      - title: Über uns\n        url: /about/\n"
            ))
        #expect(!settings.contains("fr"))
    }

    @Test func `Hugo's folders of languages become endings of files`() throws {
        let site = try imported(
            .hugo,
            [
                "hugo.toml":
                    "defaultContentLanguageInSubdir = true\n[languages.en]\ncontentDir = 'content/english'\n[languages.de]\ncontentDir = 'content/german'\n",
                "content/english/docs/a.md": "---\ntitle: A\n---\nHi\n",
                "content/german/docs/a.md": "---\ntitle: A\n---\nHallo\n",
            ])
        #expect(site.files["content/docs/a.md"]?.contains("permalink: /en/docs/a/") == true)
        #expect(site.files["content/docs/a.de.md"] == "---\ntitle: A\n---\n\nHallo\n")
    }

    @Test func `Hugo's languages in files of their own`() throws {
        let site = try imported(
            .hugo,
            [
                "config/_default/hugo.toml": "title = 'Stage'\n",
                "config/_default/languages.de.toml": "title = 'Bühne'\nweight = 2\n",
                "config/_default/languages.en.toml": "weight = 1\ncontentDir = 'content/en'\n",
                "config/_default/menu.de.toml": "[[main]]\nname = 'Mehr'\nurl = '/more/'\n",
                "config/_default/menu.en.toml": "[[main]]\nname = 'More'\nurl = '/more/'\n",
                "content/en/more.md": "---\ntitle: More\n---\nHi\n",
                "content/en/more.de.md": "---\ntitle: Mehr\n---\nHallo\n",
            ])
        let settings = try #require(site.files["content/site.yml"])
        #expect(settings.contains("menu:\n  - title: More\n    url: /more/\n"))
        #expect(
            settings.contains(
                "languages:\n  de:\n    title: Bühne\n    menu:\n      - title: Mehr\n        url: /more/\n"))
        #expect(site.files["content/pages/more.de.md"] != nil)
    }

    @Test func `Zola's translations stand beside their originals`() throws {
        let site = try imported(
            .zola,
            [
                "zola.toml":
                    "base_url = \"https://a.dev\"\ndefault_language = \"en\"\n[languages.fr]\ntitle = \"Scène\"\n",
                "content/blog/_index.md": "+++\ntitle = \"Blog\"\n+++\n",
                "content/blog/one.md": "+++\ntitle = \"One\"\ndate = 2020-01-02\n+++\nOne\n",
                "content/blog/one.fr.md":
                    "+++\ntitle = \"Un\"\ndate = 2020-01-02\nslug = \"premier\"\n+++\n[un](@/blog/one.md)\n",
                "content/about/index.fr.md": "+++\ntitle = \"Qui\"\n+++\nNous\n",
                "content/about/index.md": "+++\ntitle = \"Who\"\n+++\nWe\n",
            ])
        #expect(site.files["content/posts/blog/one.fr.md"]?.contains("permalink: /fr/blog/premier/") == true)
        #expect(site.files["content/posts/blog/one.fr.md"]?.hasSuffix("[un](/blog/one/)\n") == true)
        #expect(site.files["content/pages/about/index.fr.md"]?.contains("title: Qui") == true)
        #expect(site.files["content/site.yml"]?.contains("languages:\n  fr:\n    title: Scène\n") == true)
    }
}
