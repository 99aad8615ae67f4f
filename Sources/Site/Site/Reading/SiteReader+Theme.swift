import Diagnostics
import Files

extension SiteReader {
    /// The theme's name where a site names none, and whose kit serves themes that have none.
    private static let standardTheme = "marquee"

    /// The theme of a name: the site's own files, and for each that it lacks the built-in theme's.
    ///
    /// A theme of another name has pages of its own, and the built-in templates of a kit where it lacks them.
    func readTheme(_ name: String, in tree: FileTree) -> (Theme, [Diagnostic]) {
        let own = tree.below("themes/" + name)
        let builtIn = builtInTheme.below(name)
        var (theme, mistakes) = Theme.read(builtIn, name: name, folder: "themes/" + name)
        if !own.isEmpty {
            let read = Theme.read(own, name: name, folder: "themes/" + name)
            theme = theme.overlaid(with: read.0)
            mistakes = read.1
        } else if builtIn.isEmpty {
            mistakes = [noTheme(name, in: tree)]
        }
        theme.allPartials = theme.partials
        if name != SiteReader.standardTheme {
            let standard = standardKit
            theme.kit.merge(standard.kit) { own, _ in own }
            theme.allPartials.merge(standard.partials) { own, _ in own }
        }
        theme.name = name
        return (theme, mistakes)
    }

    /// The built-in theme, for its kit; without the template of cards, which are drawn where a theme asks for them.
    private var standardKit: Theme {
        let name = SiteReader.standardTheme
        var theme = Theme.read(builtInTheme.below(name), name: name, folder: "themes/" + name).0
        theme.kit["art/card.svg"] = nil
        return theme
    }

    /// Colours of code that the site names and its theme lacks.
    func codeThemeMistakes(_ theme: Theme, _ configuration: SiteConfiguration, in tree: FileTree) -> [Diagnostic] {
        guard case .string(let name)? = configuration.raw["code_theme"] else { return [] }
        let known: [String] = if case .object(let themes)? = theme.settings["code_themes"] { themes.keys } else { [] }
        if known.contains(name) { return [] }
        let place = line(of: "code_theme", in: tree)
        return [
            Diagnostic(
                .error, "the theme has no colours of code `\(name)`", at: place.place, excerpt: place.excerpt,
                remedy: didYouMean(name, among: known)
                    ?? (known.isEmpty
                        ? "write them as `code_themes` in themes/\(theme.name)/theme.yml"
                        : "it has \(known.joined(separator: ", "))"))
        ]
    }

    private func noTheme(_ name: String, in tree: FileTree) -> Diagnostic {
        let known = Set(
            (tree.below("themes") + builtInTheme.below("")).compactMap { $0.path.split(separator: "/").first }
        )
        .map(String.init).sorted()
        let place = line(of: "theme", in: tree)
        return Diagnostic(
            .error, "there is no theme `\(name)`", at: place.place, excerpt: place.excerpt,
            remedy: didYouMean(name, among: known)
                ?? "the themes are \(known.joined(separator: ", ")); one of your own has files in themes/\(name)/layouts/"
        )
    }
}

extension Theme {
    /// The theme with another's files in place of its own where both have one.
    func overlaid(with other: Theme) -> Theme {
        var theme = self
        if !other.settings.keys.isEmpty { theme.settings = other.settings }
        theme.fallbackFonts = other.fallbackFonts ?? theme.fallbackFonts
        theme.layouts.merge(other.layouts) { $1 }
        theme.partials.merge(other.partials) { $1 }
        theme.filters.merge(other.filters) { $1 }
        theme.kit.merge(other.kit) { $1 }
        for path in other.assets.paths { theme.assets[path] = other.assets[path] }
        return theme
    }
}
