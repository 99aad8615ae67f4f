import Diagnostics
import Drawing
import JSON
import TerminalStage
import Values

extension TapeReader {
    /// A theme in the members that VHS, Windows Terminal and others share; what it leaves out is VHS's own.
    mutating func ownTheme(_ token: TapeToken) -> TapeSetting? {
        let known = TerminalTheme.named("vhs") ?? .dusk
        guard let tree = try? parseJSON(SourceText(path: "", token.text)) else {
            fail(
                "this theme is no JSON", token, remedy: "write for instance `Set Theme { \"background\": \"#171717\" }`"
            )
            return nil
        }
        var wrong: String?
        func colour(_ name: String, _ standard: Colour) -> Colour {
            guard case .string(let text)? = tree[name]?.value else { return standard }
            if let colour = Colour(hex: text) { return colour }
            wrong = wrong ?? text
            return standard
        }
        let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
        let bright = names.map { "bright\($0.prefix(1).uppercased())\($0.dropFirst())" }
        let theme = TerminalTheme(
            name: "own", ground: colour("background", known.ground), text: colour("foreground", known.text),
            palette: zip(names + bright, known.palette).map { colour($0, $1) },
            cursor: colour("cursor", colour("foreground", known.cursor)))
        if let wrong {
            fail("`\(wrong.prefix(40))` is no colour", token, remedy: "write six digits: `#e2553d`")
            return nil
        }
        return .ownTheme(theme)
    }
}
