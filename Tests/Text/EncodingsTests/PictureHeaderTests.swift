import Encodings
import Testing

@Suite struct PictureHeaderTests {
    private static let padding = [UInt8](repeating: 0, count: 24)

    @Test(
        arguments: [
            (
                "PNG",
                [
                    0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0x40, 0, 0, 0,
                    0xF0,
                ]
            ),
            ("GIF", Array("GIF89a".utf8) + [0x40, 1, 0xF0, 0] + padding),
            ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC2, 0, 17, 8, 0, 0xF0, 1, 0x40] + padding),
            ("WebP, extended", Array("RIFF....WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x3F, 1, 0, 0xEF, 0, 0]),
            ("WebP, lossy", Array("RIFF....WEBPVP8 ".utf8) + [1, 2, 3, 4, 0, 0, 0, 0x9D, 1, 0x2A, 0x40, 1, 0xF0, 0]),
            ("WebP, lossless", Array("RIFF....WEBPVP8L".utf8) + [1, 2, 3, 4, 0x2F, 0x3F, 0xC1, 0x3B, 0] + padding),
        ] as [(String, [UInt8])])
    func `the size stands in the first bytes`(format: String, bytes: [UInt8]) {
        let size = PictureHeader(bytes)
        #expect(size?.width == 320, "\(format)")
        #expect(size?.height == 240, "\(format)")
    }

    @Test(arguments: [
        [], [0xFF, 0xD8] + padding, Array("RIFF....WEBPXXXX".utf8) + padding, Array("<svg>".utf8) + padding,
    ])
    func `what is no picture has no size`(bytes: [UInt8]) { #expect(PictureHeader(bytes) == nil) }
}
