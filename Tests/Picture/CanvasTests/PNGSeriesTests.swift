import Drawing
import Testing

@testable import Canvas

/// A card: a stripe above, a line below, and between them a block of its own that is different in each.
private func card(_ number: Int, ground: Colour = Colour(0xF0E0D0)) -> Pixmap {
    let width = 230
    var pixmap = Pixmap(width: width, height: 310, fill: ground)
    pixmap.put(Pixmap(width: width, height: 7, fill: Colour(0xC93F25)), x: 0, y: 0)
    for (y, isOwn) in [(60, false), (130 + number % 5, true), (280, false)] {
        var state: UInt32 = isOwn ? UInt32(number) : 99
        for place in 0..<(24 * width) {
            state = state &* 1_664_525 &+ 1_013_904_223
            let shade = state >> 28
            if shade > 9 { pixmap.pixels[y * width + place] = 0xFF00_0000 | (shade &* (isOwn ? 0x0C_0D07 : 0x09_0A0E)) }
        }
    }
    return pixmap
}

@Suite struct PNGSeriesTests {
    @Test func `a reader finds the pixels again`() throws {
        let series = PNGSeries()
        for number in 0..<8 {
            let file = try series.png(of: card(number))
            #expect(try pixmap(ofPNG: file) == card(number))
            #expect(file[25] == 3, "a palette")
        }
    }

    /// Forwards and backwards, after a stranger, and alone.
    @Test func `the bytes do not depend on what was written before`() throws {
        let alone = try (0..<9).map { try PNGSeries().png(of: card($0)) }
        let (forwards, backwards) = (PNGSeries(), PNGSeries())
        _ = try backwards.png(of: card(3, ground: Colour(0x204060)))
        for _ in 0..<3 {
            for number in 0..<9 {
                #expect(try forwards.png(of: card(number)) == alone[number])
                #expect(try backwards.png(of: card(8 - number)) == alone[8 - number])
            }
        }
    }

    @Test func `threads may write at once`() async throws {
        let series = PNGSeries()
        let files = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            for number in 0..<40 { group.addTask { (number, try series.png(of: card(number))) } }
            return try await group.reduce(into: [Int: [UInt8]]()) { $0[$1.0] = $1.1 }
        }
        for number in 0..<40 { #expect(try files[number] == PNGSeries().png(of: card(number))) }
    }

    /// What stands around the middle has the same indices and is cut at the same places, whatever the middle shows.
    @Test func `pictures of one kind have the parts of their ground in common`() throws {
        func parts(_ number: Int) throws -> [(bytes: [UInt8], key: [UInt32])] {
            let raw = try RawPNG(card(number), PNGOptions(merging: true))
            guard case .indexed(let rows) = raw.content else { return [] }
            let places = PNGSeries.parts(of: rows)
            #expect(places.flatMap { Array($0) } == Array(0..<310))
            return places.map { (rows.bytes(of: $0), rows.key(of: $0)) }
        }
        let (first, second) = (try parts(0), try parts(5))
        #expect(first.count == second.count && first.count >= 5)
        #expect(zip(first, second).filter { $0.bytes != $1.bytes }.count == 1)
        // A key is as good as the bytes.
        for (own, other) in zip(first, second) { #expect((own.bytes == other.bytes) == (own.key == other.key)) }
    }

    @Test(arguments: [(1, 1), (3, 16), (5, 17), (1000, 2), (9, 33)])
    func `pictures of any size are whole`(width: Int, height: Int) throws {
        for picture in [
            Pixmap(width: width, height: height, fill: .white),
            Pixmap(width: width, height: height, pixels: (0..<width * height).map { 0xFF00_0000 | UInt32($0 % 200) }),
        ] {
            #expect(try pixmap(ofPNG: PNGSeries().png(of: picture)) == picture)
        }
    }

    @Test func `a picture with too many colours for a palette is whole`() throws {
        let pixels = (0..<320 * 64).map { (index: UInt32) -> UInt32 in 0xFF00_0000 | index &* 0x01_0407 & 0xFF_FFFF }
        let picture = Pixmap(width: 320, height: 64, pixels: pixels)
        let file = try PNGSeries().png(of: picture)
        #expect(try pixmap(ofPNG: file) == picture)
        #expect(file[25] == 2, "no alpha, no palette")
    }

    @Test func `an empty picture is an error`() {
        #expect(throws: CanvasError.self) { try PNGSeries().png(of: Pixmap(width: 0, height: 4)) }
    }
}
