/// A limit of a network: how much, of what, and who says so.
package struct Limit: Equatable, Sendable {
    /// What is counted.
    package enum Unit: Sendable {
        /// Characters weighted as twitter-text does.
        case weight
        /// Grapheme clusters.
        case graphemes
        /// Bytes of UTF-8.
        case bytes
        /// Characters, of which emoji count as their bytes of UTF-8.
        case charactersAndEmojiBytes
        /// Single things: tags, links, frames.
        case items
        /// Pixels: of a side, of a frame, or of all frames together.
        case pixels
    }

    /// The most there may be.
    package let count: Int
    /// What is counted.
    package let unit: Unit
    /// Where the figure stands.
    package let source: String
}

/// The limits of the networks: one table, since they drift.
package enum NetworkLimits {
    /// The version of the table: when its sources were last read.
    package static let version = "2026-11"

    static let xPost = Limit(count: 280, unit: .weight, source: "twitter-text, config/v3.json")
    static let mastodonPost = Limit(
        count: 500, unit: .graphemes, source: "mastodon/documentation, user/posting.md; StatusLengthValidator")
    static let blueskyPost = Limit(count: 300, unit: .graphemes, source: "atproto, app.bsky.feed.post lexicon")
    static let threadsPost = Limit(count: 500, unit: .charactersAndEmojiBytes, source: "Meta, Threads API, Posts")
    static let redditTitle = Limit(count: 300, unit: .graphemes, source: "reddit r2, VTitle(max_length = 300)")
    static let hackerNewsTitle = Limit(count: 80, unit: .graphemes, source: "arc, news.arc, title-limit*")
    static let productHuntTagline = Limit(count: 60, unit: .graphemes, source: "awesome-product-hunt, launch kit")
    static let linkedInPost = Limit(count: 3000, unit: .graphemes, source: "LinkedIn Help, posts; not confirmed")
    static let instagramCaption = Limit(
        count: 2200, unit: .graphemes, source: "Instagram Platform, media; not confirmed")

    /// A post on Bluesky, which has a limit of bytes besides that of letters.
    package static let blueskyPostBytes = Limit(
        count: 3000, unit: .bytes, source: "atproto, app.bsky.feed.post lexicon")
    /// A tag on Bluesky, without its sign.
    package static let blueskyTag = Limit(
        count: 64, unit: .graphemes, source: "atproto, app.bsky.richtext.facet lexicon")
    /// The links of a post on Threads.
    package static let threadsLinks = Limit(count: 5, unit: .items, source: "Meta, Threads API, Posts")
    /// The hashtags of a post on Threads.
    package static let threadsHashtags = Limit(count: 1, unit: .items, source: "Meta, Threads help; second hand")
    /// The hashtags of a caption on Instagram.
    package static let instagramHashtags = Limit(
        count: 30, unit: .items, source: "Instagram Platform, media; not confirmed")
    /// The text of a post on Reddit, below its title.
    package static let redditBody = Limit(
        count: 40_000, unit: .graphemes, source: "reddit r2, selftext; not confirmed")
    /// A comment on Hacker News: a limit of ours, since none is published; more is not read.
    package static let hackerNewsComment = Limit(count: 2_000, unit: .graphemes, source: "ours")
    /// A product's name on Product Hunt.
    package static let productHuntName = Limit(count: 40, unit: .graphemes, source: "awesome-product-hunt, launch kit")
    /// A product's description on Product Hunt, of which the first 250 show.
    package static let productHuntDescription = Limit(
        count: 500, unit: .graphemes, source: "awesome-product-hunt, launch kit")
    /// What shows of the maker's first comment on Product Hunt.
    package static let productHuntComment = Limit(
        count: 800, unit: .graphemes, source: "awesome-product-hunt, launch kit")
    /// The topics of a product on Product Hunt.
    package static let productHuntTags = Limit(count: 3, unit: .items, source: "awesome-product-hunt, launch kit")
}

extension Network {
    /// The limit of what ``weightedLength(_:)`` counts.
    package var limit: Limit {
        switch self {
        case .x: NetworkLimits.xPost
        case .mastodon: NetworkLimits.mastodonPost
        case .bluesky: NetworkLimits.blueskyPost
        case .threads: NetworkLimits.threadsPost
        case .linkedIn: NetworkLimits.linkedInPost
        case .instagram: NetworkLimits.instagramCaption
        case .reddit: NetworkLimits.redditTitle
        case .hackerNews: NetworkLimits.hackerNewsTitle
        case .productHunt: NetworkLimits.productHuntTagline
        }
    }
}
