import Testing

@testable import SiteImport

/// Nothing of a text of Docusaurus is lost on its way, whatever its author wrote it with.
@Suite struct DocusaurusTextTests {
    private let config = "export default {title: 'A', url: 'https://a.dev', baseUrl: '/'};\n"

    private func manual(_ files: [String: String]) throws -> (files: [String: String], notes: [String]) {
        try imported(.docusaurus, files.merging(["docusaurus.config.js": config]) { $1 })
    }

    // MARK: - What texts take in

    private let part = ["docs/_part.mdx": "One.\n\nTwo.\n", "docs/_word.md": "word\n"]

    @Test(arguments: [
        ("<Part/>", "One.\n\nTwo."), ("<Part name=\"a > b\" />", "One.\n\nTwo."), ("<Part></Part>", "One.\n\nTwo."),
        ("\t<Part />", "\tOne.\n\n\tTwo."), ("- <Part />\n- b", "- One.\n\n  Two.\n- b"),
        ("1. <Part />", "1. One.\n\n   Two."), ("A <Word /> or <Word />.", "A word or word."),
        ("<TabItem value=\"a\"><Part /></TabItem>", "<TabItem value=\"a\">\n\nOne.\n\nTwo.\n\n</TabItem>"),
        ("`<Part />` is code", "`<Part />` is code"), ("```\n<Part />\n```", "```\n<Part />\n```"),
        ("<My_part />", "word"),
    ])
    func `a text that is taken in stands where its tag did`(written: String, text: String) throws {
        let head =
            "import Part, {toc} from './_part.mdx';\nimport Word from \"./_word.md\"; import My_part from './_word.md'\n\n"
        let site = try manual(part.merging(["docs/a.md": head + written + "\n"]) { $1 })
        let made = site.files["content/docs/a.md"] ?? site.files["content/docs/a.mdx"] ?? ""
        #expect(made.hasSuffix("---\n\n" + text + "\n"), "\(made)")
        #expect(!site.notes.contains { $0.hasPrefix("docs/a.md") }, "\(site.notes)")
    }

