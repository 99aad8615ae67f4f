import Testing

@testable import SiteImport

/// What texts of a manual take in from other files stands in them, or goes on being shown from its file.
@Suite struct ManualIncludeTests {
    private func book(_ text: String, _ more: [String: String] = [:], toml: String = "") throws -> (
        text: String, notes: [String], files: [String: String]
    ) {
        let own = ["book.toml": "[book]\n" + toml, "src/SUMMARY.md": "- [A](a.md)\n", "src/a.md": "# A\n\n" + text]
        let site = try imported(.mdbook, own.merging(more) { $1 })
        let all = site.files["content/guide/a.md"] ?? ""
        return (String(all[(all.firstRange(of: "# A\n\n")?.upperBound ?? all.startIndex)...]), site.notes, site.files)
    }

    private let code = "use a;\n// ANCHOR: one\nfn one() {}\n// ANCHOR_END: one\nfn two() {}\n"

    @Test(arguments: [
        ("{{#include b.md}}", "Bee.\n\n[c](c.md)"), ("> {{#include b.md}}", "> Bee.\n> \n> [c](c.md)"),
        ("see {{#include w.txt}}!", "see words!"), ("```rust\n{{#include x.rs:one}}\n```", "```rust\nfn one() {}\n```"),
        ("```rust\n{{#include x.rs:5:}}\nmore\n```", "```rust\nfn two() {}\nmore\n```"),
        ("```rust\n{{#rustdoc_include x.rs:3}}\n```", "```rust\nfn one() {}\n```"),
        ("{{#playground x.rs editable}}", "```rust\nuse a;\nfn one() {}\nfn two() {}\n```"),
        ("{{#include x.rs:one}}", "```rust\nfn one() {}\n```"),
        ("{{#include ../code/y.rs}}", "{{#include ../code/y.rs}}"),
        ("`\\{{#include b.md}}`", "`{{#include b.md}}`"), ("{{#toc}} {{#include}}", "{{#toc}} {{#include}}"),
        ("```rust\n{{#include ../code/y.rs}}\n```", "```rust\n{{#include ../code/y.rs}}\n```"),
    ])
    func `what a book includes`(written: String, text: String) throws {
        let made = try book(
            written + "\n",
            ["src/b.md": "Bee.\n\n[c](c.md)\n", "src/w.txt": "words\n", "src/x.rs": code, "code/y.rs": code])
        #expect(made.text == text + "\n")
        #expect(!made.notes.contains { $0.contains("include") && $0.contains("a.md") }, "\(made.notes)")
    }

