import Drawing

/// A style in a theme's colours.
struct CellLook: Hashable {
    /// The characters' colour.
    var ink: Colour
    /// The ground to be drawn; nil where the window's own is right.
    var ground: Colour?
    /// What is behind the characters, drawn or not.
    var behind: Colour
    var underlineInk: Colour
    var underline: TerminalStyle.Underline
    var isBold: Bool
    var isItalic: Bool
    var isStruck: Bool
    var isOverlined: Bool
    /// Whether the characters are to be seen.
    var isVisible: Bool

    /// How far faint characters go towards their ground.
    private static let faintness = 0.45

    init(_ style: TerminalStyle, _ look: TerminalLook, isReversed: Bool) {
        let theme = look.theme
        let attributes = style.attributes
        let (text, window) = isReversed ? (theme.ground, theme.text) : (theme.text, theme.ground)
        isBold = attributes.contains(.bold)
        var wanted = style.foreground
        if isBold, look.boldIsBright, case .palette(let index) = wanted, index < 8 { wanted = .palette(index + 8) }
        var ink = theme.colour(wanted, standard: text)
        var behind = theme.colour(style.background, standard: window)
        if attributes.contains(.reverse) { swap(&ink, &behind) }
        if attributes.contains(.faint) { ink = ink.mixed(behind, CellLook.faintness) }
        (self.ink, self.behind) = (ink, behind)
        ground = behind == window ? nil : behind
        underline = style.underline
        underlineInk = theme.colour(style.underlineColour, standard: ink)
        isItalic = attributes.contains(.italic)
        isStruck = attributes.contains(.strike)
        isOverlined = attributes.contains(.overline)
        isVisible = !attributes.contains(.concealed)
    }

    /// Whether letters of both can be set together.
    func writesAlike(_ other: CellLook) -> Bool {
        ink == other.ink && isBold == other.isBold && isItalic == other.isItalic && isVisible == other.isVisible
    }

    /// Whether lines of both are one.
    func linesAlike(_ other: CellLook) -> Bool {
        underline == other.underline && underlineInk == other.underlineInk && isStruck == other.isStruck
            && isOverlined == other.isOverlined && isVisible == other.isVisible && ink == other.ink
    }
}
