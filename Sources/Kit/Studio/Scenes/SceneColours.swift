import Drawing
import Site
import Values

/// The colours of a picture: what the scene asks for, else the product's, brought to where words can be read.
struct SceneColours: Hashable, Sendable {
    /// The ground, and where it leads to from above to below.
    var ground: Colour, end: Colour
    /// Strong words, and quiet ones.
    var ink: Colour, soft: Colour
    /// What stands out from the ground without being words.
    var accent: Colour
    /// Areas that are laid on the ground, and words on them.
    var panel: Colour, panelInk: Colour, panelSoft: Colour, line: Colour
    /// The product's own colour.
    var brand: Colour
    /// A picture of the product's folder that lies behind.
    var picture: WrittenText?

    private static let dark = Colour(0x16151D)
    private static let light = Colour(0xFBFAF6)

    /// The colours of a scene.
    /// - Parameters:
    ///   - art: how it looks.
    ///   - colours: the product's colours by use.
    ///   - themeAccent: the theme's accent, for products without a colour.
    init(_ art: Manifest.ArtDirection, _ colours: [(name: String, hex: String)], accent themeAccent: Colour) {
        func own(_ name: String) -> Colour? { colours.first { $0.name == name }.flatMap { Colour(hex: $0.hex) } }
        let isDark = art.scheme.map { $0 == "dark" }
        brand = own("brand") ?? themeAccent
        let paper = own("ground") ?? SceneColours.light
        let night = own("dark") ?? brand.mixed(SceneColours.dark, 0.86)
        var tones: [Colour] = []
        for word in art.background {
            switch word.text {
            case "brand": tones.append(brand)
            case "ground": tones.append(isDark == true ? night : paper)
            case "ink", "dark": tones.append(night)
            case "light": tones.append(paper)
            default:
                if word.text.hasPrefix("#"), let tone = Colour(hex: word.text) {
                    tones.append(tone)
                } else {
                    picture = word
                }
            }
        }
        if tones.isEmpty { tones = [isDark == true ? night : isDark == false ? paper : brand] }
        (ground, end) = (tones[0], tones.count > 1 ? tones[1] : tones[0])
        let middle = ground.mixed(end, 0.5)
        let wantsLight = isDark ?? (middle.contrast(with: .white) >= 3)
        ink = wantsLight ? .white : SceneColours.dark.mixed(brand, 0.06)
        soft = ink.mixed(middle, wantsLight ? 0.14 : 0.3)
        accent = brand.contrast(with: middle) >= 1.8 ? brand : own("accent") ?? ink.mixed(middle, 0.2)
        let isNight = middle.luminance < 0.06
        panel = isNight ? middle.mixed(.white, 0.11) : .white
        panelInk = isNight ? .white : SceneColours.dark
        panelSoft = panelInk.mixed(panel, 0.36)
        line = panelInk.mixed(panel, 0.88)
    }

    /// Whether the ground is dark.
    var isDark: Bool { ink == .white }

    /// The product's colour for large letters on a panel, where it can be read there.
    private var panelAccent: Colour { brand.contrast(with: panel) >= 3 ? brand : panelInk }

    /// As templates see them.
    var value: Value {
        [
            "ground": .string(ground.hex), "end": .string(end.hex), "ink": .string(ink.hex), "soft": .string(soft.hex),
            "accent": .string(accent.hex), "panel": .string(panel.hex), "panel_ink": .string(panelInk.hex),
            "panel_soft": .string(panelSoft.hex), "panel_accent": .string(panelAccent.hex), "line": .string(line.hex),
            "brand": .string(brand.hex),
            "on_brand": .string(brand.wantsLightText ? "#ffffff" : SceneColours.dark.hex),
            "raised": .string(ground.mixed(isDark ? .white : .black, isDark ? 0.1 : 0.05).hex),
            "deep": .string(end.mixed(.black, isDark ? 0.16 : 0.06).hex), "dark": .bool(isDark),
            "picture": .bool(picture != nil),
        ]
    }
}
