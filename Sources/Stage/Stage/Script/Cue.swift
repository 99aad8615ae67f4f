/// One line of a play, parsed; performing gives it its time.
public struct Cue: Sendable {
    /// What happens.
    public var act: Act
    /// The line, for messages.
    public var origin: Origin
    /// The words after the first, for messages about one of them.
    public var words: [Origin]
}

/// What one line of a play does.
public enum Act: Sendable, Hashable {
    /// The nub taps a place.
    case tap(String)
    /// The taps that make a move.
    case move(String)
    /// The other side plays a move, without the nub.
    case reply(String)
    /// The game's robot plays for the side to move; nil is the game's usual level.
    case robot(level: Int?)
    /// The last move is taken back.
    case undo
    /// The side to move passes.
    case pass
    /// Words under the board; nil clears them.
    case caption(CaptionText?)
    /// Words over the dimmed board: a title, or the last thing to remember; nil clears them.
    case card(CaptionText?)
    /// Places with a frame around them; none clears them.
    case highlight([String])
    /// An arrow from place to place; nil clears all arrows.
    case arrow(from: String, to: String)
    /// No arrows any more.
    case noArrows
    /// A pause, which `duration` may stretch.
    case wait(Seconds)
    /// A pause of exactly this length.
    case hold(Seconds)
    /// The picture comes out of its ground, or goes back into it.
    case fade(Fade, Seconds)
    /// A name for this moment.
    case mark(String)
    /// A numbered step of a guide: its words, and the places that may be touched; none lets all through.
    case step(CaptionText, allowed: [String])
    /// The finger does something, which the actor understands: further words follow it.
    case gesture(Gesture, [String])
    /// No step any more: its words go, and everything may be touched.
    case noStep
    /// All that follows goes so many times as fast.
    case speed(Double)
    /// Something that only the actor understands: its word, and what follows it.
    case deed(String, [String])
    /// A line that could not be read and may have been a move: what follows in the game is not known.
    case unread

    /// The two ways a picture fades.
    public enum Fade: String, Sendable, Hashable, CaseIterable {
        /// Out of the ground.
        case `in`
        /// Into the ground.
        case out
    }
}

/// One strong line and one soft line.
public struct CaptionText: Sendable, Hashable {
    /// The line that is read first.
    public var strong: String
    /// The line below, or nothing.
    public var soft: String

    /// One strong line, and a soft one.
    public init(_ strong: String, _ soft: String = "") {
        self.strong = strong
        self.soft = soft
    }
}
