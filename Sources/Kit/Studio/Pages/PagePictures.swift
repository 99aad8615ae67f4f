import Diagnostics
import Values

/// What a product's page shows of its plays, positions and scenes, and the files that it needs.
package struct PagePictures: Sendable {
    /// Members of `product`: `picture`, `boards`, `screens`; each is there only where it has something to show.
    package var members = Object()
    /// The files, by their path in the site.
    package var files: [(path: String, bytes: [UInt8])] = []
    /// What is wrong with the plays, positions and scenes.
    package var mistakes: [Diagnostic] = []
    /// The moving picture of each play, by its name, as a fence `play` shows it.
    package var plays: [(name: String, picture: Value)] = []
}
