import Diagnostics
import Letters

/// A formula of a text that cannot be set here, found by the place of what is wrong in it.
struct UnsetFormula {
    /// All of it, its marks included.
    private let range: Range<String.Index>
    private let text: String
    /// What stands between its marks.
    private let inner: Substring

    /// The marks that formulas begin with, and those that end them; the longer before those that they begin with.
    private static let marks = [
        ("$$", "$$"), ("\\\\[", "\\\\]"), ("\\\\(", "\\\\)"), ("\\[", "\\]"), ("\\(", "\\)"), ("$", "$"),
    ]

    /// Those that a place may be in, the nearest first: which it is tells only setting the text without it.
    static func candidates(in text: String, around place: Place) -> [UnsetFormula] {
        guard let index = index(of: place, in: text) else { return [] }
        return marks.compactMap { open, close in
            guard let start = text[..<index].ranges(of: open).last, let end = text[index...].firstRange(of: close)
            else { return nil }
            return UnsetFormula(
                range: start.lowerBound..<end.upperBound, text: text, inner: text[start.upperBound..<end.lowerBound])
        }.sorted {
            ($0.inner.startIndex, $1.range.lowerBound) > ($1.inner.startIndex, $0.range.lowerBound)
        }
    }

    /// How much of a text stands behind a place, in Unicode scalars.
    static func rest(of text: String, behind place: Place) -> Int {
        index(of: place, in: text).map { text.unicodeScalars.distance(from: $0, to: text.endIndex) } ?? 0
    }

    private static func index(of place: Place, in text: String) -> String.Index? {
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        for _ in 1..<place.line {
            guard let newline = scalars[index...].firstIndex(of: "\n") else { return nil }
            index = scalars.index(after: newline)
        }
        return scalars.index(index, offsetBy: place.column - 1, limitedBy: scalars.endIndex)
    }

    /// How much of the text stands behind it, in Unicode scalars.
    var rest: Int { text.unicodeScalars.distance(from: range.upperBound, to: text.endIndex) }

    /// The formula as it is written.
    var written: Substring { text[range] }

    /// The text with it as code: in lines of its own as a block, otherwise as a word.
    var asCode: String {
        let before = text[..<range.lowerBound]
        let line = before.lastIndex(of: "\n").map { before[text.index(after: $0)...] } ?? before
        let isAlone =
            line.isEmpty && text[range.upperBound...].prefix { $0 != "\n" }.allSatisfy(\.isWhitespace)
            && !inner.contains("```")
        if isAlone { return before + "```tex\n" + inner.trimmed + "\n```" + text[range.upperBound...] }
        let marks = written.contains("`") ? "``" : "`"
        let word = written.split(whereSeparator: \.isNewline).map(\.trimmed).joined(separator: " ")
        return before + marks + word + marks + text[range.upperBound...]
    }
}
