/// How a Markdown text is read and what its HTML holds.
public struct MarkdownOptions: Sendable, Hashable {
    /// Which Markdown.
    public enum Flavour: Sendable, Hashable {
        /// CommonMark 0.30, to the letter.
        case commonMark
        /// CommonMark and what GitHub adds: tables, strikethrough, task lists, bare links, footnotes, alerts,
        /// ids of headings.
        case github
        /// GitHub's, and what a site wants: figures, sizes of images, code blocks with titles and lines, fences that
        /// draw, links of headings.
        case site
    }

    /// Which Markdown.
    public var flavour: Flavour
    /// Whether the text comes from somebody who is not trusted: no raw HTML, only harmless addresses.
    public var safe: Bool
    /// Whether `"`, `'`, `--`, `---` and `...` become typographic.
    public var smart: Bool
    /// Whether headings have ids; fragments that share a page must not.
    public var headingIDs: Bool
    /// Whether each heading ends in a link to itself.
    public var headingLinks: Bool
    /// What is said to those who do not see.
    public var accessibleWords: AccessibleWords {
        get { parts.accessibleWords }
        set { parts = Parts(newValue, alertTitles, quotes, pieces) }
    }
    /// What stands above alerts.
    public var alertTitles: AlertTitles {
        get { parts.alertTitles }
        set { parts = Parts(accessibleWords, newValue, quotes, pieces) }
    }
    /// Whether code stands in the boxes that Rouge draws around it (`.highlight`), by which style sheets of Jekyll sites
    /// colour it.
    public var hasRougeBoxes = false
    /// What else is read, besides the flavour's own.
    public var extras: MarkdownExtras = []
    /// The quotation marks that `smart` sets.
    public var quotes: QuoteMarks {
        get { parts.quotes }
        set { parts = Parts(accessibleWords, alertTitles, newValue, pieces) }
    }
    /// The pieces that a site's text may use, by their names; strangers use none.
    public var pieces: [String: PieceShape] {
        get { parts.pieces }
        set { parts = Parts(accessibleWords, alertTitles, quotes, newValue) }
    }
    private var parts: Parts

    /// Options; a site's headings have links unless told otherwise.
    public init(
        flavour: Flavour = .github, safe: Bool = false, smart: Bool = false, headingIDs: Bool? = nil,
        headingLinks: Bool? = nil, accessibleWords: AccessibleWords = .english, alertTitles: AlertTitles = .english
    ) {
        self.flavour = flavour
        self.safe = safe
        self.smart = smart
        self.headingIDs = headingIDs ?? (flavour != .commonMark)
        self.headingLinks = headingLinks ?? (flavour == .site && self.headingIDs)
        parts = Parts(accessibleWords, alertTitles, .english, [:])
    }

    /// Whether pieces are looked for.
    var hasPieces: Bool { flavour == .site && !safe && !pieces.isEmpty }

    /// What is set once a site and held by every text: one reference, where the words by themselves are a dozen.
    private final class Parts: Sendable, Hashable {
        let accessibleWords: AccessibleWords
        let alertTitles: AlertTitles
        let quotes: QuoteMarks
        let pieces: [String: PieceShape]

        init(
            _ accessibleWords: AccessibleWords, _ alertTitles: AlertTitles, _ quotes: QuoteMarks,
            _ pieces: [String: PieceShape]
        ) {
            (self.accessibleWords, self.alertTitles) = (accessibleWords, alertTitles)
            (self.quotes, self.pieces) = (quotes, pieces)
        }

        static func == (left: Parts, right: Parts) -> Bool {
            left === right
                || left.accessibleWords == right.accessibleWords && left.alertTitles == right.alertTitles
                    && left.quotes == right.quotes && left.pieces == right.pieces
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(accessibleWords)
            hasher.combine(alertTitles)
            hasher.combine(quotes)
            hasher.combine(pieces)
        }
    }
}
