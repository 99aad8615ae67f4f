import Foundation
import MediaSamples

@testable import Images

/// A file that another program wrote, in Base64.
func sample(_ text: String) -> [UInt8] { Array(Data(base64Encoded: text) ?? Data()) }

/// Eight by eight pixels of pure red as inks, in Adobe's way, by Pillow.
let inks = sample(
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoKCgYICwwLCgwJ\
    CgoK/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAkK/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAA4EQwBNAFkASwAA\
    PwB/E/6f8/j/2Q==
    """)

/// A picture of one colour.
func plain(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> Raster {
    Raster(
        width: width, height: height, channels: pixel.count,
        bytes: (0..<width * height).flatMap { _ in pixel })
}

/// A picture with something to see everywhere, soft enough for a JPEG.
func shaded(_ width: Int, _ height: Int) -> Raster {
    Raster(
        width: width, height: height, channels: 3,
        bytes: (0..<width * height).flatMap { index -> [UInt8] in
            let (x, y) = (index % width, index / width)
            return [UInt8(x * 255 / max(1, width - 1)), UInt8(y * 255 / max(1, height - 1)), 128]
        })
}

/// A JPEG with more segments behind its first bytes.
func with(_ segments: [(marker: UInt8, content: [UInt8])], _ file: [UInt8]) -> [UInt8] {
    var file = file
    file.insert(
        contentsOf: segments.flatMap { [0xFF, $0.marker] + big($0.content.count + 2, 2) + $0.content }, at: 2)
    return file
}

/// What a camera writes: how it was held, and where it was.
func exif(_ orientation: UInt8) -> [UInt8] {
    let entries: [UInt8] = [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    return Array("Exif\0\0".utf8) + entries + Array("GPSLatitude 50.06".utf8)
}

/// A profile of a colour space with this name.
func profile(_ name: String, of space: String = "RGB ") -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 128)
    bytes.replaceSubrange(16..<20, with: Array(space.utf8))
    bytes.replaceSubrange(36..<40, with: Array("acsp".utf8))
    return bytes + big(1, 4) + Array("desc".utf8) + big(144, 4) + big(name.utf8.count, 4) + Array(name.utf8)
}
