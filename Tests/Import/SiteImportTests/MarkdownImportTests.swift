import Testing

@testable import SiteImport

/// What the Markdown of the old site knew is switched on, and written as it is read here.
@Suite struct MarkdownImportTests {
    private func settings(_ generator: Generator, _ files: [String: String]) throws -> String {
        let all = try imported(generator, files).files["content/site.yml"] ?? ""
        guard let start = all.firstRange(of: "markdown:\n") else { return "" }
        let lines = all[start.upperBound...].split(separator: "\n").prefix { $0.hasPrefix("  ") }
        return lines.map { $0.dropFirst(2).replacing(": true", with: "") }.joined(separator: " ")
    }

    @Test func `of kramdown`() throws {
        #expect(try settings(.jekyll, ["_config.yml": ""]) == "definitions abbreviations attributes smart_quotes")
        let plain = "kramdown:\n  smart_quotes: [apos, apos, quot, quot]\n"
        #expect(try settings(.jekyll, ["_config.yml": plain]) == "definitions abbreviations attributes")
        #expect(try settings(.jekyll, ["_config.yml": "markdown: redcarpet\n"]) == "")
        let page = "---\ntitle: A\n---\n1. x\n{:toc .a}\n\n## B\n\nIt is $$x^2$$, not $HOME/$PATH.\n"
        let files = ["_config.yml": "", "a.md": page]
        #expect(try settings(.jekyll, files).hasSuffix("smart_quotes toc math"))
        let text = try #require(try imported(.jekyll, files).files["content/pages/a.md"])
        #expect(text.hasSuffix("\n\n[TOC]\n\n\n## B\n\nIt is $$x^2$$, not \\$HOME/\\$PATH.\n"))
    }

    @Test(arguments: [
        "Code:\n\n    ```\n", "Write ```a``` here.\n", "````\n```\n````\n", "~~~\n```\n~~~\n", "- ```\n  a\n",
    ])
    func `prose goes on behind code that shows a fence`(code: String) throws {
        let page = "---\ntitle: A\n---\n$$x^2$$\n\n\(code)\nIt is $HOME/$PATH.\n"
        let text = try #require(try imported(.jekyll, ["_config.yml": "", "a.md": page]).files["content/pages/a.md"])
        #expect(text.hasSuffix("\(code)\nIt is \\$HOME/\\$PATH.\n"), "\(text)")
    }

    @Test func `of a paragraph in HTML that says so`() throws {
        let page =
            "---\ntitle: A\n---\n<aside markdown=\"1\">\n  <p markdown=\"1\" class=\"b\">— [c](http://d.dev)</p>\n</aside>\n"
        let text = try imported(.jekyll, ["_config.yml": "", "a.md": page]).files["content/pages/a.md"]
        #expect(text?.hasSuffix("\n<aside>\n\n\n\n— [c](http://d.dev)\n{: class=\"b\"}\n\n\n\n</aside>\n") == true)
    }

