import Testing

@testable import SiteImport

/// A manual of VitePress becomes a section, with the chapters of its sidebar.
@Suite struct VitePressImportTests {
    /// A configuration as the program's own template writes it.
    private func config(_ more: String) -> String {
        "import { defineConfig } from 'vitepress'\n\nexport default defineConfig({\n  title: 'Lamp',\n\(more)\n})\n"
    }

    @Test func `the sidebar gives order, parts and names, and old addresses lead on`() throws {
        let site = try imported(
            .vitepress,
            [
                "docs/.vitepress/config.mts": config(
                    """
                      description: "It's <b>bright</b>", lang: 'en-GB', sitemap: {hostname: 'https://lamp.dev'},
                      themeConfig: {
                        footer: {copyright: '© 2026 Lamp', message: 'Under the <a href="https://o.dev/mit">MIT</a> licence.', nav: []},
                        sidebar: [
                          {text: 'Basics', collapsed: false, items: [
                            {text: 'What is it?', link: '/guide/what'},
                            {text: '<b>On</b>', link: '/guide/on.html'},
                          ]},
                          {text: 'API', link: '/api/', items: [{text: 'Bulb', link: '/api/bulb.md#top'}]},
                          {text: 'Forum', link: 'https://forum.dev/'}, {text: 'Gone', link: '/gone'},
                        ],
                      },
                    """),
                "docs/index.md":
                    "---\nlayout: home\nhero: {name: Lamp, actions: [{link: /guide/on#now}, {link: /logo.svg}]}\n---\n[on](./guide/on), ![a](guide/a.png)\n",
                "docs/guide/what.md": "---\ntitle: What\noutline: deep\n---\n# What it is\n\n[on](./on)\n",
                "docs/guide/on.md": "Off.\n", "docs/api/index.md": "# API\n", "docs/api/bulb.md": "# Bulb\n",
                "docs/public/logo.svg": "<svg/>", "docs/guide/a.png": "PNG", "docs/package.json": "{}",
                "docs/.vitepress/theme/index.ts": "", "src/main.ts": "",
            ])
        let settings = try #require(site.files["content/site.yml"])
        let head = """
            title: Lamp
            base_url: https://lamp.dev/
            description: It's bright
            language: en-GB
            footer: |-
              Under the <a href="https://o.dev/mit">MIT</a> licence.

              © 2026 Lamp

            """
        #expect(settings.hasPrefix(head), "\(settings)")
        let list = """
            chapters:
              docs:
                - Basics:
                    - What is it?: guide/what.md
                    - guide/on.md
                - file: api/index.md
                  chapters:
                    - api/bulb.md
                - Forum: https://forum.dev/

            """
        #expect(settings.hasSuffix(list), "\(settings)")
        #expect(site.notes.contains { $0.contains("it names `/gone` as a chapter") }, "\(site.notes)")
        let home = try #require(site.files["content/pages/index.md"])
        let actions = "  actions:\n    - link: /docs/guide/on/#now\n    - link: /logo.svg\n"
        #expect(home.contains("hero:\n  name: Lamp\n" + actions))
        #expect(home.hasSuffix("\n[on](/docs/guide/on/), ![a](/docs/guide/a.png)\n"), "\(home)")
        #expect(
            site.files["content/docs/guide/what.md"]
                == "---\nshort_title: What\naliases:\n  - /guide/what.html\n---\n\n# What it is\n\n[on](./on.md)\n")
        #expect(site.files["content/docs/guide/on.md"]?.contains("title: \"On\"\n") == true)
        #expect(site.files["content/logo.svg"] == "<svg/>" && site.files["content/docs/guide/a.png"] == "PNG")
        #expect(!site.files.keys.contains { $0.contains("package.json") || $0.hasSuffix(".ts") })
    }

    @Test func `several lists are parts, called as the menu calls them, and links in them have a base`() throws {
        let site = try imported(
            .vitepress,
            [
                ".vitepress/config.js": config(
                    """
                      themeConfig: {
                        nav: [{text: 'Guide', link: '/guide/start', activeMatch: '/guide/'}],
                        sidebar: {
                          '/guide/': {base: '/guide/', items: guide()},
                          '/config/': [{text: 'All options', items: [{link: '/config/a'}]}],
                          '/api/': worked(out),
                        },
                      },
                    })

                    function guide(): DefaultTheme.SidebarItem[] {
                      // In the order of reading.
                      return [{text: 'Start', link: 'start'}, {text: 'Later', link: 'later'}]
                    }

                    const rest = ({
                    """),
                "guide/start.md": "# Start\n", "guide/later.md": "# Then\n", "config/a.md": "# A\n",
            ])
        let list = """
            chapters:
              docs:
                - Guide:
                    - guide/start.md
                    - Later: guide/later.md
                - Config:
                    - config/a.md

            """
        let settings = site.files["content/site.yml"] ?? ""
        #expect(settings.hasSuffix(list), "\(settings)")
        #expect(site.notes.contains { $0.contains("`worked(out)` is worked out in it") }, "\(site.notes)")
    }

    @Test func `what other files say is read, and nothing else that they do`() throws {
        let site = try imported(
            .vitepress,
            [
                ".vitepress/config/index.ts": """
                import { shared, name } from './shared'
                import sidebar from './sidebar.js'
                export default ({ mode }: { mode: string }) => {
                  return withPwa(extendConfig(defineConfig({
                    ...shared, title: name,
                    locales: { root: { lang: 'en', themeConfig: { sidebar } }, de: { label: 'Deutsch', link: '/de/' } },
                  })))
                }
                """,
                ".vitepress/config/shared.ts": """
                export const name: string = 'Lamp'
                export const shared = defineConfig({ description: 'Bright', cleanUrls: true })
                """,
                ".vitepress/config/sidebar.ts": "export default [{ text: 'A', link: '/a' }]\n", "a.md": "# Letter A\n",
                "de/a.md": "# Buchstabe A\n", "de/index.md": "# Lampe\n",
            ])
        let settings = site.files["content/site.yml"] ?? ""
        let head = "title: Lamp\ndescription: Bright\nlanguage: en\nlanguages:\n  de:\n    name: Deutsch\n"
        #expect(settings.hasPrefix(head), "\(settings)")
        #expect(settings.hasSuffix("chapters:\n  docs:\n    - A: a.md\n"), "\(settings)")
        #expect(site.files["content/docs/a.md"] == "---\naliases:\n  - /a/\n---\n\n# Letter A\n")
        #expect(site.files["content/docs/a.de.md"] == "---\naliases:\n  - /de/a/\n---\n\n# Buchstabe A\n")
        #expect(site.files["content/docs/index.de.md"] == "# Lampe\n")
    }

    @Test func `files are taken in, and what only Vue knows is gone`() throws {
        let site = try imported(
            .vitepress,
            [
                "docs/.vitepress/config.js": config("  srcDir: 'texts', srcExclude: ['**/parts/**'],"),
                "docs/texts/a.md": """
                <script setup>
                import Foo from './Foo.vue'
                </script>

                # A <Badge type="tip" text="2.0+" />

                ::: v-pre
                {{ shown }}
                :::
                ::: code-group
                <<< @/code/a.ts#part{2} [Part]
                <<< ./b.sh
                :::

                <!-- @include: ./parts/end.md -->
                ```md
                <Badge text="x" />
                ```
                <<< @/no.ts
                """,
                "docs/texts/code/a.ts": "// #region part\nlet a = 1\nlet b = 2\n// #endregion part\n",
                "docs/texts/b.sh": "ls\n", "docs/texts/parts/end.md": "---\ntitle: T\n---\nThe end.\n",
            ])
        let text = """
            # A <small>2.0+</small>

            {{ shown }}
            ::: code-group
            ```ts mark="2" [Part]
            let a = 1
            let b = 2
            ```
            ```sh
            ls
            ```
            :::

            The end.
            ```md
            <Badge text="x" />
            ```
            <!-- <<< @/no.ts -->

            """
        let made = site.files["content/docs/a.md"] ?? ""
        #expect(made.hasSuffix("\n" + text), "\(made)")
        #expect(site.notes.contains("docs/texts/a.md:19: `<<< @/no.ts`: the file is not there"), "\(site.notes)")
        #expect(!site.files.keys.contains { $0.contains("parts/") })
    }

    @Test(arguments: [
        ("vi.mock", "vi-mock"), ("`--reporter` <Badge/>", "reporter"), ("2.0 & later", "_2-0-later"),
        ("Nuxt's __dirname", "nuxt-s-dirname"),
    ])
    func `a heading that links name as VitePress does keeps that name`(heading: String, name: String) throws {
        let site = try imported(
            .vitepress,
            [".vitepress/config.js": config(""), "a.md": "## \(heading)\n\n## Other.\n\n[there](#\(name))\n"])
        let made = site.files["content/docs/a.md"] ?? ""
        #expect(made.contains(" {#\(name)}\n") && made.contains("## Other.\n"), "\(made)")
    }

    @Test func `attributes between other marks, and a folder that no address names`() throws {
        let site = try imported(
            .vitepress,
            [
                ".vitepress/config.ts": config(
                    """
                      rewrites: {'en/:rest*': ':rest*'}, base: '/lamp/',
                      markdown: {attrs: {leftDelimiter: '%{', rightDelimiter: '}%'}, math: true},
                      themeConfig: {sidebar: [{text: 'One', link: '/a'}], footer: {copyright: year()}},
                      locales: {de: {themeConfig: {sidebar: [{link: '/de/a'}]}}},
                    """),
                "en/a.md": "## One %{#two}%\n\n$x$ in `%{ }%`\n",
            ])
        #expect(
            site.files["content/docs/a.md"]?.hasSuffix("## One {#two}\n\n$x$ in `%{ }%`\n") == true,
            "\(site.files["content/docs/a.md"] ?? "")")
        let settings = site.files["content/site.yml"] ?? ""
        #expect(settings.contains("math: true") && settings.hasSuffix("    - One: a.md\n"), "\(settings)")
        #expect(!settings.contains("footer"))
        let told = ["the `sidebar` of `de` is not read", "`footer` is worked out in it"]
        #expect(told.allSatisfy { note in site.notes.contains { $0.contains(note) } }, "\(site.notes)")
    }

    @Test func `what a file among the texts says of all is read, and what is not read is told`() throws {
        let site = try imported(
            .vitepress,
            [
                ".vitepress/config.ts": config("  rewrites: {'a/:b': ':b', 'en/:rest*': ':rest*'},"),
                "config.ts": """
                export default defineAdditionalConfig({description: 'Bright', themeConfig: {sidebar: parts()}})
                function parts() {
                  return [{text: 'B', link: '/b'}, {text: 'A', link: '/a'}, ...more()]
                }
                """,
                "de/config.ts": "export default defineAdditionalConfig({themeConfig: {}})\n",
                "en/a.md": "# A\n", "en/b.md": "# B\n",
            ])
        let settings = site.files["content/site.yml"] ?? ""
        #expect(settings.hasPrefix("title: Lamp\ndescription: Bright\n"), "\(settings)")
        #expect(settings.hasSuffix("chapters:\n  docs:\n    - b.md\n    - a.md\n"), "\(settings)")
        for note in [
            ".vitepress/config.ts:1: `rewrites` for `a/:b` is not read", "de/config.ts:1: what it says of the texts",
            "config.ts:1: `more()` is worked out in it",
        ] {
            #expect(site.notes.contains { $0.hasPrefix(note) }, "\(site.notes)")
        }
    }

    @Test(arguments: [
        ("additionalConfig: load()", "`additionalConfig` is worked out in it"),
        ("additionalConfig: {'/de/': {}}", "`additionalConfig` for `/de/` is not read"),
        ("rewrites: load()", "`rewrites` is worked out in it"),
    ])
    func `settings that nothing here does are told`(setting: String, note: String) throws {
        let site = try imported(.vitepress, [".vitepress/config.js": config("  \(setting),"), "a.md": "# A\n"])
        #expect(site.notes.contains { $0.hasPrefix(".vitepress/config.js:1: \(note)") }, "\(site.notes)")
    }

    @Test(arguments: [
        (["a.md": "# A\n"], "there is no manual of VitePress here"),
        ([".vitepress/config.js": "export default load()\n"], "exports no plain data"),
    ])
    func `a folder without what configures it is told`(files: [String: String], message: String) {
        #expect {
            try imported(.vitepress, files)
        } throws: { "\($0)".contains(message) }
    }
}
