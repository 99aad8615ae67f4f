/// A segment of a JPEG file in front of its pixels (ITU-T T.81, annex B).
struct JPEGSegment {
    var marker: UInt8
    /// With its marker and length.
    var whole: Range<Int>
    var content: Range<Int>

    /// The segments up to the pixels; what is broken ends them.
    static func all(of file: [UInt8]) -> [JPEGSegment] {
        var segments: [JPEGSegment] = []
        var at = 2
        while at + 4 <= file.count, file[at] == 0xFF {
            let marker = file[at + 1]
            if marker == 0xFF {
                at += 1
                continue
            }
            let end = at + 2 + (Int(file[at + 2]) << 8 | Int(file[at + 3]))
            guard marker != 0xDA, marker != 0xD9, end >= at + 4, end <= file.count else { break }
            segments.append(JPEGSegment(marker: marker, whole: at..<end, content: at + 4..<end))
            at = end
        }
        return segments
    }
}

/// A chunk of a PNG or WebP file.
struct FileChunk {
    var name: String
    /// With its name, its length, and what comes behind it.
    var whole: Range<Int>
    var content: Range<Int>
}

/// The chunks of a PNG file; what is broken ends them.
func chunks(ofPNG file: [UInt8]) -> [FileChunk] {
    var chunks: [FileChunk] = []
    var at = 8
    while at + 12 <= file.count {
        let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
        guard length <= file.count - at - 12 else { break }
        let name = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
        chunks.append(FileChunk(name: name, whole: at..<at + 12 + length, content: at + 8..<at + 8 + length))
        at += 12 + length
    }
    return chunks
}

/// The chunks of a WebP file (RFC 9649); what is broken ends them.
func chunks(ofWebP file: [UInt8]) -> [FileChunk] {
    var chunks: [FileChunk] = []
    var at = 12
    while at + 8 <= file.count {
        let length = file[at + 4..<at + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= file.count - at - 8 else { break }
        let name = String(decoding: file[at..<at + 4], as: UTF8.self)
        let end = min(file.count, at + 8 + length + length % 2)
        chunks.append(FileChunk(name: name, whole: at..<end, content: at + 8..<at + 8 + length))
        at = end
    }
    return chunks
}

/// A PNG with the colours that another says its numbers are of: profile, gamma and primaries.
/// - Returns: the same where the other says nothing of them, or as much as the PNG.
package func withColours(of original: [UInt8], _ png: [UInt8]) -> [UInt8] {
    var names: Set = ["iCCP", "gAMA", "cHRM", "cICP", "sRGB"]
    // A profile for greys says nothing of red, green and blue (PNG §11.3.2.3); the colour type stands in `IHDR`.
    if original.count > 25, original[25] & 2 == 0 { names.remove("iCCP") }
    let said = chunks(ofPNG: original).filter { names.contains($0.name) }.map { original[$0.whole] }
    guard !said.isEmpty, let head = chunks(ofPNG: png).first else { return png }
    let spared = chunks(ofPNG: png).filter { names.contains($0.name) }.map(\.whole)
    var bytes = Array(png[..<head.whole.upperBound]) + said.joined()
    var copied = head.whole.upperBound
    for range in spared {
        bytes += png[copied..<range.lowerBound]
        copied = range.upperBound
    }
    return bytes + png[copied...]
}
