/// A number of some bytes, the heaviest first.
package func big(_ number: Int, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}

/// A PNG of a header and no pixels: what readers of chunks look at.
package func png(
    _ width: Int, _ height: Int, type: UInt8 = 2, bits: UInt8 = 8, chunks: [(String, [UInt8])] = [], ends: Bool = true
) -> [UInt8] {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        big(content.count, 4) + Array(name.utf8) + content + [0, 0, 0, 0]
    }
    let header = big(width, 4) + big(height, 4) + [bits, type, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + chunk("IHDR", header)
        + chunks.flatMap { chunk($0.0, $0.1) } + chunk("IDAT", []) + (ends ? chunk("IEND", []) : [])
}

/// A JPEG of a frame header, an orientation where there is one, and an end.
package func jpeg(_ width: Int, _ height: Int, channels: UInt8 = 3, orientation: UInt8? = nil, isBig: Bool = true)
    -> [UInt8]
{
    var exif: [UInt8] = []
    if let orientation {
        let entry: [UInt8] =
            isBig
            ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
            : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        let content = Array("Exif\0\0".utf8) + entry
        exif = [0xFF, 0xE1] + big(content.count + 2, 2) + content
    }
    let frame = [8] + big(height, 2) + big(width, 2) + [channels] + [UInt8](repeating: 0x11, count: 3 * Int(channels))
    return [0xFF, 0xD8] + exif + [0xFF, 0xFF, 0xC2] + big(frame.count + 2, 2) + frame + [
        0xFF, 0xDA, 0, 2, 7, 0xFF, 0xD9,
    ]
}
