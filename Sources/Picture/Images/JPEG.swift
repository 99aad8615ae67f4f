import CJPEG
import Media

/// Which side of a stored picture is its width when it is shown.
enum ShownSide { case across, down }

/// Decodes a JPEG, at the smallest of eight scales that is as wide as wanted: the decoder leaves out what is not needed.
func decodedJPEG(
    _ file: [UInt8], _ size: PixelSize, across side: ShownSide, for width: Int
) throws(ImageError) -> Raster {
    let shown = side == .across ? size.width : size.height
    let eighths = (1...8).first { shown * $0 / 8 >= width } ?? 8
    var facts = playbill_jpeg_facts()
    try answering { message in
        playbill_jpeg_measure(file, file.count, Int32(eighths), &facts, message)
    }
    let (columns, rows, channels) = (Int(facts.width), Int(facts.height), Int(facts.components))
    var bytes = [UInt8](repeating: 0, count: columns * rows * channels)
    try answering { message in
        playbill_jpeg_decode(file, file.count, Int32(eighths), &facts, &bytes, message)
    }
    if channels == 4 { bytes = light(ofInks: bytes, areInverted: facts.is_inverted != 0) }
    return Raster(width: columns, height: rows, channels: 3, bytes: bytes)
}

/// A photograph as a JPEG (baseline, with tables of its own); alpha is laid on white.
/// - Parameters:
///   - raster: the picture.
///   - quality: 1...100, as libjpeg counts.
/// - Returns: the file.
/// - Throws: that a side is too long for the format.
package func jpeg(of raster: Raster, quality: Int) throws(ImageError) -> [UInt8] {
    guard raster.width < 65_500, raster.height < 65_500 else {
        throw .writing("a JPEG of \(raster.width)×\(raster.height) px cannot be made")
    }
    let bytes = raster.channels == 3 ? raster.bytes : raster.onWhite
    var out: UnsafeMutablePointer<UInt8>?
    var count = 0
    try answering { message in
        playbill_jpeg_encode(
            bytes, Int32(raster.width), Int32(raster.height), Int32(max(1, min(100, quality))), raster.profile,
            raster.profile.count, &out, &count, message)
    }
    defer { playbill_jpeg_free(out) }
    return Array(UnsafeBufferPointer(start: out, count: count))
}

/// Calls the codec, and throws what it says where it fails.
private func answering(_ call: (UnsafeMutablePointer<CChar>) -> Int32) throws(ImageError) {
    var message = [CChar](repeating: 0, count: 256)
    guard call(&message) == 0 else {
        throw .damaged(String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
}

/// Four inks as light.
///
/// Without a printer's profile they mix as if each took its share of the light, as viewers do.
private func light(ofInks bytes: [UInt8], areInverted: Bool) -> [UInt8] {
    Array(capacity: bytes.count / 4 * 3) { out in
        for at in stride(from: 0, to: bytes.count, by: 4) {
            // Adobe's programs store how much light passes, the standard how much ink there is.
            let black = Int(areInverted ? bytes[at + 3] : 255 - bytes[at + 3])
            for channel in at..<at + 3 {
                let ink = Int(areInverted ? bytes[channel] : 255 - bytes[channel])
                out.append(UInt8((ink * black + 127) / 255))
            }
        }
    }
}

extension Raster {
    fileprivate var onWhite: [UInt8] {
        Array(capacity: width * height * 3) { out in
            for at in stride(from: 0, to: bytes.count, by: 4) {
                let alpha = Int(bytes[at + 3])
                for channel in at..<at + 3 {
                    out.append(UInt8((Int(bytes[channel]) * alpha + 255 * (255 - alpha) + 127) / 255))
                }
            }
        }
    }
}
