/// The lines of a card's title, broken so that they fit at the size they are set in.
///
/// Widths are those of Inter at its heaviest, rounded up, so that no font has to be asked: a card that is kept is found
/// again without one.
struct CardTitle {
    /// What there is room for, in pixels of a card.
    private static let width = 1_040.0
    /// The sizes of the theme's letters for so many lines.
    private static let sizes: [(lines: Int, size: Double)] = [(2, 92), (3, 82), (5, 64)]

    /// The lines, or nil where the card's font lacks letters of the title.
    static func lines(_ title: String) -> [String]? {
        let plain = String(String.UnicodeScalarView(title.unicodeScalars.filter { !isPictograph($0) }))
        let words = plain.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty, plain.unicodeScalars.allSatisfy(isInFont) else { return nil }
        for (most, size) in sizes {
            let lines = broken(words, size: size, width: width)
            if lines.count <= most { return balanced(words, size: size, lines) }
        }
        var lines = Array(broken(words, size: 64, width: width).prefix(5))
        lines[4] = lines[4].split(separator: " ").dropLast().joined(separator: " ") + "…"
        return lines
    }

    /// Lines of nearly one width: the narrowest that needs no line more.
    private static func balanced(_ words: [String], size: Double, _ lines: [String]) -> [String] {
        var best = lines
        for narrower in stride(from: width - 40, to: width / 2, by: -40) {
            let tried = broken(words, size: size, width: narrower)
            if tried.count > lines.count { break }
            best = tried
        }
        return best
    }

    private static func broken(_ words: [String], size: Double, width: Double) -> [String] {
        var lines: [String] = []
        for word in words.flatMap({ pieces($0, size: size) }) {
            if let last = lines.last, self.width(of: last + " " + word, size: size) <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        return lines
    }

    /// A word, cut where it is wider than the card.
    private static func pieces(_ word: String, size: Double) -> [String] {
        guard width(of: word, size: size) > width else { return [word] }
        var pieces = [""]
        for character in word {
            if width(of: (pieces.last ?? "") + String(character), size: size) > width { pieces.append("") }
            pieces[pieces.count - 1].append(character)
        }
        return pieces
    }

    private static func width(of text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + advance($1) * size - 3 }
    }

    /// The advance of a letter, in ems.
    private static func advance(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "’", "|", "!", " ": 0.32
        case "f", "r", "t", "(", ")", "[", "]", "/", "-", "\"", "“", "”": 0.45
        case "m", "w", "M", "W", "@", "%", "—", "…": 0.98
        case "A"..."Z", "&": 0.77
        default: 0.66
        }
    }

    private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmojiPresentation || scalar == "\u{200D}" || (0xFE00...0xFE0F).contains(scalar.value)
            || (0x1F000...0x1FAFF).contains(scalar.value) || (0xE0000...0xE007F).contains(scalar.value)
    }

    /// Latin, Greek, Cyrillic, punctuation and signs: what Inter has.
    private static func isInFont(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x052F, 0x1E00...0x1FFF, 0x2000...0x22FF: true
        default: false
        }
    }
}
