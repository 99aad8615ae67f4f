import Social
import Verify

/// A place that a kit has a draft for: a network, or one of the texts that it asks for.
struct PostPlace {
    var network: Network
    /// What people call it.
    var name: String
    /// Which of the network's texts, where that is not its post; it names the files.
    var part: String?
    /// The limit of that text, in characters.
    var partLimit: Limit?

    /// The field of the manifest that its text is mostly made of, where that is not the title.
    var subject: String?

    /// The name of its files and of its template.
    var file: String { network.rawValue + (part.map { "-" + $0 } ?? "") }
    var template: String { "social/\(file).txt" }

    /// The place of the table of slots that it belongs to.
    var home: SlotPlace? { SlotTable.allPlaces.first { $0.id.filter { $0 != "-" } == network.rawValue } }
    /// Whether its posts have a picture of their own: on Reddit and Hacker News a post is a link, which brings its card.
    var showsPicture: Bool { part == nil && ![.reddit, .hackerNews].contains(network) }

    /// The length of a text as it is counted here.
    func length(_ text: String) -> PostLength {
        guard let partLimit else { return network.weightedLength(text) }
        return PostLength(length: text.count, limit: partLimit.count)
    }

    static let all = [
        PostPlace(network: .x, name: "X"), PostPlace(network: .mastodon, name: "Mastodon"),
        PostPlace(network: .bluesky, name: "Bluesky"), PostPlace(network: .threads, name: "Threads"),
        PostPlace(network: .linkedIn, name: "LinkedIn"), PostPlace(network: .instagram, name: "Instagram"),
        PostPlace(network: .reddit, name: "Reddit"),
        PostPlace(network: .reddit, name: "Reddit: body", part: "body", partLimit: NetworkLimits.redditBody),
        PostPlace(network: .hackerNews, name: "Hacker News", subject: "tagline"),
        PostPlace(
            network: .hackerNews, name: "Hacker News: first comment", part: "comment",
            partLimit: NetworkLimits.hackerNewsComment, subject: "lede"),
        PostPlace(
            network: .productHunt, name: "Product Hunt: name", part: "name", partLimit: NetworkLimits.productHuntName,
            subject: "name"),
        PostPlace(network: .productHunt, name: "Product Hunt: tagline", subject: "tagline"),
        PostPlace(
            network: .productHunt, name: "Product Hunt: description", part: "description",
            partLimit: NetworkLimits.productHuntDescription, subject: "lede"),
        PostPlace(
            network: .productHunt, name: "Product Hunt: first comment", part: "comment",
            partLimit: NetworkLimits.productHuntComment, subject: "lede"),
    ]
}
