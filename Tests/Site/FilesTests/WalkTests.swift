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
            case .unreadableName?: "\(entry.path) (name)"
            }
        }
    }

    @Test func `files come in the order of their bytes, hidden ones only where servers look for them`() throws {
        defer { try? removeAll(root) }
        #expect(
            try walk(["b", "a/c", "a-b", ".secret", ".git/HEAD", ".well-known/x", ".nojekyll"])
                == [".nojekyll", ".well-known/x", "a-b", "a/c", "b"])
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
