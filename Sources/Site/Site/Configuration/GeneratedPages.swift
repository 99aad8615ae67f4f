import Diagnostics

/// Pages that are made of data: one for each part of a list or a map of `content/data/`.
package struct GeneratedPages: Sendable {
    /// The names that lead to the data, without `data` itself.
    package var names: [String]
    /// Where that was written, and the line.
    package var place: Place
    package var line: String
    /// The address of each, with members of its data behind colons.
    package var permalink: WrittenText
    package var layout: WrittenText?
    /// The member that is its title.
    package var title: String?
    /// The member that is its text.
    package var body: String
    package var isUnlisted: Bool
}
