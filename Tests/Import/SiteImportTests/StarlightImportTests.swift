import Site
import Testing

@testable import SiteImport

/// A manual of Starlight becomes a section, with the chapters of its sidebar.
@Suite struct StarlightImportTests {
    /// In the form of the manuals of Starlight itself, Knip and Tauri.
    private let config = """
        import { defineConfig } from 'astro/config';
        import starlight from '@astrojs/starlight';
        import { locales } from './locales';

        const site = 'https://lamp.dev';

        export default defineConfig({
          site, base: '/manual', trailingSlash: 'always',
          integrations: [
            sitemap(),
            starlight({
              title: 'Lamp', description: 'It <b>shines</b>', plugins: [links()], locales,
              sidebar: [
                'start',
                { label: 'Guides', translations: { de: 'Führer' }, items: [{ autogenerate: { directory: 'guides' } }] },
                { label: 'On', slug: 'switch/on', badge: 'New' },
                { label: 'Forum', link: 'https://forum.dev/' }, { slug: 'gone' }, ...more(),
              ],
            }),
          ],
        });
        """

    private func manual(_ texts: [String: String]) throws -> (files: [String: String], notes: [String]) {
        var files = [
            "docs/astro.config.ts": config,
            "docs/locales.ts":
                "export const locales = { root: { label: 'English', lang: 'en-GB' }, de: { label: 'Deutsch' } };\n",
            "docs/package.json": "{}", "docs/src/components/a.astro": "", "docs/src/assets/a.css": "",
            "docs/src/assets/lamp.svg": "<svg/>", "docs/public/favicon.svg": "<svg/>", "README.md": "# Not a page\n",
            "example/astro.config.mjs": "export default {}\n",
        ]
        for (path, text) in texts { files["docs/src/content/docs/" + path] = text }
        return try imported(.starlight, files)
    }

    @Test func `the sidebar gives order, parts and names, and folders those that texts give themselves`() throws {
        let site = try manual([
            "start.mdx": "---\ntitle: Start\n---\nText.\n", "switch/on.md": "---\ntitle: Switching on\n---\nText.\n",
            "guides/z.md": "---\ntitle: Z\nsidebar: {order: 1, label: Zed}\n---\nText.\n",
            "guides/a.md": "---\ntitle: A\n---\nText.\n", "guides/index.md": "---\ntitle: All\n---\nText.\n",
            "guides/deep/b.md": "---\ntitle: B\nsidebar: {order: 2}\n---\nText.\n",
            "de/start.mdx": "---\ntitle: Beginn\n---\nText.\n",
        ])
        let settings = site.files["content/site.yml"] ?? ""
        let head = """
            title: Lamp
            base_url: https://lamp.dev/manual/
            description: It shines
            language: en-GB
            languages:
              de:
                name: Deutsch

            """
        #expect(settings.hasPrefix(head), "\(settings)")
        let list = """
            chapters:
              docs:
                - start.mdx
                - Guides:
                    - guides/index.md
                    - guides/z.md
                    - guides/deep/b.md
                    - guides/a.md
                - "On": switch/on.md
                - Forum: https://forum.dev/

            """
        #expect(settings.hasSuffix(list), "\(settings)")
        #expect(site.notes.contains { $0.contains("it names `/gone` as a chapter") }, "\(site.notes)")
        #expect(site.files["content/docs/guides/z.md"]?.contains("short_title: Zed\n") == true)
        #expect(site.files["content/docs/start.de.mdx"]?.contains("  - /de/start/\n") == true)
        #expect(site.files["content/assets/lamp.svg"] == "<svg/>" && site.files["content/favicon.svg"] == "<svg/>")
        let others = site.files.keys.filter { name in ["astro", "ts", "mjs", "json"].contains { name.hasSuffix($0) } }
        #expect(others == [])
    }

