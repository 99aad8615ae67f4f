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
    /// The Markdown beside a page, by the page's place among the jobs.
    case markdown(Int)
    /// What language models are told of the site, in a language of it.
    case llmsText(Int)
    /// A page that sends readers on.
    indirect case redirect(to: String)
    /// A picture of the author's, or one that was made of it.
    case photograph
    indirect case copy(FileContent)

    /// Whether it is made of texts and templates, so that it may stay where these do; what is copied is looked at.
    var isMade: Bool {
        switch self {
        case .page, .feed, .sitemap, .searchIndex, .llmsText, .redirect: true
        // A Markdown copy is made of the text as it is written, of which no part is compared.
        case .markdown, .photograph, .copy: false
        }
    }
}
