import Diagnostics
import Testing

@testable import SiteImport

/// Manuals of mdBook and MkDocs become a section, in the order in which they list their chapters.
@Suite struct ManualImportTests {
    @Test func `a book keeps its order, its code and its old addresses`() throws {
        let site = try imported(
            .mdbook,
            [
                "book.toml": "[book]\ntitle = \"The Lamp\"\nauthors = [\"Ada\", \"Grace\"]\nlanguage = \"en\"\n",
                "src/SUMMARY.md":
                    "# Summary\n\n[Words first](first.md)\n\n# Part\n\n- [One](part/README.md)\n  - [Two `x`](part/two%20x.md#a)\n- [Draft]()\n- [Out](https://a.dev/b.md)\n",
                "src/first.md": "Words.\n", "src/part/README.md": "<!-- c -->\n# One\n\n[two](two%20x.md)\n",
                "src/part/two x.md": "<!-- c -->\n\n## Two\n\n{{#include ../../listings/a.rs}}\n",
                "src/part/left.md": "# Left\n",
                "src/part/a.png": "PNG", "listings/a.rs": "fn main() {}\n", "theme/x.css": "", "README.md": "",
            ])
        #expect(
            site.files["content/guide/first.md"]
                == "---\ntitle: Words first\naliases:\n  - /first.html\n  - /guide/\n---\n\nWords.\n")
        #expect(
            site.files["content/guide/part/README.md"]
                == "---\naliases:\n  - /part/\n---\n\n<!-- c -->\n# One\n\n[two](two%20x.md)\n")
        let two = site.files["content/guide/part/two x.md"] ?? ""
        #expect(two.hasPrefix("---\ntitle: Two x\n") && two.contains("{{#include ../../listings"), "\(two)")
        #expect(site.files["content/guide/part/a.png"] == "PNG" && site.files["listings/a.rs"] != nil)
        #expect(site.files["from-mdbook/theme/x.css"] != nil && site.files["content/guide/SUMMARY.md"] == nil)
        let settings = site.files["content/site.yml"] ?? ""
        #expect(settings.hasPrefix("title: The Lamp\nauthor: Ada, Grace\nlanguage: en\n"), "\(settings)")
        #expect(settings.contains("code_roots:\n  - listings\n"))
        let list = """
            chapters:
              guide:
                - first.md
                - Part:
                    - file: part/README.md
                      chapters:
                        - part/two x.md
                    - Draft: null
                    - Out: https://a.dev/b.md

            """
        #expect(settings.contains(list), "\(settings)")
        #expect(site.notes.contains { $0.hasPrefix("src/part/left.md:1: SUMMARY.md does not name it") })
        #expect(site.notes.contains { $0.hasSuffix("the site has no address: write `base_url: https://…`") })
    }

    /// As The Rust Programming Language marks them.
    @Test func `listings of a book keep their file and their caption`() throws {
        let listing = """
            <Listing number="5-1" file-name="src/main.rs" caption="A `Vec<T>` of all">

            ```rust,ignore
            <Listing number="1">
            ```

            </Listing>

            > <Listing number="5-2">
            >
            > ```
            > a
            > ```
            >
            > </Listing>

            <Listing file-name="src/lib.rs">

            ```
            b
            ```

            </Listing>

            """
        let site = try imported(
            .mdbook, ["book.toml": "[book]\n", "src/SUMMARY.md": "- [A](a.md)\n", "src/a.md": "# A\n\n\(listing)"])
        let text = site.files["content/guide/a.md"] ?? ""
        let shown = """

            ```rust,ignore title="src/main.rs"
            <Listing number="1">
            ```

            *Listing 5-1: A `Vec<T>` of all*

            >
            > ```
            > a
            > ```
            >
            > *Listing 5-2*


            ```text title="src/lib.rs"
            b
            ```


            """
        #expect(text.contains(shown), "\(text)")
    }

    @Test func `a book may lie beside its configuration`() throws {
        let site = try imported(
            .mdbook,
            ["book.toml": "[book]\nsrc = \".\"\n", "SUMMARY.md": "- [A](a.md)\n", "a.md": "# A\n", "b/c.png": "PNG"])
        #expect(site.files["content/guide/a.md"]?.contains("order:") == false)
        #expect(site.files["content/guide/b/c.png"] == "PNG" && site.files["content/guide/book.toml"] == nil)
    }

    @Test func `a site of MkDocs keeps its order and what its Markdown knew`() throws {
        let site = try imported(
            .mkdocs,
            [
                "mkdocs.yml": """
                site_name: !ENV [NAME, 'The Lamp']
                site_url: https://lamp.dev/
                nav:
                  - index.md
                  - Guide:
                      - Start here: guide/start.md
                      - guide/index.md
                  - Elsewhere: https://a.dev/
                markdown_extensions:
                  - admonition
                  - pymdownx.tabbed: {alternate_style: true}
                  - pymdownx.emoji:
                      emoji_index: !!python/name:material.extensions.emoji.twemoji
                """,
                "docs/index.md": "# Lamp\n", "docs/guide/start.md": "Text.\n", "docs/guide/index.md": "# Guide\n",
                "docs/other.md": "---\ntitle: Other\nsearch: {exclude: true}\n---\nText.\n", "docs/x.css": "a {}",
                "site/index.html": "made",
            ])
        #expect(site.files["content/guide/index.md"] == "# Lamp\n")
        #expect(
            site.files["content/guide/guide/start.md"]
                == "---\ntitle: Start here\naliases:\n  - /guide/start/\n---\n\nText.\n")
        #expect(site.files["content/guide/other.md"]?.contains("aliases:\n  - /other/\n") == true)
        #expect(site.files["content/guide/x.css"] == "a {}")
        let settings = site.files["content/site.yml"] ?? ""
        let list = """
            chapters:
              guide:
                - index.md
                - Guide:
                    - guide/start.md
                    - guide/index.md
                - Elsewhere: https://a.dev/

            """
        #expect(settings.contains(list), "\(settings)")
        #expect(settings.contains("title: The Lamp\nbase_url: https://lamp.dev/\n"), "\(settings)")
        #expect(settings.contains("markdown:\n  toc: true\n  admonitions: true\n  tabs: true\n  emoji: true\n"))
    }

    @Test func `names of the list that a text does not bear itself stand in the list`() throws {
        let summary = """
            # Summary

            - [Welcome](index.md)
            - [Boxes: `Box<T>` *now*](<box a.md> "hint")
                - [Gone](gone.md)

            # Tools

            - [`lamp` on](on.md)
              - [Deep](deep.md)
            ----
            [Last](last.md)
            """
        let site = try imported(
            .mdbook,
            [
                "book.toml": "[book]\n", "src/SUMMARY.md": summary, "src/index.md": "# Welcome\n",
                "src/box a.md": "# Boxes\n", "src/on.md": "# `lamp` on\n", "src/deep.md": "# Deeper\n",
                "src/last.md": "Last words.\n",
            ])
        let list = """
            chapters:
              guide:
                - index.md
                - "Boxes: Box<T> now": box a.md
                - Tools:
                    - file: on.md
                      chapters:
                        - Deep: deep.md
                - last.md

            """
        #expect(site.files["content/site.yml"]?.contains(list) == true, "\(site.files["content/site.yml"] ?? "")")
        #expect(site.notes.contains("src/SUMMARY.md:1: it names `gone.md` as a chapter, which is not there"))
    }

    /// As Material for MkDocs has it, `navigation.indexes`.
    @Test func `the index that a part begins with may be the part's own page`() throws {
        let files = ["docs/index.md": "# Home\n", "docs/a/index.md": "# All of A\n", "docs/a/b.md": "# B\n"]
        let nav = "site_name: A\nnav:\n  - index.md\n  - A: [a/index.md, a/b.md]\n"
        let plain = try imported(.mkdocs, files.merging(["mkdocs.yml": nav]) { $1 })
        let inside = "    - A:\n        - a/index.md\n        - a/b.md\n"
        #expect(plain.files["content/site.yml"]?.contains(inside) == true)
        let theme = "theme:\n  name: material\n  features: [navigation.indexes]\n"
        let own = try imported(.mkdocs, files.merging(["mkdocs.yml": nav + theme]) { $1 })
        let long = "    - title: A\n      file: a/index.md\n      chapters:\n        - a/b.md\n"
        #expect(own.files["content/site.yml"]?.contains(long) == true, "\(own.files["content/site.yml"] ?? "")")
    }

    @Test func `extensions may be a map, and a manual without a list has no order`() throws {
        let site = try imported(
            .mkdocs,
            [
                "mkdocs.yml":
                    "site_name: A\nuse_directory_urls: false\nmarkdown_extensions:\n  attr_list:\n  def_list:\n",
                "docs/README.md": "# Home\n", "docs/a.md": "# A\n",
            ])
        #expect(site.files["content/guide/README.md"] == "# Home\n")
        #expect(site.files["content/guide/a.md"] == "---\naliases:\n  - /a.html\n---\n\n# A\n")
        #expect(
            site.files["content/site.yml"]?.contains("toc: true\n  attributes: true\n  definitions: true\n") == true)
    }

    @Test(arguments: [(Generator.mdbook, "book.toml"), (.mkdocs, "mkdocs.yml")])
    func `a folder of something else is told`(generator: Generator, name: String) {
        let mistake = #expect(throws: Mistakes.self) { try imported(generator, ["a.md": "# A\n"]) }
        #expect(mistake?.all.first?.message.contains("no \(name)") == true)
    }
}
