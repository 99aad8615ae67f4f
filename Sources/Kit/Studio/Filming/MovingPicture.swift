public import Diagnostics
public import Stage

/// A play as a moving picture, with the picture that stands for it where nothing moves.
public struct MovingPicture: Sendable, Hashable {
    /// The GIF, which plays for ever unless its options say otherwise.
    public var gif: [UInt8]
    /// The still, a PNG: the moment marked `poster`, else the last one.
    public var still: [UInt8]
    /// The size of both in pixels.
    public var size: PictureSize
    /// How many frames it has at most; those without a change are merged.
    public var frames: Int
    /// How long it lasts before it begins again.
    public var duration: Seconds
    /// What happens in it, for those who do not see it.
    public var description: String
    /// What it does not show as its author wrote it.
    public var warnings: [Diagnostic] = []
}

/// What a film is written as.
public enum FilmFormat: Sendable, Hashable {
    /// A GIF of at most 256 colours.
    case gif
    /// An animated WebP, without loss.
    case webp
}

/// How a moving picture is made.
public struct FilmOptions: Sendable, Hashable {
    /// The most colours of a GIF, 4 to 256; a WebP has all it needs.
    public var colours = 256
    /// How often it is shown; 0 is for ever.
    public var plays = 0

    /// Options; for ever, in all the colours that a GIF can have.
    public init(colours: Int = 256, plays: Int = 0) {
        self.colours = colours
        self.plays = plays
    }

    var text: String { "\(colours) \(plays)" }
}
