import Files
import Site

/// How a file of the output is made; small, since a large site has many.
enum Route: Sendable {
    /// From a layout; the page's place among the jobs.
    case page(Int)
    /// A feed of a channel, by its place among the channels.
    case feed(Int, SiteConfiguration.Feeds.Format)
    /// The sitemap, or a part of it.
    case sitemap(Once<Sitemap>)
    /// What the reader's browser searches, in a language of the site.
    case searchIndex(Int)
    /// A page that sends readers on.
    indirect case redirect(to: String)
    /// A picture of the author's, or one that was made of it.
    case photograph
    /// A file as it is.
    indirect case copy(FileContent)
}