    @Test func `links and pictures are found where they are now`() throws {
        let site = try manual([
            "index.mdx":
                "---\ntitle: Lamp\ntemplate: splash\nhero:\n  image: {file: ~/assets/lamp.svg}\n  actions: [{text: Go, link: /manual/guides/a/#on}]\n---\nWords.\n",
            "guides/a.md":
                "---\ntitle: A\n---\n![lamp](../../../assets/lamp.svg), [b](/manual/guides/b/#part) `[c](/manual/guides/b/)`\n\n<a href=\"/manual/guides/b/?x\">b</a> [d][d], [home](/manual/)[^1]\n\n[d]: /manual/guides/b/#top\n[^1]: See [b](/manual/guides/b/#n).\n",
            "guides/b.md": "---\ntitle: B\nslug: bulb\n---\nText.\n",
            "de/guides/a.md": "---\ntitle: A\n---\n[b](/manual/de/guides/b/)\n",
        ])
        let home = site.files["content/pages/index.mdx"] ?? ""
        #expect(
            home.contains("    file: /assets/lamp.svg\n") && home.contains("      link: /docs/guides/a/#on\n"),
            "\(home)")
        #expect(!home.contains("splash"))
        let text = """
            ![lamp](/assets/lamp.svg), [b](/docs/guides/b/#part) `[c](/manual/guides/b/)`

            <a href="/docs/guides/b/?x">b</a> [d][d], [home](/)[^1]

            [d]: /docs/guides/b/#top
            [^1]: See [b](/docs/guides/b/#n).

            """
        #expect(
            site.files["content/docs/guides/a.md"]?.hasSuffix(text) == true,
            "\(site.files["content/docs/guides/a.md"] ?? "")")
        #expect(site.files["content/docs/guides/b.md"]?.contains("  - /bulb/\n") == true)
        // What is not translated is shown in the first language.
        #expect(site.files["content/docs/guides/a.de.md"]?.hasSuffix("[b](/docs/guides/b/)\n") == true)
    }

    @Test func `texts are found at the addresses that they had, whatever their files are called`() throws {
        let configuration = """
            export default defineConfig({
              base: '/man', redirects: { '/old': '/man/en/guides/a/', '/gone': '/man/none/' },
              integrations: [starlight({
                title: 'Lamp', defaultLocale: 'en', locales: { en: { label: 'English' }, fr: { label: 'Français' } },
                sidebar: ['start-here', { autogenerate: { directory: 'guides' } }, { slug: 'fr/start-here' }],
              })],
            })
            """
        let root = "src/content/docs/"
        let site = try imported(
            .starlight,
            [
                "astro.config.mjs": configuration, "public/a.pdf": "PDF", "src/images/p.png": "PNG",
                root + "en/index.mdx": "---\ntitle: Lamp\ntemplate: splash\n---\n[a](/man/en/guides/a/)\n",
                root + "en/Start Here.md":
                    "---\ntitle: Start\n---\n[pdf](/man/a.pdf) [q](/man/en/guides/v10/?x#y) [home](/man)\n",
                root + "en/guides/a.md":
                    "---\ntitle: A\n---\n<img src=\"../../../../images/p.png\"> [k]\n\n[k]: ../../../../images/p.png\n",
                root + "en/guides/v1.0.md": "---\ntitle: V\n---\nText.\n",
                root + "en/guides/z.md": "---\ntitle: Z\nsidebar: {hidden: true}\n---\nText.\n",
                root + "en/_part.md": "Words.\n", root + "fr/404.md": "---\ntitle: Non\n---\nText.\n",
                root + "fr/start-here.md": "---\ntitle: Début\n---\n![p](./pic.svg)\n", root + "fr/pic.svg": "<svg/>",
            ])
        let settings = site.files["content/site.yml"] ?? ""
        let chapters = "chapters:\n  docs:\n    - start-here.md\n    - guides/a.md\n    - guides/v1-0.md\n"
        #expect(
            settings.hasSuffix(chapters.replacing("v1-0", with: "v1.0").replacing("start-here", with: "Start Here")),
            "\(settings)")
        func text(_ name: String) -> String { site.files["content/" + name] ?? "" }
        #expect(text("pages/index.mdx").hasSuffix("[a](/docs/guides/a/)\n"))
        #expect(
            text("docs/Start Here.md").hasSuffix("[pdf](/a.pdf) [q](/docs/guides/v1-0/?x#y) [home](/)\n"),
            "\(text("docs/Start Here.md"))")
        #expect(text("docs/Start Here.md").contains("  - /en/start-here/\n"))
        #expect(
            text("docs/guides/a.md").hasSuffix("<img src=\"/assets/images/p.png\"> [k]\n\n[k]: /assets/images/p.png\n"))
        #expect(text("docs/guides/a.md").contains("  - /en/guides/a/\n  - /old/\n"), "\(text("docs/guides/a.md"))")
        #expect(text("docs/start-here.fr.md").hasSuffix("![p](/docs/fr/pic.svg)\n"), "\(site.files.keys.sorted())")
        #expect(text("docs/fr/pic.svg") == "<svg/>" && text("assets/images/p.png") == "PNG")
        for told in [
            "en/_part.md:1", "fr/404.md:1", "leads `/gone` to `/man/none/`", "it names `/fr/start-here` as a chapter",
        ] {
            #expect(site.notes.contains { $0.contains(told) }, "\(told): \(site.notes)")
        }
    }

    @Test func `a folder without a manual, and one that is worked out, say what to do`() {
        for (files, message) in [
            (["astro.config.mjs": config], "there is no manual of Starlight here"),
            (
                ["astro.config.mjs": "export default make()\n", "src/content/docs/a.md": ""],
                "astro.config.mjs exports no plain data"
            ),
            (
                ["astro.config.mjs": "export default { integrations: all() }\n", "src/content/docs/a.md": ""],
                "astro.config.mjs gives no plain data to `starlight`"
            ),
        ] {
            do {
                _ = try imported(.starlight, files)
                Issue.record("\(message)")
            } catch {
                #expect("\(error)".contains(message), "\(error)")
            }
        }
    }
}
