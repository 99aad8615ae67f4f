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
        (0.0, "fb722e2e533a6234"), (0.6, "4011ef0af1fd1c43"), (1.1, "9082af34cebcc759"), (1.6, "7a10cb906531db52"),
    ])
    func `the board keeps its pixels`(time: Double, golden: String) throws {
        let pixmap = try Painter().pixmap(of: BoardSketch(side: 300, texts: false).scene(at: time))
        #expect(digest(of: pixmap) == golden)
    }
}
