/// The lines of a card's title, broken so that they fit at the size they are set in.
///
/// Widths are those of Inter at its heaviest, rounded up, so that no font has to be asked: a card that is kept is found
/// again without one.
struct CardTitle: Hashable {
    /// What there is room for, in pixels of a card.
    private static let width = 1_040.0
    /// The sizes of letters, and how many lines of each there is room for.
    private static let sizes: [(lines: Int, size: Int)] = [(2, 92), (3, 82), (5, 64)]

    /// The lines.
    var lines: [String]
    /// The size of their letters, in pixels of a card.
    var size: Int

    /// A title, broken; nil where the card's font lacks letters of it.
    ///
    /// A long word makes all letters smaller, and is cut only where it is too wide for the smallest.
    init?(_ title: String) {
        let plain = String(String.UnicodeScalarView(title.unicodeScalars.filter { !CardTitle.isPictograph($0) }))
        let words = plain.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty, plain.unicodeScalars.allSatisfy(CardTitle.isInFont) else { return nil }
        let smallest = CardTitle.sizes[CardTitle.sizes.count - 1]
        let needsCut = words.contains { CardTitle.width(of: $0, size: smallest.size) > CardTitle.width }
        for (most, size) in CardTitle.sizes {
            let isTooWide = words.contains { CardTitle.width(of: $0, size: size) > CardTitle.width }
            guard needsCut || !isTooWide else { continue }
            let lines = CardTitle.broken(words, size: size, width: CardTitle.width)
            guard lines.count <= most else { continue }
            (self.lines, self.size) = (CardTitle.balanced(words, size: size, lines), size)
            return
        }
        size = smallest.size
        lines = Array(CardTitle.broken(words, size: size, width: CardTitle.width).prefix(smallest.lines))
        let last = lines.removeLast()
        let kept = last.split(separator: " ").dropLast().joined(separator: " ")
        lines.append((kept.isEmpty ? String(last.dropLast(2)) : kept) + "…")
    }

    /// Lines of nearly one width: the narrowest that needs no line more.
    private static func balanced(_ words: [String], size: Int, _ lines: [String]) -> [String] {
        var best = lines
        for narrower in stride(from: width - 40, to: width / 2, by: -40) {
            let tried = broken(words, size: size, width: narrower)
            if tried.count > lines.count { break }
            best = tried
        }
        return best
    }

    private static func broken(_ words: [String], size: Int, width: Double) -> [String] {
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

    /// A word, cut into nearly equal parts with hyphens where it is wider than the card.
    private static func pieces(_ word: String, size: Int) -> [String] {
        let whole = width(of: word, size: size)
        guard whole > width else { return [word] }
        // Some pixels of each part are the hyphen's.
        let count = (whole / (width - Double(size))).rounded(.up)
        var pieces = [""]
        for character in word {
            let isFull = width(of: (pieces.last ?? "") + String(character), size: size) > whole / count + 1
            if isFull, Double(pieces.count) < count {
                pieces[pieces.count - 1] += "-"
                pieces.append("")
            }
            pieces[pieces.count - 1].append(character)
        }
        return pieces
    }

    private static func width(of text: String, size: Int) -> Double {
        text.unicodeScalars.reduce(0) { $0 + advance($1) * Double(size) - 3 }
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
