import Diagnostics
import Encodings
import Files
import Markdown
import Values

/// A page's Markdown, rendered once for every place it appears in.
package struct RenderedBody: Sendable {
    /// The body as HTML, or how to get it.
    package var text: BodyText
    /// The sum of its HTML.
    package var htmlSum = ContentSum()
    /// The excerpt as HTML.
    package var excerpt: [UInt8] {
        get {
            switch opening {
            case .own(let html): html
            case .beginning(let count): text.beginning(count)
            }
        }
        set { opening = .own(newValue) }
    }
    private var opening: Opening
    /// The excerpt as plain text, for descriptions of pages whose authors wrote none; empty where they wrote one.
    package var summary: String
    package var headings: [Heading]
    /// The addresses that the author wrote.
    package var links: [FoundLink]
    /// How many words there are.
    package var words: Int
    /// How long it takes to read, in minutes.
    package var readingMinutes: Int
    /// Whether fences of it became figures, or should have.
    package var hasFigures = false
    /// Whether it shows files that are no content, so that it is rendered anew by every build.
    package var showsFilesOutside = false
    /// Whether it calls other texts or files by their names, `[[name]]`: ``links`` has what was found by them.
    package var callsNames = false
    /// The fingerprinted assets that its figures and pieces have asked for.
    var assets: Set<ExactName> = []
    /// Whether they have looked at the clock.
    var hasClock = false
    /// Markup of other programs that will show as text.
    package var foreign: [ForeignMarkup]
    /// What is wrong in it.
    package var mistakes: [Diagnostic]

    /// The body as HTML.
    package var html: [UInt8] { text.html }

    /// Where the excerpt is: mostly it is what the body begins with, which a large site does not hold twice.
    private enum Opening: Sendable {
        case own([UInt8])
        case beginning(Int)
    }

    /// Has its HTML somewhere else.
    /// - Parameters:
    ///   - text: the same HTML.
    ///   - beginsWithExcerpt: whether the excerpt can be had from it.
    mutating func shelve(_ text: BodyText, _ beginsWithExcerpt: Bool) {
        if beginsWithExcerpt { opening = .beginning(excerpt.count) }
        self.text = text
    }

    /// A body as it was rendered.
    /// - Parameters:
    ///   - rendered: its Markdown as HTML.
    ///   - hasSummary: whether somebody will ask for its summary.
    init(_ rendered: RenderedMarkdown, hasSummary: Bool) {
        text = .kept(rendered.html)
        opening = .own(Array(rendered.excerpt.html.utf8))
        summary = hasSummary ? rendered.excerpt.plain : ""
        headings = rendered.headings
        links = rendered.links
        words = rendered.words
        readingMinutes = rendered.readingMinutes
        foreign = rendered.foreign
        mistakes = rendered.diagnostics
    }
}
