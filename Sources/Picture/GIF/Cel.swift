import Drawing

/// One image of a GIF: the rectangle around what changes, by palette entries.
struct Cel: Sendable {
    var rect: PixelRect
    var pixels: [UInt8]
    /// 1 where the pixel is as before, so that the transparent entry would do too.
    var free: [UInt8]
    var transparent: UInt8?
    /// Hundredths of a second.
    var ticks: Int
    /// The whole picture's first pixel, as it is while this is shown.
    var corner: UInt8

    /// The shortest of several packings; the first of equally short ones.
    func packed() -> PackedCel {
        let policies = [
            LZW.Policy(transparentFirst: true, patient: false), LZW.Policy(transparentFirst: true, patient: true),
            LZW.Policy(transparentFirst: false, patient: false), LZW.Policy(transparentFirst: false, patient: true),
        ]
        var best: PackedCel?
        for policy in policies {
            let packed = packed(policy)
            if best.map({ packed.bytes.count < $0.bytes.count }) ?? true { best = packed }
        }
        return best ?? packed(LZW.Policy())
    }

    private func packed(_ policy: LZW.Policy) -> PackedCel {
        var highest = transparent ?? 0
        for (pixel, free) in zip(pixels, free) where free == 0 || transparent == nil { highest = max(highest, pixel) }
        let codeSize = max(2, bitsFor(Int(highest) + 1))
        var packer = LZW(codeSize: codeSize, policy: policy)
        let bytes = pixels.withUnsafeBufferPointer { pixels in
            free.withUnsafeBufferPointer { free in packer.pack(pixels, free: free, transparent: transparent ?? 0) }
        }
        return PackedCel(bytes: bytes, codeSize: codeSize, usesTransparent: transparent != nil)
    }
}

/// One image's codes, without its blocks' lengths.
struct PackedCel: Sendable {
    var bytes: [UInt8]
    var codeSize: Int
    var usesTransparent: Bool
}
