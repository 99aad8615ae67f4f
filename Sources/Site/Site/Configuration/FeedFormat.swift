extension SiteConfiguration.Feeds.Format {
    /// The file's name within its folder.
    package var fileName: String {
        switch self {
        case .rss: "feed.xml"
        case .atom: "atom.xml"
        case .json: "feed.json"
        }
    }

    /// The media type, for `link rel="alternate"`.
    package var mediaType: String {
        switch self {
        case .rss: "application/rss+xml"
        case .atom: "application/atom+xml"
        case .json: "application/feed+json"
        }
    }
}
