import Diagnostics
import Stage

/// A play as a moving picture, with the picture that stands for it where nothing moves.
package struct MovingPicture: Sendable, Hashable {
    /// The GIF, which plays for ever unless its options say otherwise.
    package var gif: [UInt8]
    /// The still, a PNG: the moment marked `poster`, else the last one.
    package var still: [UInt8]
    /// The size of both in pixels.
    package var size: PictureSize
    /// How many frames it has at most; those without a change are merged.
    package var frames: Int
    /// How long it lasts before it begins again.
    package var duration: Seconds
    /// What happens in it, for those who do not see it.
    package var description: String
    /// What it does not show as its author wrote it.
    package var warnings: [Diagnostic] = []
}

/// What a film is written as.
package enum FilmFormat: Sendable, Hashable {
    /// A GIF of at most 256 colours.
    case gif
    /// An animated WebP, without loss.
    case webp
}

/// How a moving picture is made.
package struct FilmOptions: Sendable, Hashable {
    /// The most colours of a GIF, 4 to 256; a WebP has all it needs.
    package var colours = 256
    /// How often it is shown; 0 is for ever.
    package var plays = 0
    /// Whether a GIF is packed once, instead of in every way that may make it smaller; a WebP always is.
    package var isFast = false

    /// Options; for ever, in all the colours that a GIF can have, as small as can be.
    package init(colours: Int = 256, plays: Int = 0) {
        self.colours = colours
        self.plays = plays
    }

    var text: String { "\(colours) \(plays) \(isFast)" }
}
