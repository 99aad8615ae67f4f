import Testing

@testable import Film

@Suite struct ScreenTests {
    /// ITU-R BT.709, table 3: black, white, and the three primaries, rounded.
    @Test(arguments: [
        (0x000000, 16, 128, 128), (0xFFFFFF, 235, 128, 128), (0xFF0000, 63, 102, 240), (0x00FF00, 173, 42, 26),
        (0x0000FF, 32, 240, 118),
    ])
    func `colours are those of films`(rgb: UInt32, luma: UInt8, blue: UInt8, red: UInt8) {
        let planes = Planes(width: 2, height: 2)
        let row = [UInt32](repeating: 0xFF00_0000 | rgb, count: 2)
        row.withUnsafeBufferPointer { row in
            guard let first = row.baseAddress else { return }
            planes.convert(first, first, row: 0, columns: 0..<1)
        }
        #expect(planes.luma[0] == luma && planes.blue[0] == blue && planes.red[0] == red)
        var back: [UInt32] = [0, 0, 0, 0]
        planes.read(into: &back)
        for shift: UInt32 in [0, 8, 16] {
            #expect(abs(Int(back[3] >> shift & 255) - Int(rgb >> shift & 255)) <= 3)
        }
    }
}
