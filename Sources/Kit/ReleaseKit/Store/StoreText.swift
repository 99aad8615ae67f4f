import Diagnostics
import Site

/// A text for a store, and where its words come from.
struct StoreText: Sendable {
    var rule: StoreRule
    var text: String
    /// Where the author wrote it, or what it was made from.
    var place: Place
    /// The file of that place.
    var source: SourceText
    /// The blanks and line ends behind the text, which are not counted.
    var tail = ""

    /// The length as its store counts.
    var length: Int { rule.unit.count(text) }

    /// All that its store would refuse, and what it would frown at.
    var mistakes: [Diagnostic] { lengthMistakes + shapeMistakes + lint(self) }

    private var lengthMistakes: [Diagnostic] {
        let rule = rule
        if length > rule.max {
            let over = length - rule.max
            return [
                mistake(
                    "the \(rule.title) has \(rule.unit.words(length)), and \(rule.store.rawValue) takes \(rule.max)",
                    remedy: "take out \(over)" + (text.utf16.count == text.count ? "" : "; an emoji counts two or more")
                )
            ]
        }
        guard length < rule.min else { return [] }
        return [
            mistake(
                "the \(rule.title) is too short for \(rule.store.rawValue): \(rule.unit.words(length))",
                remedy: "write at least \(rule.min), or remove the line")
        ]
    }

    private var shapeMistakes: [Diagnostic] {
        var mistakes: [Diagnostic] = []
        if rule.isLine, text.contains(where: \.isNewline) {
            mistakes.append(mistake("the \(rule.title) is a single line", remedy: "write it after `>` instead of `|`"))
        }
        if rule.isAddress, !text.hasPrefix("https://"), !text.hasPrefix("http://") {
            mistakes.append(mistake("the \(rule.title) is no address", remedy: "write it with https://"))
        }
        if rule.file == StoreRules.video.file, !text.contains("youtube.com/"), !text.contains("youtu.be/") {
            mistakes.append(
                mistake("Google Play shows films of YouTube only", remedy: "write the film's address there"))
        }
        return mistakes
    }

    /// A mistake about the text as a whole.
    func mistake(_ message: String, remedy: String?, severity: Severity = .error) -> Diagnostic {
        Diagnostic(severity, message, at: place, excerpt: source.line(place.line), remedy: remedy)
    }

    private static func standsAlone(_ range: Range<String.Index>, in line: String) -> Bool {
        let (before, after) = (line[..<range.lowerBound].last, line[range.upperBound...].first)
        func isOfWord(_ letter: Character?) -> Bool { letter.map { $0.isLetter || $0.isNumber } ?? false }
        return before != "-" && !isOfWord(before) && !isOfWord(after)
    }

    /// A mistake about words of the text, at the line where they stand.
    func mistake(_ message: String, about words: String, remedy: String?, severity: Severity) -> Diagnostic {
        var found = place
        // A word that is a part of another, as in `ad-free`, is not the one that is meant.
        let isWord = words.first?.isLetter == true
        for number in place.line..<(place.line + 1_000) {
            guard let line = source.line(number) else { break }
            guard let range = line.ranges(of: words).first(where: { !isWord || StoreText.standsAlone($0, in: line) })
            else { continue }
            found = Place(
                path: place.path, line: number, column: line[..<range.lowerBound].unicodeScalars.count + 1)
            break
        }
        return Diagnostic(
            severity, message, at: found, excerpt: source.line(found.line), length: words.unicodeScalars.count,
            remedy: remedy)
    }
}

extension StoreText {
    /// A text that the author wrote; one taken over from another language stands in that one's file.
    init?(_ field: StoreListing.Field, of listing: StoreListing, _ product: Product, _ rule: StoreRule) {
        guard let written = listing.texts[field] else { return nil }
        let source = written.place.path == product.source.path ? product.source : listing.source
        let tail = listing.tails[field.rawValue] ?? ""
        self.init(rule: rule, text: written.text, place: written.place, source: source, tail: tail)
    }

    /// The search terms that the author wrote as one text.
    init?(keywordsOf listing: StoreListing, _ product: Product) {
        guard let written = listing.keywordText else { return nil }
        let source = written.place.path == product.source.path ? product.source : listing.source
        let tail = listing.tails["keywords"] ?? ""
        self.init(
            rule: StoreRules.keywords, text: written.text, place: written.place, source: source, tail: tail)
    }

    /// The same text for another rule.
    func ruled(by rule: StoreRule) -> StoreText {
        var text = self
        text.rule = rule
        return text
    }
}
