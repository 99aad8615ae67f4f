import Diagnostics

/// What is filmed, in the words of a message.
package struct FilmSubject: Sendable, Hashable {
    /// What it is: a play, a recording.
    package var name: String
    /// Where it stands.
    package var place: Place

    /// Something that is filmed.
    package init(name: String, place: Place) {
        self.name = name
        self.place = place
    }
}
