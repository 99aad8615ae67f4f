import Values

/// A board for a page that is light by day and dark by night.
package struct BoardFigure: Sendable, Hashable {
    /// The picture for light pages, as SVG.
    package var svg: String
    /// The picture for dark pages, as SVG.
    package var darkSVG: String
    /// What it is, in a line.
    package var title: String
    /// What it shows, for those who do not see it.
    package var description: String
    /// The game whose position it is, by the name that plays give it.
    package var game: String
    /// The position in the game's own notation, from which a page plays on.
    package var position: String
    /// Whether the other side sits below.
    package var isFlipped = false
    /// Whether the product's page puts it first, to play on.
    package var isToPlay = false

    /// The board as the theme's partial `board` takes it, with the words below it.
    ///
    /// `game` and `position` are for a theme that has an engine of that game for browsers.
    package func described(title: String?) -> Value {
        [
            "svg": .markup(Array(svg.utf8)), "dark_svg": .markup(Array(darkSVG.utf8)),
            "title": title.map { .string($0) } ?? .null, "alt": .string(description),
            "game": .string(game), "position": .string(position), "flip": .bool(isFlipped), "play": .bool(isToPlay),
        ]
    }
}
