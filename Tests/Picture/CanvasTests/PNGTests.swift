import Drawing
import Testing

@testable import Canvas

@Suite struct PNGTests {
    private func header(_ file: [UInt8]) -> (depth: UInt8, type: UInt8) { (file[24], file[25]) }

    @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (16, 4), (17, 8), (256, 8)])
    func `few colours get a narrow palette`(colours: Int, depth: UInt8) throws {
        let pixels = (0..<512).map { UInt32(0xFF00_0000) | UInt32($0 % colours) * 0x10203 }
        let file = try png(of: Pixmap(width: 32, height: 16, pixels: pixels))
        #expect(header(file).depth == depth)
        #expect(header(file).type == 3)
    }

    @Test func `many colours are RGB`() throws {
        let pixels = (0..<512).map { UInt32(0xFF00_0000) | UInt32($0) }
        #expect(header(try png(of: Pixmap(width: 32, height: 16, pixels: pixels))).type == 2)
        let clear = pixels.map { $0 & 0x80FF_FFFF }
        #expect(header(try png(of: Pixmap(width: 32, height: 16, pixels: clear))).type == 6)
    }

    @Test func `stores get no palette`() throws {
        let file = try png(of: Pixmap(width: 3, height: 3, fill: .white), PNGOptions(palette: false))
        #expect(header(file).type == 2)
    }

    @Test func `what is not to be packed is the same picture in more bytes`() throws {
        let picture = Pixmap(width: 40, height: 30, fill: Colour(0x336699))
        let loose = try png(of: picture, PNGOptions(level: 0, palette: false))
        #expect(try pixmap(ofPNG: loose) == picture)
        #expect(loose.count > 40 * 30 * 3)
    }

    /// A flat ground with a smooth edge of 400 colours, no two of them alike.
    private var smoothEdge: Pixmap {
        let edge = (0..<400).map { step -> UInt32 in
            let (red, green) = (UInt32(step * 255 / 399), UInt32(step % 200))
            return 0xFF00_0007 | red << 16 | green << 8
        }
        return Pixmap(width: 40, height: 40, pixels: edge + [UInt32](repeating: 0xFFFB_FAF6, count: 1_200))
    }

    @Test func `near colours become one only where that is wanted`() throws {
        #expect(header(try png(of: smoothEdge)).type == 2)
        #expect(header(try png(of: smoothEdge, PNGOptions(merging: true))).type == 3)
    }

    @Test func `merging moves no channel by more than three and keeps the ground`() throws {
        let merged = try pixmap(ofPNG: png(of: smoothEdge, PNGOptions(merging: true)))
        #expect(Set(merged.pixels).count <= 256)
        for (one, other) in zip(smoothEdge.pixels, merged.pixels) {
            for shift in [0, 8, 16, 24] {
                let (before, after) = (Int(one >> UInt32(shift) & 255), Int(other >> UInt32(shift) & 255))
                #expect(abs(before - after) <= 3)
            }
        }
        #expect(merged.pixels.suffix(1_200).allSatisfy { $0 == 0xFFFB_FAF6 })
    }

    @Test func `what has too many colours stays whole`() throws {
        let pixels = (0..<512).map { step -> UInt32 in
            let (red, green) = (UInt32(step % 64) * 4, UInt32(step / 64) * 4)
            return 0xFF00_0000 | red << 16 | green << 8
        }
        let picture = Pixmap(width: 32, height: 16, pixels: pixels)
        #expect(try pixmap(ofPNG: png(of: picture, PNGOptions(merging: true))) == picture)
    }

    /// Rows like the one above, runs of any length, and so many colours that their table grows.
    @Test(arguments: [1, 2, 3, 7, 8, 9, 31, 40], [1, 2, 5, 17, 200, 256, 257, 3_000])
    func `what is written is what is read`(width: Int, colours: UInt32) throws {
        var random = UInt32(width) &* 977 &+ colours
        func next() -> UInt32 {
            random = random &* 1_664_525 &+ 1_013_904_223
            return random >> 8
        }
        var pixels: [UInt32] = []
        for row in 0..<160 {
            if row > 0, next() % 3 == 0 {
                pixels += pixels.suffix(width)
                continue
            }
            var line: [UInt32] = []
            while line.count < width {
                let colour = 0xFF00_0000 | next() % colours &* 0x01_0325
                line += [UInt32](repeating: colour, count: Int(next() % 12) + 1)
            }
            pixels += line.prefix(width)
        }
        let picture = Pixmap(width: width, height: 160, pixels: pixels)
        for options in [PNGOptions(), PNGOptions(palette: false)] {
            #expect(try pixmap(ofPNG: png(of: picture, options)) == picture)
        }
    }

    /// Its index is the byte that leads each row; the others follow from the edges to the middle.
    @Test func `the colour of most pixels comes first in a palette`() throws {
        var picture = Pixmap(width: 40, height: 30, fill: Colour(0xF0E0D0))
        picture.put(Pixmap(width: 9, height: 9, fill: .black), x: 3, y: 3)
        picture.put(Pixmap(width: 40, height: 2, fill: .white), x: 0, y: 0)
        let file = try png(of: picture)
        let start = try #require(file.indices.first { file[$0...].starts(with: Array("PLTE".utf8)) })
        #expect(file[(start + 4)...].prefix(9) == [0xF0, 0xE0, 0xD0, 0xFF, 0xFF, 0xFF, 0, 0, 0])
        #expect(try pixmap(ofPNG: file) == picture)
    }

    @Test func `an empty picture is an error`() {
        #expect(throws: CanvasError.self) { try png(of: Pixmap(width: 0, height: 4)) }
    }

    @Test func `any bytes are a picture or an error that says why`() throws {
        let file = try png(
            of: Pixmap(width: 9, height: 9, pixels: (0..<81).map { 0xFF00_0000 | UInt32($0) &* 0x10305 }))
        for count in 0..<file.count {
            let error = #expect(throws: CanvasError.self) { try pixmap(ofPNG: Array(file.prefix(count))) }
            #expect(
                error?.description.contains(count < 24 ? "begin" : "too early") == true,
                "\(count): \(String(describing: error))")
        }
        for place in file.indices {
            var damaged = file
            damaged[place] ^= 0x55
            _ = try? pixmap(ofPNG: damaged)
        }
    }

    @Test func `a small file that claims a huge picture is refused unread`() throws {
        var file = try png(of: Pixmap(width: 9, height: 9, fill: .white))
        file.replaceSubrange(16..<24, with: [0, 0, 0x3F, 0xFF, 0, 0, 0x3F, 0xFF])
        #expect(throws: CanvasError.size(width: 16_383, height: 16_383)) { try pixmap(ofPNG: file) }
        file.replaceSubrange(16..<24, with: [UInt8](repeating: 0xFF, count: 8))
        #expect(throws: CanvasError.self) { try pixmap(ofPNG: file) }
    }
}
