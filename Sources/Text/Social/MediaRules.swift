/// What a network takes of a picture that goes with a post; of one that moves, ``MovingRule`` says more.
package struct MediaRule: Equatable, Sendable {
    /// A format of pictures.
    package enum Format: String, Sendable {
        case gif
        case png
        case jpeg
    }

    /// The formats that are shown as pictures; a GIF moves where it is among them.
    package let formats: [Format]
    /// The bytes of a picture that does not move.
    package let stillBytes: Limit
    /// The words for those who do not see it; nil where no limit is known.
    package let altText: Limit?
}

extension Network {
    /// What this network takes of a picture; nil where posts have none of their own.
    ///
    /// Bluesky and Threads show no GIF: the one takes it as a film, the other not at all.
    package var media: MediaRule? {
        switch self {
        case .x:
            MediaRule(
                formats: [.gif, .png, .jpeg], stillBytes: NetworkLimits.xImageBytes, altText: NetworkLimits.xAltText)
        case .mastodon:
            MediaRule(
                formats: [.gif, .png, .jpeg], stillBytes: NetworkLimits.mastodonImageBytes,
                altText: NetworkLimits.mastodonAltText)
        case .bluesky:
            MediaRule(
                formats: [.png, .jpeg], stillBytes: NetworkLimits.blueskyImageBytes,
                altText: NetworkLimits.blueskyAltText)
        case .threads:
            MediaRule(
                formats: [.png, .jpeg], stillBytes: NetworkLimits.threadsImageBytes,
                altText: NetworkLimits.threadsAltText)
        case .linkedIn: MediaRule(formats: [.png, .jpeg], stillBytes: NetworkLimits.linkedInImageBytes, altText: nil)
        case .instagram: MediaRule(formats: [.png, .jpeg], stillBytes: NetworkLimits.instagramImageBytes, altText: nil)
        case .productHunt:
            MediaRule(formats: [.gif, .png, .jpeg], stillBytes: NetworkLimits.productHuntImageBytes, altText: nil)
        case .reddit, .hackerNews: nil
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
    static let xImageBytes = Limit(
        count: 5_000_000, unit: .bytes, source: "xdevplatform/docs, x-api/media, best practices")
    /// The bytes of a GIF on X.
    static let xMovingBytes = Limit(count: 15_000_000, unit: .bytes, source: xMoving)
    static let xMovingWidth = Limit(count: 1_280, unit: .pixels, source: xMoving)
    static let xMovingHeight = Limit(count: 1_080, unit: .pixels, source: xMoving)
    static let xMovingFrames = Limit(count: 350, unit: .items, source: xMoving)
    static let xMovingVolume = Limit(count: 300_000_000, unit: .pixels, source: xMoving)
    private static let xMoving = "xdevplatform/docs, x-api/media, best practices, as of 2026-08-22"
    static let xAltText = Limit(count: 1_000, unit: .graphemes, source: "X Help, image descriptions; second hand")
    /// A GIF becomes a film there, of at most 1280 × 720.
    static let mastodonMovingArea = Limit(
        count: 921_600, unit: .pixels, source: "mastodon/documentation, user/posting.md, as of 2026-07-02")
    /// The bytes of a picture on Mastodon, whether it moves or not.
    static let mastodonImageBytes = Limit(
        count: 16_000_000, unit: .bytes, source: "mastodon/documentation, user/posting.md")
    static let mastodonAltText = Limit(
        count: 1_500, unit: .graphemes, source: "mastodon/mastodon, media descriptions (pull request 11819)")
    static let blueskyImageBytes = Limit(
        count: 1_000_000, unit: .bytes, source: "atproto, app.bsky.embed.images lexicon")
    static let blueskyAltText = Limit(
        count: 2_000, unit: .graphemes, source: "bluesky-social/social-app, constants.ts; second hand")
    static let threadsImageBytes = Limit(count: 8_000_000, unit: .bytes, source: "Meta, Threads API; second hand")
    static let threadsAltText = Limit(count: 1_000, unit: .graphemes, source: "Meta, Threads API; second hand")
    static let linkedInImageBytes = Limit(count: 5_000_000, unit: .bytes, source: "LinkedIn Help; not confirmed")
    static let instagramImageBytes = Limit(
        count: 8_000_000, unit: .bytes, source: "Instagram Platform, media; not confirmed")
    /// The bytes of a picture on Product Hunt, whether it moves or not.
    static let productHuntImageBytes = Limit(
        count: 3_000_000, unit: .bytes, source: "awesome-product-hunt, thumbnails; second hand")
    /// The bytes of a picture in a README or a comment on GitHub.
    static let gitHubImageBytes = Limit(
        count: 10_000_000, unit: .bytes, source: "GitHub Docs, attaching files, on the free plan")
}
