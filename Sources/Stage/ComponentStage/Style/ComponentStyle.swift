import Drawing
import Stage

/// The colours of a component and of the stage around it.
package struct ComponentStyle: NamedStyle, Sendable, Hashable {
    /// The name by which plays call it.
    package var name: String
    /// The colours around the component.
    package var stage: StageStyle
    /// What is there and not yet filled: a track, the rest of a pie, a thing that is not selected.
    package var empty: Colour
    /// What is loaded and not yet played.
    package var buffer: Colour

    /// The styles of light pages and of dark ones.
    static let schemes = SchemeStyles(light: "day", dark: "dusk")

    /// On paper.
    package static let day = ComponentStyle(
        name: "day",
        stage: StageStyle(
            ground: Colour(0xFBFAF6), raised: Colour(0xFFFFFF), ink: Colour(0x1C1A22), soft: Colour(0x625D69),
            accent: Colour(0xC4391F), nub: .white, nubEdge: Colour(0x1F1A12)),
        empty: Colour(0xE6E1D6), buffer: Colour(0x948F92))

    /// After the lights went down.
    package static let dusk = ComponentStyle(
        name: "dusk",
        stage: StageStyle(
            ground: Colour(0x131219), raised: Colour(0x1C1A24), ink: Colour(0xEDEAF3), soft: Colour(0xA8A3B5),
            accent: Colour(0xFF8B6E), nub: .white, nubEdge: Colour(0x0A0B16)),
        empty: Colour(0x2E2B39), buffer: Colour(0x7A7687))

    /// All styles, the usual one first.
    package static let all = [day, dusk]
}
