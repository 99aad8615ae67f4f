extension SiteConfiguration.Feeds.Format {
    /// The file's name within its folder.
    public var fileName: String {
        switch self {
        case .rss: "feed.xml"
        case .atom: "atom.xml"
        case .json: "feed.json"
        }
    }

    /// The media type, for `link rel="alternate"`.
    public var mediaType: String {
        switch self {
        case .rss: "application/rss+xml"
        case .atom: "application/atom+xml"
        case .json: "application/feed+json"
        }
    }
}
