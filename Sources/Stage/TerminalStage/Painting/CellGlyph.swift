import Drawing

/// A character that is drawn as geometry, since a font's glyph would leave gaps between cells.
enum CellGlyph: Hashable {
    /// Filled with the text's colour.
    case fill(Path)
    /// The whole cell, so many quarters of the way from the ground's colour to the text's.
    case shade(Int)
    /// A line.
    case stroke(Path, width: Double)
}

/// The characters that are drawn as geometry, made once each.
struct CellGlyphs {
    let cell: CellSize
    private var made: [UInt32: CellGlyph?] = [:]

    init(cell: CellSize) { self.cell = cell }

    /// Whether a character may be one of them.
    static func covers(_ value: UInt32) -> Bool {
        switch value {
        case 0x2500...0x259F, 0x2800...0x28FF, 0xE0B0...0xE0BF, 0x1FB00...0x1FB3B, 0x1FB70...0x1FB7B, 0x1FB82...0x1FB8B,
            0x23BA...0x23BD, 0x25E2...0x25E5:
            true
        default: false
        }
    }

    /// What a character is drawn with; nil where a font has to.
    mutating func glyph(_ value: UInt32) -> CellGlyph? {
        guard CellGlyphs.covers(value) else { return nil }
        if let known = made[value] { return known }
        let glyph =
            BoxDrawing(cell: cell).glyph(value) ?? BlockElements(cell: cell).glyph(value)
            ?? Powerline(cell: cell).glyph(value)
        made[value] = .some(glyph)
        return glyph
    }
}
