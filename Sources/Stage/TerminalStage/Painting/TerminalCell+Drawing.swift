extension TerminalCell {
    /// Whether there is something to draw.
    var isInked: Bool { width > 0 && text != " " && !text.isEmpty }

    /// Whether it is drawn as geometry.
    var isFigure: Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first else { return false }
        return scalars.count == 1 && CellGlyphs.covers(first.value)
    }

    /// Whether its one letter surely comes from the terminal's own font, so that neighbours can be set together.
    var isPlain: Bool {
        guard width == 1 else { return false }
        let scalars = text.unicodeScalars
        guard let first = scalars.first, scalars.count == 1 else { return false }
        return first.value < 0x250 || (0x400..<0x460).contains(first.value)
    }
}
