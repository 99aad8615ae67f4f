public import Dates
public import Diagnostics
public import Files

/// What a page of content is.
public enum PageKind: Sendable, Hashable {
    /// A dated text of `content/posts/`.
    case post
    /// A lasting one of `content/pages/`.
    case page
    /// One of any other folder of `content/`, such as the guide.
    case section(String)
    /// A product's prose, `index.md` beside its manifest.
    case product(String)
}

/// A Markdown file of the site: a post, a page, a section's page or a product's prose.
public struct Page: Sendable {
    /// What it is.
    public var kind: PageKind
    /// The file, relative to the site.
    public var path: String
    /// What its head says.
    public var frontMatter: FrontMatter
    /// The front matter as written, for messages.
    public var head: SourceText
    /// The Markdown, with the lines of the front matter counted.
    public var body: SourceText
    /// Where it is found.
    public var address: Address
    /// Files beside a page folder's `index.md` that come along: name in that folder, content.
    public var companions: [(name: String, content: FileContent)] = []

    /// The line of its file that a place is on, for the excerpt of a message.
    public func excerpt(at place: Place) -> String? {
        guard place.path == path else { return nil }
        return place.line > body.linesAbove ? body.line(place.line) : head.line(place.line)
    }

    /// The instant that places it among others; undated pages come first.
    public var instant: Instant { frontMatter.date?.instant ?? Instant(seconds: .min) }
}
