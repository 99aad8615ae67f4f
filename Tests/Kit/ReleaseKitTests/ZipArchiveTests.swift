import Testing

@testable import ReleaseKit

/// A number of `size` bytes, the least first.
private func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int {
    bytes[offset..<(offset + size)].reversed().reduce(0) { $0 << 8 | Int($1) }
}

/// The layout is that of APPNOTE.TXT, 4.3.7 (a file's header) and 4.3.16 (the end of the directory).
@Suite struct ZipArchiveTests {
    private let files: [(name: String, bytes: [UInt8])] = [
        ("a/é.txt", Array("one".utf8)), ("b.txt", []), ("c.bin", [UInt8](repeating: 7, count: 70_000)),
    ]

    @Test func `the files stand there as they are`() throws {
        let bytes = try #require(ZipArchive.bytes(of: files))
        #expect(number(bytes, at: 0, size: 4) == 0x0403_4B50)
        #expect(number(bytes, at: 8, size: 2) == 0)
        #expect(number(bytes, at: 18, size: 4) == 3)
        let name = Array(files[0].name.utf8)
        let start = 30 + number(bytes, at: 28, size: 2)
        #expect(Array(bytes[30..<(30 + name.count)]) == name)
        #expect(Array(bytes[(start + name.count)..<(start + name.count + 3)]) == files[0].bytes)
        let end = bytes.count - 22
        #expect(number(bytes, at: end, size: 4) == 0x0605_4B50)
        #expect(number(bytes, at: end + 10, size: 2) == files.count)
    }

    @Test func `every file is from the first day`() throws {
        let bytes = try #require(ZipArchive.bytes(of: files))
        #expect(number(bytes, at: 10, size: 2) == 0)
        #expect(number(bytes, at: 12, size: 2) == 1 << 5 | 1)
    }

    @Test func `equal files give equal bytes`() {
        #expect(ZipArchive.bytes(of: files) == ZipArchive.bytes(of: files))
        #expect(ZipArchive.bytes(of: files) != ZipArchive.bytes(of: files.dropLast()))
    }
}
