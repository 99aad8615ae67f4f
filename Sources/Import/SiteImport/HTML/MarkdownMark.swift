/// Letters of Unicode's private use, which no text has, for what can be written only when the whole paragraph is known.
enum MarkdownMark {
    /// A line break.
    static let lineBreak: Character = "\u{F8E1}"
    /// The end of a paragraph.
    static let paragraph: Character = "\u{F8E2}"
    /// Where strong words begin and end, then emphasized ones, then those struck out.
    static let openings: [Character] = ["\u{F8E4}", "\u{F8E6}", "\u{F8E8}"]
    /// Their ends.
    static let closings: [Character] = ["\u{F8E5}", "\u{F8E7}", "\u{F8E9}"]
    /// All of them.
    static let all = Set(openings + closings + [lineBreak, paragraph])
    /// What Markdown writes for each.
    static let signs = ["**", "*", "~~"]
    /// The element that stays where Markdown would not read its signs so.
    static let elements = ["strong", "em", "del"]

    /// Whether a letter marks the beginning or the end of such words.
    static func isEmphasis(_ character: Character) -> Bool {
        openings.contains(character) || closings.contains(character)
    }
}

extension StringProtocol {
    /// The text with other words in the place of a mark.
    func replacing(_ mark: Character, with words: String) -> String {
        split(separator: mark, omittingEmptySubsequences: false).joined(separator: words)
    }
}

/// A paragraph in which the marks of strong and emphasized words are Markdown's signs, or tags where those would stay
/// signs: CommonMark 0.31 §6.2 asks for no blank inside of them, and none but blanks and punctuation outside where
/// punctuation stands inside.
struct EmphasisMarks {
    private let letters: [Character]
    /// The end of each beginning, by their places; pairs around nothing, or around the end of a paragraph, are none.
    private var ends: [Int: Int] = [:]

    init(_ text: String) {
        letters = Array(text)
        var open: [(kind: Int, at: Int)] = []
        for (index, letter) in letters.enumerated() {
            if let kind = MarkdownMark.openings.firstIndex(of: letter) {
                open.append((kind, index))
            } else if let kind = MarkdownMark.closings.firstIndex(of: letter), let last = open.last, last.kind == kind {
                open.removeLast()
                ends[last.at] = index
            }
        }
    }

    /// The paragraph.
    var text: String {
        var written: [Int: String] = [:]
        // Those inside first, since a tag is another neighbour than a sign.
        for (start, end) in ends.sorted(by: { $0.key > $1.key }) {
            guard let kind = MarkdownMark.openings.firstIndex(of: letters[start]) else { continue }
            let isSign = mayOpen(at: start, written) && mayClose(at: end, written)
            let name = MarkdownMark.elements[kind]
            written[start] = isSign ? MarkdownMark.signs[kind] : "<\(name)>"
            written[end] = isSign ? MarkdownMark.signs[kind] : "</\(name)>"
        }
        var out = ""
        for (index, letter) in letters.enumerated() {
            if let sign = written[index] {
                out += sign
            } else if !MarkdownMark.isEmphasis(letter) {
                out.append(letter)
            }
        }
        return out
    }

    private func mayOpen(at index: Int, _ written: [Int: String]) -> Bool {
        // The signs of one that ends right before would run into these.
        if index > 0, MarkdownMark.closings.contains(letters[index - 1]) { return false }
        return EmphasisMarks.isFlank(
            inside: neighbour(of: index, 1, written), outside: neighbour(of: index, -1, written))
    }

    private func mayClose(at index: Int, _ written: [Int: String]) -> Bool {
        if index + 1 < letters.count, MarkdownMark.openings.contains(letters[index + 1]) { return false }
        return EmphasisMarks.isFlank(
            inside: neighbour(of: index, -1, written), outside: neighbour(of: index, 1, written))
    }

    /// The next letter in a direction that is no sign of another pair; a bracket where a tag stands.
    private func neighbour(of index: Int, _ step: Int, _ written: [Int: String]) -> Character? {
        var at = index + step
        while letters.indices.contains(at), MarkdownMark.isEmphasis(letters[at]) {
            if let tag = written[at], tag.hasPrefix("<") { return "<" }
            at += step
        }
        return letters.indices.contains(at) ? letters[at] : nil
    }

    private static func isFlank(inside: Character?, outside: Character?) -> Bool {
        guard let inside, !inside.isWhitespace, inside != MarkdownMark.lineBreak else { return false }
        guard inside.isPunctuation || inside.isSymbol else { return true }
        guard let outside else { return true }
        return outside.isWhitespace || outside.isPunctuation || outside.isSymbol || outside == MarkdownMark.lineBreak
    }
}
