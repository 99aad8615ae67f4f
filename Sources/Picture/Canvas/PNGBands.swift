import Compression
public import Drawing
import Glibc

/// Writes pictures that have most of their pixels in common as PNG: what they share is packed once.
///
/// A picture is packed in bands of rows, each a stream of its own behind the one before, so that the bytes of a picture
/// are the same whether or not a band was packed for another. One belongs to one thread.
public final class PNGBands {
    /// Rows of a band.
    private static let rows = 96

    /// A packed band, and its chunk of the file.
    private struct Band {
        var part: DeflatePart
        var chunk: [UInt8]
    }

    private let ground: Pixmap
    private var bands: [Band?]
    private let packer: DeflatePacker?
    private var raw: [UInt8] = []

    /// A writer of pictures that are like a ground.
    /// - Parameters:
    ///   - ground: what they have in common.
    ///   - level: how hard to pack, 1…12.
    public init(ground: Pixmap, level: Int = 4) {
        (self.ground, packer) = (ground, DeflatePacker(level: level))
        bands = Array(repeating: nil, count: (ground.height + PNGBands.rows - 1) / PNGBands.rows)
    }

    /// A picture of the ground's size as PNG: RGB of 8 bits, without alpha.
    public func png(of pixmap: Pixmap) throws(CanvasError) -> [UInt8] {
        guard pixmap.width == ground.width, pixmap.height == ground.height, pixmap.width > 0, pixmap.height > 0 else {
            throw .size(width: Double(pixmap.width), height: Double(pixmap.height))
        }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        append("IHDR", bigEndian(pixmap.width) + bigEndian(pixmap.height) + [8, 2, 0, 0, 0], to: &file)
        append("sRGB", [0], to: &file)
        append("IDAT", DeflatePart.head, to: &file)
        var sum: UInt32 = 1
        for number in bands.indices {
            let band = try band(number, of: pixmap)
            file += band.chunk
            sum = band.part.sum(behind: sum)
        }
        append("IDAT", DeflatePart.tail(sum: sum), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    private func band(_ number: Int, of pixmap: Pixmap) throws(CanvasError) -> Band {
        let first = number * PNGBands.rows * ground.width
        let end = min(first + PNGBands.rows * ground.width, ground.pixels.count)
        let isShared = pixmap.pixels.withUnsafeBytes { own in
            ground.pixels.withUnsafeBytes { other in
                own[first * 4..<end * 4].elementsEqualQuickly(other[first * 4..<end * 4])
            }
        }
        if isShared, let known = bands[number] { return known }
        let made = try pack(pixmap, first..<end)
        if isShared { bands[number] = made }
        return made
    }

    private func pack(_ pixmap: Pixmap, _ pixels: Range<Int>) throws(CanvasError) -> Band {
        let width = pixmap.width
        let rows = pixels.count / width
        let count = rows * (1 + width * 3)
        if raw.count < count + 1 { raw = [UInt8](repeating: 0, count: count + 1) }
        raw.withUnsafeMutableBytes { bytes in
            pixmap.pixels.withUnsafeBufferPointer { source in
                for row in 0..<rows {
                    filter(
                        source, pixels.lowerBound + row * width, width, isFirst: row == 0, into: bytes,
                        at: row * (1 + width * 3))
                }
            }
        }
        let part = packer.flatMap { packer in
            raw.withUnsafeBufferPointer { DeflatePart(UnsafeBufferPointer(rebasing: $0[..<count]), packer) }
        }
        guard let part else { throw .memory }
        var chunk: [UInt8] = []
        append("IDAT", part.packed, to: &chunk)
        return Band(part: part, chunk: chunk)
    }

    /// A row as RGB: what differs from the row above, or in the first of a band from the pixel before.
    private func filter(
        _ source: UnsafeBufferPointer<UInt32>, _ start: Int, _ width: Int, isFirst: Bool,
        into bytes: UnsafeMutableRawBufferPointer, at place: Int
    ) {
        var next = place
        bytes[next] = isFirst ? 1 : 2
        next += 1
        var before: UInt32 = 0
        for column in start..<start + width {
            let pixel = source[column]
            let other = isFirst ? before : source[column - width]
            let difference = pixel == other ? 0 : PNGBands.difference(pixel, other)
            bytes.storeBytes(of: (difference << 8).bigEndian, toByteOffset: next, as: UInt32.self)
            next += 3
            before = pixel
        }
    }

    @inline(__always)
    private static func difference(_ pixel: UInt32, _ other: UInt32) -> UInt32 {
        let red = (pixel >> 16 &- other >> 16) & 255
        let green = (pixel >> 8 &- other >> 8) & 255
        let blue = (pixel &- other) & 255
        return red << 16 | green << 8 | blue
    }
}

extension Slice<UnsafeRawBufferPointer> {
    /// Whether two places hold the same bytes.
    fileprivate func elementsEqualQuickly(_ other: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard count == other.count, let first = base.baseAddress, let second = other.base.baseAddress else {
            return isEmpty
        }
        return memcmp(first + startIndex, second + other.startIndex, count) == 0
    }
}
