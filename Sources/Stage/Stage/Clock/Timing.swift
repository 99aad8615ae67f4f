/// How long everything takes, in one place.
///
/// Gestures and motions are never scaled; pauses are, where a play sets a `duration`.
public enum Timing {
    // The nub: gestures.

    /// From one place to another, whatever the distance.
    public static let travel: Seconds = 0.45
    /// From below the picture to the first place.
    public static let enter: Seconds = 0.5
    /// Between arriving and pressing, as a share of ``travel``: the player thinks.
    public static let hesitation = 0.3...0.7
    /// The same where the player already knows: the second tap of a move.
    public static let shortHesitation = 0.05...0.3
    /// The disc goes down.
    public static let press: Seconds = 0.08
    /// The disc comes up again.
    public static let release: Seconds = 0.12
    /// Something is taken from place to place.
    public static let drag: Seconds = 0.6
    /// How long ago the tail of a dragged finger was where it ends.
    public static let tail: Seconds = 0.09
    /// The finger is lifted and gone.
    public static let leave: Seconds = 0.22
    /// The finger is back where it was lifted.
    public static let appear: Seconds = 0.16

    // Pieces: motions.

    /// Selection and reachable squares show or go.
    public static let select: Seconds = 0.14
    /// A piece grows out of its parent.
    public static let bud: Seconds = 0.28
    /// A piece leaps.
    public static let jump: Seconds = 0.32
    /// How long one piece takes to turn over.
    public static let turn: Seconds = 0.24
    /// How much later the next ring of pieces turns.
    public static let wave: Seconds = 0.05
    /// Something drops out of the game, and is gone before it reaches the ground.
    public static let fall: Seconds = 0.5
    /// The bar of the score follows its counts.
    public static let follow: Seconds = 0.3
    /// The card that tells the result comes up.
    public static let card: Seconds = 0.6
    /// A caption, a highlight or an arrow gives way to the next.
    public static let exchange: Seconds = 0.24
    /// A refusal: the board shakes its head.
    public static let refuse: Seconds = 0.36

    // Pauses.

    /// After a move that captured: the eye has to count.
    public static let stillness: Seconds = 0.5
    /// After any other move.
    public static let rest: Seconds = 0.18
    /// Before the other side answers, in seconds.
    public static let thinking = 0.35...0.65
    /// After the end of a game, for its result to be read.
    public static let result: Seconds = 1.2

    // Defaults.

    /// A fade that does not say how long.
    public static let fade: Seconds = 0.3
    /// A wait that does not say how long.
    public static let wait: Seconds = 1.0
}
