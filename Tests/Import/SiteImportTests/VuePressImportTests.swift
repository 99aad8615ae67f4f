import Testing

@testable import SiteImport

/// A manual of VuePress, of either version, becomes what one of VitePress would.
@Suite struct VuePressImportTests {
    @Test func `a manual of the second version has its chapters, its languages and its front page`() throws {
        let site = try imported(
            .vuepress,
            [
                "docs/.vuepress/config.ts": """
                import { defaultTheme } from '@vuepress/theme-default'
                import { defineUserConfig } from 'vuepress'
                import { sidebarEn } from './configs/index.js'

                export default defineUserConfig({
                  locales: {
                    '/': { lang: 'en-US', title: 'Lamp', description: 'Bright' },
                    '/zh/': { lang: 'zh-CN', title: 'Lamp' },
                  },
                  bundler: process.env.X === 'w' ? webpackBundler() : viteBundler(),
                  theme: defaultTheme({
                    hostname: 'https://lamp.dev',
                    locales: { '/': { navbar: [{ text: 'Guide', link: '/guide/' }], sidebar: sidebarEn },
                      '/zh/': { selectLanguageName: '简体中文' } },
                  }, { custom: true }),
                })
                """,
                "docs/.vuepress/configs/index.ts": "export * from './sidebar/index.js'\n",
                "docs/.vuepress/configs/sidebar/index.ts": "export * from './en.js'\n",
                "docs/.vuepress/configs/sidebar/en.ts": """
                export const sidebarEn: SidebarOptions = {
                  '/guide/': [{ text: 'Guide', children: ['/guide/README.md', 'on.md', { text: 'Shop', link: 'https://s.dev' }] }],
                  '/api/': 'auto',
                }
                """,
                "docs/README.md": """
                ---
                home: true
                title: Home
                heroImage: /logo.svg
                actions:
                  - {text: Start, link: /guide/on.html, type: primary}
                  - {text: Why, link: /guide/, type: secondary}
                features: [{title: Bright, details: Very.}]
                footer: MIT
                ---
                """,
                "docs/guide/README.md": "# Guide\n",
                "docs/guide/on.md": "# On\n\n[up](./README.md#top) [whole](/guide/README.md)\n",
                "docs/zh/guide/on.md": "# 开\n\n[up](../README.md), [home](../../)\n",
                "docs/zh/README.md": "---\nhome: true\nfooter: 保留\n---\n", "docs/old/README.md": "# Read me\n",
                "docs/old/index.md": "---\npermalink: /before/\n---\n# Old\n",
                "docs/.vuepress/public/logo.svg": "<svg/>",
                "docs/.vuepress/client.ts": "", "package.json": "{}",
            ])
        let settings = site.files["content/site.yml"] ?? ""
        let head = """
            title: Lamp
            base_url: https://lamp.dev/
            description: Bright
            language: en-US
            footer: MIT
            languages:
              zh:
                name: 简体中文
                footer: 保留

            """
        #expect(settings.hasPrefix(head), "\(settings)")
        let list = """
            chapters:
              docs:
                - Guide:
                    - guide/index.md
                    - guide/on.md
                    - Shop: https://s.dev

            """
        #expect(settings.hasSuffix(list), "\(settings)")
        let home = site.files["content/pages/index.md"] ?? ""
        let hero = """
            hero:
              name: Lamp
              tagline: Bright
              image:
                src: /logo.svg
                alt: Lamp
              actions:
                - theme: brand
                  text: Start
                  link: /docs/guide/on/
                - theme: alt
                  text: Why
                  link: /docs/guide/

            """
        #expect(home.contains(hero), "\(home)")
        #expect(!["heroImage", "home:", "footer"].contains { home.contains($0) }, "\(home)")
        #expect(
            site.files["content/docs/guide/on.md"]
                == "---\naliases:\n  - /guide/on.html\n---\n\n# On\n\n[up](./index.md#top) [whole](/guide/index.md)\n")
        #expect(site.files["content/docs/guide/on.zh.md"]?.hasSuffix("# 开\n\n[up](/zh/), [home](/)\n") == true)
        #expect(site.files["content/docs/old/index.md"]?.contains("  - /before/\n") == true)
        #expect(site.files["content/docs/old/README.md"]?.contains("# Read me") == true)
        #expect(site.files["content/logo.svg"] == "<svg/>")
        #expect(!site.files.keys.contains { $0.hasSuffix(".ts") || $0.hasSuffix(".json") })
    }

    @Test func `a manual of the first version says its chapters by their paths within a part`() throws {
        let site = try imported(
            .vuepress,
            [
                ".vuepress/config.js": """
                module.exports = ctx => ({
                  title: 'Lamp', description: 'Bright',
                  themeConfig: {
                    nav: [{ text: 'Handbook', link: '/guide/' }, { text: 'API', link: '/api/a' }],
                    sidebar: {
                      '/guide/': [{ title: 'Guide', collapsable: false, children: ['', 'on', ['off', 'Out']] }],
                      '/api/': api('API', 'a'), '/rest/': [{ title: 'Gone', path: '/gone' }, { title: 'All', children: 'structure' }],
                      '/worked/': lists('Out'),
                    },
                  },
                })

                function api(name: string, first = 'b') {
                  const list: Items = [{ title: name, children: [first] }]
                  return list
                }
                """,
                "README.md":
                    "---\nhome: true\nheroText: The lamp\nactionText: Go →\nactionLink: /guide/\n---\n\nWords.\n",
                "guide/README.md": "# Guide\n\n<<< @/none.js\n", "guide/on.md": "# On\n", "guide/off.md": "# Off\n",
                "api/a.md": "# A\n",
                "rest/b.md": "# B\n", "rest/README.md": "# Rest\n",
            ])
        let list = """
            chapters:
              docs:
                - Handbook:
                    - guide/index.md
                    - guide/on.md
                    - Out: guide/off.md
                - API:
                    - api/a.md
                - Rest:
                    - rest/index.md
                    - rest/b.md

            """
        let settings = site.files["content/site.yml"] ?? ""
        #expect(settings.hasSuffix(list), "\(settings)")
        #expect(site.notes.contains { $0.contains("it names `/gone` as a chapter") }, "\(site.notes)")
        #expect(site.notes.contains { $0.contains("`lists('Out')` is worked out in it") }, "\(site.notes)")
        #expect(site.notes.contains { $0.hasPrefix("guide/README.md:3: `<<< @/none.js`") }, "\(site.notes)")
        let home = site.files["content/pages/index.md"] ?? ""
        #expect(home.contains("name: The lamp\n") && home.contains("text: Go →\n"), "\(home)")
        #expect(home.hasSuffix("\nWords.\n"), "\(home)")
    }

    @Test func `groups of code are VitePress's, and what is code stays as it is`() {
        let group = """
            <CodeGroup>
              <CodeGroupItem title="NPM" active>

            ```bash
            npm i
            ```

              </CodeGroupItem>
            </CodeGroup>

            ::: code-tabs#shell
            @tab:active yarn
            ```bash
            yarn
            ```
            :::

            :::: code-group
            ::: code-group-item pnpm:active
            ```bash
            pnpm i
            ```
            :::
            ::::

            ::: slot top
            Words.
            :::

            ::: tip
            Mind.
            :::

            ```md
            ::: slot top
            <CodeGroup>
            ```
            """
        let plain = """
            ::: code-group


            ```bash [NPM]
            npm i
            ```


            :::

            ::: code-group

            ```bash [yarn]
            yarn
            ```
            :::

            ::: code-group

            ```bash [pnpm]
            pnpm i
            ```

            :::


            Words.


            ::: tip
            Mind.
            :::

            ```md
            ::: slot top
            <CodeGroup>
            ```
            """
        #expect(VuePressMarkup.translated(group) == plain)
    }

    @Test func `a folder without a configuration is told by the name of its program`() {
        let mistake = #expect(throws: (any Error).self) { try imported(.vuepress, ["a.md": "# A\n"]) }
        #expect("\(String(describing: mistake))".contains("no .vuepress/config.ts"))
    }
}
