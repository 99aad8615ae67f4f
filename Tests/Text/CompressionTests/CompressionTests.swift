import Testing

@testable import Compression

@Suite struct CompressionTests {
    static let texts = [
        "", "a", String(repeating: "the same again, ", count: 4_000),
        String((0..<20_000).map { Character(UnicodeScalar(UInt8($0 * $0 % 251 % 127))) }),
    ]

    @Test(arguments: texts)
    func `what is packed comes back`(text: String) throws {
        let bytes = Array(text.utf8)
        #expect(inflated(try #require(deflated(bytes, .zlib, level: 6)), limit: 1 << 20) == bytes)
        #expect(brotliUnpacked(try #require(brotliPacked(bytes)), limit: 1 << 20) == bytes)
    }

    @Test func `gzip carries no name and no time`() throws {
        let packed = try #require(deflated(Array("text".utf8), .gzip, level: 12))
        #expect(packed.prefix(8) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
        #expect(packed == deflated(Array("text".utf8), .gzip, level: 12))
    }

    @Test func `what is damaged or too large is nothing`() throws {
        let packed = try #require(deflated([UInt8](repeating: 0, count: 5_000), .zlib, level: 6))
        #expect(inflated(packed, limit: 4_999) == nil)
        #expect(inflated(Array(packed.dropLast(3)), limit: 5_000) == nil)
        #expect(brotliUnpacked([1, 2, 3], limit: 100) == nil)
    }

    @Test func `the sum of nine digits is the one of the standard`() {
        #expect(crc32(Array("123456789".utf8)[...]) == 0xCBF4_3926)
    }
}
