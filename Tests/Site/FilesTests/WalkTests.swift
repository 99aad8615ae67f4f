import Foundation
import Testing

@testable import Files

@Suite struct WalkTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "playbill-\(UUID().uuidString)").path

    /// A folder of these files and links, walked; obstacles are told in brackets.
    private func walk(_ files: [String], links: [String: String] = [:]) throws -> [String] {
        for file in files { try Disk.live.write([1], root + "/site/content/" + file) }
        for (link, target) in links {
            try makeFolder(parent(of: root + "/site/content/" + link))
            #expect(symlink(target, root + "/site/content/" + link) == 0)
        }
        return try Disk.live.walk(root + "/site/content").map { entry in
            switch entry.obstacle {
            case nil: entry.path
            case .circle?: "\(entry.path) (circle)"
            case .leadsOut?: "\(entry.path) (out)"
            case .leadsNowhere?: "\(entry.path) (nowhere)"
            case .leadsToHidden?: "\(entry.path) (hidden)"
            case .unreadableName?: "\(entry.path) (name)"
            case .unreadable?: "\(entry.path) (unreadable)"
            case .noFile?: "\(entry.path) (no file)"
            case .hiddenServerFile?: "\(entry.path) (left out)"
            }
        }
    }

    @Test func `files come in the order of their bytes, no hidden ones but those of .well-known`() throws {
        defer { try? removeAll(root) }
        #expect(
            try walk(["b", "a/c", "a-b", ".secret", ".git/HEAD", ".well-known/x", ".well-known/.env", ".nojekyll"])
                == [".nojekyll (left out)", ".well-known/x", "a-b", "a/c", "b"])
    }

    @Test func `what editors keep for themselves is no file of a site, whatever its folder is called`() throws {
        defer { try? removeAll(root) }
        for name in ["a.md", "a.md~", "#a.md#", "x.swp", "4913/b.md", "c~/d.css", "c~/4913", "14913"] {
            try Disk.live.write([1], root + "/content/" + name)
        }
        let entries = try FileTree.entries(["content"], below: root, from: .live)
        #expect(entries.map(\.path) == ["content/14913", "content/4913/b.md", "content/a.md", "content/c~/d.css"])
    }

    @Test func `a link is followed within the site, once for each circle`() throws {
        defer { try? removeAll(root) }
        try Disk.live.write([1], root + "/site/shared/x.md")
        let links = ["loop": ".", "deep/up": "..", "both": "a", "shared": "../shared", "file.md": "a/b.md"]
        #expect(
            try walk(["a/b.md"], links: links)
                == [
                    "a/b.md", "both/b.md", "deep/up (circle)", "file.md", "loop (circle)", "shared/x.md",
                ])
    }

    @Test func `a link out of the site, or to nothing, is an obstacle`() throws {
        defer { try? removeAll(root) }
        try Disk.live.write([1], root + "/private/key")
        let links = ["key": "../../private/key", "folder": "../../private", "gone.md": "gone", "self": "self"]
        #expect(
            try walk(["a.md"], links: links)
                == ["a.md", "folder (out)", "gone.md (nowhere)", "key (out)", "self (nowhere)"])
    }

    @Test func `a link to what is hidden is an obstacle, though it lies in the site`() throws {
        defer { try? removeAll(root) }
        for file in [".env", ".git/config", "content/.draft.md"] { try Disk.live.write([1], root + "/site/" + file) }
        let links = ["env": "../.env", "config.txt": "../.git/config", "git": "../.git", "a.md": ".draft.md"]
        #expect(
            try walk(["b.md"], links: links)
                == ["a.md (hidden)", "b.md", "config.txt (hidden)", "env (hidden)", "git (hidden)"])
    }

    @Test func `a pipe or a socket is an obstacle, and is never opened`() throws {
        defer { try? removeAll(root) }
        try makeFolder(root + "/site/content")
        #expect(mkfifo(root + "/site/content/pipe.md", 0o644) == 0)
        #expect(
            try walk(["b.md"], links: ["link.md": "pipe.md"]) == ["b.md", "link.md (no file)", "pipe.md (no file)"])
        #expect(throws: DiskError.self) { try Disk.live.readWithin(root + "/site/content/pipe.md", root + "/site") }
    }

    @Test func `what content names is read within its folder only, wherever links lead`() throws {
        defer { try? removeAll(root) }
        for file in ["site/a", "site/.env", "b", "site2/c"] { try Disk.live.write(Array(file.utf8), root + "/" + file) }
        let links = [
            "in": "a", "out": "../b", "hidden": ".env", "absolute": root + "/site/a", "beside": root + "/site2/c",
        ]
        for (link, target) in links { #expect(symlink(target, root + "/site/" + link) == 0) }
        func read(_ name: String) -> String? {
            (try? Disk.live.readWithin(root + "/site/" + name, root + "/site")).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
        for name in ["a", "in", "absolute"] { #expect(read(name) == "site/a", "\(name)") }
        for name in ["out", "hidden", "beside", "../b", "gone"] { #expect(read(name) == nil, "\(name)") }
    }

    @Test func `a file is still where it was found, unless it became a link out`() throws {
        defer { try? removeAll(root) }
        for file in ["site/a", "private"] { try Disk.live.write([1], root + "/" + file) }
        let path = root + "/site/a"
        let entry = try #require(try Disk.live.walk(root + "/site").first)
        let content = FileContent.onDisk(path: path, size: 1, stamp: entry.stamp)
        #expect(content.isStill(within: []))
        try Disk.live.write([2, 3], path)
        #expect(content.isStill(within: [root + "/site"]))
        #expect(!content.isStill(within: [root + "/other"]))
        #expect(unlink(path) == 0 && symlink("../private", path) == 0)
        #expect(!content.isStill(within: [root + "/site"]))
        #expect(unlink(path) == 0 && mkfifo(path, 0o644) == 0)
        #expect(!content.isStill(within: [root + "/site"]))
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `what may not be read is an obstacle`() throws {
        defer { try? removeAll(root) }
        for file in ["a.png", "b/c.md"] { try Disk.live.write([1], root + "/site/content/" + file) }
        #expect(chmod(root + "/site/content/a.png", 0) == 0 && chmod(root + "/site/content/b", 0) == 0)
        defer { chmod(root + "/site/content/b", 0o755) }
        #expect(try walk(["d.md"]) == ["a.png (unreadable)", "b (unreadable)", "d.md"])
    }

    @Test func `a text that cannot be read is named, and the others are read`() throws {
        defer { try? removeAll(root) }
        for file in ["a.md", "b.md"] { try Disk.live.write([1], root + "/content/" + file) }
        var disk = Disk.live
        disk.read = { path throws(DiskError) in
            if path.hasSuffix("a.md") { throw DiskError("read", path, code: EIO) }
            return try Disk.live.read(path)
        }
        let tree = try FileTree.load(["content"], below: root, from: disk)
        #expect(tree.paths == ["content/b.md"])
        #expect(tree.obstacles.map(\.path) == ["content/a.md"])
    }

    @Test func `a content folder that is a link itself is walked`() throws {
        defer { try? removeAll(root) }
        try Disk.live.write([1], root + "/elsewhere/a.md")
        try makeFolder(root + "/site")
        #expect(symlink("../elsewhere", root + "/site/content") == 0)
        #expect(try Disk.live.walk(root + "/site/content").map(\.path) == ["a.md"])
    }

    @Test func `a name that is not UTF-8 is told`() throws {
        defer { try? removeAll(root) }
        try makeFolder(root + "/site/content")
        let path: [UInt8] = Array((root + "/site/content/caf").utf8) + [0xE9, 0]
        let file = path.withUnsafeBytes { open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT, 0o644) }
        #expect(file >= 0)
        close(file)
        #expect(try walk([]) == ["caf\u{FFFD} (name)"])
    }
}

@Suite struct DiskErrorTests {
    @Test func `what may help depends on what was tried`() {
        let reading = DiskError("read", "content/a.md", code: EACCES)
        #expect(reading.remedy == "check that you may read it, with `ls -ld content/a.md`")
        #expect(DiskError("write", "public", code: EACCES).remedy?.contains("--output") == true)
    }
}

@Suite struct RealPathTests {
    @Test func `dots and links are followed, also where nothing stands`() throws {
        let root = try realPath(NSTemporaryDirectory()) + "/playbill-\(UUID().uuidString)"
        defer { try? removeAll(root) }
        try makeFolder(root + "/a/b")
        #expect(symlink("a/b", root + "/link") == 0)
        #expect(symlink(root + "/new", root + "/dangling") == 0)
        #expect(try realPath(root + "/link/../c/./d") == root + "/a/c/d")
        #expect(try realPath(root + "/dangling/x") == root + "/new/x")
        #expect(try realPath("/..//") == "/")
        #expect(symlink("circle", root + "/circle") == 0)
        #expect(throws: DiskError.self) { try realPath(root + "/circle") }
    }

    @Test func `a path lies within a folder by whole names`() {
        #expect(isPath("/a/b", within: "/a"))
        #expect(isPath("/a", within: "/a"))
        #expect(isPath("/a", within: "/"))
        #expect(!isPath("/ab", within: "/a"))
    }
}
