/// A commit, as far as notes of a release look at it.
package struct Commit: Sendable, Hashable {
    /// The first line of its message.
    package var subject: String
    /// What stands below it.
    package var body: String

    package init(subject: String, body: String = "") {
        (self.subject, self.body) = (subject, body)
    }
}
