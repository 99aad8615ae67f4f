import Dates
import Diagnostics
import Files

/// What a build made, before anything is written.
package struct Publication: Sendable {
    /// The site, by path; empty where its files were handed over as they were made.
    package var tree = FileTree()
    /// Everything that is wrong; with an error among it the tree is not for use.
    package var mistakes: [Diagnostic] = []
    /// How many pages there are.
    package var pages = 0
    /// How many of them are posts.
    package var posts = 0
    /// How many products have a page.
    package var products = 0
    /// When the next page is due that this build leaves out.
    package var nextDue: ZonedTime?

    /// The addresses that lead out of the site, where they were asked for.
    package var outsideAddresses: [OutsideAddress] = []

    /// Whether the tree can replace the last one.
    package var isGood: Bool { !mistakes.hasErrors }
}
