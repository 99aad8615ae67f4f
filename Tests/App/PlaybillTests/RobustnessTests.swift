import Foundation
import Testing

/// Whatever happens to a build, `public/` is the last good site or the new one.
@Suite struct RobustnessTests {
    private static let posts = 12

    /// A site whose every page carries the name of its edition.
    private func site(_ edition: String, posts: Int = Self.posts, filler: Int = 0) -> [String: String] {
        var files = ["content/site.yml": "title: T\nbase_url: https://me.dev/\n"]
        for number in 1...posts {
            let text = String(repeating: "word ", count: filler)
            files["content/posts/2026-01-\(number % 18 + 10)-post-\(number).md"] =
                "---\ntitle: Post \(number)\ntags: [t\(number % 7)]\n---\nEdition \(edition). \(text)\n"
        }
        return files
    }

    /// The editions that the pages of the output carry, once nobody writes there; nil where a page is missing or cut off.
    private func editions(_ playbill: Playbill, posts: Int = Self.posts) -> Set<String>? {
        let lock = open(playbill.folder.appending(path: "public").path, O_RDONLY)
        defer { close(lock) }
        guard flock(lock, LOCK_EX) == 0 else { return nil }
        var found: Set<String> = []
        for number in 1...posts {
            guard let text = playbill.text("public/posts/2026/post-\(number)/index.html"), text.hasSuffix("</html>\n"),
                let edition = text.firstMatch(of: /Edition (\w+)\./)
            else { return nil }
            found.insert(String(edition.1))
        }
        guard playbill.text("public/sitemap.xml")?.hasSuffix("</urlset>\n") == true else { return nil }
        return found
    }

    @Test func `a build that is killed leaves a whole site`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site("first"))
        #expect(try playbill("build", "--now", "2026-11-21").status == 0)
        let rounds = ProcessInfo.processInfo.environment["PLAYBILL_KILLS"].flatMap(Int.init) ?? 5
        var chance = SystemRandomNumberGenerator()
        for round in 1...rounds {
            try playbill.write(site("round\(round)"))
            let process = Process()
            process.executableURL = Playbill.executable
            process.arguments = ["build", "--quiet", "--now", "2026-11-21"]
            process.currentDirectoryURL = playbill.folder
            process.standardError = FileHandle.nullDevice
            try process.run()
            usleep(UInt32.random(in: 0...400_000, using: &chance))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let found = editions(playbill)
            #expect(found?.count == 1, "round \(round): \(found.map { "\($0)" } ?? "a page is missing or cut off")")
        }
        #expect(try playbill("build", "--now", "2026-11-21").status == 0)
        #expect(editions(playbill) == ["round\(rounds)"])
        #expect(playbill.names.filter { $0.hasSuffix("~") } == [])
    }

    @Test func `a build that is killed while its files go to their places leaves all of them there`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site("first", posts: 300).merging(Self.bareTheme) { $1 })
        #expect(try playbill("build", "--now", "2026-11-21").status == 0)
        try playbill.write(site("second", posts: 300).merging(Self.bareTheme) { $1 })
        let page = playbill.folder.appending(path: "public/posts/2026/post-1/index.html").path
        let before = inode(page)
        let process = Process()
        process.executableURL = Playbill.executable
        process.arguments = ["build", "--quiet", "--now", "2026-11-21"]
        process.currentDirectoryURL = playbill.folder
        try process.run()
        while inode(page) == before, process.isRunning {}
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(editions(playbill, posts: 300) == ["second"])
        #expect(try playbill("build", "--prove", "--now", "2026-11-21").status == 0)
        #expect(playbill.names.filter { $0.hasSuffix("~") } == [])
    }

    /// A theme that draws nothing, so that many pages are soon made.
    private static let bareTheme = [
        "content/site.yml": "title: T\nbase_url: https://me.dev/\ntheme: bare\n",
        "themes/bare/layouts/post.html": "<html>{{ content }}</html>\n",
        "themes/bare/layouts/home.html": "<html></html>\n", "themes/bare/layouts/tag.html": "<html></html>\n",
    ]

    private func inode(_ path: String) -> ino_t {
        var facts = stat()
        return stat(path, &facts) == 0 ? facts.st_ino : 0
    }

    @Test func `a disk that takes no more leaves the old site, and is told`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site("first"))
        #expect(try playbill("build", "--now", "2026-11-21").status == 0)
        try playbill.write(site("second", posts: 3, filler: 60_000))
        // A limit on the size of files stops a write in its middle, as a full disk does.
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "trap '' XFSZ; ulimit -f 200; exec \"$0\" build --now 2026-11-21", Playbill.executable.path,
        ]
        process.currentDirectoryURL = playbill.folder
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let messages = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 73)
        #expect(messages.contains("cannot write"), "\(messages)")
        #expect(editions(playbill) == ["first"])
        #expect(playbill.names.filter { $0.hasSuffix("~") } == [])
    }

    @Test func `a folder that cannot be made is told with status 73`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site("first"))
        let outcome = try playbill("build", "--output", "content/site.yml/public", "--now", "2026-11-21")
        #expect(outcome.status == 73)
        #expect(outcome.messages.contains("content/site.yml/public"), "\(outcome.messages)")
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func `a folder that may not be written keeps its site`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site("first"))
        #expect(try playbill("build", "--now", "2026-11-21").status == 0)
        try playbill.write(site("second"))
        let folder = playbill.folder.path
        chmod(folder, 0o555)
        defer { chmod(folder, 0o755) }
        let outcome = try playbill("build", "--now", "2026-11-21")
        #expect(outcome.status == 73)
        #expect(editions(playbill) == ["first"])
    }
}
