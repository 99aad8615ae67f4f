/// An image's pixels as LZW gets them: where one may also be transparent, the shorter code is its choice.
struct LZWInput {
    private var pixels: [UInt8]
    /// 1 where the pixel may also be transparent.
    private var free: [UInt8]
    private let transparent: UInt8
    let usesTransparent: Bool
    /// How far from the ends of a run of unchanged pixels both ways of writing them are tried.
    private let depth: Int
    /// The bits of the highest entry that must be written, at least 2 as the format wants.
    private(set) var codeSize = 2

    /// The image, with unchanged pixels transparent where that may be.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - depth: how far from the ends of a run of unchanged pixels both ways of writing them are tried. Deeper inside only
    ///     the transparent entry is: long runs are then matched at once, and the GIF is smaller, too.
    init(_ image: GIFImage, depth: Int) {
        self.depth = depth
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
    }

    /// The image with every pixel as it is.
    init(opaque image: GIFImage) {
        depth = 0
        pixels = image.pixels
        free = [UInt8](repeating: 0, count: image.pixels.count)
        transparent = image.transparent ?? 0
        usesTransparent = false
        codeSize = max(2, bitsFor(Int(image.pixels.max() ?? 0) + 1))
    }

    /// Lets a run of pixels stay as it was.
    private mutating func leave(_ run: Range<Int>) {
        let long = run.count > 2 * depth
        let deep =
            long ? run.lowerBound + depth..<run.upperBound - depth : run.upperBound..<run.upperBound
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
                body(LZW.Source(pixels: pixels, free: free, transparent: transparent))
            }
        }
    }
}
