extension Network {
    /// How long the words for those who do not see a picture may be; nil where no limit is known.
    ///
    /// What a network takes of the picture itself stands in the table of slots.
    package var altText: Limit? {
        switch self {
        case .x: NetworkLimits.xAltText
        case .mastodon: NetworkLimits.mastodonAltText
        case .bluesky: NetworkLimits.blueskyAltText
        case .threads: NetworkLimits.threadsAltText
        case .linkedIn, .instagram, .productHunt, .reddit, .hackerNews: nil
        }
    }

    /// The most hashtags of a post; nil where only its length counts.
    package var hashtagLimit: Limit? {
        switch self {
        case .threads: NetworkLimits.threadsHashtags
        case .instagram: NetworkLimits.instagramHashtags
        default: nil
        }
    }
}

extension NetworkLimits {
    static let xAltText = Limit(count: 1_000, unit: .graphemes, source: "X Help, image descriptions; second hand")
    static let mastodonAltText = Limit(
        count: 1_500, unit: .graphemes, source: "mastodon/mastodon, media descriptions (pull request 11819)")
    static let blueskyAltText = Limit(
        count: 2_000, unit: .graphemes, source: "bluesky-social/social-app, constants.ts; second hand")
    static let threadsAltText = Limit(count: 1_000, unit: .graphemes, source: "Meta, Threads API; second hand")
}
