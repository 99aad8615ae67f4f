import Testing

@testable import SiteImport

/// A site of Docusaurus becomes a section, posts and files.
@Suite struct DocusaurusImportTests {
    private let config = """
        // @ts-check
        import {themes} from 'prism-react-renderer';

        /** @type {import('@docusaurus/types').Config} */
        const config = {
          title: 'The Lamp', tagline: "It's bright", url: 'https://lamp.dev', baseUrl: '/',
          presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, theme: {css: require.resolve('./x.css')}}]],
          themeConfig: /** any */ ({colors: themes.github}),
        };

        export default config;

        """

    @Test func `the list of sidebars gives order, parts and names`() throws {
        let site = try imported(
            .docusaurus,
            [
                "docusaurus.config.js": config,
                "sidebars.js": """
                const more = ['last'];
                export default {
                  docs: [
                    'intro', // first
                    {type: 'category', label: 'Basics', link: {type: 'doc', id: 'basics/basics'}, items: ['basics/on', {type: 'doc', id: 'basics/off-id', label: 'Off'}]},
                    {type: 'link', label: 'Forum', href: 'https://forum.dev/'},
                    'gone', makeItems(1, 2), ...more,
                  ],
                };
                """,
                "docs/intro.md": "---\nslug: /\nsidebar_label: Start\n---\n# The lamp\n",
                "docs/basics/index.md": "---\nid: basics\ntitle: Basic things\n---\nText.\n",
                "docs/basics/01-on.md": "# On\n\n[off](./off.md)\n",
                "docs/basics/off.md": "---\nid: off-id\ntitle: Off it is\n---\n",
                "docs/last.md": "Last.\n", "docs/basics/a.png": "PNG", "static/img/b.png": "PNG", "package.json": "{}",
            ])
        let settings = site.files["content/site.yml"] ?? ""
        #expect(
            settings.hasPrefix("title: The Lamp\nbase_url: https://lamp.dev/\ndescription: It's bright\n"),
            "\(settings)")
        let list = """
            chapters:
              docs:
                - intro.md
                - title: Basics
                  file: basics/index.md
                  chapters:
                    - basics/01-on.md
                    - "Off": basics/off.md
                - Forum: https://forum.dev/
                - last.md

            """
        #expect(settings.contains(list), "\(settings)")
        #expect(
            site.files["content/docs/intro.md"]
                == "---\nshort_title: Start\npermalink: /docs/\n---\n\n# The lamp\n")
        #expect(site.files["content/docs/basics/01-on.md"]?.hasPrefix("---\npermalink: /docs/basics/on/\n") == true)
        #expect(site.files["content/docs/basics/off.md"]?.contains("permalink: /docs/basics/off-id/\n") == true)
        #expect(site.files["content/docs/basics/index.md"]?.contains("permalink:") == false)
        #expect(site.files["content/docs/last.md"] == "---\ntitle: Last\n---\n\nLast.\n")
        #expect(site.files["content/docs/basics/a.png"] != nil && site.files["content/img/b.png"] != nil)
        #expect(site.notes.contains("sidebars.js:1: it names `gone` as a chapter, which is not there"))
        #expect(site.notes.contains { $0.hasPrefix("sidebars.js:1: `makeItems(1, 2)` is worked out in it") })
    }

    @Test func `data without end in width or depth is read to where that is enough`() {
        let deep = String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000)
        #expect(ScriptData(exportedBy: "export default " + deep)?.hasCode == true)
        #expect(ScriptData(exportedBy: "export default [[[1") == nil)
        // Four names in each of twelve lists are sixteen million.
        let wide = (0..<12).map { "const n\($0) = [n\($0 + 1), n\($0 + 1), n\($0 + 1), n\($0 + 1)]" }
        #expect(ScriptData(exportedBy: wide.joined(separator: "\n") + "\nexport default n0")?.hasCode == true)
        #expect(ScriptData(exportedBy: "const a = b\nconst b = a\nexport default {a, c: 1}")?["c"] == .number("1"))
    }

    @Test func `without a list, folders, numbers and categories give the order`() throws {
        let site = try imported(
            .docusaurus,
            [
                "docusaurus.config.ts":
                    "import type {Config} from '@docusaurus/types';\nconst config: Config = {title: 'A', presets: [['classic', {docs: {routeBasePath: '/'}} satisfies Options]]};\nexport default config;\n",
                "docs/z.md": "---\nsidebar_position: 1\n---\n# Zed\n", "docs/a.md": "# A\n",
                "docs/02-more/_category_.json": "{\"label\": \"More of it\"}", "docs/02-more/b.md": "# B\n",
                "docs/tips/README.md": "---\nsidebar_position: 3\n---\n# Tips\n", "docs/tips/c.md": "# C\n",
                "docs/tips/_part.mdx": "Part.\n",
            ])
        let list = """
            chapters:
              docs:
                - z.md
                - More of it:
                    - "02-more/b.md"
                - file: tips/README.md
                  chapters:
                    - tips/c.md
                - a.md

            """
        let settings = site.files["content/site.yml"] ?? ""
        #expect(settings.contains(list), "\(settings)")
        #expect(
            site.files["content/docs/02-more/b.md"]?.contains("permalink: /docs/more/b/\naliases:\n  - /more/b/\n")
                == true, "\(site.files["content/docs/02-more/b.md"] ?? "")")
        #expect(site.files["content/docs/tips/_part.mdx"] == nil)
    }

    @Test func `of two texts with one address the second is found by its name`() throws {
        let site = try imported(
            .docusaurus,
            [
                "docusaurus.config.js": config, "docs/a/one.md": "---\nslug: /\n---\n# One\n",
                "docs/b/two.md": "---\nslug: /\n---\n# Two\n",
            ])
        #expect(site.files["content/docs/a/one.md"]?.contains("permalink: /docs/\n") == true)
        #expect(site.files["content/docs/b/two.md"] == "# Two\n")
        #expect(site.notes.contains { $0.hasPrefix("docs/b/two.md:1: its address `/` is that of another text") })
    }

    @Test func `imports and what only React knows are put plainly`() throws {
        let text = """
            import Part from './_part.mdx';
            import {
              Thing
            } from '@site/src/thing';
            import pic from './a.png';

            # On

            <Part />

            <img src={useBaseUrl('img/b.png')} alt="B" /> <img src={pic} />

            <Link to="/docs/x">x</Link> [y](@site/docs/y.md) ![z](@site/static/z.png)

            ```js title="a.js"
            // highlight-next-line
            import a from 'b';
            c();
            ```

            <DocCardList />

            """
        let site = try imported(
            .docusaurus,
            [
                "docusaurus.config.js": config, "docs/basics/on.md": text,
                "docs/basics/_part.mdx": "import X from 'x';\n\nPart *one*, [y](../y.md).\n",
                "docs/y.md": "# Y\n", "docs/basics/a.png": "PNG",
                "docs/basics/two.md": "# Two\n\n<Thing a={1}>in</Thing>\n",
            ])
        let plain = """
            # On

            Part *one*, [y](../y.md).

            <img src="/img/b.png" alt="B" /> <img src="a.png" />

            <a href="/docs/x">x</a> [y](../y.md) ![z](/z.png)

            ```js title="a.js" mark="1"
            import a from 'b';
            c();
            ```

            - [Two](two.md)

            """
        #expect(site.files["content/docs/basics/on.md"] == plain, "\(site.files["content/docs/basics/on.md"] ?? "")")
        #expect(site.files["content/docs/basics/two.mdx"]?.contains("<Thing a={1}>in</Thing>") == true)
    }

    @Test func `the blog becomes posts at their addresses`() throws {
        let site = try imported(
            .docusaurus,
            [
                "docusaurus.config.js": config, "blog/authors.yml": "ada:\n  name: Ada\n",
                "blog/2026-11-20-first.md":
                    "---\ntitle: First\nauthors: [ada]\n---\nText.\n\n<!--truncate-->\n\nMore.\n",
                "blog/2026-11-21-two/index.md": "---\nslug: second\n---\n# Two\n", "blog/2026-11-21-two/a.png": "PNG",
                "blog/none.md": "# None\n", "src/pages/about.md": "# About\n", "src/pages/index.js": "x",
                "versioned_docs/version-1/a.md": "# A\n", "community/b.md": "# B\n", "community/c.md": "# C\n",
            ])
        #expect(
            site.files["content/posts/2026-11-20-first.md"]
                == "---\ntitle: First\nauthors:\n  - ada\n---\n\nText.\n\n<!-- more -->\n\nMore.\n")
        #expect(site.files["content/posts/2026-11-21-two/index.md"]?.contains("permalink: /blog/second/\n") == true)
        #expect(site.files["content/posts/2026-11-21-two/a.png"] != nil)
        #expect(site.files["content/pages/about.md"] == "# About\n")
        #expect(site.files["content/data/authors.yml"] != nil)
        #expect(site.files["content/site.yml"]?.contains("permalink: /blog/:year/:month/:day/:slug/\n") == true)
        #expect(site.notes.contains { $0.hasPrefix("blog/none.md:1: a post needs a date") })
        #expect(site.notes.contains { $0.hasPrefix("versioned_docs:1: older versions: copy") })
        #expect(site.notes.count { $0.hasPrefix("community:1: texts that are none of the manual's") } == 1)
        #expect(site.notes.contains { $0.hasPrefix("src/pages/index.js:1: a page in React") })
    }

    @Test func `the manual of a program lies beside the folder of its site`() throws {
        let site = try imported(
            .docusaurus,
            [
                "website/docusaurus.config.js":
                    "module.exports = {title: 'A', presets: [['@docusaurus/preset-classic', {docs: {path: '../docs', sidebarPath: require.resolve('./sidebars.json')}, blog: false}]]}\n",
                "website/sidebars.json": "{\"docs\": {\"Welcome\": [\"one\"], \"More\": [\"two\"]}}",
                "docs/one.md": "# One\n",
                "docs/two.md": "# Two\n", "src/main.js": "x", "README.md": "# Program\n",
            ])
        let list = "chapters:\n  docs:\n    - Welcome:\n        - one.md\n    - More:\n        - two.md\n"
        #expect(site.files["content/site.yml"]?.contains(list) == true, "\(site.files["content/site.yml"] ?? "")")
        #expect(site.files["from-docusaurus/src/main.js"] == nil && site.files["from-docusaurus/README.md"] == nil)
    }

    @Test(arguments: [
        ("export default {a: 'x', b: [1, -2.5, true, null], 'c-d': `y`}", true),
        ("module.exports = defineConfig({a: 'it\\'s', /* no */ b: f(1, {}), c})", true),
        ("export default async function () { return {} }", false), ("let x = 1", false),
    ])
    func `data is read without being run`(script: String, isData: Bool) {
        let data = ScriptData(exportedBy: script)
        #expect((data?["a"]?.text != nil) == isData, "\(String(describing: data))")
    }
}
