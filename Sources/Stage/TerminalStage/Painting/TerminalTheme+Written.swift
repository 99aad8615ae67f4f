import Diagnostics
import Drawing
import Stage

extension TerminalTheme {
    /// A theme as a play writes it: a name, a colour to make one around, or all of its colours in a row.
    /// - Throws: that there is none of that name, or which of the colours is none.
    init(written text: String) throws(Objection) {
        let words = text.split(separator: " ").map(String.init)
        if words.count > 1, words[0].hasPrefix("#") {
            self = try TerminalTheme(colours: words)
        } else if let theme = TerminalTheme.named(text) {
            self = theme
        } else if text.hasPrefix("#"), let colour = Colour(hex: text) {
            self = .brand(colour)
        } else {
            throw Objection(
                "no theme is called `\(text.prefix(40))`",
                remedy: didYouMean(text, among: TerminalTheme.names)
                    ?? "known are \(TerminalTheme.names.joined(separator: ", ")), "
                    + "or colours of your own: `theme \"#17162b #f5f1ff\"`",
                about: .argument(0))
        }
    }

    /// Ground, text, cursor, and eight or sixteen colours; what is left out is dusk's or, on a light ground, day's.
    private init(colours words: [String]) throws(Objection) {
        guard [2, 3, 11, 19].contains(words.count) else {
            throw Objection(
                "a theme of one's own has 2, 3, 11 or 19 colours, not \(words.count)",
                remedy:
                    "they are ground, text, cursor, and the terminal's eight or sixteen, from black to bright white",
                about: .argument(0))
        }
        var colours: [Colour] = []
        for word in words {
            guard let colour = Colour(hex: word), colour.alpha == 255 else {
                throw Objection(
                    "`\(word.prefix(40))` is no colour of a terminal", remedy: "write six digits: `#e2553d`",
                    about: .argument(0))
            }
            colours.append(colour)
        }
        let isDark = colours[0].contrast(with: .white) > colours[0].contrast(with: .black)
        let palette = words.count > 3 ? Array(colours[3...]) : (isDark ? TerminalTheme.dusk : .day).palette
        self.init(
            name: "own", ground: colours[0], text: colours[1], palette: palette,
            cursor: colours.count > 2 ? colours[2] : nil)
    }

    /// All of its colours in a row, as a play writes a theme of one's own.
    package var written: String { ([ground, text, cursor] + palette).map(\.hex).joined(separator: " ") }
}
