import Foundation
import Testing

@testable import Files

/// A folder of one test.
private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "in-place-\(UUID())").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
}

private func facts(_ path: String) -> stat {
    var facts = stat()
    lstat(path, &facts)
    return facts
}

private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

@Suite struct FileInPlaceTests {
    @Test(arguments: ["longer than what was there", "s", ""])
    func `mode, other names and links stay`(new: String) throws {
        try withFolder { folder in
            let (path, other, link) = (folder + "/a", folder + "/b", folder + "/l")
            try "what was there".write(toFile: path, atomically: false, encoding: .utf8)
            chmod(path, 0o640)
            try FileManager.default.linkItem(atPath: path, toPath: other)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a")
            let before = facts(path)
            let file = try FileInPlace(link)
            #expect(file.bytes == Array("what was there".utf8))
            try file.write(Array(new.utf8))
            let after = facts(path)
            #expect(text(path) == new)
            #expect(text(other) == new)
            #expect(after.st_mode == before.st_mode && after.st_ino == before.st_ino && after.st_nlink == 2)
            #expect(facts(link).st_mode & S_IFMT == S_IFLNK)
        }
    }

    @Test func `what nobody may write says so`() throws {
        try withFolder { folder in
            try "x".write(toFile: folder + "/a", atomically: false, encoding: .utf8)
            #expect(try !FileInPlace(folder + "/a").isReadOnly)
            chmod(folder + "/a", 0o444)
            #expect(try FileInPlace(folder + "/a").isReadOnly)
        }
    }

    @Test func `a file that is not there is made, with its folder`() throws {
        try withFolder { folder in
            let file = try FileInPlace(folder + "/docs/a")
            #expect(file.bytes == nil)
            try file.write(Array("new".utf8))
            #expect(text(folder + "/docs/a") == "new")
        }
    }

    @Test func `a folder and a pipe are no files`() throws {
        try withFolder { folder in
            mkfifo(folder + "/pipe", 0o600)
            #expect(throws: DiskError.self) { try FileInPlace(folder) }
            #expect(throws: DiskError.self) { try FileInPlace(folder + "/pipe") }
        }
    }

    @Test func `of a file on the disk only the first bytes are read`() throws {
        try withFolder { folder in
            try "0123456789".write(toFile: folder + "/a", atomically: false, encoding: .utf8)
            let content = FileContent.onDisk(path: folder + "/a", size: 10)
            #expect(try content.head(4) == Array("0123".utf8))
            #expect(try content.head(40) == Array("0123456789".utf8))
            #expect(try content.read() == Array("0123456789".utf8))
            #expect(try FileContent.bytes([1, 2, 3]).head(2) == [1, 2])
        }
    }
}
