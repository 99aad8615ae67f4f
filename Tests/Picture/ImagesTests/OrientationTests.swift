import Testing

@testable import Images

@Suite struct OrientationTests {
    /// Six pixels, two across and three down: `ab`, `cd`, `ef`, and how each orientation shows them (EXIF 2.32).
    static let shown: [(Int, [String])] = [
        (1, ["ab", "cd", "ef"]), (2, ["ba", "dc", "fe"]), (3, ["fe", "dc", "ba"]), (4, ["ef", "cd", "ab"]),
        (5, ["ace", "bdf"]), (6, ["eca", "fdb"]), (7, ["fdb", "eca"]), (8, ["bdf", "ace"]),
    ]

    @Test(arguments: shown)
    func `a picture is turned as its camera was held`(number: Int, rows: [String]) throws {
        let stored = Raster(width: 2, height: 3, channels: 3, bytes: "aaabbbcccdddeeefff".utf8.map { $0 })
        let turned = stored.turned(try #require(Orientation(rawValue: number)))
        #expect(turned.width == rows[0].utf8.count)
        #expect(turned.height == rows.count)
        #expect(turned.bytes == rows.flatMap { $0.utf8.flatMap { [$0, $0, $0] } })
    }

    @Test(arguments: 1...8)
    func `a file that tells an orientation is decoded upright, at every scale`(number: Int) throws {
        let file = with([(0xE1, exif(UInt8(number)))], try jpeg(of: shaded(64, 32), quality: 95))
        let whole = try decoded(file)
        #expect((whole.width > whole.height) == (number < 5))
        let small = try decoded(file, for: whole.width / 4)
        #expect((small.width, small.height) == (whole.width / 4, whole.height / 4))
        // The first byte of a pixel grows with x as it is stored, and the corner where it is least goes along.
        let corner = try #require(Orientation(rawValue: number)).source(0, 0, 64, 32)
        #expect(abs(Int(whole.bytes[0]) - corner.x * 255 / 63) < 12)
        #expect(abs(Int(whole.bytes[1]) - corner.y * 255 / 31) < 12)
    }
}
