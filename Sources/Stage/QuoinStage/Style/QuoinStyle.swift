import Drawing
import Quoin
import Stage

/// The colours of a block, its letters and the stage around it.
package struct QuoinStyle: NamedStyle, Sendable, Hashable {
    /// The name by which plays call it.
    package var name: String
    /// The colours around the block.
    package var stage: StageStyle
    /// A cube's upper, left and right side: the light comes from above, and a little from the left.
    package var faces: [Colour]
    /// The joints between cubes.
    package var joint: Colour
    /// What each player's chosen letters light up in, the first player's first.
    package var sides: [Colour]

    /// The colour of a player.
    func colour(of side: Side) -> Colour { sides[side.rawValue] }

    /// A side of a cube.
    func colour(of face: Face) -> Colour { faces[QuoinStyle.number(face)] }

    /// A side of a cube that a player has chosen.
    func lit(_ face: Face, by side: Side) -> Colour {
        colour(of: side).mixed(.black, [0, 0.1, 0.2][QuoinStyle.number(face)])
    }

    private static func number(_ face: Face) -> Int {
        switch face {
        case .top: 0
        case .left: 1
        case .right: 2
        }
    }
}

extension QuoinStyle {
    /// The styles of light pages and of dark ones.
    static let schemes = SchemeStyles(light: "day", dark: "dusk")

    /// Blocks of plaster on paper.
    package static let day = QuoinStyle(
        name: "day",
        stage: StageStyle(
            ground: Colour(0xF2EEE4), raised: Colour(0xFFFCF5), ink: Colour(0x1F2430), soft: Colour(0x69635A),
            accent: Colour(0xE0A12B), nub: .white, nubEdge: Colour(0x1F1A12)),
        faces: [Colour(0xFFFDF6), Colour(0xE9E1CF), Colour(0xD6CBB2)], joint: Colour(0xB3A688),
        sides: [Colour(0x14796B), Colour(0xB8451F)])

    /// The same block after the lights went down.
    package static let dusk = QuoinStyle(
        name: "dusk",
        stage: StageStyle(
            ground: Colour(0x15182A), raised: Colour(0x20243E), ink: Colour(0xF3F1FF), soft: Colour(0xA3A5CC),
            accent: Colour(0xFFC857), nub: .white, nubEdge: Colour(0x0A0B16)),
        faces: [Colour(0x474E7A), Colour(0x363C62), Colour(0x292E4E)], joint: Colour(0x14172A),
        sides: [Colour(0x63D8BC), Colour(0xFFA066)])

    /// All styles, the usual one first.
    package static let all = [day, dusk]
}
