import Media

/// A picture's file without what its camera and its programs wrote about it: places, dates, names, small copies.
///
/// Its pixels stay as they are, byte for byte, and so do its colours' profile, its resolution and how it is to be turned.
/// - Returns: nil where there is nothing to take away, or where it is no JPEG, PNG or WebP.
package func stripped(_ file: [UInt8]) -> [UInt8]? {
    guard let medium = Medium(file) else { return nil }
    switch medium.format {
    case .jpeg: return strippedJPEG(file, orientation: medium.orientation)
    case .png:
        let spoken = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME"]
        return without(chunks(ofPNG: file).filter { spoken.contains($0.name) }.map(\.whole), in: file)
    case .webp: return strippedWebP(file)
    default: return nil
    }
}

private func strippedJPEG(_ file: [UInt8], orientation: Int) -> [UInt8]? {
    let segments = JPEGSegment.all(of: file).filter { segment in
        let content = file[segment.content]
        // JFIF's resolution, the ICC profile and Adobe's colours decide what is seen; all else is about the picture.
        return switch segment.marker {
        case 0xE0: !content.starts(with: Array("JFIF\0".utf8))
        case 0xE2: !content.starts(with: Array("ICC_PROFILE\0".utf8))
        case 0xEE: !content.starts(with: Array("Adobe".utf8))
        case 0xE1...0xEF, 0xFE: true
        default: false
        }
    }
    guard var bytes = without(segments.map(\.whole), in: file) else { return nil }
    if (2...8).contains(orientation) { bytes.insert(contentsOf: exif(UInt8(orientation)), at: 2) }
    return bytes == file ? nil : bytes
}

/// A segment that tells how the camera was held, and nothing else.
private func exif(_ orientation: UInt8) -> [UInt8] {
    let directory: [UInt8] = [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    let content = Array("Exif\0\0".utf8) + directory
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
}

private func strippedWebP(_ file: [UInt8]) -> [UInt8]? {
    let spoken = chunks(ofWebP: file).filter { ["EXIF", "XMP "].contains($0.name) }
    guard var bytes = without(spoken.map(\.whole), in: file), bytes.count > 20 else { return nil }
    let length = bytes.count - 8
    for index in 0..<4 { bytes[4 + index] = UInt8(truncatingIfNeeded: length >> (8 * index)) }
    // The flags of the extended header say which chunks there are.
    if bytes[12..<16].elementsEqual("VP8X".utf8) { bytes[20] &= ~0x0C }
    return bytes
}

private func without(_ ranges: [Range<Int>], in file: [UInt8]) -> [UInt8]? {
    guard !ranges.isEmpty else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.count)
    var copied = 0
    for range in ranges {
        bytes += file[copied..<range.lowerBound]
        copied = range.upperBound
    }
    return bytes + file[copied...]
}
