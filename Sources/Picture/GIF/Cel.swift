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
    ///
    /// Looking four pixels ahead as well gained 0.8 % of the trailer, and took as long again.
    func packed() -> PackedCel {
        var trial = Trial()
        // With transparent pixels, and without any: whichever has fewer changes of colour first, and the other one too
        // where it might do.
        let (clear, opaque) = steps
        let mayBeClear = clear < opaque * 2
        if mayBeClear {
            let sheet = Sheet(self)
            trial.attempt(sheet, LZW.Policy(lookahead: 1))
            if trial.filled { trial.attempt(sheet, LZW.Policy(lookahead: 1, patient: true)) }
            var joined = self
            if joined.joinStretches() { trial.attempt(Sheet(joined), LZW.Policy(lookahead: 1, patient: true)) }
        }
        if !mayBeClear || opaque * 4 < clear * 5 {
            let sheet = Sheet(opaque: self)
            trial.attempt(sheet, LZW.Policy(lookahead: 1))
            if trial.filled { trial.attempt(sheet, LZW.Policy(lookahead: 1, patient: true)) }
        }
        return trial.best
    }

    /// From how many pixels on a stretch of one colour is written as that colour.
    private static let long = 32

    /// Lets what stays take part in the stretch of one colour that changes around it, where that is long: a curtain
    /// that closes packs better as one area than as the part of it that is new.
    ///
    /// - Returns: whether that is so of a good part of the cel.
    private mutating func joinStretches() -> Bool {
        let count = pixels.count
        var joined = 0
        pixels.withUnsafeBufferPointer { pixels in
            free.withUnsafeMutableBufferPointer { free in
                var place = 0
                while place < count {
                    let (start, colour) = (place, pixels[place])
                    var staying = 0
                    while place < count, pixels[place] == colour {
                        staying += free[place] != 0 ? 1 : 0
                        place += 1
                    }
                    guard staying > 0, staying < place - start, place - start >= Cel.long else { continue }
                    for place in start..<place { free[place] = 0 }
                    joined += staying
                }
            }
        }
        return joined * 8 > count
    }

    /// How often neighbours differ with all free pixels transparent, and with none.
    private var steps: (clear: Int, opaque: Int) {
        guard let transparent else { return (.max / 4, 0) }
        var (clear, opaque) = (1, 1)
        pixels.withUnsafeBufferPointer { pixels in
            free.withUnsafeBufferPointer { free in
                for place in 1..<max(1, pixels.count) {
                    let (one, other) = (pixels[place - 1], pixels[place])
                    if one != other { opaque += 1 }
                    let first = free[place - 1] != 0 ? transparent : one
                    if first != (free[place] != 0 ? transparent : other) { clear += 1 }
                }
            }
        }
        return (clear, opaque)
    }
}

/// One image's codes, without its blocks' lengths.
struct PackedCel: Sendable {
    var bytes: [UInt8]
    var codeSize: Int
    var usesTransparent: Bool
}

/// A cel's pixels as they are given to the packer.
private struct Sheet {
    /// How far from the ends of a run of unchanged pixels both ways of writing them are tried.
    ///
    /// Deeper inside only the transparent entry is: long runs are then matched at once, and the GIF is smaller, too.
    private static let depth = 16

    var pixels: [UInt8]
    var free: [UInt8]
    /// How many pixels from each on can only be transparent, as far as 16 bits count.
    var still: [UInt16]
    let transparent: UInt8
    let usesTransparent: Bool
    /// The bits of the highest entry that must be written, at least 2 as the format wants.
    private(set) var codeSize = 2

    /// The cel, with unchanged pixels transparent where that may be.
    init(_ cel: Cel) {
        (pixels, free) = (cel.pixels, cel.free)
        still = [UInt16](repeating: 0, count: cel.pixels.count)
        transparent = cel.transparent ?? 0
        usesTransparent = cel.transparent != nil
        var highest = transparent
        let (count, transparent) = (pixels.count, transparent)
        pixels.withUnsafeMutableBufferPointer { pixels in
            free.withUnsafeMutableBufferPointer { free in
                still.withUnsafeMutableBufferPointer { still in
                    var place = 0
                    while place < count {
                        if free[place] == 0 {
                            highest = max(highest, pixels[place])
                            place += 1
                            continue
                        }
                        let start = place
                        while place < count, free[place] != 0 { place += 1 }
                        guard place - start > 2 * Sheet.depth else { continue }
                        let end = place - Sheet.depth
                        for deep in start + Sheet.depth..<end {
                            pixels[deep] = transparent
                            free[deep] = 0
                            still[deep] = UInt16(min(end - deep, 65535))
                        }
                    }
                }
            }
        }
        codeSize = max(2, bitsFor(Int(highest) + 1))
    }

    /// The cel with every pixel as it is.
    init(opaque cel: Cel) {
        pixels = cel.pixels
        free = [UInt8](repeating: 0, count: cel.pixels.count)
        still = [UInt16](repeating: 0, count: cel.pixels.count)
        transparent = cel.transparent ?? 0
        usesTransparent = false
        codeSize = max(2, bitsFor(Int(cel.pixels.max() ?? 0) + 1))
    }
}

/// Tries ways to pack a cel and keeps the shortest.
private struct Trial {
    var best = PackedCel(bytes: [], codeSize: 2, usesTransparent: false)
    var filled = false

    mutating func attempt(_ sheet: Sheet, _ policy: LZW.Policy) {
        let limit = best.bytes.isEmpty ? Int.max : best.bytes.count
        sheet.pixels.withUnsafeBufferPointer { pixels in
            sheet.free.withUnsafeBufferPointer { free in
                sheet.still.withUnsafeBufferPointer { still in
                    let packer = LZW(
                        codeSize: sheet.codeSize, policy: policy, pixels: pixels, free: free, still: still,
                        transparent: sheet.transparent)
                    let bytes = packer.pack(limit: limit)
                    filled = filled || packer.filled
                    guard let bytes else { return }
                    best = PackedCel(bytes: bytes, codeSize: sheet.codeSize, usesTransparent: sheet.usesTransparent)
                }
            }
        }
    }
}
