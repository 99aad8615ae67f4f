import Footage

/// The picture that parts are put on, and the same as brightness and two differences of colour, as films have it.
///
/// Only what a part covers is computed anew, which is why this is faster than a scaler over whole pictures.
struct Screen: ~Copyable {
    let width, height: Int
    /// `0xAARRGGBB`, multiplied by alpha.
    private let pixels: UnsafeMutableBufferPointer<UInt32>
    private let planes: Planes

    /// A picture that is black all over; both sides are even.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = .allocate(capacity: width * height)
        pixels.initialize(repeating: 0xFF00_0000)
        planes = Planes(width: width, height: height)
        convert(PieceRect(x: 0, y: 0, width: width, height: height))
    }

    deinit { pixels.deallocate() }

    /// Puts a part on the picture, whose pixels come next; `part` is room for them.
    mutating func put(
        _ rect: PieceRect, _ part: inout [UInt32], from reader: FootageReader
    ) throws(FootageMistake) {
        if rect.width == width {
            // Whole rows lie together.
            let rows = UnsafeMutableBufferPointer(
                rebasing: pixels[rect.y * width..<(rect.y + rect.height) * width])
            try reader.pixels(UnsafeMutableRawBufferPointer(rows))
        } else {
            let count = rect.width * rect.height
            if part.count != count { part = [UInt32](repeating: 0, count: count) }
            try reader.pixels(&part)
            copy(rect, part)
        }
        convert(rect)
    }

    private func copy(_ rect: PieceRect, _ part: [UInt32]) {
        part.withUnsafeBufferPointer { part in
            guard let from = part.baseAddress, let to = pixels.baseAddress else { return }
            for row in 0..<rect.height {
                (to + (rect.y + row) * width + rect.x).update(from: from + row * rect.width, count: rect.width)
            }
        }
    }

    /// Computes the brightness and colour of a part, and of the pixels that share theirs with it.
    private func convert(_ rect: PieceRect) {
        guard let pixels = pixels.baseAddress else { return }
        let (left, right) = (rect.x / 2, (rect.x + rect.width + 1) / 2)
        for row in rect.y / 2..<(rect.y + rect.height + 1) / 2 {
            let upper = pixels + row * 2 * width
            planes.convert(upper, upper + width, row: row, columns: left..<right)
        }
    }

    /// Copies the picture to where a coder wants it.
    func copy(to targets: [UnsafeMutablePointer<UInt8>], _ strides: [Int]) { planes.copy(to: targets, strides) }
}

/// Brightness of each pixel, and two differences of colour of each square of four: ITU-R BT.709 in the range of films.
final class Planes {
    let width, height: Int
    let luma, blue, red: UnsafeMutablePointer<UInt8>

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        luma = .allocate(capacity: width * height)
        blue = .allocate(capacity: width * height / 4)
        red = .allocate(capacity: width * height / 4)
        fill(luma: 16, blue: 128, red: 128)
    }

    deinit { [luma, blue, red].forEach { $0.deallocate() } }

    /// One colour all over.
    func fill(luma: UInt8, blue: UInt8, red: UInt8) {
        self.luma.initialize(repeating: luma, count: width * height)
        self.blue.initialize(repeating: blue, count: width * height / 4)
        self.red.initialize(repeating: red, count: width * height / 4)
    }

    /// Converts squares of two rows.
    func convert(
        _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, row: Int, columns: Range<Int>
    ) {
        let (above, below) = (luma + row * 2 * width, luma + (row * 2 + 1) * width)
        let (blues, reds) = (blue + row * width / 2, red + row * width / 2)
        for column in columns {
            let x = column &* 2
            let (a, b, c, d) = (upper[x], upper[x &+ 1], lower[x], lower[x &+ 1])
            above[x] = Planes.luma(a)
            above[x &+ 1] = Planes.luma(b)
            below[x] = Planes.luma(c)
            below[x &+ 1] = Planes.luma(d)
            // The sums of four, red and blue in the two halves of one number.
            let mixed = (a & 0xFF00FF) &+ (b & 0xFF00FF) &+ (c & 0xFF00FF) &+ (d & 0xFF00FF)
            let greens = (a >> 8 & 0xFF) &+ (b >> 8 & 0xFF) &+ (c >> 8 & 0xFF) &+ (d >> 8 & 0xFF)
            let (r, g, b4) = (Int32(mixed >> 16), Int32(greens), Int32(mixed & 0xFFFF))
            blues[column] = UInt8(
                truncatingIfNeeded: (-6_596 &* r &- 22_188 &* g &+ 28_784 &* b4 &+ Planes.middle) >> 18)
            reds[column] = UInt8(truncatingIfNeeded: (28_784 &* r &- 26_145 &* g &- 2_639 &* b4 &+ Planes.middle) >> 18)
        }
    }

    /// 128 and a half, in the units of four times 65,536.
    private static let middle: Int32 = 128 << 18 + 1 << 17

    /// 0.2126 of red, 0.7152 of green and 0.0722 of blue, from 16 to 235.
    static func luma(_ pixel: UInt32) -> UInt8 {
        let (r, g, b) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        let black: UInt32 = 16 << 16 + 1 << 15
        let sum: UInt32 = 11_966 &* r &+ 40_254 &* g &+ 4_064 &* b &+ black
        return UInt8(truncatingIfNeeded: sum >> 16)
    }

    /// Copies the picture to where a coder wants it.
    func copy(to targets: [UnsafeMutablePointer<UInt8>], _ strides: [Int]) {
        for row in 0..<height { (targets[0] + row * strides[0]).update(from: luma + row * width, count: width) }
        for row in 0..<height / 2 {
            (targets[1] + row * strides[1]).update(from: blue + row * width / 2, count: width / 2)
            (targets[2] + row * strides[2]).update(from: red + row * width / 2, count: width / 2)
        }
    }
}
