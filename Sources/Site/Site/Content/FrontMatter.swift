public import Dates
public import Diagnostics
public import Values

/// What stands at the head of a Markdown file, typed: YAML between `---` lines, TOML between `+++` lines, or a JSON object.
public struct FrontMatter: Sendable {
    /// The title; from the file's name where the author wrote none.
    public var title = ""
    /// When it was, or will be, published.
    public var date: ZonedTime?
    /// When it is first shown, where that is another time than ``date``.
    @OutOfLine public var due: ZonedTime?
    /// When it last changed in a way that readers should know.
    @OutOfLine public var updated: ZonedTime?
    /// One or two sentences for lists, feeds and search engines.
    public var description: String?
    /// What lists show of it instead of its beginning, as Markdown.
    @OutOfLine public var excerpt: WrittenText?
    /// The terms of each taxonomy of the site, `tags` among them, in the author's order.
    public var terms: [String: [String]] = [:]
    /// What it is filed under, which may be part of its address where no taxonomy is made of it.
    public var categories: [String] = []
    /// Whether it is left out unless drafts are asked for.
    public var isDraft = false
    /// When it is taken off the site.
    @OutOfLine public var expires: ZonedTime?
    /// The layout that the author asked for, and where.
    @OutOfLine public var layout: (name: String, place: Place)?
    /// The last part of its address, where it is not the file's name.
    @OutOfLine public var slug: String?
    /// Its whole address, or a pattern for it, and where it was written.
    @OutOfLine public var permalink: (pattern: Permalink, place: Place)?
    /// Addresses where it used to be.
    public var aliases: [(address: Address, place: Place, excerpt: String?)] = []
    /// The line on which the author decided its address, `permalink` or `slug`, for messages about it.
    @OutOfLine public var addressLine: (place: Place, excerpt: String?)?
    /// The picture that stands for it.
    @OutOfLine public var image: WrittenText?
    /// The product it is about, and where that was written.
    @OutOfLine public var product: (slug: String, place: Place)?
    /// Whether it has a page but stands in no list, feed or sitemap.
    public var isUnlisted = false
    /// Whether a page is made of it at all.
    public var isRendered = true
    /// Whether search engines are asked to leave it out of their lists.
    public var isHiddenFromRobots = false
    /// Whether it stands in the sitemap.
    public var isInSitemap = true
    /// Whether the site's own search finds it.
    public var isSearched = true
    /// The address that search engines should know this text by, where it is not the page's own.
    @OutOfLine public var canonical: String?
    /// Where readers are sent instead, as a path of this site or an address elsewhere.
    @OutOfLine public var redirect: WrittenText?
    /// All the author wrote, for templates; without what the fields above say to them in any case.
    public var raw = Object()

    /// From when on it is shown.
    public var shownFrom: ZonedTime? { due ?? date }
}
