extension FallbackFont {
    static let eastAsian = "Noto Sans CJK"
    static let nastaliq = "Noto Nastaliq Urdu"

    /// A family of Debian's packages `fonts-noto-core` and `fonts-noto-cjk`, and the blocks of Unicode 15 that it is for.
    struct Known {
        var name: String
        var hasBold = true
        /// The file of a family that is not of Noto, and its package.
        var origin: (file: String, package: String)?
        var ranges: [ClosedRange<UInt32>]

        init(
            _ name: String, hasBold: Bool = true, origin: (file: String, package: String)? = nil,
            _ ranges: ClosedRange<UInt32>...
        ) {
            self.name = name
            self.hasBold = hasBold
            self.origin = origin
            self.ranges = ranges
        }
    }

    /// The families that have the letters of living languages, and signs; those of Europe first, since they are wanted most.
    static let noto: [Known] = [
        Known(
            "Noto Sans", 0x0020...0x052F, 0x1C80...0x1C8F, 0x1D00...0x1DFF, 0x1E00...0x20CF, 0x2100...0x218F,
            0x2C60...0x2C7F, 0x2DE0...0x2E7F, 0xA640...0xA69F, 0xA700...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06),
        Known("Noto Sans Arabic", 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF),
        // Urdu's own hand; for others the one above has all letters.
        Known(nastaliq, 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFF),
        Known("Noto Sans Hebrew", 0x0590...0x05FF, 0xFB1D...0xFB4F),
        Known("Noto Sans Armenian", 0x0530...0x058F, 0xFB13...0xFB17),
        Known("Noto Sans Georgian", 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F),
        Known("Noto Sans Devanagari", 0x0900...0x097F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF),
        Known("Noto Sans Bengali", 0x0980...0x09FF),
        Known("Noto Sans Gurmukhi", 0x0A00...0x0A7F),
        Known("Noto Sans Gujarati", 0x0A80...0x0AFF),
        Known("Noto Sans Oriya", 0x0B00...0x0B7F),
        Known("Noto Sans Tamil", 0x0B80...0x0BFF),
        Known("Noto Sans Telugu", 0x0C00...0x0C7F),
        Known("Noto Sans Kannada", 0x0C80...0x0CFF),
        Known("Noto Sans Malayalam", 0x0D00...0x0D7F),
        Known("Noto Sans Sinhala", 0x0D80...0x0DFF),
        Known("Noto Sans Thai", 0x0E00...0x0E7F),
        Known("Noto Sans Lao", 0x0E80...0x0EFF),
        Known("Noto Sans Myanmar", 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F),
        Known("Noto Sans Ethiopic", 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F),
        Known("Noto Sans Khmer", 0x1780...0x17FF, 0x19E0...0x19FF),
        Known("Noto Sans Thaana", 0x0780...0x07BF),
        Known("Noto Sans Cherokee", 0x13A0...0x13FF, 0xAB70...0xABBF),
        Known("Noto Sans Canadian Aboriginal", 0x1400...0x167F, 0x18B0...0x18FF),
        Known("Noto Sans Math", hasBold: false, 0x2190...0x22FF, 0x27C0...0x27EF, 0x2980...0x2AFF, 0x1D400...0x1D7FF),
        Known("Noto Sans Symbols", 0x2300...0x243F, 0x2460...0x24FF, 0x2600...0x26FF, 0x1F100...0x1F1FF),
        Known(
            "Noto Sans Symbols2", hasBold: false, 0x2190...0x21FF, 0x2300...0x23FF, 0x2400...0x243F, 0x2500...0x28FF,
            0x2B00...0x2BFF, 0x1F000...0x1F0FF, 0x1F300...0x1F5FF, 0x1F650...0x1F8FF),
        Known(
            eastAsian, 0x1100...0x11FF, 0x2E80...0x33FF, 0x3400...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
            0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F,
            0x1F200...0x1F2FF, 0x20000...0x3FFFD),
        // Emoji as outlines; those of `fonts-noto-color-emoji` are bitmaps, which no card could be made of.
        Known(
            "Symbola", hasBold: false, origin: ("ancient-scripts/Symbola_hint.ttf", "fonts-symbola"),
            0x2300...0x23FF, 0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1F0FF, 0x1F300...0x1FAFF),
    ]
}
