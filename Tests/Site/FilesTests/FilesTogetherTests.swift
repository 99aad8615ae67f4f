import Foundation
import Testing

@testable import Files

@Suite struct FilesTogetherTests {
    private func folder() throws -> String {
        let path = FileManager.default.temporaryDirectory.path + "/together-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    @Test func `files are written together, over old ones and beside none`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Disk.live.write(Array("old".utf8), folder + "/a")
        try Disk.writeTogether([(folder + "/a", Array("one".utf8)), (folder + "/new/b", Array("two".utf8))])
        #expect(try Disk.live.read(folder + "/a") == Array("one".utf8))
        #expect(try Disk.live.read(folder + "/new/b") == Array("two".utf8))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() == ["a", "new", "new/b"])
    }

    @Test func `where one cannot be written, the old ones are there and nothing else is`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Disk.live.write(Array("old".utf8), folder + "/a")
        try FileManager.default.createDirectory(atPath: folder + "/taken", withIntermediateDirectories: true)
        #expect(throws: DiskError.self) {
            try Disk.writeTogether([
                (folder + "/a", Array("one".utf8)), (folder + "/b", Array("two".utf8)), (folder + "/taken", [1]),
            ])
        }
        #expect(try Disk.live.read(folder + "/a") == Array("old".utf8))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() == ["a", "taken"])
    }

    @Test func `a link stays a link`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Disk.live.write(Array("old".utf8), folder + "/real")
        try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/real")
        try Disk.writeTogether([(folder + "/link", Array("new".utf8))])
        #expect(try Disk.live.read(folder + "/real") == Array("new".utf8))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == folder + "/real")
    }
}
