import Foundation
import Testing

/// A site in a folder of a tool's repository, with the tool's own files above it.
@Suite struct ImportPackageTests {
    private static let repository = [
        ".git/HEAD": "ref: refs/heads/main\n",
        ".git/config": "[remote \"origin\"]\n\turl = git@github.com:ada/lamp.git\n", ".git/objects/x": "",
        ".git/refs/x": "",
        "Cargo.toml": "[package]\nname = \"lamp\"\ndescription = \"Light for terminals\"\nversion = \"0.1.0\"\n",
        "src/lib.rs": "", "CHANGELOG.md": "# Changelog\n\n## [1.2.0] - 2026-01-02\n\n### Added\n\n- A switch\n",
        "README.md": "# Lamp\n\nLight.\n\n```rust\nlet lamp = Lamp::new();\nlamp.on();\n```\n",
        "site/content/site.yml": "title: T\nbase_url: https://me.dev/\n",
    ]

    private func made() throws -> Playbill {
        let playbill = try Playbill()
        try playbill.write(ImportPackageTests.repository)
        return playbill
    }

    @Test func `a repository's product is one command, and its changelog stays where it is`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        let outcome = try playbill("import", "package", ".", "--site", "site", "--product", "lamp")
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(outcome.messages.contains("read Cargo.toml, README.md, CHANGELOG.md"), "\(outcome.messages)")
        let manifest = try #require(playbill.text("site/content/products/lamp/product.yml"))
        #expect(
            manifest.contains("changelog: /../CHANGELOG.md\n") && manifest.contains("https://github.com/ada/lamp\n"))
        #expect(try playbill("build", "--site", "site").status == 0)
        let page = try #require(playbill.text("site/public/products/lamp/index.html"))
        #expect(page.contains("1.2.0") && page.contains("cargo add lamp"))
        // Where there is no picture, the first code of the README stands at the head, highlighted.
        let head = try #require(page.split(separator: "class=\"sample prose\"").dropFirst().first?.prefix(300))
        #expect(head.contains("let</span> lamp"), "\(head)")
        // The manifest is the author's from now on.
        try playbill.write(["site/content/products/lamp/product.yml": manifest + "audience: Owls\n"])
        let again = try playbill("import", "package", ".", "--site", "site", "--product", "lamp")
        #expect(again.messages.contains("1 left alone"), "\(again.messages)")
    }

    @Test func `a changelog above the site is read again when it has changed`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        _ = try playbill("import", "package", ".", "--site", "site", "--product", "lamp")
        _ = try playbill("build", "--site", "site", "--now", "2026-11-21")
        try playbill.write(["CHANGELOG.md": "# Changelog\n\n## [1.3.0] - 2026-02-03\n\n- A lid\n"])
        let outcome = try playbill("build", "--site", "site", "--prove", "--now", "2026-11-21")
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(playbill.text("site/public/products/lamp/index.html")?.contains("A lid") == true)
    }

    @Test func `above the repository nothing is read, nor anything through a link or without git`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        let manifest = "name: Lamp\ntagline: Light.\nkind: library\nchangelog: "
        func mistakes(_ path: String) throws -> String {
            try playbill.write(["site/content/products/lamp/product.yml": manifest + path + "\n"])
            return try playbill("build", "--site", "site").messages
        }
        #expect(try !mistakes("/../CHANGELOG.md").contains("error"))
        try playbill.write(["inner/site/content/site.yml": "title: T\n"])
        try FileManager.default.createSymbolicLink(
            at: playbill.folder.appending(path: "LOG.md"),
            withDestinationURL: playbill.folder.appending(path: ".git/config"))
        #expect(try mistakes("/../LOG.md").contains("there is no file `/../LOG.md`"))
        try playbill.write(["site/.git/HEAD": ""])
        #expect(try mistakes("/../CHANGELOG.md").contains("there is no file `/../CHANGELOG.md`"))
    }

    @Test func `a package alone is enough for a site`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        let outcome = try playbill("import", "package", ".", "--product", "lamp", "-o", "home")
        #expect(
            outcome.status == 0 && outcome.messages.contains("next: cd home && playbill serve"), "\(outcome.messages)")
        #expect(playbill.exists("home/.schemas/site.schema.json") && playbill.exists("home/.gitignore"))
        #expect(try playbill("build", "--site", "home").status == 0)
        #expect(playbill.text("home/public/index.html")?.contains("Light for terminals") == true)
        #expect(try playbill("import", "package", ".", "--product", "lamp", "-o", "home").status != 0)
    }

    @Test func `without a repository of git the changelog comes along`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(ImportPackageTests.repository.filter { !$0.key.hasPrefix(".git/") })
        try playbill.write(["README.md": "<a id=\"x\"></a>\n\n# Lamp\n\nLight for all. [Up](#readme-top)\n"])
        #expect(try playbill("import", "package", ".", "--product", "lamp", "-o", "home").status == 0)
        let built = try playbill("build", "--site", "home")
        #expect(built.status == 0, "\(built.messages)")
        #expect(playbill.text("home/content/products/lamp/product.yml")?.contains("changelog:") == false)
        #expect(playbill.text("home/public/products/lamp/index.html")?.contains("A switch") == true)
    }

    @Test func `without a site, or without a package, there is nothing to import`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        #expect(try playbill("import", "package", ".", "--product", "lamp").messages.contains("there is no site"))
        let outcome = try playbill("import", "package", "src", "--site", "site", "--product", "lamp")
        #expect(outcome.status != 0 && outcome.messages.contains("no package is there"), "\(outcome.messages)")
    }
}
