import Foundation
import Testing

@testable import Files

@Suite struct AmendingTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "playbill-\(UUID().uuidString)").path

    private func folder() -> OutputFolder { OutputFolder(path: root + "/public") }

    private func made(_ texts: [String: String]) throws -> [OutputFolder.LeftFile] {
        _ = try folder().replace(with: FileTree(texts: texts))
        let paths = texts.keys.sorted()
        return try #require(folder().left(paths + OutputFolder.frame(of: paths)))
    }

    private func files() throws -> [String: String] {
        var found: [String: String] = [:]
        for entry in try Disk.live.walk(root + "/public") {
            found[entry.path] = String(decoding: try readFile(root + "/public/" + entry.path), as: UTF8.self)
        }
        return found
    }

    @Test func `a few files change, the others are not touched, and nothing is left beside`() throws {
        defer { try? removeAll(root) }
        let left = try made(["a/x.html": "one", "b.html": "two", "c/d/e.html": "three"])
        let isDone = try folder().amend(
            left, to: ["a/x.html", "b.html", "n/m.html"],
            with: [("b.html", .bytes(Array("new".utf8))), ("n/m.html", .bytes([]))], without: ["c/d/e.html"])
        #expect(isDone)
        #expect(try files() == ["a/x.html": "one", "b.html": "new", "n/m.html": ""])
        #expect(!isThere(root + "/public/c"))
        #expect(try namesIn(root) == ["public"])
        #expect(try folder().left(["a/x.html"])?.first?.stamp == left.first?.stamp)
        // The marker knows them, so that the next build finds nobody else's file.
        #expect(try StandingFiles(in: root + "/public").foreign == [])
    }

    @Test func `what a run that is killed at the end leaves beside is known again`() throws {
        defer { try? removeAll(root) }
        let left = try made(["a/x.html": "one", "b.html": "two"])
        var killed = TreeMoves.live
        killed.remove = { _ in }
        let isDone = try OutputFolder(path: root + "/public", moves: killed).amend(
            left, to: ["a/x.html", "b.html"], with: [("a/x.html", .bytes(Array("new".utf8)))], without: [])
        #expect(isDone)
        #expect(try namesIn(root).count == 2)
        _ = try folder().replace(with: FileTree(texts: ["a/x.html": "new", "b.html": "two"]))
        #expect(try namesIn(root) == ["public"])
    }

    @Test func `another hand in the folder is seen, whatever the file's times say`() throws {
        defer { try? removeAll(root) }
        let hands: [(String) throws -> Void] = [
            { try Data("b".utf8).write(to: URL(filePath: $0 + "/a")) }, { #expect(unlink($0 + "/a") == 0) },
            { try Data().write(to: URL(filePath: $0 + "/foreign")) }, { #expect(chmod($0 + "/a", 0o600) == 0) },
            { path in
                let file = try #require(FileHandle(forWritingAtPath: path + "/a"))
                try file.write(contentsOf: Data("z".utf8))
                try file.close()
                var times = [timeval](repeating: timeval(tv_sec: 1_000_000, tv_usec: 0), count: 2)
                #expect(utimes(path + "/a", &times) == 0)
            },
        ]
        for hand in hands {
            try? removeAll(root)
            let left = try made(["a": "a", "b": "b"])
            #expect(folder().isAsLeft(left))
            try hand(root + "/public")
            #expect(!folder().isAsLeft(left))
            #expect(try !folder().amend(left, to: ["a", "b"], with: [("b", .bytes([]))], without: []))
        }
    }

    @Test func `a file that was just written proves nothing until the clock has gone on`() throws {
        defer { try? removeAll(root) }
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        let clock = DiskClock()
        try createFile(root + "/a", [1])
        let stamp = try #require(FileStamp(ofFileAt: root + "/a"))
        #expect(!stamp.isSettled(at: clock))
        DiskClock.waitForTick()
        #expect(stamp.isSettled(at: DiskClock()))
    }

    @Test func `a file whose time lies ahead is settled, and shows a later change`() throws {
        defer { try? removeAll(root) }
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        let path = root + "/a"
        func write(_ bytes: [UInt8]) throws -> FileStamp {
            try Data(bytes).write(to: URL(filePath: path))
            var times = [timeval](repeating: timeval(tv_sec: 4_102_444_800, tv_usec: 0), count: 2)
            #expect(utimes(path, &times) == 0)
            return try #require(FileStamp(ofFileAt: path))
        }
        let clock = DiskClock()
        let stamp = try write([1])
        #expect(!stamp.isSettled(at: clock))
        DiskClock.waitForTick()
        #expect(stamp.isSettled(at: DiskClock()))
        #expect(try write([2]) != stamp)
    }

    @Test func `of two runs that have looked at a folder the second sees that there was a first`() throws {
        defer { try? removeAll(root) }
        let left = try made(["a/x": "a", "b/x": "b"])
        // What each looks at right before it changes a file: that file, the folders around it and the marker.
        func touched(_ file: String) -> [OutputFolder.LeftFile] {
            let paths = [file] + OutputFolder.frame(of: [file])
            return left.filter { paths.contains($0.path) }
        }
        #expect(try folder().amend(touched("a/x"), to: nil, with: [("a/x", .bytes([1]))], without: []))
        #expect(try !folder().amend(touched("b/x"), to: nil, with: [("b/x", .bytes([2]))], without: []))
        #expect(try StandingFiles(in: root + "/public").foreign == [])
    }
}
