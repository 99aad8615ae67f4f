import Social

/// A network that a kit has a draft for.
struct PostPlace {
    var network: Network
    /// What people call it.
    var name: String

    /// The name of its files and of its template.
    var file: String { network.rawValue }
    var template: String { "social/\(file).txt" }

    static let all = [
        PostPlace(network: .x, name: "X"), PostPlace(network: .mastodon, name: "Mastodon"),
        PostPlace(network: .bluesky, name: "Bluesky"), PostPlace(network: .threads, name: "Threads"),
        PostPlace(network: .linkedIn, name: "LinkedIn"), PostPlace(network: .instagram, name: "Instagram"),
        PostPlace(network: .reddit, name: "Reddit"), PostPlace(network: .hackerNews, name: "Hacker News"),
        PostPlace(network: .productHunt, name: "Product Hunt"),
    ]
}
