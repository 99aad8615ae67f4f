import Canvas
import Letters

/// A title, cut where its lines may be broken: at blanks, between the letters of Chinese and Japanese, where no mark
/// stands alone at the edge of a line, between the words of Thai, and where its author says so (U+200B).
struct TitleBreaks: Hashable {
    /// A part that stays on one line.
    struct Piece: Hashable {
        var text: String
        /// Whether a blank stands before it where both are on one line.
        var hasBlank: Bool
    }

    var pieces: [Piece] = []

    /// A title, cut.
    /// - Parameters:
    ///   - title: its words.
    ///   - atPhrases: whether Japanese is cut between its phrases alone, not between any two letters.
    init(_ title: String, atPhrases: Bool = false) {
        for word in title.split(whereSeparator: \.isWhitespace) {
            var piece = Piece(text: "", hasBlank: !pieces.isEmpty)
            for part in TitleBreaks.parts(of: word) {
                if !piece.text.isEmpty {
                    pieces.append(piece)
                    piece = Piece(text: "", hasBlank: false)
                }
                let letters = Array(part)
                for (index, letter) in letters.enumerated() {
                    if let last = piece.text.last, TitleBreaks.mayBreak(between: last, and: letter),
                        !atPhrases || JapanesePhrases.begins(at: index, of: letters)
                    {
                        pieces.append(piece)
                        piece = Piece(text: "", hasBlank: false)
                    }
                    piece.text.append(letter)
                }
            }
            pieces.append(piece)
        }
    }

    /// The ways in which a title may be cut, the best one first: Japanese between its phrases, else between its letters.
    static func ways(of title: String) -> [TitleBreaks] {
        let letters = TitleBreaks(title)
        guard title.contains(where: JapanesePhrases.isKana) else { return [letters] }
        return [TitleBreaks(title, atPhrases: true), letters]
    }

    /// The parts of a word without blanks between which a line may end: those of Thai, which Pango's dictionary knows, and
    /// those between which its author has set a blank without width.
    ///
    /// Lao, Khmer and Burmese have no dictionary here: they are broken where the author says so.
    private static func parts(of word: Substring) -> [String] {
        word.unicodeScalars.split { $0.value == 0x200B }.flatMap { part in
            let isThai = part.contains { (0x0E00...0x0E7F).contains($0.value) }
            return isThai ? partsBetweenLineBreaks(of: String(part)) : [String(part)]
        }
    }

    /// The lines of at most some width, as many as it takes; a piece that is wider by itself is cut with hyphens.
    func lines(width: Double, of measure: (String) -> Double) -> [String] {
        var lines: [String] = []
        for piece in pieces.flatMap({ TitleBreaks.cut($0, width: width, of: measure) }) {
            let joined = lines.last.map { $0 + (piece.hasBlank ? " " : "") + piece.text }
            if let joined, measure(joined) <= width {
                lines[lines.count - 1] = joined
            } else {
                lines.append(piece.text)
            }
        }
        return lines
    }

    /// The same number of lines, of nearly one width: the narrowest that needs no line more.
    func balanced(_ lines: [String], width: Double, of measure: (String) -> Double) -> [String] {
        var best = lines
        for narrower in stride(from: width - 40, to: width / 2, by: -40) {
            // A piece that would have to be cut is wider than that.
            guard !pieces.contains(where: { measure($0.text) > narrower }) || needsCut(width: width, of: measure) else {
                break
            }
            let tried = self.lines(width: narrower, of: measure)
            if tried.count > lines.count { break }
            best = tried
        }
        return best
    }

    /// Which pieces are a sentence each; one range where a title is one sentence.
    ///
    /// A full stop after a short word with a capital, as in "Dr. No", ends none.
    var sentences: [Range<Int>] {
        var (ranges, start): ([Range<Int>], Int) = ([], 0)
        for index in pieces.indices.dropLast()
        where pieces[index + 1].hasBlank && TitleBreaks.endsSentence(pieces[index].text)
            || "。！？".contains(pieces[index].text.last ?? " ")
        {
            ranges.append(start..<index + 1)
            start = index + 1
        }
        return pieces.isEmpty ? [] : ranges + [start..<pieces.count]
    }

    private static func endsSentence(_ word: String) -> Bool {
        guard let mark = word.last else { return false }
        guard mark == "." else { return "!?؟।".contains(mark) }
        let letters = word.dropLast()
        let isAbbreviation = letters.count <= 3 && letters.first?.isUppercase == true || letters == "vs"
        return !letters.isEmpty && !isAbbreviation
    }

    /// Lines that each begin a sentence where they can: each sentence is one line, or they are as many as the others.
    /// - Returns: nil where the title is one sentence, or its sentences are too long for that.
    func sentenceLines(_ lines: [String], most: Int, width: Double, of measure: (String) -> Double) -> [String]? {
        let sentences = sentences
        guard sentences.count > 1 else { return nil }
        let broken = sentences.map { range in
            var sentence = self
            sentence.pieces = Array(pieces[range])
            return sentence.balanced(
                sentence.lines(width: width, of: measure), width: width, of: measure)
        }
        let all = broken.flatMap(\.self)
        return all.count <= lines.count || all.count == sentences.count && all.count <= most ? all : nil
    }

    /// Whether a piece is wider than a line.
    func needsCut(width: Double, of measure: (String) -> Double) -> Bool {
        pieces.contains { measure($0.text) > width }
    }

    /// A piece, cut into nearly equal parts where it is wider than a line; with hyphens where its script has them.
    private static func cut(_ piece: Piece, width: Double, of measure: (String) -> Double) -> [Piece] {
        let whole = measure(piece.text)
        guard whole > width else { return [piece] }
        let hyphen = piece.text.unicodeScalars.allSatisfy(isAlphabetic) ? "-" : ""
        // Some pixels of each part are the hyphen's.
        let room = max(1, width - (hyphen.isEmpty ? 0 : measure("M")))
        let count = (whole / room).rounded(.up)
        var parts = [""]
        for letter in piece.text {
            if measure((parts.last ?? "") + String(letter)) > whole / count + 1, Double(parts.count) < count {
                parts[parts.count - 1] += hyphen
                parts.append("")
            }
            parts[parts.count - 1].append(letter)
        }
        return parts.enumerated().map { Piece(text: $1, hasBlank: $0 == 0 && piece.hasBlank) }
    }

    private static func mayBreak(between first: Character, and second: Character) -> Bool {
        guard isIdeographic(first) || isIdeographic(second) else { return false }
        // A word from abroad is one word, however long.
        if JapanesePhrases.isKatakana(first), JapanesePhrases.isKatakana(second) { return false }
        return !"（「『【〈《〔［｛“‘([{".contains(first)
            && !"、。，．：；？！）」』】〉》〕］｝”’ーぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ々ゝゞヽヾ…‥・゛゜%％)]}.,:;?!".contains(second)
    }

    /// Letters that stand for themselves, one as wide as the next: ideographs, kana and full forms; Korean has blanks.
    private static func isIdeographic(_ letter: Character) -> Bool {
        letter.unicodeScalars.first.map { $0.isWide && !(0xAC00...0xD7FF).contains($0.value) } ?? false
    }

    /// Latin, Greek, Cyrillic, Armenian: what is hyphenated.
    private static func isAlphabetic(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x0590 || (0x1E00...0x206F).contains(scalar.value)
    }
}
