import Diagnostics
import Site

/// The search terms that fit into the App Store's room for them, the heaviest first.
struct KeywordPacking {
    /// The terms with commas between them, as `keywords.txt` holds them.
    private(set) var text = ""
    /// Terms that the store would refuse, terms twice, terms that did not fit.
    private(set) var mistakes: [Diagnostic] = []

    private let source: SourceText

    /// - Parameters:
    ///   - listing: the terms; equals in weight stay in the author's order.
    ///   - name: the product's name, which the store searches anyway.
    init(_ listing: StoreListing, name: String) {
        source = listing.source
        let sorted = listing.keywords.enumerated()
            .sorted { ($0.element.weight, -$0.offset) > ($1.element.weight, -$1.offset) }.map(\.element)
        var seen: [String] = []
        var left: [StoreListing.Keyword] = []
        let limit = StoreRules.keywords.max
        for keyword in sorted where accepts(keyword, name: name) {
            if seen.contains(keyword.word.lowercased()) {
                tell(.warning, "the keyword `\(keyword.word)` stands here twice", keyword, "remove one")
                continue
            }
            seen.append(keyword.word.lowercased())
            let bytes = keyword.word.utf8.count
            if bytes > limit {
                tell(
                    .error, "the keyword `\(keyword.word)` alone has \(bytes) bytes of \(limit)", keyword, "shorten it")
            } else if text.utf8.count + (text.isEmpty ? 0 : 1) + bytes <= limit {
                text += (text.isEmpty ? "" : ",") + keyword.word
            } else {
                left.append(keyword)
            }
        }
        tellLeft(left, limit)
        mistakes.sort { ($0.place?.line ?? 0, $0.place?.column ?? 0) < ($1.place?.line ?? 0, $1.place?.column ?? 0) }
    }

    /// One line for all that did not fit; the first few are named, at the place of the first.
    private mutating func tellLeft(_ left: [StoreListing.Keyword], _ limit: Int) {
        let inOrder = left.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
        guard let first = inOrder.first else { return }
        let named = inOrder.prefix(5).map { "`\($0.word)`" }.joined(separator: ", ")
        let more = left.count > 5 ? " and \(left.count - 5) more" : ""
        let noun = left.count == 1 ? "the keyword \(named) does" : "the keywords \(named)\(more) do"
        tell(
            .warning, "\(noun) not fit into \(limit) bytes", first,
            left.count == 1 ? "give it more weight, or remove it" : "give them more weight, or remove them")
    }

    /// Apple, "Platform version information": more than two characters each; commas part them; no names of the app.
    private mutating func accepts(_ keyword: StoreListing.Keyword, name: String) -> Bool {
        let word = keyword.word
        if word.contains(",") {
            tell(.error, "a keyword holds no comma", keyword, "write each as its own part of the list")
            return false
        }
        if word.lowercased() == name.lowercased() {
            tell(.warning, "the keyword `\(word)` is the name, which is searched anyway", keyword, "remove it")
            return false
        }
        // Beyond Latin a word is often two characters, and listings that the store took have such words.
        if word.count <= 2, word.unicodeScalars.allSatisfy({ $0.value < 0x250 }) {
            tell(.error, "the keyword `\(word)` has fewer than three characters", keyword, "write a longer one")
            return false
        }
        return true
    }

    private mutating func tell(
        _ severity: Severity, _ message: String, _ keyword: StoreListing.Keyword, _ remedy: String
    ) {
        mistakes.append(
            Diagnostic(
                severity, message, at: keyword.place, excerpt: source.line(keyword.place.line),
                length: keyword.word.unicodeScalars.count, remedy: remedy))
    }
}
