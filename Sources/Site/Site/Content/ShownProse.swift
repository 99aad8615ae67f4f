import Diagnostics
import Files

/// What an author wrote of a product at length, as the product's page shows it, for a page that stands outside of the
/// site.
package struct ShownProse: Sendable {
    /// The prose as HTML; addresses on the site are whole.
    package var html: [UInt8] = []
    /// The notes of the product's releases as HTML, in their order.
    package var notes: [[UInt8]] = []
    /// The pictures and films of the site that it shows, by their whole addresses.
    package var files: [(url: String, content: FileContent)] = []
    /// What is wrong in it, links that lead nowhere among it.
    package var mistakes: [Diagnostic] = []

    /// No prose.
    package init() {}
}
