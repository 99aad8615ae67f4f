import Drawing

/// One image of a GIF: the rectangle around what changes, by palette entries.
struct Cel: Sendable {
    var rect: PixelRect
    var pixels: [UInt8]
    /// 1 where the pixel is as before, so that the transparent entry would do too; 0 everywhere without such an entry.
    var free: [UInt8]
    var transparent: UInt8?
    /// Hundredths of a second.
    var ticks: Int
    /// The whole picture's first pixel, as it is while this is shown.
    var corner: UInt8

    /// The shortest of several packings; the first of equally short ones.
    func packed() -> PackedCel {
        var trial = Trial(cel: self)
        trial.attempt(LZW.Policy(lookahead: 1))
        trial.attempt(LZW.Policy())
        if trial.filled { trial.attempt(LZW.Policy(lookahead: 1, patient: true)) }
        if transparent != nil {
            trial.attempt(LZW.Policy(lookahead: 3, oldest: true))
            trial.attempt(LZW.Policy(lookahead: 1), whole: true)
        }
        return trial.best
    }
}

/// One image's codes, without its blocks' lengths.
struct PackedCel: Sendable {
    var bytes: [UInt8]
    var codeSize: Int
    var usesTransparent: Bool
}

/// Tries ways to pack a cel and keeps the shortest.
private struct Trial {
    let cel: Cel
    var best = PackedCel(bytes: [], codeSize: 2, usesTransparent: false)
    var filled = false

    init(cel: Cel) { self.cel = cel }

    /// Packs by a policy, with no transparent pixel at all where `whole`.
    mutating func attempt(_ policy: LZW.Policy, whole: Bool = false) {
        let free = whole ? [UInt8](repeating: 0, count: cel.free.count) : cel.free
        let codeSize = codeSize(free)
        let transparent = cel.transparent ?? 0
        let limit = best.bytes.isEmpty ? Int.max : best.bytes.count
        cel.pixels.withUnsafeBufferPointer { pixels in
            free.withUnsafeBufferPointer { free in
                let packer = LZW(
                    codeSize: codeSize, policy: policy, pixels: pixels, free: free, transparent: transparent)
                let bytes = packer.pack(limit: limit)
                filled = filled || packer.filled
                guard let bytes else { return }
                best = PackedCel(
                    bytes: bytes, codeSize: codeSize, usesTransparent: cel.transparent != nil && !whole)
            }
        }
    }

    /// The bits of the highest entry that must be written, at least 2 as the format wants.
    private func codeSize(_ free: [UInt8]) -> Int {
        var highest = cel.transparent ?? 0
        for (pixel, free) in zip(cel.pixels, free) where free == 0 { highest = max(highest, pixel) }
        return max(2, bitsFor(Int(highest) + 1))
    }
}
