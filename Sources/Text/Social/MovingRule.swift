/// What a place takes of a moving picture; nil where no limit is known.
public struct MovingRule: Equatable, Sendable {
    /// Who takes it: a network, or GitHub, which is none.
    public let place: String
    /// The most bytes.
    public let bytes: Limit
    /// The most pixels across.
    public var width: Limit?
    /// The most pixels down.
    public var height: Limit?
    /// The most pixels of a frame.
    public var area: Limit?
    /// The most frames.
    public var frames: Limit?
    /// The most pixels of all frames together.
    public var volume: Limit?

    /// The places that show pictures which move.
    public static let all = [
        MovingRule(
            place: Network.x.rawValue, bytes: NetworkLimits.xMovingBytes, width: NetworkLimits.xMovingWidth,
            height: NetworkLimits.xMovingHeight, frames: NetworkLimits.xMovingFrames,
            volume: NetworkLimits.xMovingVolume),
        MovingRule(
            place: Network.mastodon.rawValue, bytes: NetworkLimits.mastodonImageBytes,
            area: NetworkLimits.mastodonMovingArea),
        MovingRule(place: Network.productHunt.rawValue, bytes: NetworkLimits.productHuntImageBytes),
        MovingRule(place: "github", bytes: NetworkLimits.gitHubImageBytes),
    ]
}
