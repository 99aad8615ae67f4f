import Dates
import Files

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
///
/// It never changes, and templates hand it about by the thousand: as a class it is retained once where a struct would
/// retain each of its thirty fields.
package final class Page: Sendable {
    /// What it is.
    package let kind: PageKind
    /// The file, relative to the site.
    package let path: String
    /// The place of its language among the site's; 0 is the base language, and the only one of most sites.
    package let language: Int
    /// What its head says.
    package let frontMatter: FrontMatter
    /// What its file holds: at hand, or on the disk and read when the text is asked for.
    package let file: FileContent
    /// Where the front matter ends; nil where there is none.
    package let cut: FrontMatterCut?
    /// Where it is found.
    package let address: Address
    /// Files beside a page folder's `index.md` that come along: name in that folder, content.
    package let companions: [(name: String, content: FileContent)]

    init(
        kind: PageKind, path: String, language: Int = 0, frontMatter: FrontMatter, file: FileContent,
        cut: FrontMatterCut? = nil,
        address: Address, companions: [(name: String, content: FileContent)] = []
    ) {
        (self.kind, self.path, self.language) = (kind, path, language)
        (self.frontMatter, self.file) = (frontMatter, file)
        (self.cut, self.address, self.companions) = (cut, address, companions)
    }

    /// The same page as prose of a product.
    func prose(of slug: String, at address: Address) -> Page {
        Page(
            kind: .product(slug), path: path, language: language, frontMatter: frontMatter, file: file, cut: cut,
            address: address)
    }

    /// The same page with the files that come along.
    func bringing(_ companions: [(name: String, content: FileContent)]) -> Page {
        Page(
            kind: kind, path: path, language: language, frontMatter: frontMatter, file: file, cut: cut,
            address: address,
            companions: companions)
    }

    /// The same page, changed at that time.
    func updated(_ time: ZonedTime) -> Page {
        var head = frontMatter
        head.updated = time
        return moved(to: address, with: head)
    }

    /// The same page with another head, at another address.
    func moved(to address: Address, with head: FrontMatter) -> Page {
        Page(
            kind: kind, path: path, language: language, frontMatter: head, file: file, cut: cut, address: address,
            companions: companions)
    }

    /// The instant that places it among others; undated pages come first.
    package var instant: Instant { frontMatter.date?.instant ?? Instant(seconds: .min) }
}
