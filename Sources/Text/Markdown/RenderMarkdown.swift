import Diagnostics
import Markup

/// Renders a Markdown text as HTML.
///
/// Any input is Markdown, so this cannot fail; what the hooks refuse is among the diagnostics. Equal input and equal
/// answers of the hooks give equal bytes.
/// - Parameters:
///   - source: the text, without front matter; its `linesAbove` count in every place.
///   - options: which Markdown, and how far it is trusted.
///   - hooks: what the renderer asks about fences, addresses, pictures and code.
/// - Returns: the HTML, and what was seen on the way.
public func renderMarkdown(
    _ source: SourceText, options: MarkdownOptions = MarkdownOptions(), hooks: MarkdownHooks = MarkdownHooks()
) -> RenderedMarkdown {
    var writer = HTMLWriter.written(source, options, hooks)
    if !writer.refused.isEmpty { writer.placeRefused(linkPlaces(in: source, options: options)) }
    return writer.finish()
}

/// Where the addresses of a text begin, in the order of ``RenderedMarkdown/links``.
///
/// Few texts are ever asked for them, so the text is read once more for them.
/// - Parameters:
///   - source: the text.
///   - options: those that it was rendered with.
/// - Returns: a place for each link; none in the flavours that list no links.
public func linkPlaces(in source: SourceText, options: MarkdownOptions) -> [Place] {
    guard options.flavour == .site else { return [] }
    return HTMLWriter.written(source, options, MarkdownHooks(), tracesLinks: true).linkPlaces
}

/// Markup of other programs in a text that is rendered elsewhere, or later; quick where there is none.
public func foreignMarkup(in source: SourceText) -> [ForeignMarkup] {
    guard source.bytes.contains(Byte.less) || Triggers(source.bytes, isSite: true).foreign else { return [] }
    return renderMarkdown(source, options: MarkdownOptions(flavour: .site)).foreign
}

/// Renders a short Markdown text without a file of its own, such as a field of a manifest.
public func markdownFragment(
    _ text: [UInt8], options: MarkdownOptions = MarkdownOptions(), hooks: MarkdownHooks = MarkdownHooks()
) -> [UInt8] {
    renderMarkdown(SourceText(path: "<text>", bytes: text), options: options, hooks: hooks).html
}

extension HTMLWriter {
    /// A writer that has written a text.
    fileprivate static func written(
        _ source: SourceText, _ options: MarkdownOptions, _ hooks: MarkdownHooks, tracesLinks: Bool = false
    ) -> HTMLWriter {
        let reading = Reading(source.bytes, options, tracesLinks: tracesLinks)
        let places = Places(source: source, lines: reading.source, mdx: reading.mdx)
        var writer = HTMLWriter(options: options, hooks: hooks, places: places, reading: reading)
        writer.foreign = (reading.mdx?.found ?? []).map { kind, line, column, word in
            ForeignMarkup(kind: kind, place: places.place(line: line, column: column), word: word)
        }
        if let tree = reading.tree {
            // Not within the closure, which would have the writer copied out of its hands.
            writer.walk(below: tree.root)
            withExtendedLifetime(tree) {}
        }
        return writer
    }

    /// Gives the addresses that the hook has refused their places.
    fileprivate mutating func placeRefused(_ linkPlaces: [Place]) {
        for (diagnostic, link) in refused where linkPlaces.indices.contains(link) {
            diagnostics[diagnostic].place = linkPlaces[link]
            diagnostics[diagnostic].excerpt = places.excerpt(at: linkPlaces[link])
        }
    }

    private mutating func foreignMarkup() -> [ForeignMarkup] {
        let found = (origins?.foreign ?? [:]).sorted { $0.key < $1.key }
        let told = found.map { ForeignMarkup(kind: $1, place: places.place(at: $0)) }
        return foreign.isEmpty ? told : (told + foreign).sorted { $0.place.line < $1.place.line }
    }

    /// Hands over what has been written and seen.
    fileprivate mutating func finish() -> RenderedMarkdown {
        let html = out.take()
        return RenderedMarkdown(
            html: withContents(html), headings: headings, links: links,
            excerpt: isSite ? excerpt.cut(from: html) : Excerpt(html: "", isMarked: false),
            words: count.total, readingMinutes: count.minutes, foreign: foreignMarkup(), diagnostics: diagnostics)
    }
}
