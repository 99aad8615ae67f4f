public import Diagnostics

/// What is filmed, in the words of a message.
public struct FilmSubject: Sendable, Hashable {
    /// What it is: a play, a recording.
    public var name: String
    /// Where it stands.
    public var place: Place

    /// Something that is filmed.
    public init(name: String, place: Place) {
        self.name = name
        self.place = place
    }
}
