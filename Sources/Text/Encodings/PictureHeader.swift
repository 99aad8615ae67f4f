/// What a picture is and how large, read from the first bytes of its file.
///
/// PNG (W3C, "IHDR"), GIF (GIF89a §18), JPEG (ITU-T T.81, frame headers) and WebP (RFC 9649) are known.
package struct PictureHeader: Hashable {
    /// The formats that are known.
    package enum Format: Sendable { case png, gif, jpeg, webP }

    package let format: Format
    /// In pixels, at least 1.
    package let width: Int, height: Int

    /// What the bytes tell; nil where they are no such picture, where the size stands further behind, or is nothing.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count >= 24 else { return nil }
        func big(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }
        func little(_ at: Int, _ count: Int) -> Int {
            bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            (format, width, height) = (.png, big(16, 4), big(20, 4))
        } else if bytes.starts(with: Array("GIF8".utf8)) {
            (format, width, height) = (.gif, little(6, 2), little(8, 2))
        } else if bytes.starts(with: [0xFF, 0xD8]), let frame = PictureHeader.jpegFrame(bytes) {
            (format, width, height) = (.jpeg, big(frame + 3, 2), big(frame + 1, 2))
        } else if bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 30 {
            format = .webP
            switch String(decoding: bytes[12..<16], as: UTF8.self) {
            case "VP8X": (width, height) = (little(24, 3) + 1, little(27, 3) + 1)
            case "VP8 ": (width, height) = (little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF)
            case "VP8L": (width, height) = (little(21, 4) & 0x3FFF + 1, (little(21, 4) >> 14) & 0x3FFF + 1)
            default: return nil
            }
        } else {
            return nil
        }
        guard width > 0, height > 0 else { return nil }
    }

    /// Where the frame header of a JPEG file begins, behind its marker and length.
    private static func jpegFrame(_ bytes: [UInt8]) -> Int? {
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            // C4, C8 and CC are tables; the other Cx begin a frame.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) { return index + 4 }
            index += 2 + Int(bytes[index + 2]) << 8 + Int(bytes[index + 3])
        }
        return nil
    }
}
