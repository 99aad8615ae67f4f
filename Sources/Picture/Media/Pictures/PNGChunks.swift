/// The chunks of a PNG file (W3C, Portable Network Graphics, third edition).
extension Medium {
    mutating func readPNG(_ file: [UInt8]) {
        let bytes = Bytes(file)
        guard bytes.text(12, 4) == "IHDR", bytes.big(8, 4) == 13, let depth = bytes.byte(24), let type = bytes.byte(25)
        else {
            fault = "it does not begin with a header (IHDR)"
            return
        }
        size = PixelSize(width: bytes.big(16, 4) ?? 0, height: bytes.big(20, 4) ?? 0)
        var layout = PixelLayout(type == 0 || type == 4 ? .grey : .rgb)
        (layout.hasAlpha, layout.isPalette, layout.bits) = (type == 4 || type == 6, type == 3, depth)
        layout.isInterlaced = bytes.byte(28) == 1
        var (at, isWhole) = (33, false)
        while !isWhole, let length = bytes.big(at, 4), length < file.count {
            switch bytes.text(at + 4, 4) {
            case "tRNS": layout.hasAlpha = true
            case "acTL": motion = Motion(frames: 0, rounds: bytes.big(at + 12, 4) ?? 0)
            case "fcTL": addFrame(bytes, at + 8)
            case "IEND": isWhole = bytes.slice(at, 12) != nil
            default: break
            }
            at += 12 + length
        }
        // An animation without frames is a still.
        if motion?.frames == 0 { motion = nil }
        pixels = layout
        if !isWhole { fault = "it ends before its last chunk (IEND)" }
    }

    /// A frame's delay, a fraction of a second; a hundred below the line where that is nothing.
    private mutating func addFrame(_ bytes: Bytes, _ at: Int) {
        guard let above = bytes.big(at + 20, 2), let below = bytes.big(at + 22, 2) else { return }
        motion?.frames += 1
        motion?.milliseconds += above * 1_000 / (below == 0 ? 100 : below)
    }
}
