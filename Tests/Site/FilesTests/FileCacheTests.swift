import Foundation
import Synchronization
import Testing

@testable import Files

@Suite struct FileCacheTests {
    /// The machine's disk, counting what is read.
    private final class CountingDisk: Sendable {
        private let count = Atomic<Int>(0)

        var reads: Int { count.exchange(0, ordering: .relaxed) }

        var disk: Disk {
            var disk = Disk.live
            disk.read = { [self] path throws(DiskError) in
                count.add(1, ordering: .relaxed)
                return try Disk.live.read(path)
            }
            return disk
        }
    }

    @Test func `a law: a folder read again is the folder read anew, and only changed texts are read`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "playbill-\(UUID().uuidString)").path
        defer { try? Disk.live.remove(root) }
        let (counting, cache) = (CountingDisk(), FileCache())
        func write(_ text: String, _ path: String) throws { try Disk.live.write(Array(text.utf8), root + "/" + path) }
        func load(_ reads: Int, _ what: String) throws {
            let kept = try FileTree.load(["content", "themes"], below: root, from: counting.disk, cache: cache)
            #expect(counting.reads == reads, "\(what)")
            #expect(try kept == FileTree.load(["content", "themes"], below: root, from: .live), "\(what)")
        }
        for name in ["a", "b", "c"] { try write(name, "content/\(name).md") }
        try write("GIF", "content/p.gif")
        try load(3, "the first time everything is read")
        try load(0, "then nothing")
        try write("other", "content/b.md")
        try load(1, "a text that changed")
        try write("GIX", "content/p.gif")
        try load(0, "a picture is not read")
        try write("new", "themes/t/layouts/x.html")
        try load(1, "a new folder")
        #expect(rename(root + "/content/a.md", root + "/content/d.md") == 0)
        try load(1, "a text that moved")
        try Disk.live.remove(root + "/themes")
        try load(0, "a folder that went")
        cache.forget(["content/c.md"])
        try load(1, "a text that somebody calls changed")
    }
}
