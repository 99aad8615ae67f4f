/// What a place takes of a moving picture; nil where no limit is known.
package struct MovingRule: Equatable, Sendable {
    /// Who takes it: a network, or GitHub, which is none.
    package let place: String
    /// The most bytes.
    package let bytes: Limit
    /// The most pixels across.
    package var width: Limit?
    /// The most pixels down.
    package var height: Limit?
    /// The most pixels of a frame.
    package var area: Limit?
    /// The most frames.
    package var frames: Limit?
    /// The most pixels of all frames together.
    package var volume: Limit?

    /// The places that show pictures which move.
    package static let all = [
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
