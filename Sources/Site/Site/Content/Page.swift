public import Dates
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
    /// What its file holds: at hand, or on the disk and read when the text is asked for.
    public var file: FileContent
    /// Where the front matter ends; nil where there is none.
    public var cut: FrontMatterCut?
    /// Where it is found.
    public var address: Address
    /// Files beside a page folder's `index.md` that come along: name in that folder, content.
    public var companions: [(name: String, content: FileContent)] = []

    /// The instant that places it among others; undated pages come first.
    public var instant: Instant { frontMatter.date?.instant ?? Instant(seconds: .min) }
}
