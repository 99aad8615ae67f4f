import Drawing
import Stage

/// The colours of a board, its pieces and the stage around it.
///
/// Pieces differ by form too: x is full, o is a ring.
package struct NanashiStyle: Sendable, Hashable {
    /// The name by which plays and options call it.
    package var name: String
    /// The colours around the board.
    ///
    /// The accent frames what is selected and tints the last move.
    package var stage: StageStyle
    /// The two barely different tones of the cells.
    package var cells: [Colour]
    /// The disc of the first player, and its lower edge.
    package var x: PieceTone
    /// The ring of the second player, and its lower edge.
    package var o: PieceTone
    /// How strongly the last move tints its cells, 0…1.
    package var tint: Double

    /// Two tones of one colour: the face of a piece, and the edge below it.
    package struct PieceTone: Sendable, Hashable {
        package var face: Colour
        /// The edge that gives it depth.
        package var edge: Colour

        /// Two tones of one colour.
        package init(_ face: Colour, edge: Colour) {
            self.face = face
            self.edge = edge
        }
    }

    /// The tone of a player's pieces.
    func tone(_ isX: Bool) -> PieceTone { isX ? x : o }
}

extension NanashiStyle {
    /// The styles of light pages and of dark ones.
    static let schemes = SchemeStyles(light: "day", dark: "dusk")

    /// Paper and two inks: warm red, deep blue.
    package static let day = NanashiStyle(
        name: "day",
        stage: StageStyle(
            ground: Colour(0xF4EFE6), raised: Colour(0xFFFBF3), ink: Colour(0x1F2430), soft: Colour(0x6B6557),
            accent: Colour(0xF0A92B), nub: .white, nubEdge: Colour(0x1F1A12)),
        cells: [Colour(0xEAE2D3), Colour(0xE4D9C6)],
        x: PieceTone(Colour(0xD94A32), edge: Colour(0xB0341F)), o: PieceTone(Colour(0x23395B), edge: Colour(0x142339)),
        tint: 0.34)

    /// A theatre after the lights went down.
    package static let dusk = NanashiStyle(
        name: "dusk",
        stage: StageStyle(
            ground: Colour(0x17162B), raised: Colour(0x211F3D), ink: Colour(0xF5F1FF), soft: Colour(0xA49ECD),
            accent: Colour(0xFFC857), nub: .white, nubEdge: Colour(0x0B0A18)),
        cells: [Colour(0x2B2850), Colour(0x262347)],
        x: PieceTone(Colour(0xFF7E62), edge: Colour(0xCF5238)), o: PieceTone(Colour(0x8EE3D0), edge: Colour(0x57B39E)),
        tint: 0.24)

    /// A printed diagram: ink, grey, and one red.
    package static let paper = NanashiStyle(
        name: "paper",
        stage: StageStyle(
            ground: Colour(0xFFFFFF), raised: Colour(0xFFFFFF), ink: Colour(0x111111), soft: Colour(0x63635D),
            accent: Colour(0xD7263D), nub: .white, nubEdge: .black),
        cells: [Colour(0xF3F3F0), Colour(0xECECE8)],
        x: PieceTone(Colour(0x161616), edge: Colour(0x000000)), o: PieceTone(Colour(0x83837C), edge: Colour(0x64645E)),
        tint: 0.16)

    /// Bright on black, for eyes that need it: every piece at least 12:1 against its cell.
    package static let contrast = NanashiStyle(
        name: "contrast",
        stage: StageStyle(
            ground: Colour(0x000000), raised: Colour(0x1A1A1A), ink: Colour(0xFFFFFF), soft: Colour(0xD2D2D2),
            accent: Colour(0x00E5FF), nub: .white, nubEdge: .black),
        cells: [Colour(0x1E1E1E), Colour(0x191919)],
        x: PieceTone(Colour(0xFFD400), edge: Colour(0xFFD400)), o: PieceTone(Colour(0xFFFFFF), edge: Colour(0xFFFFFF)),
        tint: 0.3)

    /// The four styles, the usual one first.
    package static let all = [day, dusk, paper, contrast]

    /// The style with a name, or the one made from a brand colour such as `#E2553D`.
    ///
    /// - Throws: that there is no such style.
    package static func named(_ name: String) throws(Objection) -> NanashiStyle {
        if let style = all.first(where: { $0.name == name }) { return style }
        if name.utf8.first == UInt8(ascii: "#"), let colour = Colour(hex: name) { return brand(colour) }
        let known = all.map(\.name).joined(separator: ", ")
        throw Objection(
            "no style is called `\(name.prefix(40))`", remedy: "known are: \(known), or a colour: \"#E2553D\"",
            about: .style)
    }
}
