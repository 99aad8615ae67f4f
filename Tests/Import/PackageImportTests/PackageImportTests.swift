import Diagnostics
import Files
import ListingImport
import Site
import Testing

@testable import PackageImport

/// The product that the files of a repository become.
func imported(
    _ files: [String: String], named product: String = "lamp", in setting: ImportedPackage.Setting? = nil
) throws -> ImportedPackage {
    try ImportedPackage(
        Array(files.keys), named: product, in: setting ?? ImportedPackage.Setting(folderName: product)
    ) { files[$0].map { Array($0.utf8) } }
}

extension ImportedPackage {
    /// A file that was made, as text.
    func text(_ path: String) -> String? {
        guard case .made(let bytes)? = files[path] else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The manifest without its first line, which is for editors.
    var manifest: String? { text("product.yml").map { $0.split(separator: "\n").dropFirst().joined(separator: "\n") } }
}

@Suite struct PackageImportTests {
    @Test func `thanks to sponsors above the title are no words of the product`() throws {
        let product = try imported([
            "package.json": "{\"name\": \"lamp\", \"description\": \"Light for web pages\"}",
            "README.md": """
            <!-- lint -->

            <sup>Special thanks to:</sup>

            <table>
              <td>
                Visit
                <a href="https://a.example">a.example</a>
              </td>
            </table>

            <h1>
              Lamp
            </h1>

            Lamp lights pages, and halls as well.
            """,
        ])
        #expect(product.manifest?.contains("lede: Lamp lights pages, and halls as well.") == true)
        #expect(product.text("index.md")?.hasPrefix("Lamp lights pages") == true, "\(product.text("index.md") ?? "")")
        #expect(product.text("IMPORT.md")?.contains("what stands above its title") == true)
    }

    /// As hyperfine has it.
    @Test func `a first paragraph that is the tagline is not said twice`() throws {
        let product = try imported([
            "package.json": "{\"name\": \"lamp\", \"description\": \"A light for web pages\"}",
            "README.md": "# Lamp\n\nA light for *web pages*.\n\n**Demo**: see below.\n",
        ])
        #expect(product.text("index.md") == "**Demo**: see below.\n")
    }

    @Test func `a repository that has a listing and no package says how that is imported`() {
        #expect {
            try imported(["fastlane/metadata/android/en-US/title.txt": "Lamp", "README.md": "# Lamp\n"])
        } throws: {
            ($0 as? ListingRefusal)?.remedy
                == "`playbill import fastlane` makes a product of that, with `--product lamp`"
        }
    }

    @Test func `words above a heading in the middle stay`() throws {
        let product = try imported([
            "package.json": "{\"name\": \"lamp\", \"description\": \"Light for web pages\"}",
            "README.md": "Lamp lights pages, and halls as well.\n\n# Installation\n\nTake it home.\n",
        ])
        #expect(product.text("index.md")?.contains("Lamp lights pages") == true)
        #expect(product.manifest?.contains("lede: Lamp lights pages, and halls as well.") == true)
    }

