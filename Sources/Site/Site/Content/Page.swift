public import Dates
public import Files

/// What a page of content is.
package enum PageKind: Sendable, Hashable {
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
package struct Page: Sendable {
    /// What it is.
    package var kind: PageKind
    /// The file, relative to the site.
    package var path: String
    /// The place of its language among the site's; 0 is the base language, and the only one of most sites.
    package var language = 0
    /// What its head says.
    package var frontMatter: FrontMatter
    /// What its file holds: at hand, or on the disk and read when the text is asked for.
    package var file: FileContent
    /// Where the front matter ends; nil where there is none.
    package var cut: FrontMatterCut?
    /// Where it is found.
    package var address: Address
    /// Files beside a page folder's `index.md` that come along: name in that folder, content.
    package var companions: [(name: String, content: FileContent)] = []

    /// The instant that places it among others; undated pages come first.
    package var instant: Instant { frontMatter.date?.instant ?? Instant(seconds: .min) }
}
