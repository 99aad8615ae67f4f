import Foundation
import Testing

/// A build and kits made in shares, and put together.
@Suite struct ShareTests {
    private let site = [
        "content/site.yml": "title: T\nbase_url: https://me.dev/\n",
        "content/posts/2026-11-01-a.md": "---\ntitle: A\n---\nText.\n",
        "content/posts/2026-11-02-b.md": "---\ntitle: B\n---\nText.\n",
        "content/posts/2026-11-03-c.md": "---\ntitle: C\n---\n[a](2026-11-01-a.md)\n",
        "content/products/p/product.yml":
            "name: P\ntagline: t\nkind: library\nboards:\n  - {title: Start, position: startpos}\n",
    ]

    private func made() throws -> Playbill {
        let playbill = try Playbill()
        try playbill.write(site)
        return playbill
    }

    /// The bytes and the modes of all files of a folder.
    private func files(of folder: String, in playbill: Playbill) throws -> [String: String] {
        let root = playbill.folder.appending(path: folder)
        var files: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            let path = root.appending(path: name).path
            let facts = try FileManager.default.attributesOfItem(atPath: path)
            guard facts[.type] as? FileAttributeType == .typeRegular else { continue }
            files[name] =
                "\(facts[.posixPermissions] ?? 0) \(try Data(contentsOf: URL(filePath: path)).base64EncodedString())"
        }
        return files
    }

    /// A share to which no picture falls keeps none, and which share that is, is for the program to say.
    private func forgetPictures(in playbill: Playbill) {
        try? FileManager.default.removeItem(at: playbill.folder.appending(path: ".playbill-cache"))
    }

    @Test(arguments: [("build", 2, []), ("build", 3, ["--drafts"]), ("kit", 2, []), ("kit", 3, ["p"])])
    func `joined shares are what one machine makes, byte for byte`(
        command: String, count: Int, words: [String]
    ) throws {
        let playbill = try made()
        defer { playbill.remove() }
        let options = ["--now", "2026-11-21"] + words
        #expect(try playbill.run([command, "-o", "whole"] + options).status == 0)
        var shares: [String] = []
        var pictures = 0
        for number in 1...count {
            forgetPictures(in: playbill)
            let outcome = try playbill.run([command, "--shard", "\(number)/\(count)", "-o", "s\(number)"] + options)
            #expect(outcome.status == 0, "\(outcome.messages)")
            shares.append("s\(number)")
            pictures +=
                (try? FileManager.default.contentsOfDirectory(
                    atPath: playbill.folder.appending(path: "s\(number)/pictures").path
                ).count) ?? 0
        }
        forgetPictures(in: playbill)
        #expect(pictures > 3)
        // In any order, and by a fresh machine.
        let joined = try playbill.run(["join"] + shares.reversed() + ["-o", "joined"])
        #expect(joined.status == 0, "\(joined.messages)")
        let (one, other) = (try files(of: "whole", in: playbill), try files(of: "joined", in: playbill))
        #expect(one.count > 3)
        #expect(one == other)
        // One that was lost is made again alone, and is what it was.
        let before = try files(of: "s2", in: playbill)
        try FileManager.default.removeItem(at: playbill.folder.appending(path: "s2"))
        forgetPictures(in: playbill)
        #expect(try playbill.run([command, "--shard", "2/\(count)", "-o", "s2"] + options).status == 0)
        #expect(try files(of: "s2", in: playbill) == before)
    }

    @Test func `a share that is missing, or there twice, is named`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        for number in 1...3 { #expect(try playbill("build", "--shard", "\(number)/3").status == 0) }
        let missing = try playbill("join", "shares/build-1-of-3", "shares/build-3-of-3")
        #expect(missing.status == 1)
        #expect(missing.messages.contains("share 2 of 3 is missing"), "\(missing.messages)")
        #expect(missing.messages.contains("playbill build --shard 2/3"), "\(missing.messages)")
        let twice = try playbill("join", "shares/build-1-of-3", "shares/build-1-of-3", "shares/build-2-of-3")
        #expect(twice.messages.contains("are both share 1 of 3"), "\(twice.messages)")
        #expect(!playbill.exists("public"))
    }

    @Test func `a share that does not belong to the others is refused, and says why`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        func make(_ words: String...) throws { #expect(try playbill.run(words).status == 0) }
        try make("build", "--shard", "1/2", "-o", "a")
        try make("build", "--shard", "2/2", "--drafts", "-o", "b")
        #expect(
            try playbill("join", "a", "b").messages.contains("`b` was made with `--drafts`, and `a` with no options"))
        try make("kit", "--shard", "2/2", "-o", "b")
        #expect(try playbill("join", "a", "b").messages.contains("`b` is a share of a kit, and `a` is one of a build"))
        try make("build", "--shard", "2/3", "-o", "b")
        #expect(try playbill("join", "a", "b").messages.contains("`b` is share 2 of 3, and `a` is one of 2"))
        try playbill.write(["content/posts/2026-11-01-a.md": "---\ntitle: A\n---\nOther.\n"])
        try make("build", "--shard", "2/2", "-o", "b")
        let other = try playbill("join", "a", "b")
        #expect(other.status == 1)
        #expect(
            other.messages.contains(
                "`b` was made from other files than `a`: content/posts/2026-11-01-a.md was another"),
            "\(other.messages)")
        // Both of one site, and not of this one.
        try make("build", "--shard", "1/2", "-o", "a")
        try playbill.write(["content/posts/2026-11-09-d.md": "---\ntitle: D\n---\n"])
        let site = try playbill("join", "a", "b")
        #expect(site.messages.contains("content/posts/2026-11-09-d.md was not there yet"), "\(site.messages)")
        #expect(try playbill("join", "content").messages.contains("`content` is no share"))
    }

    @Test func `a share of another program or of a newer form is refused`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        for number in 1...2 { #expect(try playbill("build", "--shard", "\(number)/2", "-o", "s\(number)").status == 0) }
        let manifest = try #require(playbill.text("s2/share.json"))
        try playbill.write([
            "s2/share.json": manifest.replacing("\"program\": \"playbill ", with: "\"program\": \"playbill 9")
        ])
        let program = try playbill("join", "s1", "s2")
        #expect(program.status == 1)
        #expect(program.messages.contains("`s2` was made by another build of the program"), "\(program.messages)")
        try playbill.write(["s2/share.json": manifest.replacing("\"version\": 1", with: "\"version\": 2")])
        let newer = try playbill("join", "s1", "s2")
        #expect(
            newer.messages.contains("s2/share.json is of version 2, and this Playbill reads 1"), "\(newer.messages)")
        #expect(newer.messages.contains("join the shares with the Playbill that made them"))
        try playbill.write(["s2/share.json": String(manifest.prefix(100))])
        #expect(try playbill("join", "s1", "s2").messages.contains("is not what `--shard` writes"))
        try playbill.write(["s2/share.json": manifest])
        let pictures = try FileManager.default.contentsOfDirectory(
            atPath: playbill.folder.appending(path: "s2/pictures").path)
        try playbill.write(["s2/pictures/\(try #require(pictures.first))": "no picture"])
        let damaged = try playbill("join", "s1", "s2")
        #expect(damaged.status == 1)
        #expect(damaged.messages.contains("is missing or damaged"), "\(damaged.messages)")
    }

    @Test(arguments: ["0/3", "4/3", "1", "a/b", "1/1000", "1/2/3", "-1/3"])
    func `a share that cannot be is wrong usage`(text: String) throws {
        let playbill = try made()
        defer { playbill.remove() }
        let outcome = try playbill("build", "--shard=\(text)")
        #expect(outcome.status == 64)
        #expect(outcome.messages.contains("write 1/8 for the first of eight"), "\(outcome.messages)")
    }

    @Test func `errors of the site stop a share`() throws {
        let playbill = try made()
        defer { playbill.remove() }
        try playbill.write(["content/site.yml": "title: [\n"])
        #expect(try playbill("build", "--shard", "1/2").status == 1)
        #expect(!playbill.exists("shares"))
    }
}