    @Test func `a text that cannot be taken in is told with its line`() throws {
        let site = try manual(
            part.merging([
                "docs/a.md":
                    "---\ntitle: A\n---\nimport Gone from './_gone.mdx';\nimport Part from './_part.mdx';\n\n<Gone />\n\n<Part>\n  in\n</Part>\n"
            ]) { $1 })
        let told = site.notes.filter { $0.hasPrefix("docs/a.md") }
        #expect(
            told == [
                "docs/a.md:7: `<Gone>` stands for the text docs/_gone.mdx, which is not there",
                "docs/a.md:9: `<Part>` stands for the text docs/_part.mdx, which could not be taken in: copy it there",
            ], "\(site.notes)")
    }

    @Test(.timeLimit(.minutes(1))) func `texts that take in themselves, or ever more others, end`() throws {
        func text(_ next: Int) -> String {
            "import P from './_\(next).mdx'\n\n" + String(repeating: "<P />\n\n", count: 12)
        }
        var files = ["docs/a.md": "# A\n\nimport P from './_0.mdx'\n\n<P />\n"]
        for number in 0..<7 { files["docs/_\(number).mdx"] = text(number + 1) }
        files["docs/_7.mdx"] = text(7)
        let site = try manual(files)
        #expect(site.notes.contains { $0.contains("could not be taken in") }, "\(site.notes.count)")
    }

    @Test func `links of a text that is taken in lead where they led`() throws {
        let site = try manual([
            "docs/b/_p.md":
                "[a](c.md#x) [b](./d.md) ![e](../e.png \"E\") [f](https://f.dev) [g](/g) [h](#h) `[i](j.md)`\n",
            "docs/a.md": "import P from './b/_p.md';\n\n# A\n\n<P />\n", "docs/b/c.md": "# C\n", "docs/b/d.md": "# D\n",
            "docs/e.png": "PNG",
        ])
        #expect(
            site.files["content/docs/a.md"]
                == "# A\n\n[a](b/c.md#x) [b](b/d.md) ![e](e.png \"E\") [f](https://f.dev) [g](/g) [h](#h) `[i](j.md)`\n",
            "\(site.files["content/docs/a.md"] ?? "")")
    }

    @Test(arguments: [
        "import the file 'a' and go on", "import 'a' is what it says", "import statements come from 'a' or `b`",
    ])
    func `a sentence that begins like an import stays`(sentence: String) throws {
        let site = try manual(["docs/a.md": "# A\n\n\(sentence)\n"])
        let made = site.files["content/docs/a.md"] ?? site.files["content/docs/a.mdx"] ?? ""
        #expect(made == "# A\n\n\(sentence)\n", "\(made)")
    }

    @Test func `imports between fences and in lists, comments and exports stay as they are`() throws {
        let text = """
            # A

            - one

              ```js
              import a from 'b';
              ```

              :::note[Look]
              In the list.
              :::

            ~~~js
            import a from 'b';
            ~~~

            {/* a comment
            of two lines */}

            export const one = {
              a: 1,
            };

            <Deep>
              <Deeper a={() => 1}>

            Text.

            """
        let site = try manual(["docs/a.md": text])
        #expect(site.files["content/docs/a.mdx"] == text, "\(site.files["content/docs/a.mdx"] ?? "")")
    }

    @Test func `ends of lines of Windows, and marks of the byte order`() throws {
        let text =
            "\u{FEFF}---\r\ntitle: A\r\nsidebar_position: 2\r\n---\r\nimport Word from './_word.md';\r\n\r\n<Word />\r\n\r\n```js\r\n// highlight-next-line\r\na();\r\n```\r\n"
        let site = try manual([
            "docs/a.md": text, "docs/_word.md": "word\r\n\r\nand\r\n", "docs/b.md": "# B\r\n\r\nText.\r\n",
        ])
        #expect(
            site.files["content/docs/a.md"] == "---\ntitle: A\n---\n\nword\n\nand\n\n```js mark=\"1\"\na();\n```\n",
            "\(site.files["content/docs/a.md"]?.debugDescription ?? "")")
        #expect(site.files["content/docs/b.md"] == "# B\n\nText.\n")
        #expect(site.files["content/site.yml"]?.contains("docs:\n    - a.md\n    - b.md\n") == true)
    }

    @Test(.timeLimit(.minutes(1))) func `what stands deep or long is read to its end`() throws {
        let deep = String(repeating: "<A b={[", count: 3_000) + "\n" + String(repeating: "<Tabs>\n", count: 3_000)
        let site = try manual([
            "docs/a.md": "# A\n\n" + deep + "End.\n",
            "docs/b.md": "# B\n\n" + String(repeating: "{", count: 9_000) + "\n",
            "docs/c.md": "# C\n\n```js\n" + String(repeating: "import a from 'b';\n", count: 5_000),
            "docs/d.md": "# D\n\n" + String(repeating: "import a from\n", count: 5_000),
        ])
        #expect(site.files["content/docs/a.mdx"]?.hasSuffix("End.\n") == true)
        #expect(site.files["content/docs/c.md"]?.hasSuffix("import a from 'b';\n") == true)
    }

    // MARK: - Names and heads

    @Test(arguments: [
        ("slug: /x/", "/docs/x/"), ("slug: x/", "/docs/in/x/"), ("slug: ./x", "/docs/in/x/"),
        ("slug: ../../../x", "/docs/x/"),
        ("slug: 7", "/docs/in/7/"), ("slug: ''", "/docs/in/a/"), ("slug:", "/docs/in/a/"), ("slug: [x]", "/docs/in/a/"),
        ("id: 1.10", "/docs/in/1.10/"), ("sidebar_position: .nan", "/docs/in/a/"),
        ("sidebar_position: [1]", "/docs/in/a/"),
    ])
    func `values of a head`(head: String, address: String) throws {
        let site = try manual(["docs/in/a.md": "---\n\(head)\n---\n# A\n", "docs/in/b.md": "# B\n"])
        let made = site.files["content/docs/in/a.md"] ?? ""
        let own = made.split(separator: "\n").first { $0.hasPrefix("permalink: ") }?.dropFirst("permalink: ".count)
        #expect((own.map { $0.replacing("\"", with: "") } ?? "/docs/in/a/") == address, "\(made)\n\(site.notes)")
    }

    @Test func `a folder may have both a README and an index`() throws {
        let site = try manual([
            "docs/in/README.md": "# Read\n", "docs/in/index.md": "# Index\n", "docs/in/In.md": "# In\n",
        ])
        for name in ["README.md", "index.md", "In.md"] {
            #expect(site.files["content/docs/in/\(name)"] != nil, "\(name): \(site.files.keys.sorted()) \(site.notes)")
        }
    }

    @Test(arguments: [
        ("{\"label\": \"More\", \"position\": 1, // first\n}", "_category_.json"),
        ("{\"label\": \"More\",}", "_category_.json"),
        ("label: More\n", "_category_.json"), ("\u{FEFF}{\"label\": \"More\"}", "_category_.json"),
        ("label: More # it\nlink: null\n", "_category_.yml"),
        ("label: More\nlink:\n  type: doc\n  id: b\n", "_category_.yaml"),
        ("{\"label\": \"More\", \"link\": {\"type\": \"generated-index\", \"title\": \"All\"}}", "_category_.json"),
    ])
    func `what is said of a folder`(text: String, name: String) throws {
        let site = try manual([
            "docs/z/\(name)": text, "docs/z/b.md": "# B\n", "docs/z/c.md": "# C\n", "docs/a.md": "# A\n",
        ])
        let settings = site.files["content/site.yml"] ?? ""
        #expect(
            settings.contains(text.contains("id: b") ? "title: More\n      file: z/b.md" : "- More:\n"), "\(settings)")
    }

    @Test func `what is said of a folder and cannot be read is told`() throws {
        let site = try manual(["docs/z/_category_.json": "{\"label\": [", "docs/z/b.md": "# B\n"])
        #expect(site.notes.contains { $0.hasPrefix("docs/z/_category_.json:") }, "\(site.notes)")
    }

    @Test func `entries of the list that are neither texts nor links are told`() throws {
        let site = try manual([
            "sidebars.js": "export default {docs: ['a', {type: 'html', value: '<hr>'}]};\n", "docs/a.md": "# A\n",
        ])
        #expect(site.notes.contains { $0.hasPrefix("sidebars.js:") && $0.contains("`html`") }, "\(site.notes)")
    }

    @Test func `cards of texts whose titles have brackets`() throws {
        let site = try manual(["docs/a.md": "# A\n\n<DocCardList/>\n", "docs/b c.md": "# B [1]\n"])
        #expect(
            site.files["content/docs/a.md"]?.contains("- [B \\[1\\]](b%20c.md)\n") == true,
            "\(site.files["content/docs/a.md"] ?? "")")
    }

    // MARK: - The blog

    @Test(arguments: [
        ("2026-11-20-first.md", "", "posts/2026-11-20-first.md", nil as String?),
        ("2026/11/20/first.md", "", "posts/2026/11/20/2026-11-20-first.md", nil),
        ("2026/11-20-first/index.md", "", "posts/2026/11-20-first/index.md", "/blog/2026/11/20/first/"),
        ("news/2026-11-20-first.md", "", "posts/news/2026-11-20-first.md", "/blog/news/2026/11/20/first/"),
        ("2026-1-5-first.mdx", "", "posts/2026-01-05-first.mdx", "/blog/2026/1/5/first/"),
        ("2026-11-20.md", "", "posts/2026-11-20-2026-11-20.md", "/blog/2026/11/20/"),
        ("first.md", "date: 2026-11-20", "posts/2026-11-20-first.md", "/blog/first/"),
        ("in/first/index.md", "date: 2026-11-20", "posts/in/first/index.md", "/blog/in/first/"),
    ])
    func `days of posts, and their addresses`(name: String, head: String, file: String, address: String?) throws {
        let site = try manual(["blog/\(name)": "---\ntitle: First\n\(head)\n---\n\nText.\n"])
        let made = site.files["content/\(file)"] ?? ""
        #expect(made.contains("Text."), "\(site.files.keys.sorted()) \(site.notes)")
        let own = made.split(separator: "\n").first { $0.hasPrefix("permalink: ") }?.dropFirst("permalink: ".count)
        #expect(own.map(String.init) == address, "\(made)")
        #expect(!site.notes.contains { $0.hasPrefix("blog/") }, "\(site.notes)")
    }

    @Test func `what posts take in is no post`() throws {
        let site = try manual([
            "blog/2026-11-20-a.md": "import P from './_p.mdx'\n\n# A\n\n<P />\n", "blog/_p.mdx": "Part.\n",
            "blog/2026-99-99-b.md": "# B\n",
        ])
        #expect(site.files["content/posts/2026-11-20-a.md"] == "# A\n\nPart.\n", "\(site.files.keys.sorted())")
        #expect(site.files["content/posts/_p.mdx"] == nil)
        #expect(site.notes.contains { $0.hasPrefix("blog/2026-99-99-b.md:1: a post needs a date") }, "\(site.notes)")
    }
}
