import Drawing
import Testing

/// A picture with so many colours, one after another.
private func picture(_ width: Int, _ height: Int, colours: Int) -> Pixmap {
    Pixmap(
        width: width, height: height, pixels: (0..<width * height).map { 0xFF00_0000 | UInt32($0 % colours) * 0x010203 }
    )
}

@Suite struct PixelArtTests {
    @Test(arguments: [
        // A small game's screen, enlarged by any factor.
        (160, 144, 4, 480.0, 432.0, true), (160, 144, 4, 533, 479.7, true), (160, 144, 56, 161, 144.9, true),
        // A sprite, and a photograph as small as one.
        (16, 16, 16, 40, 40, true), (160, 144, 5000, 480, 432, false),
        // As it is, or smaller.
        (160, 144, 4, 160, 144, false), (160, 144, 4, 80, 72, false),
        // Larger ones, by a whole factor and by others.
        (640, 360, 32, 1280, 720, true), (640, 360, 32, 1300, 731.25, false), (640, 360, 32, 1280, 1080, false),
    ])
    func `pixel art that is enlarged keeps its pixels`(
        width: Int, height: Int, colours: Int, wanted: Double, high: Double, keeps: Bool
    ) {
        #expect(picture(width, height, colours: colours).keepsPixels(width: wanted, height: high) == keeps)
    }

    @Test func `blocks are as large as pixels are shown, or a little larger`() {
        let small = Pixmap(width: 2, height: 1, pixels: [0xFF00_0001, 0xFF00_0002])
        let blocks = small.inBlocks(toCover: 6, 3)
        #expect(blocks.width == 6 && blocks.height == 3)
        #expect(Array(blocks.pixels[6..<12]) == [1, 1, 1, 2, 2, 2].map { 0xFF00_0000 | $0 })
        #expect(small.inBlocks(toCover: 6.5, 3.2).bounds == PixelRect(0, 0, 8, 4))
        #expect(small.inBlocks(toCover: 1, 0.5) == small)
        #expect(small.inBlocks(toCover: 1e12, 1e12) == small, "what nobody could keep is left as it is")
    }
}