    @Test func `a library of npm with a README and a changelog is a product with a page`() throws {
        let product = try imported([
            "package.json": """
            {"name": "lamp", "version": "9.9.9", "description": "Light for web pages", "license": "MIT",
             "repository": "github:ada/lamp", "homepage": "https://lamp.example", "keywords": ["light", "web-page"],
             "author": "Ada Marsh <ada@x.example> (https://ada.example)", "engines": {"node": ">=20.0.0"}}
            """,
            "README.md": """
            <p align="center"><img src="logo.svg"></p>
            <h1 align="center">Lamp</h1>

            [![build](https://x.example/b.svg)](https://x.example/b) [Deutsch](README.de.md)

            Lamp lights *pages*. See [how](docs/how.md#why).

            ## Features

            - **Bright**: shines at night
            - 🌱 Small - no dependencies
            - Works everywhere

            <br/>

            ## A first light

            ```js
            import { on } from 'lamp'
            on('[kitchen](x.md)')
            ```

            ![A lamp](img/lamp.png) ![Another](gone.png)
            """,
            "img/lamp.png": "png", "docs/how.md": "How",
            "CHANGELOG.md": "# Changelog\n\n## 1.2.0 (2026-01-02)\n\n- New\n",
        ])
        #expect(
            product.manifest == """
                name: Lamp
                tagline: Light for web pages
                lede: Lamp lights pages. See how.
                kind: library
                license: MIT
                links:
                  website: https://lamp.example
                  source: https://github.com/ada/lamp
                features:
                  - title: Bright
                    detail: Shines at night
                    weight: 3
                  - title: Small
                    detail: No dependencies
                    weight: 2
                  - title: Works everywhere
                    weight: 1
                install:
                  - manager: npm
                    package: lamp
                requirements:
                  - Node.js 20 or later
                badges:
                  - version
                  - license
                hashtags:
                  x:
                    - light
                    - web page
                  mastodon:
                    - light
                    - web page
                team:
                  - name: Ada Marsh
                    url: https://ada.example
                scenes:
                  - title: A first light
                    code:
                      text: |
                        import { on } from 'lamp'
                        on('[kitchen](x.md)')
                      language: js
                """)
        #expect(
            product.text("index.md") == """
                Lamp lights *pages*. See [how](https://github.com/ada/lamp/blob/HEAD/docs/how.md#why).

                ## A first light

                ```js
                import { on } from 'lamp'
                on('[kitchen](x.md)')
                ```

                ![A lamp](readme/lamp.png) ![Another](https://github.com/ada/lamp/raw/HEAD/gone.png)

                """)
        #expect(product.files["readme/lamp.png"] == .copied("img/lamp.png"))
        #expect(product.files["CHANGELOG.md"] == .copied("CHANGELOG.md"))
        #expect(product.summary == "read package.json, README.md, CHANGELOG.md")
        #expect(
            product.notes.map(\.message) == [
                "its newest release is 1.2.0, and package.json says 9.9.9: the changelog counts",
                "the pictures of its head, badges for the most part, are left out",
                "the list below `Features` is `features:` of product.yml now",
            ])
    }

    @Test func `what comes out is a product that can be read`() throws {
        let product = try imported([
            "Cargo.toml": "[package]\nname = \"lamp\"\nversion = \"1.0.0\"\ndescription = \"Light.\"\n",
            "src/lib.rs": "", "LICENSE": "Permission is hereby granted, free of charge, to any person obtaining a copy",
        ])
        let files = product.files.keys.compactMap { path in
            product.text(path).map { ("content/products/lamp/" + path, $0) }
        }
        let (content, mistakes) = SiteReader().read(FileTree(texts: Dictionary(uniqueKeysWithValues: files)))
        #expect(mistakes.filter { $0.place?.path.contains("products") == true }.map(\.message) == [])
        let manifest = try #require(content.products.first?.manifest)
        #expect(manifest.name == "lamp" && manifest.version == "1.0.0" && manifest.license == "MIT")
    }

    @Test func `of a repository around the site the changelog stays where it is`() throws {
        let files = [
            "go.mod": "module github.com/ada/lamp/v2\n\ngo 1.24.0\n", "HISTORY.md": "1.0 (2026-01-02)\n------\n\n- a\n",
        ]
        let product = try imported(files, in: ImportedPackage.Setting(folderName: "lamp", wayOut: ".."))
        #expect(product.manifest?.contains("changelog: /../HISTORY.md") == true)
        #expect(product.files["CHANGELOG.md"] == nil)
        let inside = try imported(files, in: ImportedPackage.Setting(folderName: "lamp", wayOut: ""))
        #expect(inside.manifest?.contains("changelog: /HISTORY.md") == true)
    }

    @Test func `a changelog that cannot be read is left where it is`() throws {
        let product = try imported([
            "package.json": "{\"name\": \"lamp\", \"version\": \"1.0\"}",
            "CHANGELOG.md": "# Changes\n\n## See the releases\n",
        ])
        #expect(product.manifest?.contains("version: \"1.0\"") == true)
        #expect(product.notes.map(\.message).contains("it is no changelog that can be read, in line 3"))
    }

    @Test func `badges and logos go, a picture of the thing itself stays`() throws {
        let product = try imported([
            "package.json": "{\"name\": \"lamp\"}",
            "README.md": """
            Lamp
            ====

            [![CI](https://github.com/ada/lamp/actions/workflows/ci.yml/badge.svg)](https://github.com/ada/lamp)
            <a href="https://x.example"><img src="https://img.shields.io/npm/v/lamp"></a>

            A light that is long enough to be read by.

            <p align="center"><a href="README.de.md">Deutsch</a> | <a href="README.fr.md">Français</a></p>

            ![Lamp at night](night.gif)

            See [the guide](docs/guide.md) and [all](docs/).
            """,
            "night.gif": "GIF",
        ])
        #expect(
            product.text("index.md")
                == "![Lamp at night](readme/night.gif)\n\nSee the guide and all.\n"
        )
        #expect(product.manifest?.contains("name: Lamp\ntagline: A light that is long enough to be read by.\n") == true)
    }

    @Test func `a README that begins as the description does gives no lines below the headline`() throws {
        let readme = "# lamp\n\nlamp is a light for web pages that anybody can switch on.\n"
        let product = try imported([
            "package.json": "{\"name\": \"lamp\", \"description\": \"Light for web pages\"}", "README.md": readme,
        ])
        #expect(product.manifest?.contains("tagline: Light for web pages\nkind") == true, "\(product.manifest ?? "")")
    }

    @Test func `a folder without a package is told`() {
        #expect(throws: ListingRefusal.self) { try imported(["README.md": "# Lamp"]) }
    }
}
