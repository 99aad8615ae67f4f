import Foundation
import Testing

@testable import Files

@Suite struct NewFolderTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "playbill-\(UUID().uuidString)").path
    private let files: [(path: String, bytes: [UInt8])] = [
        (".schemas/a.json", [1]), ("content/site.yml", [2]), ("content/posts/a.md", [3]),
    ]

    private func all(in path: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    }

    @Test func `a folder is made with all its files, and nothing stays beside it`() throws {
        defer { try? removeAll(root) }
        try NewFolder(path: root + "/site/").write(files)
        let made = try all(in: root + "/site").filter { $0.contains(".") && $0 != ".schemas" }
        #expect(made == files.map(\.path).sorted())
        #expect(try namesIn(root) == ["site"])
    }

    @Test func `a run that is killed on the way leaves nothing at the place, and the next one clears up`() throws {
        defer { try? removeAll(root) }
        var killed = TreeMoves.live
        killed.sync = { folder throws(DiskError) in throw DiskError("write", folder, code: EIO) }
        killed.remove = { _ throws(DiskError) in }
        #expect(throws: DiskError.self) { try NewFolder(path: root + "/site", moves: killed).write(files) }
        #expect(!isThere(root + "/site"))
        #expect(try namesIn(root).count == 1)
        try NewFolder(path: root + "/site").write(files)
        #expect(try namesIn(root) == ["site"])
        #expect(try readFile(root + "/site/content/site.yml") == [2])
    }

    @Test func `a disk that refuses the last step leaves nothing at all`() throws {
        defer { try? removeAll(root) }
        var full = TreeMoves.live
        full.rename = { _, _ in ENOSPC }
        #expect(throws: DiskError.self) { try NewFolder(path: root + "/site", moves: full).write(files) }
        #expect(try namesIn(root).isEmpty)
    }

    @Test func `hidden files of its owner stay`() throws {
        defer { try? removeAll(root) }
        for name in [".git/HEAD", ".schemas/mine.json", ".schemas/a.json"] {
            try Disk.live.write([9], root + "/site/" + name)
        }
        try NewFolder(path: root + "/site").write(files)
        #expect(try readFile(root + "/site/.git/HEAD") == [9])
        #expect(try readFile(root + "/site/.schemas/mine.json") == [9])
        #expect(try readFile(root + "/site/.schemas/a.json") == [1])
        #expect(try readFile(root + "/site/content/posts/a.md") == [3])
        #expect(try namesIn(root) == ["site"])
    }
}
