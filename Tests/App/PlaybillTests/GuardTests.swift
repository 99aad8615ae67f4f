import Foundation
import Testing

/// What the program never does to the files of the people who use it, and what it tells them instead.
@Suite struct GuardTests {
    private let site = [
        "content/site.yml": "title: T\nbase_url: https://me.dev/\n",
        "content/posts/2026-11-01-a.md": "---\ntitle: A\n---\nText.\n",
    ]

    @Test(arguments: [
        "content", "content/posts", "themes", "themes/mine", ".", "/", "..", "content/../themes/x", "link", "link/new",
    ])
    func `a result never replaces what it is made from`(output: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        var files = site
        files["content/products/p/product.yml"] = "name: P\ntagline: t\nkind: app\n"
        try playbill.write(files)
        #expect(symlink("content", playbill.folder.appending(path: "link").path) == 0)
        for command in ["build", "kit"] {
            let outcome = try playbill(command, "--force", "--output", output)
            #expect(outcome.status == 73, "\(command): \(outcome.messages)")
            #expect(outcome.messages.contains("a result replaces the folder"), "\(outcome.messages)")
        }
        for (path, text) in files { #expect(playbill.text(path) == text) }
    }

    @Test func `files that were put into public are named, and stay`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        #expect(try playbill("build").status == 0)
        try playbill.write(["public/CNAME": "me.dev", "public/.git/HEAD": "ref"])
        let refused = try playbill("build")
        #expect(refused.status == 73)
        #expect(
            refused.messages.contains("public/CNAME") && refused.messages.contains("--force"), "\(refused.messages)")
        #expect(!refused.messages.contains(".git"))
        #expect(playbill.text("public/CNAME") == "me.dev")
        try FileManager.default.removeItem(at: playbill.folder.appending(path: "public/CNAME"))
        #expect(try playbill("build").status == 0)
        #expect(playbill.text("public/.git/HEAD") == "ref")
    }

    @Test(arguments: ["../secret", "a/../../secret", "linked", "folder/secret", "../parts/../secret"])
    func `a template reads no partial outside of the folder that was named`(name: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["secret.liquid": "SECRET", "parts/a/b.liquid": "b", "elsewhere/secret.liquid": "SECRET"])
        #expect(symlink("../secret.liquid", playbill.folder.appending(path: "parts/linked.liquid").path) == 0)
        #expect(symlink("../elsewhere", playbill.folder.appending(path: "parts/folder").path) == 0)
        #expect(symlink("a/b.liquid", playbill.folder.appending(path: "parts/inside.liquid").path) == 0)
        let refused = try playbill("liquid", "--partials", "parts", "-", input: "{% include '\(name)' %}")
        #expect(refused.status == 65 && refused.output == "", "\(refused.output)")
        #expect(
            refused.messages.hasPrefix("<stdin>:1:1: error: the partial `\(name)` lies outside of parts"),
            "\(refused.messages)")
        let inside = "{% include 'a/b' %}{% include 'a/../a/b' %}{% render 'inside' %}"
        #expect(try playbill("liquid", "--partials", "parts", "-", input: inside).output == "bbb")
    }

    @Test func `no partial, no asset and no name in a message leads out of the site`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(
            site.merging(["parts/a.liquid": "a", "secret.liquid": "secret", "content/posts/b\u{1B}[31m.txt": "x"]) {
                $1
            })
        #expect(symlink("../secret.liquid", playbill.folder.appending(path: "parts/link.liquid").path) == 0)
        for (name, status) in [("a", 0), ("../secret", 65), ("link", 65)] as [(String, Int32)] {
            let outcome = try playbill("liquid", "--partials", "parts", "-", input: "{% include '\(name)' %}")
            #expect(outcome.status == status && !outcome.output.contains("secret"), "\(name): \(outcome.messages)")
        }
        let told = try playbill("check").messages
        #expect(told.contains("\u{241B}[31m") && !told.contains("\u{1B}"), "\(told)")
    }

    @Test func `a name for a new site must be one`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        #expect(try playbill("new", "").status == 64)
        try playbill.write(["FILE": "text"])
        let outcome = try playbill("new", "FILE")
        #expect(outcome.status == 73)
        #expect(outcome.messages.contains("no folder"), "\(outcome.messages)")
        #expect(playbill.text("FILE") == "text")
        #expect(try playbill("new", "it's a site").messages.contains("cd 'it'\\''s a site' &&"))
        #expect(playbill.text("it's a site/.gitignore")?.contains("/.playbill/\n/.playbill-cache/\n") == true)
    }

    @Test(arguments: [
        ["help"], ["--version"], ["help", "build"], ["markdown"], ["markdown", "--batch"], ["liquid", "-"],
        ["social", "length", "--network", "x"], ["position"], ["uai"], ["import", "pgn", "-"],
    ])
    func `a full disk behind standard output is told with status 73`(words: [String]) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let input = words[0] == "uai" ? "uai\nquit\n" : words.last == "--batch" ? "{\"markdown\":\"x\"}\n" : "1. g2 *\n"
        try playbill.write(["input": input])
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let outcome = try shell("\"$PLAYBILL\" \(quoted) < input > /dev/full 2> .messages", in: playbill)
        #expect(outcome == 73)
        #expect(playbill.text(".messages")?.contains("cannot write <stdout>: No space left") == true)
        #expect(try shell("\"$PLAYBILL\" \(quoted) < input 2> .messages | true", in: playbill) == 0)
        #expect(playbill.text(".messages") == "")
    }

    private func shell(_ line: String, in playbill: Playbill) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", "set -o pipefail; " + line]
        process.currentDirectoryURL = playbill.folder
        process.environment = ["PLAYBILL": Playbill.executable.path]
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    @Test func `messages name files as they can be opened from here`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "w/content/site.yml": "title: T\n",
            "w/content/pages/a.md": "---\ntitle: A\npermalink: /x/\n---\n",
            "w/content/pages/b.md": "---\ntitle: B\npermalink: /x/\n---\n",
        ])
        let outcome = try playbill("build", "--site", "w/")
        #expect(outcome.status == 1)
        #expect(
            outcome.messages.contains(
                "w/content/pages/b.md:3:12: error: w/content/pages/b.md and w/content/pages/a.md both want"),
            "\(outcome.messages)")
        #expect(outcome.messages.contains("\n  w/content/pages/a.md:3:12: "), "\(outcome.messages)")
    }

    @Test func `a kept picture that is damaged is made again`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        #expect(try playbill("build").status == 0)
        let cache = playbill.folder.appending(path: ".playbill-cache")
        let good = try pictures(in: cache)
        #expect(!good.isEmpty)
        for (name, bytes) in good {
            var damaged = bytes
            damaged[bytes.count / 2] ^= 0xFF
            try damaged.write(to: cache.appending(path: name))
        }
        // What is published already was read from nowhere, and stays.
        #expect(try playbill("build", "--force").status == 0)
        #expect(try pictures(in: cache) == good)
        #expect(try playbill("build", "--output", "other").status == 0)
        let card = try #require(good.values.first)
        #expect(try allFiles(of: playbill.folder.appending(path: "other/cards")).contains(card))
    }

    private func pictures(in folder: URL) throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
    }

    private func allFiles(of folder: URL) throws -> [Data] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).compactMap {
            try? Data(contentsOf: folder.appending(path: $0))
        }
    }

    @Test func `one file changes the theme, and the theme can be had whole`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site.merging(["themes/marquee/partials/footer.html": "<footer>mine</footer>"]) { $1 })
        let outcome = try playbill("build", "--now", "2026-11-21")
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(playbill.text("public/index.html")?.contains("<footer>mine</footer>") == true)
        #expect(playbill.text("public/index.html")?.contains("stylesheet") == true)
        #expect(try playbill("new", "--theme", "themes/own").status == 0)
        #expect(playbill.exists("themes/own/layouts/base.html") && playbill.exists("themes/own/kit/readme/github.md"))
        #expect(try playbill("new", "--theme", "themes/own").status == 73)
        #expect(try playbill("new", "--theme", "").status == 64)
    }

    @Test func `a theme without templates for a kit makes one`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "content/site.yml": "title: T\nbase_url: https://me.dev/\ntheme: own\n",
            "themes/own/layouts/post.html": "{{ content }}",
            "content/products/p/product.yml":
                "name: P\ntagline: A thing\nkind: app\nversion: 1.0.0\nlinks:\n  website: https://me.dev/p\n",
        ])
        let outcome = try playbill("kit", "p")
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(playbill.text("kit/p/README.md")?.contains("A thing") == true)
    }

    @Test func `a file that may not be read is no matter of the output`() throws {
        guard geteuid() != 0 else { return }
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        chmod(playbill.folder.appending(path: "content/posts/2026-11-01-a.md").path, 0)
        let outcome = try playbill("build")
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("check that you may read it"), "\(outcome.messages)")
        #expect(!outcome.messages.contains("--output"))
    }
}
