public import Diagnostics
public import Values

/// What a product's page shows of its plays, positions and scenes, and the files that it needs.
public struct PagePictures: Sendable {
    /// Members of `product`: `picture`, `boards`, `screens`; each is there only where it has something to show.
    public var members = Object()
    /// The files, by their path in the site.
    public var files: [(path: String, bytes: [UInt8])] = []
    /// What is wrong with the plays, positions and scenes.
    public var mistakes: [Diagnostic] = []
    /// The moving picture of each play, by its name, as a fence `play` shows it.
    public var plays: [(name: String, picture: Value)] = []
}
