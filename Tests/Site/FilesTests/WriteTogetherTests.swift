import Synchronization
import Testing

@testable import Files

@Suite struct WriteTogetherTests {
    @Test(arguments: 0...3) func `where one of several files cannot be written, all stay as they were`(broken: Int) {
        let names = ["a", "b", "c"]
        let there = Mutex(Dictionary(uniqueKeysWithValues: names.map { ($0, [UInt8]("old".utf8)) }))
        var disk = Disk.live
        disk.write = { bytes, path throws(DiskError) in
            if broken < names.count, path == names[broken] {
                throw DiskError("write", path, reason: "the disk is full")
            }
            there.withLock { $0[path] = bytes }
        }
        let changes = names.map { FileChange(path: $0, old: Array("old".utf8), new: Array("new".utf8)) }
        do {
            try disk.writeTogether(changes)
            #expect(broken == 3)
        } catch { #expect(error.path == names[broken]) }
        let expected = Array((broken == 3 ? "new" : "old").utf8)
        #expect(there.withLock { all in names.allSatisfy { all[$0] == expected } })
    }
}
