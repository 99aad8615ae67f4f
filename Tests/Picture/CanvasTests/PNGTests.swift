import Canvas
import Drawing
import Testing

@Suite struct PNGTests {
    private func header(_ file: [UInt8]) -> (depth: UInt8, type: UInt8) { (file[24], file[25]) }

    @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (16, 4), (17, 8), (256, 8)])
    func fewColoursGetANarrowPalette(colours: Int, depth: UInt8) throws {
        let pixels = (0..<512).map { UInt32(0xFF00_0000) | UInt32($0 % colours) * 0x10203 }
        let file = try png(of: Pixmap(width: 32, height: 16, pixels: pixels))
        #expect(header(file).depth == depth)
        #expect(header(file).type == 3)
    }

    @Test func manyColoursAreRGB() throws {
        let pixels = (0..<512).map { UInt32(0xFF00_0000) | UInt32($0) }
        #expect(header(try png(of: Pixmap(width: 32, height: 16, pixels: pixels))).type == 2)
        let clear = pixels.map { $0 & 0x80FF_FFFF }
        #expect(header(try png(of: Pixmap(width: 32, height: 16, pixels: clear))).type == 6)
    }

    @Test func storesGetNoPalette() throws {
        let file = try png(of: Pixmap(width: 3, height: 3, fill: .white), PNGOptions(palette: false))
        #expect(header(file).type == 2)
    }

    @Test func anEmptyPictureIsAnError() {
        #expect(throws: CanvasError.self) { try png(of: Pixmap(width: 0, height: 4)) }
    }
}
