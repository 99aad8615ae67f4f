import Diagnostics
import Drawing
import Stage

struct ScreensStyle: Sendable {
    var stage: StageStyle
    /// Whether screens show their dark pictures.
    var isDark: Bool

    /// The body's outermost line.
    var rim: Colour { Colour(isDark ? 0x5A5672 : 0x8B867C) }
    /// The body between that line and the screen.
    var bezel: Colour { Colour(0x0B0B0F) }
    /// A window's bar, and the discs on it.
    var bar: Colour { Colour(isDark ? 0x2B2946 : 0xE9E4DA) }
    var knob: Colour { Colour(isDark ? 0x4B4870 : 0xCFC8BA) }
    /// Around a window.
    var hairline: Colour { Colour(isDark ? 0x3B3860 : 0xD5CDBE) }

    private static let day = ScreensStyle(
        stage: StageStyle(
            ground: Colour(0xF4EFE6), raised: Colour(0xFFFBF3), ink: Colour(0x1F2430), soft: Colour(0x6B6557),
            accent: Colour(0xF0A92B), nubEdge: Colour(0x1F1A12)), isDark: false)
    private static let dusk = ScreensStyle(
        stage: StageStyle(
            ground: Colour(0x17162B), raised: Colour(0x211F3D), ink: Colour(0xF5F1FF), soft: Colour(0xA49ECD),
            accent: Colour(0xFFC857), nubEdge: Colour(0x0B0A18)), isDark: true)

    /// A style by its name, or around a colour such as `#E2553D`.
    /// - Throws: that there is none.
    init(named name: String) throws(Objection) {
        switch name {
        case "day": self = .day
        case "dusk": self = .dusk
        default:
            guard name.hasPrefix("#"), let colour = Colour(hex: name) else {
                throw Objection(
                    "no style is called `\(name.prefix(40))`",
                    remedy: didYouMean(name, among: ["day", "dusk"])
                        ?? "known are: day, dusk, or a colour: \"#E2553D\"",
                    about: .style)
            }
            self.init(ground: colour)
        }
    }

    /// A colour as the ground, with words on it that can be read.
    private init(ground: Colour) {
        let ink = ground.onTop
        stage = StageStyle(
            ground: ground, raised: ground.mixed(ink, 0.1), ink: ink, soft: ink.mixed(ground, 0.2),
            accent: ink == .white ? Colour(0xFFD479) : Colour(0xB3261E), nubEdge: Colour(0x14161C))
        isDark = false
    }

    init(stage: StageStyle, isDark: Bool) { (self.stage, self.isDark) = (stage, isDark) }
}
