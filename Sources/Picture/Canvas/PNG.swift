import Compression
import Drawing

/// How a picture becomes a PNG file.
public struct PNGOptions: Hashable, Sendable {
    /// How hard to pack, 1...12; 0 not at all, for pictures that nobody keeps.
    public var level: Int
    /// Whether a picture of at most 256 colours may be written with a palette, which is smaller.
    ///
    /// Stores want none.
    public var palette: Bool
    /// Whether colours that nobody can tell apart may become one where that makes a palette possible.
    public var merging: Bool

    /// Options; level 6 packs about as small as libpng by default, in a third of the time.
    public init(level: Int = 6, palette: Bool = true, merging: Bool = false) {
        self.level = level
        self.palette = palette
        self.merging = merging
    }
}

/// Writes a picture as PNG, without loss: with a palette where it has at most 256 colours, else as RGB where it is
/// opaque, else as RGBA, always 8 bits or less a channel.
public func png(of pixmap: Pixmap, _ options: PNGOptions = PNGOptions()) throws(CanvasError) -> [UInt8] {
    let raw = try RawPNG(pixmap, options)
    guard let packed = deflated(raw.rows, .zlib, level: options.level) else { throw .memory }
    return raw.file(packed)
}

func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(data.count)
    let start = file.count
    file += Array(type.utf8)
    file += data
    file += bigEndian(Int(crc32(file[start...])))
}
