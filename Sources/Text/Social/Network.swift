/// A network that takes posts.
///
/// The raw value is the name on the command line and in manifests.
package enum Network: String, CaseIterable, Sendable {
    case x
    case mastodon
    case bluesky
    case threads
    case linkedIn = "linkedin"
    case instagram
    case reddit
    case hackerNews = "hackernews"
    case productHunt = "producthunt"
}

/// The length of a post, as its network counts it.
package struct PostLength: Equatable, Sendable {
    /// The length, in the network's own unit.
    package let length: Int
    /// The most the network takes, in the same unit.
    package let limit: Int
    /// Whether the network would take the post: neither empty nor too long, and keeping its other rules.
    package let valid: Bool

    /// A length from its parts; without a word on validity, a post is valid from 1 to the limit.
    package init(length: Int, limit: Int, isOtherwiseValid: Bool = true) {
        self.length = length
        self.limit = limit
        valid = isOtherwiseValid && length > 0 && length <= limit
    }
}

extension Network {
    /// The length of a post as this network counts it: of a post's text, or where posts have a title only (Hacker News)
    /// or before all (Reddit), of the title; on Product Hunt, of the tagline.
    ///
    /// - X counts by weight ([twitter-text](https://github.com/twitter/twitter-text), configuration 3).
    /// - Mastodon counts grapheme clusters, an address as 23, of a mention the local part.
    /// - Bluesky counts grapheme clusters; 3,000 bytes of UTF-8 are a second limit.
    /// - Threads counts characters, but an emoji by its bytes of UTF-8.
    /// - All others count characters, here grapheme clusters.
    package func weightedLength(_ text: String) -> PostLength {
        switch self {
        case .x: weightedLengthOnX(text)
        case .mastodon: lengthOnMastodon(text, warning: "")
        case .bluesky: lengthOnBluesky(text)
        case .threads: lengthOnThreads(text)
        case .linkedIn, .instagram, .reddit, .hackerNews, .productHunt:
            PostLength(length: text.count, limit: limit.count)
        }
    }

    /// The links that this network finds in a post, in order.
    ///
    /// LinkedIn and Product Hunt are taken to find what X finds; on Instagram and Hacker News no address in a text is a
    /// link.
    package func links(in text: String) -> [DetectedLink] {
        switch self {
        case .x, .linkedIn, .productHunt, .threads: linksOnX(text)
        case .mastodon, .reddit: linksOnMastodon(text)
        case .bluesky: facets(in: text).compactMap(\.link)
        case .instagram, .hackerNews: []
        }
    }
}

/// An address that a network makes a link of.
package struct DetectedLink: Equatable, Hashable, Sendable {
    /// Where it stands, as offsets in the UTF-8 bytes of the text.
    package let bytes: Range<Int>
    /// The address as it is written, perhaps without a scheme.
    package let text: String

    /// The address with its scheme; one without is taken as `https`.
    package var url: String {
        let head = text.prefix(8).lowercased()
        return head.hasPrefix("http://") || head.hasPrefix("https://") ? text : "https://" + text
    }
}
