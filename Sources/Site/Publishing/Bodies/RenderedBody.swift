import Diagnostics
import Markdown
import Values

/// A page's Markdown, rendered once for every place it appears in.
struct RenderedBody: Sendable {
    /// The body as HTML, or how to get it.
    var text: BodyText
    /// The excerpt as HTML.
    var excerpt: [UInt8]
    /// The excerpt as plain text, for descriptions of pages whose authors wrote none.
    var summary: String
    /// The headings.
    var headings: [Heading]
    /// The addresses that the author wrote.
    var links: [FoundLink]
    /// How many words there are.
    var words: Int
    /// How long it takes to read, in minutes.
    var readingMinutes: Int
    /// Markup of other programs that will show as text.
    var foreign: [ForeignMarkup]
    /// What is wrong in it.
    var mistakes: [Diagnostic]

    /// The body as HTML.
    var html: [UInt8] { text.html }

    init(_ rendered: RenderedMarkdown) {
        text = .kept(rendered.html)
        excerpt = Array(rendered.excerpt.html.utf8)
        summary = rendered.excerpt.plain
        headings = rendered.headings
        links = rendered.links
        words = rendered.words
        readingMinutes = rendered.readingMinutes
        foreign = rendered.foreign
        mistakes = rendered.diagnostics
    }
}
