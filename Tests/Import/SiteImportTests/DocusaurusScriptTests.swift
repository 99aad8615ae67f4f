import Testing

@testable import SiteImport

/// Files of JavaScript that configure a site are read as their authors write them, without being run.
@Suite struct DocusaurusScriptTests {
    private let formula = ["docs/a.md": "# A\n\nIt is $x^2$.\n"]

    private func settings(_ config: String, _ files: [String: String]) throws -> String {
        let site = try imported(.docusaurus, files.merging(["docusaurus.config.js": config]) { $1 })
        return site.files["content/site.yml"] ?? ""
    }

    @Test(arguments: [
        ("import remarkMath from 'remark-math';", "[remarkMath]"),
        ("import maths from \"remark-math\"", "[[maths, {singleDollarTextMath: true}]]"),
        ("const math = require('remark-math');", "[math]"), ("", "[require('remark-math')]"),
        ("", "['remark-math']"), ("", "[(await import('remark-math')).default]"),
        ("import {other, plugin as sums} from 'remark-math';", "[sums]"),
    ])
    func `formulas are set where the configuration brings remark-math in`(head: String, plugins: String) throws {
        let made = try settings(
            """
            \(head)
            export default {presets: [['classic', {docs: {remarkPlugins: \(plugins)}}]]};
            """, formula)
        #expect(made.contains("math: true"), "\(made)")
    }

    @Test(arguments: [
        ("import mathjax from 'rehype-mathjax';", "docs: {rehypePlugins: [mathjax]}"),
        ("import aftermath from './aftermath.js';", "docs: {remarkPlugins: [aftermath, ['math-names', {a: 'math'}]]}"),
        ("import remarkMath from 'remark-math';", "docs: {}"),
    ])
    func `a name that merely looks like it brings no formulas`(head: String, options: String) throws {
        let made = try settings(
            "\(head)\nexport default {presets: [['classic', {\(options)}]]};\n", formula)
        #expect(!made.contains("math: true"), "\(made)")
    }

    @Test func `formulas of the blog are set too`() throws {
        let made = try settings(
            """
            import remarkMath from 'remark-math';
            export default {presets: [['classic', {docs: false, blog: {remarkPlugins: [remarkMath]}}]]};
            """, ["blog/2026-11-20-a.md": "# A\n\nIt is $x^2$.\n"])
        #expect(made.contains("math: true"), "\(made)")
    }

    @Test func `options may stand in round brackets, as in the template that every site begins with`() throws {
        let site = try imported(
            .docusaurus,
            [
                "docusaurus.config.js": """
                const config = {
                  title: 'A',
                  presets: [
                    [
                      'classic',
                      /** @type {import('@docusaurus/preset-classic').Options} */
                      ({
                        docs: {path: 'manual/', routeBasePath: 'handbook'},
                      }),
                    ],
                  ],
                };
                export default config;
                """, "manual/a.md": "# A\n",
            ])
        #expect(site.files["content/handbook/a.md"] == "# A\n", "\(site.files.keys.sorted()) \(site.notes)")
    }

    @Test func `manuals beside the one that is told as data come along`() throws {
        let site = try imported(
            .docusaurus,
            [
                "docusaurus.config.js": """
                const section = (name) => ['@docusaurus/plugin-content-docs', {path: `docs/${name}`, routeBasePath: name}];
                export default {
                  presets: [['classic', {docs: {path: 'docs/home', routeBasePath: '/', sidebarPath: './home.js'}}]],
                  plugins: [section('web'), section('mobile')],
                };
                """, "home.js": "export default {docs: ['a']};\n", "docs/home/a.md": "# A\n",
                "docs/home/index.md": "# Home\n", "docs/web/b.md": "# B\n", "docs/mobile/c.md": "# C\n",
                "docs/web/first.md": "---\nslug: /\n---\n# First\n",
            ])
        #expect(site.files["content/docs/home/a.md"]?.contains("aliases:\n  - /a/\n") == true)
        #expect(
            site.files["content/docs/web/first.md"]?.contains("permalink: /docs/web/\naliases:\n  - /web/\n") == true)
        #expect(site.files["content/docs/web/b.md"]?.contains("aliases:\n  - /web/b/\n") == true)
        #expect(
            site.files["content/site.yml"]?.contains("- mobile/c.md") == true, "\(site.files["content/site.yml"] ?? "")"
        )
    }

    @Test func `a name is the whole name, and not the beginning of another`() {
        let script = "const more = ['b'];\nconst mo = ['a'];\nexport default {a: mo, b: more};\n"
        let data = ScriptData(exportedBy: script)
        #expect(data?["a"] == .list([.text("a")]) && data?["b"] == .list([.text("b")]), "\(String(describing: data))")
    }

    @Test(arguments: ["\u{FEFF}", ""], ["\n", "\r\n"])
    func `marks of the byte order and ends of lines of Windows change nothing`(mark: String, end: String) {
        let script = [
            "// it's a comment", "/* export default {a: 'old'}", "export default {a: 'old'} */",
            "const list = ['a', 'b'] as const", "const text = `", "export default {a: 'old'}", "`",
            "export default {a: 'x', list} satisfies Config", "",
        ]
        let data = ScriptData(exportedBy: mark + script.joined(separator: end))
        #expect(data?["a"] == .text("x"), "\(String(describing: data))")
        #expect(data?["list"] == .list([.text("a"), .text("b")]), "\(String(describing: data))")
        #expect(ScriptData(exportedBy: mark + "{\"a\": [1]}") == .map([.init(key: "a", value: .list([.number("1")]))]))
    }

    @Test func `names in the data that a call is given are looked up`() {
        let data = ScriptData(
            exportedBy: "const title = 'A';\nexport default defineConfig({\n  title,\n  tagline: 'b',\n});\n")
        #expect(data?["title"] == .text("A") && data?["tagline"] == .text("b"), "\(String(describing: data))")
    }

    @Test(arguments: [
        (#""caf\u00e9""#, "café"), (#"'\u{1F600}'"#, "😀"), (#""\ud83d\ude00!""#, "😀!"), (#"'\x41\n\'\\'"#, "A\n'\\"),
        (#""\ud83d""#, "\u{FFFD}"), (#""\u{zz}""#, "u{zz}"),
    ])
    func `letters that are written by their numbers`(written: String, text: String) {
        #expect(ScriptData(exportedBy: "export default " + written) == .text(text))
    }

    @Test func `a quote that nothing closes ends with its line`() {
        let data = ScriptData(exportedBy: "export default {\n  a: x.replace(/'/g, ''),\n  b: 'y',\n};\n")
        #expect(data?["b"] == .text("y"), "\(String(describing: data))")
    }
}
