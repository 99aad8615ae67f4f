/// What is wanted of `playbill-film`: the head of what it reads.
///
/// It is text, one wish a line and an empty line at the end, so that it can be read and written by hand; ``FootagePiece``
/// says what follows.
package struct FilmOrder: Sendable, Hashable {
    /// What is written.
    package enum Container: String, Sendable, Hashable, CaseIterable {
        /// H.264 and AAC, the index first: what stores and networks take.
        case mp4
        /// VP9 and Opus, for pages.
        case webm
        /// The pictures themselves, as ``FootagePiece``, on standard output.
        case frames
        /// Nothing: a film that is there already is decoded, and the first mistake in it is told.
        case proof
    }

    /// How long a side of a film is, in pixels.
    package static let sides = 16...4096
    /// Pictures a second that are made.
    package static let rates = 1...60
    /// The longest film, in microseconds: an hour.
    package static let longest = 3_600_000_000

    package var container: Container
    /// In pixels, both even.
    package var width, height: Int
    /// Pictures a second, all equally long.
    package var rate: Int
    /// How many pictures there are; nil where they are made of a ``source``.
    package var frames: Int?
    /// How much may be lost, by the scale of the coder: less is better; nil for what is usual there.
    package var quality: Int?
    /// Bits a second, filled up where the pictures need fewer; nil for as many as they need.
    package var bitRate: Int?
    /// The highest level of H.264, ten times the number; nil for the lowest that holds the film.
    package var level: Int?
    /// Whether there is a track of sound, be it a silent one.
    package var hasSound = false
    /// What is heard at instants of the film.
    package var strokes: [SoundStroke] = []
    /// What is heard all along.
    package var music: Music?
    /// A film that is there already, of which this one is made; nil for pictures that follow.
    package var source: Source?

    /// A sound of the program's own, at an instant.
    package struct SoundStroke: Sendable, Hashable {
        /// What it sounds like.
        package enum Kind: String, Sendable, Hashable, CaseIterable {
            /// A finger on a screen: short and dull.
            case tap
            /// Something has come true: three notes.
            case chime
        }

        package var kind: Kind
        /// When, in microseconds.
        package var time: Int

        package init(_ kind: Kind, at time: Int) { (self.kind, self.time) = (kind, time) }
    }

    /// A file of music, which is faded in and out where it is cut.
    package struct Music: Sendable, Hashable {
        package var path: String
        /// Where in the file it begins, in microseconds.
        package var start: Int

        package init(path: String, start: Int = 0) { (self.path, self.start) = (path, start) }
    }

    /// A film that is there already.
    package struct Source: Sendable, Hashable {
        /// How its picture comes into one of another shape.
        package enum Fit: String, Sendable, Hashable, CaseIterable {
            /// All of it, with bars.
            case whole
            /// As much of it as fills the picture.
            case fill
        }

        package var path: String
        /// Where in the file it begins and how much is taken, in microseconds.
        package var start, length: Int
        package var fit: Fit
        /// The colour of bars, `0xRRGGBB`.
        package var ground: Int
        /// Whether its own sound is kept.
        package var keepsSound: Bool

        package init(
            path: String, start: Int, length: Int, fit: Fit = .whole, ground: Int = 0, keepsSound: Bool = true
        ) {
            (self.path, self.start, self.length, self.fit) = (path, start, length, fit)
            (self.ground, self.keepsSound) = (ground, keepsSound)
        }
    }

    /// An order of a film without sound.
    package init(_ container: Container, width: Int, height: Int, rate: Int, frames: Int? = nil) {
        (self.container, self.width, self.height) = (container, width, height)
        (self.rate, self.frames) = (rate, frames)
    }

    /// The order of a film of the pictures that another order shows.
    package init(echoing order: FilmOrder) {
        self.init(.mp4, width: order.width, height: order.height, rate: order.rate, frames: order.frameCount)
    }

    /// How many pictures the film has.
    package var frameCount: Int {
        frames ?? source.map { max(1, ($0.length * rate + 500_000) / 1_000_000) } ?? 0
    }
}

extension FilmOrder {
    static let title = "playbill-film 1"

    /// The head as it is written, with the empty line at its end.
    package var text: String {
        var lines = [FilmOrder.title, "write \(container.rawValue)", "size \(width)x\(height)", "rate \(rate)"]
        if let frames { lines.append("frames \(frames)") }
        if let quality { lines.append("quality \(quality)") }
        if let bitRate { lines.append("bits \(bitRate)") }
        if let level { lines.append("level \(level)") }
        if hasSound { lines.append("sound") }
        lines += strokes.map { "\($0.kind.rawValue) \($0.time)" }
        if let music { lines.append("music \(music.start) \(music.path)") }
        if let source {
            if !source.keepsSound { lines.append("mute") }
            lines.append("ground \(source.ground)")
            lines.append("film \(source.start) \(source.length) \(source.fit.rawValue) \(source.path)")
        }
        return lines.joined(separator: "\n") + "\n\n"
    }
}
