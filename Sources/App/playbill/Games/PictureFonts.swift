import Canvas
import Diagnostics
import Site

/// The fonts of a site's pictures: the program's own, and for letters that they lack those that the theme lists.
struct PictureFonts {
    var set: FontSet
    /// Names in the theme's list that no font has.
    var mistakes: [Diagnostic] = []

    init(_ content: SiteContent) {
        let language = content.configuration.language
        guard let names = content.theme.fallbackFonts else {
            set = .brought(fallbacks: FallbackFont.all(language: language))
            return
        }
        var fallbacks: [FallbackFont] = []
        for font in names {
            if let known = FallbackFont.named(font.name, language: language) {
                fallbacks.append(known)
            } else {
                mistakes.append(
                    Diagnostic(
                        .error, "there is no font `\(font.name)` for pictures", at: font.place,
                        remedy: didYouMean(font.name, among: FallbackFont.names)
                            ?? "the fonts are \(FallbackFont.names.joined(separator: ", "))"))
            }
        }
        set = .brought(fallbacks: fallbacks)
    }
}

extension FontSet {
    /// The program's own fonts, and every font for letters that they lack.
    static var brought: FontSet { brought(fallbacks: FallbackFont.all()) }

    /// The program's own fonts, where a package brings them, else Debian's; those for other letters are Debian's, since
    /// they are larger than all the rest.
    static func brought(fallbacks: [FallbackFont]) -> FontSet {
        .debian(root: Installation.fonts, fallbacks: fallbacks)
    }
}
