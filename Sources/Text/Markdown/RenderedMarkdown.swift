import Diagnostics

/// A Markdown text as HTML, and what was seen on the way.
public struct RenderedMarkdown: Sendable {
    /// The HTML fragment, as UTF-8.
    public var html: [UInt8]
    /// The headings in the order of the text; empty in the CommonMark flavour.
    public var headings: [Heading]
    /// The addresses that the text mentions, in order, as written; bare links are among them.
    ///
    /// Filled in the site flavour. Where they stand is told by ``linkPlaces(in:options:)``.
    public var links: [FoundLink]
    /// What a list of posts shows; filled in the site flavour.
    public var excerpt: Excerpt
    /// How many words are read, code blocks left out; filled in the site flavour.
    public var words: Int
    /// How long the reading takes, in minutes, at least 1; filled in the site flavour.
    public var readingMinutes: Int
    /// Markup of other programs that will show as text, in the order of the text; filled in the site flavour.
    public var foreign: [ForeignMarkup]
    /// What is wrong with the text, in its order.
    public var diagnostics: [Diagnostic]

    /// The HTML fragment as text.
    public var string: String { String(decoding: html, as: UTF8.self) }

    /// The table of contents as nested lists of links, of the levels 2 and 3 or as told; empty where there is none.
    public func tableOfContents(levels: ClosedRange<Int> = 2...3) -> String {
        contents(of: headings.filter { levels.contains($0.level) })
    }
}

/// A heading of the text.
public struct Heading: Sendable, Hashable {
    /// From 1 to 6.
    public var level: Int
    /// Its id, unique in the text.
    public var id: String
    /// Its text without markup.
    public var plain: String
    /// Its text as HTML, markup of the line kept, links and footnote marks left out.
    public var html: String
    /// The line of the author's file.
    public var line: Int
}

/// An address that the text mentions.
public struct FoundLink: Sendable, Hashable {
    /// The address as the text has it.
    public var destination: String
    /// A link or an image.
    public var kind: Link.Kind
    /// The description of an image, the words of a link.
    public var text: String
}

/// The beginning of a text, for lists and feeds.
public struct Excerpt: Sendable, Hashable {
    /// What stands above `<!-- more -->`, else the first paragraph.
    ///
    /// Ids, footnote marks and links of headings are left out, so that several excerpts can share a page.
    public var html: String
    /// Whether the author has set the end with `<!-- more -->`.
    public var isMarked: Bool

    /// The same as words only, worked out when asked for.
    public var plain: String { String(decoding: words(in: html.utf8), as: UTF8.self) }
}

private func contents(of headings: [Heading]) -> String {
    guard let top = headings.map(\.level).min() else { return "" }
    var out = "<ul>\n"
    var open = [top]
    var isFirst = true
    for heading in headings {
        if let last = open.last, heading.level > last, !isFirst {
            out += "\n<ul>\n"
            open.append(heading.level)
        } else if !isFirst {
            out += "</li>\n"
            while open.count > 1, heading.level <= open[open.count - 2] {
                out += "</ul>\n</li>\n"
                open.removeLast()
            }
        }
        isFirst = false
        out += "<li><a href=\"#\(heading.id)\">\(heading.html)</a>"
    }
    out += "</li>\n"
    for _ in open.dropFirst() { out += "</ul>\n</li>\n" }
    return out + "</ul>\n"
}
