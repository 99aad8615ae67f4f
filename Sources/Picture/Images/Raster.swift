import Drawing

/// A photograph in memory: rows from the top without gaps, red, green and blue of eight bits, and alpha where some pixel
/// shines through, by which the colours are not multiplied.
package struct Raster: Hashable, Sendable {
    /// Pixels across and down, at least 1.
    package private(set) var width, height: Int
    /// Bytes of a pixel: 3, or 4 with alpha.
    package private(set) var channels: Int
    /// The bytes, `width` × `height` × `channels` of them.
    package var bytes: [UInt8]
    /// The ICC profile of the colours; empty where they are those of sRGB.
    package var profile: [UInt8] = []

    /// How many pixels are read at most: more than any camera's, and what memory takes.
    package static let largestArea = 120_000_000

    /// A picture by its bytes, of which there must be as many as pixels have.
    package init(width: Int, height: Int, channels: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * channels, "rows without gaps")
        (self.width, self.height, self.channels, self.bytes) = (width, height, channels, bytes)
    }

    /// A drawn picture, laid on a colour.
    package init(_ pixmap: Pixmap, on ground: Colour = .white) {
        (width, height, channels) = (pixmap.width, pixmap.height, 3)
        bytes = Array(capacity: pixmap.pixels.count * 3) { out in
            for pixel in pixmap.pixels {
                let pixel = pixel >> 24 == 255 ? pixel : pixel.laid(on: ground)
                out.append(UInt8(truncatingIfNeeded: pixel >> 16))
                out.append(UInt8(truncatingIfNeeded: pixel >> 8))
                out.append(UInt8(truncatingIfNeeded: pixel))
            }
        }
    }

    /// Refuses a size that is nothing, or more than is read.
    static func check(width: Int, height: Int) throws(ImageError) {
        guard width > 0, height > 0, width <= largestArea / height else {
            throw .size(width: width, height: height)
        }
    }

    /// The same picture without alpha, where no pixel shines through.
    var withoutSpareAlpha: Raster {
        guard channels == 4, stride(from: 3, to: bytes.count, by: 4).allSatisfy({ bytes[$0] == 255 }) else {
            return self
        }
        var plain = Raster(
            width: width, height: height, channels: 3,
            bytes: Array(capacity: width * height * 3) { out in
                for at in stride(from: 0, to: bytes.count, by: 4) {
                    for channel in at..<at + 3 { out.append(bytes[channel]) }
                }
            })
        plain.profile = profile
        return plain
    }
}
