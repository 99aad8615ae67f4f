import Drawing
import Stage

/// The colours around a picture that brings none.
enum ProgramStyle {
    /// Those of a light or a dark page, but for what the program wants.
    static func style(isDark: Bool, _ own: SceneColours?) -> StageStyle {
        let ground = own?.ground ?? (isDark ? Colour(0x16181D) : Colour(0xF5F4F0))
        let ink = own?.ink ?? (ground.luminance < 0.4 ? Colour(0xF2F2F0) : Colour(0x1B1D22))
        let accent = own?.accent ?? (isDark ? Colour(0xFF7A59) : Colour(0xD9482B))
        return StageStyle(
            ground: ground, raised: ground.mixed(ink, 0.06), ink: ink, soft: ink.mixed(ground, 0.35), accent: accent)
    }
}
