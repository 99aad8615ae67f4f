import Diagnostics
import Letters
import Releases
import Rendering
import Site

/// What a release brings, in the words of its changelog: what a post about it tells first.
struct ReleaseNews {
    /// One thing that is new.
    struct Item {
        /// It, without marks of Markdown and numbers of issues.
        var text: String
        /// The line of the changelog that it stands in.
        var place: Place
    }

    /// What there is, most important first: highlights where the author names some, else what was added, then what was
    /// changed; what was mended only where there is nothing else.
    private(set) var items: [Item] = []

    /// The parts of a changelog that are news, by their headings (Keep a Changelog 1.1.0 and common habits).
    private enum Part: Int, CaseIterable {
        case highlights, added, plain, changed, fixed

        init?(_ heading: Substring) {
            let words = heading.lowercased().split { !$0.isLetter }.joined(separator: " ")
            switch words {
            case "highlights", "highlight": self = .highlights
            case "added", "additions", "new", "feature", "features", "new features", "what s new": self = .added
            // As Changesets calls them.
            case "major changes", "minor changes": self = .added
            case "what s changed": self = .plain
            case "changed", "changes", "improved", "improvements", "enhancements", "breaking", "breaking changes",
                "performance", "performance improvements", "updates and bug fixes", "fixes changes":
                self = .changed
            case "fixed", "fixes", "bug fixes", "bugfixes", "patch changes", "security", "security fixes": self = .fixed
            // What stands behind them in the same heading is of no greater weight: `Bug fixes & minor changes`.
            case _ where ["bug fixes ", "bugfixes ", "fixes "].contains(where: words.hasPrefix): self = .fixed
            default: return nil
            }
        }
    }

    init(_ release: Release) {
        var found: [Part: [Item]] = [:]
        var part: Part? = .plain
        var open: (part: Part, line: Int, text: String)?
        func close() {
            guard let item = open else { return }
            open = nil
            guard let (part, text) = ReleaseNews.told(ReleaseNews.plain(item.text), in: item.part) else { return }
            let place = Place(path: release.place.path, line: release.notes.linesAbove + item.line, column: 1)
            found[part, default: []].append(Item(text: text, place: place))
        }
        for (number, line) in release.notes.string.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        {
            if line.hasPrefix("### ") {
                close()
                part = Part(line.dropFirst(4))
            } else if let highlight = ReleaseNews.highlight(line) {
                close()
                open = (.highlights, number + 1, highlight)
            } else if line.hasPrefix("- ") || line.hasPrefix("* ") || line.hasPrefix("+ ") {
                close()
                open = part.map { ($0, number + 1, String(line.dropFirst(2))) }
            } else if line.trimmed.isEmpty || ["- ", "* ", "+ "].contains(where: { line.trimmed.hasPrefix($0) }) {
                close()
            } else if open != nil {
                open?.text += " " + line.trimmed
            }
        }
        close()
        let news = found[.highlights] ?? [.added, .plain, .changed].flatMap { found[$0] ?? [] }
        items = news.isEmpty ? found[.fixed] ?? [] : news
    }

    /// `Highlights: online play` or `**Highlights:** online play`.
    private static func highlight(_ line: Substring) -> String? {
        let text = line.filter { $0 != "*" && $0 != "_" }
        for mark in ["Highlights: ", "Highlight: "] where text.hasPrefix(mark) {
            return String(text.dropFirst(mark.count))
        }
        return nil
    }

    /// The first sentence, without what only the repository's readers need: `(#12)`, `by @ada in …`.
    private static func plain(_ markdown: String) -> String {
        let sentence = firstSentence(Credits.withoutStart(Credits.withoutBrackets(plainNotes(markdown))))
        return firstSentence(Credits.withoutEnd(sentence))
    }

    /// What an item tells, and where; nil where users would not notice it.
    ///
    /// A list without parts may be one of commits, of which each says in its first word what it is.
    private static func told(_ text: String, in part: Part) -> (Part, String)? {
        if text.isEmpty || text.lowercased().hasPrefix("updated dependencies") { return nil }
        guard part == .plain, let note = ConventionalNote(text) else { return (part, text) }
        guard case .told(let kind, let text) = note else { return nil }
        switch kind {
        case .added: return (.added, plainNotes(text))
        case .fixed, .security: return (.fixed, plainNotes(text))
        case .changed, .deprecated, .removed: return (.changed, plainNotes(text))
        }
    }
}
