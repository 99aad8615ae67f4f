/// An image's pixels as LZW gets them: where one may also be transparent, the shorter code is its choice.
struct LZWInput {
    /// How far from the ends of a run of unchanged pixels both ways of writing them are tried.
    ///
    /// Deeper inside only the transparent entry is: long runs are then matched at once, and the GIF is smaller, too.
    private static let depth = 32

    private var pixels: [UInt8]
    /// 1 where the pixel may also be transparent.
    private var free: [UInt8]
    /// How many pixels from each on are the same and not free.
    private var alike: [UInt16] = []
    private let transparent: UInt8
    let usesTransparent: Bool
    /// The bits of the highest entry that must be written, at least 2 as the format wants.
    private(set) var codeSize = 2

    /// The image, with unchanged pixels transparent where that may be.
    init(_ image: GIFImage) {
        pixels = image.pixels
        free = [UInt8](repeating: 0, count: image.pixels.count)
        transparent = image.transparent ?? 0
        usesTransparent = image.transparent != nil
        var highest = transparent
        var end = 0
        for change in image.changes {
            leave(end..<change.lowerBound)
            for place in change { highest = max(highest, pixels[place]) }
            end = change.upperBound
        }
        leave(end..<pixels.count)
        codeSize = max(2, bitsFor(Int(highest) + 1))
        alike = LZWInput.alike(pixels, free)
    }

    /// The image with every pixel as it is.
    init(opaque image: GIFImage) {
        pixels = image.pixels
        free = [UInt8](repeating: 0, count: image.pixels.count)
        transparent = image.transparent ?? 0
        usesTransparent = false
        codeSize = max(2, bitsFor(Int(image.pixels.max() ?? 0) + 1))
        alike = LZWInput.alike(pixels, free)
    }

    private static func alike(_ pixels: [UInt8], _ free: [UInt8]) -> [UInt16] {
        var alike = [UInt16](repeating: 1, count: pixels.count)
        var place = pixels.count - 2
        while place >= 0 {
            if pixels[place] == pixels[place + 1], free[place] | free[place + 1] == 0, alike[place + 1] < .max {
                alike[place] = alike[place + 1] + 1
            }
            place -= 1
        }
        return alike
    }

    /// Lets a run of pixels stay as it was.
    private mutating func leave(_ run: Range<Int>) {
        let long = run.count > 2 * LZWInput.depth
        let deep =
            long ? run.lowerBound + LZWInput.depth..<run.upperBound - LZWInput.depth : run.upperBound..<run.upperBound
        free.withUnsafeMutableBufferPointer { free in
            free[run.lowerBound..<deep.lowerBound].update(repeating: 1)
            free[deep.upperBound..<run.upperBound].update(repeating: 1)
        }
        guard long else { return }
        let transparent = transparent
        pixels.withUnsafeMutableBufferPointer { $0[deep].update(repeating: transparent) }
    }

    /// Works with the pixels as the packer takes them.
    func withSource<Result>(_ body: (LZW.Source) -> Result) -> Result {
        pixels.withUnsafeBufferPointer { pixels in
            free.withUnsafeBufferPointer { free in
                alike.withUnsafeBufferPointer { alike in
                    body(LZW.Source(pixels: pixels, free: free, alike: alike, transparent: transparent))
                }
            }
        }
    }
}
