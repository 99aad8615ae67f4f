/// The blocks of a GIF file (GIF89a, sections 18 to 26).
extension Medium {
    mutating func readGIF(_ file: [UInt8]) {
        var walk = GIFWalk(bytes: Bytes(file))
        size = walk.screen
        let isWhole = walk.toTrailer()
        var layout = PixelLayout(.rgb)
        (layout.isPalette, layout.hasAlpha, layout.isInterlaced) = (true, walk.hasAlpha, walk.isInterlaced)
        layout.bits = walk.bits
        (pixels, motion) = (layout, walk.motion)
        if walk.motion.frames == 0 {
            fault = "it holds no picture"
        } else if !isWhole {
            fault = "it ends before its trailer"
        }
    }
}

private struct GIFWalk {
    let bytes: Bytes
    var next = 13
    var motion = Motion()
    var hasAlpha = false
    var isInterlaced = false

    init(bytes: Bytes) { self.bytes = bytes }

    var screen: PixelSize? { PixelSize(width: bytes.little(6, 2) ?? 0, height: bytes.little(8, 2) ?? 0) }

    /// Bits of a colour's number, by the table for all frames.
    var bits: Int { bytes.byte(10).map { ($0 & 7) + 1 } ?? 8 }

    /// Reads on to the trailer; false where the file ends before it.
    mutating func toTrailer() -> Bool {
        skipTable(bytes.byte(10) ?? 0)
        while let kind = byte() {
            switch kind {
            case 0x3B: return true
            case 0x2C: guard readImage() else { return false }
            case 0x21: guard readExtension() else { return false }
            // Readers pass over stray bytes between blocks; some writers pad with nothing.
            case 0: continue
            default: return false
            }
        }
        return false
    }

    private mutating func readImage() -> Bool {
        guard let flags = bytes.byte(next + 8) else { return false }
        motion.frames += 1
        if flags & 0x40 != 0 { isInterlaced = true }
        next += 9
        skipTable(flags)
        next += 1
        return skipSubBlocks()
    }

    private mutating func readExtension() -> Bool {
        guard let label = byte() else { return false }
        if label == 0xF9, let flags = bytes.byte(next + 1) {
            motion.milliseconds += (bytes.little(next + 2, 2) ?? 0) * 10
            if flags & 1 != 0 { hasAlpha = true }
        }
        // Netscape's block says how often to repeat; 0 is for ever.
        if label == 0xFF, bytes.text(next + 1, 11) == "NETSCAPE2.0", bytes.byte(next + 13) == 1 {
            let repeats = bytes.little(next + 14, 2) ?? 0
            motion.rounds = repeats == 0 ? 0 : repeats + 1
        }
        return skipSubBlocks()
    }

    private mutating func byte() -> Int? {
        guard let byte = bytes.byte(next) else { return nil }
        next += 1
        return byte
    }

    /// A table of colours, where the flags say that there is one.
    private mutating func skipTable(_ flags: Int) {
        if flags & 0x80 != 0 { next += 3 << ((flags & 7) + 1) }
    }

    private mutating func skipSubBlocks() -> Bool {
        while let length = byte() {
            if length == 0 { return true }
            next += length
        }
        return false
    }
}
