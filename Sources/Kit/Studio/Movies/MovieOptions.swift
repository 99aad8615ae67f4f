import Footage
import Stage

/// How a film of a play is made.
package struct MovieOptions: Sendable, Hashable {
    /// What is heard.
    package enum SoundChoice: Sendable, Hashable {
        /// No track of sound at all.
        case none
        /// A track in which nothing is heard, which some stores insist on.
        case silent
        /// Taps where the finger comes down, chimes at marks of that name.
        case taps
        /// A file of music, cut and faded, by its path on the disk.
        case music(String)
    }

    /// The kind of file.
    package var container = FilmOrder.Container.mp4
    /// What is heard.
    package var sound = SoundChoice.silent
    /// What a place wants; nil for as the play is.
    package var goal: FilmGoal?
    /// Bits a second, filled up; nil for as many as the pictures need.
    package var bitRate: Int?
    /// Whether a device is drawn around the screen.
    package var frame: MovieFrame?

    /// Options of a film.
    package init(container: FilmOrder.Container = .mp4, sound: SoundChoice = .silent, goal: FilmGoal? = nil) {
        (self.container, self.sound, self.goal) = (container, sound, goal)
    }
}

/// A film, and what was changed for it to be taken.
package struct Movie: Sendable, Hashable {
    /// The file.
    package var bytes: [UInt8]
    /// Its size in pixels.
    package var size: PictureSize
    /// How long it lasts.
    package var length: Seconds
    /// What was changed, in words.
    package var concessions: [String] = []
}
