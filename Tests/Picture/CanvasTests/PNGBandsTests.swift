import Canvas
import Drawing
import Testing

/// A picture of a gradient, noise and a flat part, with a stripe of its own.
private func picture(stripe: UInt32, width: Int = 217, height: Int = 401) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    var state: UInt32 = 7
    for y in 0..<height {
        for x in 0..<width {
            state = state &* 1_664_525 &+ 1_013_904_223
            let noise = state >> 8 & 0xFF_FFFF
            let tone = UInt32(y * 255 / height) * 0x01_0203 & 0xFF_FFFF
            pixmap.pixels[y * width + x] = 0xFF00_0000 | (x < 60 ? noise : x < 140 ? tone : 0x40_8020)
            if (150..<170).contains(y) { pixmap.pixels[y * width + x] = 0xFF00_0000 | stripe }
        }
    }
    return pixmap
}

@Suite struct PNGBandsTests {
    @Test(arguments: 1...12)
    func `a reader finds the pixels again, at every strength of packing`(level: Int) throws {
        let pixmap = picture(stripe: 0xFF0000)
        let file = try PNGBands(ground: pixmap, level: level).png(of: pixmap)
        #expect(try Canvas.pixmap(ofPNG: file) == pixmap)
        #expect(file[25] == 2, "no alpha, no palette")
    }

    @Test func `the bytes do not depend on what was written before`() throws {
        let ground = picture(stripe: 0)
        let writer = PNGBands(ground: ground)
        for stripe in [0, 0x00FF00, 0x1234, 0] as [UInt32] {
            let own = picture(stripe: stripe)
            #expect(try writer.png(of: own) == PNGBands(ground: own).png(of: own))
        }
    }

    @Test(arguments: [(1, 1), (3, 96), (5, 97), (1000, 2)])
    func `pictures of any size are whole`(width: Int, height: Int) throws {
        let pixmap = picture(stripe: 0xABCDEF, width: width, height: height)
        #expect(try Canvas.pixmap(ofPNG: PNGBands(ground: pixmap).png(of: pixmap)) == pixmap)
    }

    @Test func `flat pictures, whose streams are a few bytes, are whole at every size of their rest`() throws {
        for height in 1...40 {
            let pixmap = Pixmap(width: height, height: height, fill: Colour(UInt32(height) &* 0x03_0507))
            #expect(try Canvas.pixmap(ofPNG: PNGBands(ground: pixmap).png(of: pixmap)) == pixmap)
        }
    }

    @Test func `a picture of another size than the ground is refused`() throws {
        let writer = PNGBands(ground: Pixmap(width: 4, height: 4, fill: .white))
        #expect(throws: CanvasError.self) { try writer.png(of: Pixmap(width: 4, height: 5, fill: .white)) }
    }
}
