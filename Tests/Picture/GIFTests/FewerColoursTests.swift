import Drawing
import GIF
import Testing

@Suite struct FewerColoursTests {
    @Test func `finishing again with fewer colours is smaller`() throws {
        var encoder = try GIFEncoder(width: 64, height: 64)
        let pixels = (0..<4096).map { 0xFF00_0000 | UInt32($0 * 4099) & 0xFFFFFF }
        try encoder.add(Frame(Pixmap(width: 64, height: 64, pixels: pixels), duration: .seconds(1)))
        let (all, few, again) = try (encoder.finish(), encoder.finish(colours: 16), encoder.finish())
        #expect(few.count < all.count && again == all)
        #expect(Set(try decodeGIF(few).frames[0].pixmap.pixels).count <= 16)
    }
}
