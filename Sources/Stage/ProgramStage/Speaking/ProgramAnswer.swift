import Drawing
import Stage

/// The picture of a scene, as a program gives it.
package enum ScenePicture: Sendable, Hashable {
    case svg(String)
    case png([UInt8])
}

/// A place of a scene that can be touched or pointed at, in pixels of the picture.
package struct ScenePlace: Sendable, Hashable {
    package var name: String
    /// Where it lies.
    package var rect: Rect
    /// What it is, for those who do not see it.
    package var label: String
}

/// How a change shows.
package enum SceneChange: String, Sendable, Hashable, CaseIterable {
    /// At once.
    case cut
    /// What was goes over into what is.
    case fade
    /// What is comes in from the right, and what was goes out to the left.
    case slideLeft = "slide-left"
    /// From the left.
    case slideRight = "slide-right"
    /// From below.
    case slideUp = "slide-up"
    /// From above.
    case slideDown = "slide-down"
}

/// The colours around a picture.
package struct SceneColours: Sendable, Hashable {
    /// Behind everything.
    package var ground: Colour?
    /// Text.
    package var ink: Colour?
    /// Frames and arrows.
    package var accent: Colour?
}

/// What a program says: the state that it is in.
///
/// What it leaves out is as it was.
package struct ProgramAnswer: Sendable, Hashable {
    /// Nil leaves the one that is shown.
    package var picture: ScenePicture?
    /// A file that holds it, as the program names it; it is read where the program runs.
    package var file: String?
    /// In the picture's own units; nil leaves those that there are.
    package var places: [ScenePlace]?
    /// How the change shows; nil is at once.
    package var change: SceneChange?
    /// How long that takes; nil is the usual time.
    package var length: Seconds?
    /// The scene in words.
    package var text: String?
    /// The colours of the stage around the picture; only the first answer's count.
    package var colours: SceneColours?
    /// Why the program does not do what it was told.
    package var objection: Objection?
}

/// What is taken from a program; beyond it lies an error rather than a full memory.
package enum ProgramLimits {
    /// The bytes of one answer, and of a picture in a file.
    package static let answer = 4 << 20
    /// The most bytes of a transcript.
    package static let transcript = 64 << 20
    /// How often a program is spoken to.
    package static let exchanges = 2_000
    /// The most places of a scene.
    static let places = 1_000
    /// The Unicode scalars of a name, and of a text.
    static let name = 64
    static let text = 4_000
    /// How far from the picture's corner a place may lie, in pixels.
    static let reach = 100_000.0
    /// How long a change may take.
    static let change: Seconds = 10.0
}

extension ProgramAnswer {
    /// The part that differs though it is to be the same for light pages and for dark ones, by its name; nil where none is.
    package func differing(from other: ProgramAnswer) -> String? {
        if places != other.places { return "`places`" }
        if text != other.text { return "`text`" }
        if change != other.change || length != other.length { return "`show`" }
        return nil
    }
}
