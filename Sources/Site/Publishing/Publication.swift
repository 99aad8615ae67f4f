public import Dates
public import Diagnostics
public import Files

/// What a build made, before anything is written.
public struct Publication: Sendable {
    /// The site, by path; empty where its files were handed over as they were made.
    public var tree = FileTree()
    /// Everything that is wrong; with an error among it the tree is not for use.
    public var mistakes: [Diagnostic] = []
    /// How many pages there are.
    public var pages = 0
    /// How many of them are posts.
    public var posts = 0
    /// How many products have a page.
    public var products = 0
    /// When the next page is due that this build leaves out.
    public var nextDue: ZonedTime?

    /// The addresses that lead out of the site, where they were asked for.
    public var outsideAddresses: [OutsideAddress] = []

    /// Whether the tree can replace the last one.
    public var isGood: Bool { !mistakes.contains { $0.severity == .error } }
}