    @Test func `of a paragraph in HTML on several lines, which is one paragraph`() throws {
        let page =
            "---\ntitle: A\n---\n<aside markdown=\"1\">\n  Text.\n  <p markdown=\"1\" class=\"b\">\n— [c](http://d.dev)\n  </p>\n</aside>\n"
        let text = try imported(.jekyll, ["_config.yml": "", "a.md": page]).files["content/pages/a.md"]
        #expect(
            text?.hasSuffix(
                "\n<aside>\n\n\n  Text.\n\n— [c](http://d.dev)\n{: class=\"b\"}\n\n\n\n</aside>\n") == true,
            "\(text ?? "")")
    }

    /// The forms stand in kramdown's own manual (https://kramdown.gettalong.org/syntax.html#extensions).
    @Test(arguments: [
        ("{::comment}\nNot -- shown.\n{:/comment}\n", "<!--\nNot - - shown.\n-->\n"),
        ("Read {::comment}not this{:/} on.\n", "Read <!--not this--> on.\n"),
        ("Is {::nomarkdown}<b>bold</b>{:/}.\n", "Is <b>bold</b>.\n"),
        ("{::nomarkdown}\n<video>\n\n</video>\n{:/nomarkdown}\nMore\n", "\n<video>\n</video>\n\nMore\n"),
        ("- a\n\n  {::nomarkdown}\n<hr>\n  {:/}\n  b\n", "- a\n\n\n  <hr>\n\n  b\n"),
        ("{::options toc_levels=\"2\" /}\n\na\n", "\n\na\n"),
        ("Write `{::nomarkdown}`.\n", "Write `{::nomarkdown}`.\n"),
        ("```\n{::comment}\n```\n", "```\n{::comment}\n```\n"),
        ("<div class=\"a\">\n*b*\n</div>\n", "<div class=\"a\">\n*b*\n</div>\n"),
        (
            "{::options parse_block_html=\"true\" /}\n<div>\n*b*\n<ul>\n<li>c</li>\n</ul>\n</div>\n",
            "\n<div>\n\n\n*b*\n<ul>\n<li>c</li>\n</ul>\n\n\n</div>\n"
        ),
    ])
    func `of kramdown's extensions`(old: String, new: String) throws {
        let files = ["_config.yml": "", "a.md": "---\ntitle: A\n---\nFirst.\n\n\(old)"]
        let text = try imported(.jekyll, files).files["content/pages/a.md"]
        #expect(text?.hasSuffix("\n---\n\nFirst.\n\n\(new)") == true, "\(text ?? "")")
    }

    @Test func `of kramdown where all blocks of HTML hold Markdown`() throws {
        let page =
            "---\ntitle: A\n---\n<section>\n## B\n</section>\n<div markdown=\"0\">\n*c*\n</div>\n<div>*d*</div>\n<p id=\"e\">f</p>\n"
        let files = ["_config.yml": "kramdown:\n  parse_block_html: true\n", "a.md": page]
        let text = try #require(try imported(.jekyll, files).files["content/pages/a.md"])
        #expect(text.contains("<section>\n\n\n## B\n\n\n</section>\n<div markdown=\"0\">\n*c*\n</div>\n"))
        #expect(text.hasSuffix("<div>\n\n*d*\n\n</div>\n\nf\n{: id=\"e\"}\n\n"))
    }

    @Test(arguments: [
        ("$$x^2$$ and $$\\nosuch{x}$$\n", "$$x^2$$ and `$$\\nosuch{x}$$`\n"),
        (
            "$$\n\\nosuch{a}\\\\[2pt]\n$$\n\n$$b$$ $$\\nosuch{a}$$, $$\\nosuch{a}$$\n",
            "```tex\n\\nosuch{a}\\\\[2pt]\n```\n\n$$b$$ `$$\\nosuch{a}$$`, `$$\\nosuch{a}$$`\n"
        ),
        ("So $$a\n+ \\nosuch b$$, ä $$c$$.\n", "So `$$a + \\nosuch b$$`, ä $$c$$.\n"),
    ])
    func `formulas that cannot be set are code, and the others are set`(old: String, new: String) throws {
        let files = ["_config.yml": "", "a.md": "---\ntitle: A\n---\n" + old]
        #expect(try settings(.jekyll, files).contains("math"))
        let site = try imported(.jekyll, files)
        #expect(site.files["content/pages/a.md"]?.hasSuffix("\n---\n\n" + new) == true)
        #expect(site.notes.contains { $0.hasPrefix("a.md:1: a formula cannot be set here and is code now, `$$") })
    }

    @Test func `where no formula can be set, all are code`() throws {
        let files = ["_config.yml": "", "a.md": "---\ntitle: A\n---\n$$\\nosuch{x}$$\n"]
        #expect(try settings(.jekyll, files) == "definitions abbreviations attributes smart_quotes")
        #expect(
            try imported(.jekyll, files).files["content/pages/a.md"]?.hasSuffix("\n```tex\n\\nosuch{x}\n```\n") == true)
    }

    @Test func `of Goldmark`() throws {
        #expect(try settings(.hugo, ["hugo.toml": ""]) == "definitions smart_quotes")
        let all = """
            enableEmoji = true
            [markup.goldmark.parser.attribute]
            block = true
            [markup.goldmark.extensions]
            definitionList = false
            typographer = {disable = true}
            [markup.goldmark.extensions.extras.superscript]
            enable = true
            """
        #expect(try settings(.hugo, ["hugo.toml": all]) == "attributes emoji scripts")
        let page = "---\ntitle: A\n---\n## B {.c}\n\nD\n{class=\"e\"}\n\n```\n{.f}\n```\n"
        let site = try imported(.hugo, ["hugo.toml": all, "content/a.md": page])
        #expect(
            site.files["content/pages/a.md"]?.hasSuffix("\n## B {: .c}\n\nD\n{: class=\"e\"}\n\n```\n{.f}\n```\n")
                == true)
    }

    @Test func `of Zola`() throws {
        let all = "base_url = \"https://a.dev\"\n[markdown]\nsmart_punctuation = true\nrender_emoji = true\n"
        #expect(try settings(.zola, ["zola.toml": all]) == "smart_quotes emoji")
    }

    @Test(arguments: [
        (Generator.hugo, "hugo.toml", "[params]\ndescription = 'A <a href=\"https://b.dev\">b</a>, 1 < 2'\n"),
        (.zola, "config.toml", "base_url = \"https://a.dev\"\ndescription = 'A <b>b</b>, 1 < 2'\n"),
        (.jekyll, "_config.yml", "description: A <b>b</b>, 1 < 2\n"),
    ])
    func `a description of a site is text`(generator: Generator, path: String, settings: String) throws {
        let all = try imported(generator, [path: settings]).files["content/site.yml"] ?? ""
        #expect(all.contains("description: A b, 1 < 2\n") || all.contains("description: \"A b, 1 < 2\"\n"), "\(all)")
    }

    @Test(arguments: [
        (Generator.hugo, "hugo.toml", "title = 'T'\n", "{{< details summary=\"S\" >}}\n   In.\n   {{< /details >}}"),
        (.zola, "config.toml", "base_url = 'https://a.dev'\n", "{% details(summary=\"S\") %}\n   In.\n   {% end %}"),
    ])
    func `a piece in an item of a list stays there`(
        generator: Generator, path: String, settings: String, piece: String
    ) throws {
        let head = generator == .zola ? "+++\ntitle = 'A'\n+++\n" : "---\ntitle: A\n---\n"
        let site = try imported(generator, [path: settings, "content/a.md": head + "1. x\n\n   \(piece)\n\n2. y\n"])
        let text = try #require(site.files.first { $0.key.hasSuffix("/a.md") }?.value)
        #expect(
            text.contains("\n   {% include details summary=\"S\" %}\n   In.\n   {% endinclude %}\n"), "\(text)")
    }
}
