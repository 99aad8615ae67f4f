/// An upright rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
    /// The left and top edge.
    public var x, y: Int
    /// Pixels across and down.
    public var width, height: Int

    /// A rectangle with its top left pixel at `x`, `y`.
    public init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// One past the right edge.
    public var maxX: Int { x + width }
    /// One past the bottom edge.
    public var maxY: Int { y + height }
    /// How many pixels it has.
    public var area: Int { width * height }

    /// What both cover, or nil.
    public func intersection(_ other: PixelRect) -> PixelRect? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return right > left && bottom > top ? PixelRect(left, top, right - left, bottom - top) : nil
    }

    /// The smallest rectangle around both.
    public func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }
}

/// A picture in memory.
public struct Pixmap: Hashable, Sendable {
    /// Pixels across and down.
    public let width, height: Int
    /// Rows from the top, each pixel `0xAARRGGBB` with red, green and blue multiplied by alpha (Cairo's own layout,
    /// so that nothing is copied).
    public var pixels: [UInt32]

    /// A picture of one colour; negative sizes count as 0.
    public init(width: Int, height: Int, fill: Colour = .clear) {
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = Array(repeating: fill.premultiplied, count: self.width * self.height)
    }

    /// A picture by its pixels, rows from the top; missing ones are clear.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = max(0, width)
        self.height = max(0, height)
        self.pixels = pixels
        let count = self.width * self.height
        if pixels.count < count { self.pixels += Array(repeating: 0, count: count - pixels.count) }
        if pixels.count > count { self.pixels.removeLast(pixels.count - count) }
    }

    /// The whole of it.
    public var bounds: PixelRect { PixelRect(0, 0, width, height) }

    /// The colour at a place inside.
    public func colour(_ x: Int, _ y: Int) -> Colour { Colour(premultiplied: pixels[y * width + x]) }

    /// Whether nothing shines through.
    public var isOpaque: Bool {
        pixels.withUnsafeBufferPointer { pixels in
            var all: UInt32 = 0xFF00_0000
            for pixel in pixels { all &= pixel }
            return all == 0xFF00_0000
        }
    }

    /// A part of it, cut at the edges.
    public func part(_ rect: PixelRect) -> Pixmap {
        guard let rect = rect.intersection(bounds) else { return Pixmap(width: 0, height: 0) }
        var part: [UInt32] = []
        part.reserveCapacity(rect.area)
        for row in rect.y..<rect.maxY { part += pixels[row * width + rect.x..<row * width + rect.maxX] }
        return Pixmap(width: rect.width, height: rect.height, pixels: part)
    }

    /// Puts another picture over this one's pixels, its corner at `x`, `y`; what falls outside is lost.
    public mutating func put(_ other: Pixmap, x: Int, y: Int) {
        let place = PixelRect(x, y, other.width, other.height)
        guard let rect = place.intersection(bounds) else { return }
        for row in rect.y..<rect.maxY {
            let from = (row - y) * other.width + rect.x - x
            let to = row * width + rect.x
            pixels.replaceSubrange(to..<to + rect.width, with: other.pixels[from..<from + rect.width])
        }
    }

    /// Hashes the size and a few pixels only: pictures are large, and seldom differ in one place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        for index in stride(from: 0, to: pixels.count, by: max(1, pixels.count / 16)) { hasher.combine(pixels[index]) }
    }
}

extension Colour {
    /// `0xAARRGGBB` with red, green and blue multiplied by alpha and rounded.
    public var premultiplied: UInt32 {
        func times(_ channel: UInt8) -> UInt32 { (UInt32(channel) * UInt32(alpha) + 127) / 255 }
        return UInt32(alpha) << 24 | times(red) << 16 | times(green) << 8 | times(blue)
    }

    /// The colour of a pixel `0xAARRGGBB` that was multiplied by its alpha.
    public init(premultiplied pixel: UInt32) {
        let alpha = pixel >> 24
        func divided(_ channel: UInt32) -> UInt8 {
            alpha == 0 ? 0 : UInt8(min(255, ((channel & 255) * 255 + alpha / 2) / alpha))
        }
        self.init(
            red: divided(pixel >> 16), green: divided(pixel >> 8), blue: divided(pixel), alpha: UInt8(alpha))
    }
}

extension UInt32 {
    /// A translucent pixel `0xAARRGGBB`, multiplied by its alpha, over an opaque colour.
    package func laid(on ground: Colour) -> UInt32 {
        let rest = 255 - (self >> 24)
        func channel(_ shift: UInt32, _ below: UInt8) -> UInt32 {
            Swift.min(255, (self >> shift & 255) + (UInt32(below) * rest + 127) / 255) << shift
        }
        return 0xFF00_0000 | channel(16, ground.red) | channel(8, ground.green) | channel(0, ground.blue)
    }
}

/// A picture shown for a time: one step of a moving picture.
public struct Frame: Hashable, Sendable {
    /// The pixels: the whole picture, or the part that changed.
    public var pixmap: Pixmap
    /// Where the part's corner lies in the whole.
    public var x, y: Int
    /// How long it is shown.
    public var duration: Duration

    /// A whole picture, or a part of it at `x`, `y`, shown for `duration`.
    public init(_ pixmap: Pixmap, x: Int = 0, y: Int = 0, duration: Duration) {
        self.pixmap = pixmap
        self.x = x
        self.y = y
        self.duration = duration
    }
}
