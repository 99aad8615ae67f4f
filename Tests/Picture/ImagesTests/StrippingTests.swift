import MediaSamples
import Testing

@testable import Images

@Suite struct StrippingTests {
    @Test(arguments: 1...8)
    func `a JPEG loses its place and keeps its pixels and how it is turned`(orientation: UInt8) throws {
        let wide = profile("Display P3")
        let plain = try jpeg(of: shaded(32, 16), quality: 90)
        let file = with(
            [
                (0xE1, exif(orientation)), (0xE1, Array("http://ns.adobe.com/xap/1.0/ GPS".utf8)),
                (0xE2, Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + wide), (0xED, Array("Photoshop 3.0 GPS".utf8)),
                (0xFE, Array("GPS".utf8)),
            ], plain)
        let clean = try #require(stripped(file))
        #expect(!contains("GPS", clean))
        #expect(try decoded(clean) == decoded(file))
        #expect(stripped(clean) == nil)
    }

    @Test func `a file without metadata stays as it is`() throws {
        #expect(stripped(try jpeg(of: shaded(16, 16), quality: 80)) == nil)
        #expect(stripped(png(4, 4)) == nil)
        #expect(stripped(try webp(of: shaded(16, 16), .lossless)) == nil)
        #expect(stripped(Array("no picture".utf8)) == nil)
    }

    @Test func `a PNG and a WebP lose theirs`() throws {
        let file = png(4, 4, chunks: [("tEXt", Array("Comment\0GPS".utf8)), ("gAMA", big(45_455, 4))])
        #expect(stripped(file) == png(4, 4, chunks: [("gAMA", big(45_455, 4))]))
        var picture = shaded(16, 16)
        picture.profile = profile("Display P3")
        let clean = try webp(of: picture, .lossless)
        var tagged = clean + Array("EXIF".utf8) + [4, 0, 0, 0] + Array("GPS!".utf8)
        tagged[20] |= 8
        tagged[4...7] = ArraySlice(big(tagged.count - 8, 4).reversed())
        #expect(stripped(tagged) == clean)
    }

    @Test func `a PNG takes over the colours of another, in the place of its own`() {
        let wide: (String, [UInt8]) = ("iCCP", Array("P3".utf8))
        let other = png(4, 4, chunks: [wide, ("tEXt", [1]), ("gAMA", big(45_455, 4))])
        let made = png(4, 4, chunks: [("sRGB", [0]), ("pHYs", [1])])
        #expect(
            withColours(of: other, made) == png(4, 4, chunks: [wide, ("gAMA", big(45_455, 4)), ("pHYs", [1])]))
        #expect(withColours(of: png(4, 4), made) == made)
        #expect(withColours(of: Array("no picture".utf8), made) == made)
    }

    private func contains(_ text: String, _ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).contains(text)
    }
}
