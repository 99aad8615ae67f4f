import Drawing
import Stage

extension NanashiStyle {
    /// The contrast that a piece has at least against every cell (WCAG 2.2, 1.4.11: graphical objects).
    static let leastContrast = 3.0

    /// A style from a product's colour.
    ///
    /// The ground is day's, or dusk's. The disc takes the brand's colour, darkened or lightened until it stands out from
    /// its cell; the ring takes the candidate that differs most from it in lightness, seen with and without green cones.
    /// - Parameters:
    ///   - colour: the brand's colour.
    ///   - isDark: whether the ground is dusk's.
    /// - Returns: the style, named after the colour.
    package static func brand(_ colour: Colour, isDark: Bool = false) -> NanashiStyle {
        var style = isDark ? NanashiStyle.dusk : .day
        let opaque = Colour(red: colour.red, green: colour.green, blue: colour.blue)
        style.name = opaque.hex
        let away: Colour = isDark ? .white : .black
        let face = standingOut(opaque, from: style.cells, towards: away)
        style.x = PieceTone(face, edge: face.mixed(.black, 0.24))
        let rings: [Colour] =
            isDark
            ? [Colour(0x8EE3D0), Colour(0xF5F1FF), Colour(0xFFD27A), Colour(0x9DB8FF), Colour(0x8B84C9)]
            : [Colour(0x23395B), Colour(0x14161C), Colour(0x2F5D50), Colour(0x5B2340), Colour(0x8A8373)]
        var best = rings[0]
        var most = 0.0
        for ring in rings {
            let ring = standingOut(ring, from: style.cells, towards: away)
            let seen = face.deuteranopia.contrast(with: ring.deuteranopia)
            let difference = min(face.contrast(with: ring), seen)
            // The first that differs enough is taken, since it is the handsomest; else the one that differs most.
            if difference > most, most < 1.8 { (best, most) = (ring, difference) }
        }
        style.o = PieceTone(best, edge: best.mixed(.black, 0.3))
        let accents = [style.stage.accent, Colour(0x2E9E8F), Colour(0x7A5CE0), Colour(0xE0529C)]
        style.stage.accent = accents.first { distance($0, face) > 90 } ?? style.stage.accent
        return style
    }

    private static func standingOut(_ colour: Colour, from cells: [Colour], towards away: Colour) -> Colour {
        var part = 0.0
        while part < 1 {
            let candidate = colour.mixed(away, part)
            if cells.allSatisfy({ $0.contrast(with: candidate) >= leastContrast }) { return candidate }
            part += 0.04
        }
        return away
    }

    /// How far two colours are apart, in channel steps.
    private static func distance(_ left: Colour, _ right: Colour) -> Int {
        abs(Int(left.red) - Int(right.red)) + abs(Int(left.green) - Int(right.green))
            + abs(Int(left.blue) - Int(right.blue))
    }
}