    @Test func `what cannot be included is told with its line`() throws {
        let made = try book(
            "{{#include gone.md}}\n\n```rust\n{{#include ../../out.rs}}\n```\n{{#include x.rs:none}}\n",
            ["src/x.rs": code])
        #expect(
            made.text
                == "<!-- {{#include gone.md}} -->\n\n```rust\n{{#include ../../out.rs}}\n```\n<!-- {{#include x.rs:none}} -->\n"
        )
        let told = made.notes.filter { $0.hasPrefix("src/a.md:") }
        #expect(
            told == [
                "src/a.md:3: `{{#include gone.md}}`: the file is not there",
                "src/a.md:6: `{{#include ../../out.rs}}`: the file lies outside of the folder that is imported",
                "src/a.md:8: `{{#include x.rs:none}}`: the file has no such part",
            ])
    }

    @Test func `lines of Rust that readers did not see stay hidden`() throws {
        let made = try book(
            "```rust,ignore\n# fn main() {\n#\n    #[x]\n    ## shown\nlet a = 1;\n# }\n```\n\n```sh\n# shown\n```\n")
        #expect(made.text == "```rust,ignore\n    #[x]\n    # shown\nlet a = 1;\n```\n\n```sh\n# shown\n```\n")
    }

    @Test(.timeLimit(.minutes(1))) func `texts that include ever more others end`() throws {
        var files: [String: String] = [:]
        for number in 0..<8 {
            files["src/\(number).md"] = String(repeating: "{{#include \(min(number + 1, 7)).md}}\n", count: 12)
        }
        let made = try book("{{#include 0.md}}\n", files)
        #expect(made.notes.contains { $0.contains("cannot be read here") }, "\(made.notes.count)")
    }

    @Test func `a text that includes itself ends`() throws {
        let made = try book("{{#include b.md}}\n", ["src/b.md": "B {{#include b.md}}\n"])
        #expect(made.text.hasPrefix("B B B B") && made.text.contains("<!--"))
    }

    @Test func `a title of the book's own, its quotes and its redirects are kept`() throws {
        let made = try book(
            "{{#title Another}}\nText.\n",
            toml:
                "[output.html]\nsmart-punctuation = true\n[output.html.redirect]\n\"./old/b.html\" = \"../a.html\"\n\"/x.html\" = \"gone.html\"\n"
        )
        let page = made.files["content/guide/a.md"] ?? ""
        #expect(page.hasPrefix("---\ntitle: Another\naliases:\n") && page.contains("  - /old/b.html\n"), "\(page)")
        #expect(!page.contains("{{#title"))
        #expect(made.files["content/site.yml"]?.contains("smart_quotes: true") == true)
        #expect(
            made.notes.contains("book.toml:6: the old address /x.html does not lead on: there is no page gone.html"))
    }

    private func docs(_ text: String, _ more: [String: String] = [:], options: String = "") throws -> (
        text: String, notes: [String]
    ) {
        let site = try imported(
            .mkdocs,
            [
                "mkdocs.yml": "site_name: A\nmarkdown_extensions:\n  - pymdownx.snippets\(options)\n",
                "docs/index.md": "# A\n\n" + text,
            ].merging(more) { $1 })
        let all = site.files["content/guide/index.md"] ?? ""
        return (String(all[(all.firstRange(of: "# A\n\n")?.upperBound ?? all.startIndex)...]), site.notes)
    }

    @Test(arguments: [
        ("--8<-- \"b.md\"", "Bee."), ("    --8<-- \"b.md\"", "    Bee."), (";--8<-- \"b.md\"", "--8<-- \"b.md\""),
        ("-8<- 'c.py:one'", "```py\nprint(1)\n```"),
        ("```py\n--8<-- \"parts/c.py:2:2\"\nx\n```", "```py\nprint(1)\nx\n```"),
        ("--8<--\nb.md\n\nparts/d.md\n--8<--", "Bee.\nDee."), ("{!b.md!}", "Bee."),
        ("```py\n--8<-- \"parts/c.py\"\n```", "```py\n--8<-- \"parts/c.py\"\n```"),
    ])
    func `what a snippet takes in`(written: String, text: String) throws {
        let made = try docs(
            written + "\n",
            [
                "b.md": "Bee.\n", "parts/d.md": "Dee.\n",
                "c.py": "# --8<-- [start:one]\nprint(1)\n# --8<-- [end:one]\n",
                "parts/c.py": "# --8<-- [start:one]\nprint(1)\n# --8<-- [end:one]\nprint(2)\n",
            ])
        #expect(made.text == text + "\n")
    }

    @Test func `snippets begin in folders of their own, and definitions stand behind each text that uses them`() throws
    {
        let made = try docs(
            "--8<-- \"b.md\"\n\nThe HTML of [a].\n\n--8<-- \"https://a.dev/x.md\"\n",
            ["parts/b.md": "Bee.\n", "parts/all.md": "*[HTML]: Hyper\n*[CSS]: Style\n[a]: https://a.dev/\n"],
            options: ": {base_path: [parts], auto_append: [all.md]}")
        #expect(
            made.text
                == "Bee.\n\nThe HTML of [a].\n\n<!-- --8<-- \"https://a.dev/x.md\" -->\n\n*[HTML]: Hyper\n[a]: https://a.dev/\n"
        )
        #expect(
            made.notes.contains {
                $0.hasPrefix("docs/index.md:7: ") && $0.hasSuffix("is on the network: copy it into the text")
            })
    }

    @Test func `icons of the theme of MkDocs are no words`() throws {
        let made = try docs(
            "- :material-clock:{ .lg .middle } __Soon__\n:octicons-link-24: a :tada: `:material-x:` b:simple-git:\n")
        #expect(made.text == "- __Soon__\na :tada: `:material-x:` b\n")
    }

    @Test func `redirects of the plug-in lead on`() throws {
        let site = try imported(
            .mkdocs,
            [
                "mkdocs.yml":
                    "site_name: A\nplugins:\n  - search\n  - redirects:\n      redirect_maps:\n        old/b.md: new.md#x\n",
                "docs/new.md": "# New\n",
            ])
        #expect(
            site.files["content/guide/new.md"]?.contains("  - /old/b/\n") == true,
            "\(site.files["content/guide/new.md"] ?? "")")
    }
}
