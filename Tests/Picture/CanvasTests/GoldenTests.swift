import Canvas
import Drawing
import PictureSketches
import Testing

/// Sixty-four bits of FNV-1a over pixels.
func digest(of pixmap: Pixmap) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for pixel in pixmap.pixels {
        for shift in [0, 8, 16, 24] as [UInt32] {
            hash = (hash ^ UInt64(pixel >> shift & 255)) &* 0x0000_0100_0000_01B3
        }
    }
    return String(hash, radix: 16)
}

/// Pictures without text have exactly these pixels, on every machine of Debian 12.
@Suite struct GoldenTests {
    @Test(arguments: [
        (0.0, "d2ae1425bd1dfd0b"), (0.6, "da8df1d2f2418b8"), (1.1, "c34076c5f3a55c74"), (1.6, "89809c638b4f5a7c"),
    ])
    func theBoardKeepsItsPixels(time: Double, golden: String) throws {
        let pixmap = try Painter().pixmap(of: BoardSketch(side: 300, texts: false).scene(at: time))
        #expect(digest(of: pixmap) == golden)
    }
}
