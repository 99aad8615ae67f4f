import Drawing

/// The colours of the stage around a game.
public struct StageStyle: Sendable, Hashable {
    /// Behind everything.
    public var ground: Colour
    /// What lies on the ground: a card.
    public var raised: Colour
    /// Strong text.
    public var ink: Colour
    /// A caption's second line, and what is said quietly.
    public var soft: Colour
    /// Highlights and arrows.
    public var accent: Colour
    /// The nub's disc.
    public var nub: Colour
    /// The nub's edge and shadow.
    public var nubEdge: Colour

    /// The same, light words on what was dark: for a panel of the ink's colour.
    var inverted: StageStyle {
        var style = self
        (style.ground, style.ink, style.soft) = (ink, ground, ground.mixed(ink, 0.22))
        return style
    }

    /// The colours of a stage.
    public init(
        ground: Colour, raised: Colour, ink: Colour, soft: Colour, accent: Colour, nub: Colour = .white,
        nubEdge: Colour = .black
    ) {
        self.ground = ground
        self.raised = raised
        self.ink = ink
        self.soft = soft
        self.accent = accent
        self.nub = nub
        self.nubEdge = nubEdge
    }
}
