import Drawing
import Testing

@Suite struct ColourTests {
    @Test(arguments: [
        ("#F2B84B", "#f2b84b"), ("f2b84b", "#f2b84b"), ("#abc", "#aabbcc"), ("#abcd", "#aabbccdd"),
        ("#01020304", "#01020304"), ("#010203ff", "#010203"),
    ])
    func `hexadecimal is read and written`(text: String, written: String) {
        #expect(Colour(hex: text)?.hex == written)
    }

    @Test(arguments: ["", "#", "#12", "#12345", "red", "#ggg", "#１２３", "#1234567"])
    func `other text is no colour`(text: String) {
        #expect(Colour(hex: text) == nil)
    }

    /// WCAG 2.2's own extremes, and #767676 on white, its well-known lightest passing grey (4.54).
    @Test func `contrast is WCAG's`() {
        #expect(abs(Colour.black.contrast(with: .white) - 21) < 0.001)
        #expect(Colour.white.contrast(with: .white) == 1)
        #expect(abs(Colour(0x767676).contrast(with: .white) - 4.54) < 0.01)
    }

    @Test func `mixing half way is the middle`() {
        #expect(Colour.black.mixed(.white, 0.5) == Colour(0x808080))
        #expect(Colour(0x123456).mixed(Colour(0x654321), 0) == Colour(0x123456))
        #expect(Colour(0x123456).mixed(Colour(0x654321), 1) == Colour(0x654321))
    }

    @Test func `greys are the same without green cones`() {
        for value in stride(from: UInt32(0), through: 255, by: 15) {
            let grey = Colour(value << 16 | value << 8 | value)
            #expect(grey.deuteranopia == grey)
        }
    }

    @Test func `opaque pixels come back as they were`() {
        let colour = Colour(0xE2553D)
        #expect(Colour(premultiplied: colour.premultiplied) == colour)
        #expect(colour.premultiplied == 0xFFE2_553D)
    }
}
