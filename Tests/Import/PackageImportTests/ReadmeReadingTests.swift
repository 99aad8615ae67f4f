import ListingImport
import Testing

@testable import PackageImport

/// READMEs as people write them.
@Suite struct ReadmeReadingTests {
    private func lead(_ readme: String) -> String? { PackageReadme(readme).lead }

    @Test func `files with the line ends of Windows are read as others are`() throws {
        let files = [
            "go.mod": "module github.com/ada/lamp\n\ngo 1.24.0\n",
            "README.md":
                "# Lamp\n\nLight for all the halls.\n\n## Features\n\n- Bright\n- Small\n\n## Use\n\n```go\na\nb\n```\n",
            "CHANGELOG.md": "## 1.0\n\n- a\n",
        ]
        let (plain, windows) = (
            try imported(files), try imported(files.mapValues { $0.replacing("\n", with: "\r\n") })
        )
        #expect(windows.manifest == plain.manifest && windows.text("index.md") == plain.text("index.md"))
        #expect(plain.manifest?.contains("Go 1.24 or later") == true, "\(plain.manifest ?? "")")
        let gem = "Gem::Specification.new do |s|\r\n  s.name = \"lamp\"\r\n  s.summary = \"Light\"\r\nend\r\n"
        #expect(try imported(["lamp.gemspec": gem]).manifest?.contains("tagline: Light") == true)
    }

    @Test(arguments: [
        ("[Homepage] &bull; [Installation](#i)\n\nA light & a lamp.\n", "A light & a lamp."),
        ("<img src=\"a.png\"\nalt=\"A lamp\" width=\"100\" height=\"358\">\n\nA light here.\n", "A light here."),
        ("<!-- some\n\nwords here -->\nA light here.\n", "A light here."),
        ("<table>\n  Thanks to all\n</table>\n\nA light here.\n", "A light here."),
        ("<p align=\"center\">\n  A light here.\n</p>\n", "A light here."),
        ("Fish&nbsp;&amp; chips &#8212; a [l&amp;p](x)&unknown; &\n", "Fish & chips — a l&p&unknown; &"),
    ])
    func `the first words are those of a sentence`(readme: String, told: String) { #expect(lead(readme) == told) }

    @Test func `links to the features become words, since their heading goes`() {
        let readme = PackageReadme(
            "# Lamp\n\n- [Features](#-features) and [Use](#use)\n\n```md\n[Features](#-features)\n```\n\n"
                + "## ✨ Features\n\n- Bright\n- Small\n\n## Use\n\nSo.\n")
        #expect(
            readme.page.hasPrefix("- Features and [Use](#use)\n\n```md\n[Features](#-features)\n"), "\(readme.page)")
    }

    @Test func `emoji are no part of a name and a tagline`() throws {
        let json = "{\"name\": \"lamp\", \"description\": \"🌱 Light ❤️ for 👩‍🚀 pages™\"}"
        let product = try imported(["package.json": json, "README.md": "# 🔦 Lamp\n"])
        #expect(
            product.manifest?.hasPrefix("name: Lamp\ntagline: Light for pages™\n") == true, "\(product.manifest ?? "")")
        #expect(product.site.contains("links:\n  internal: warn\n"))
    }

    @Test func `programs beside a library of Rust are commands`() throws {
        let files = ["Cargo.toml": "[package]\nname = \"lamp\"\n", "src/lib.rs": ""]
        #expect(try imported(files).manifest?.contains("kind: library") == true)
        let others = files.merging(["src/bin/lamp/main.rs": ""]) { $1 }
        #expect(try imported(others).manifest?.contains("kind: tool") == true)
    }

    @Test func `a repository of several packages is called as its README is, and they are told`() throws {
        let product = try imported(
            [
                "package.json": "{\"name\": \"root\", \"private\": true, \"workspaces\": [\"packages/*\", \"site\"]}",
                "packages/a/package.json": "{}", "packages/b/package.json": "{}", "other/package.json": "{}",
                "README.md": "# Lamps\n\nLights for all.\n",
            ], named: "x")
        #expect(product.manifest?.hasPrefix("name: Lamps\n") == true)
        #expect(product.text("IMPORT.md")?.contains("of packages/a, packages/b") == true)
    }
}
