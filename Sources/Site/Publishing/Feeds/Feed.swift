import Dates
import Files
import Site

/// A feed: what readers are told about new posts, in whatever form.
struct Feed: Sendable {
    /// A post with its whole text.
    struct Entry: Sendable {
        var title: String
        /// The whole address of the page, which is the entry's name for good.
        var url: String
        var published: ZonedTime
        var updated: ZonedTime
        var summary: String
        /// The text as HTML with whole addresses: worked out each time, since a form that is written needs it no more.
        var html: @Sendable () -> [UInt8]
        var tags: [String]
        /// Who wrote it; nobody where that is the feed's author.
        var authors: [String] = []
    }

    var title: String
    var description: String
    var author: String?
    var language: String
    /// The page that the feed follows.
    var home: String
    /// The feed's own address.
    var url: String
    var entries: [WrittenEntry]

    /// When the newest change happened: never the time of the build, so that equal posts give equal feeds.
    var updated: ZonedTime? { entries.map(\.entry.updated).max { $0.instant < $1.instant } }
}

/// A post in the forms of feeds, each written once, however many feeds it stands in.
final class WrittenEntry: Sendable {
    let entry: Feed.Entry
    let rss: Once<[UInt8]>
    let atom: Once<[UInt8]>

    init(_ entry: Feed.Entry, author: String?) {
        self.entry = entry
        rss = Once { rssItem(entry, author: author) }
        atom = Once { atomEntry(entry) }
    }
}

extension SiteConfiguration.Feeds.Format {
    func bytes(_ feed: Feed) -> [UInt8] {
        switch self {
        case .rss: rssDocument(feed)
        case .atom: atomDocument(feed)
        case .json: jsonFeedDocument(feed)
        }
    }
}
