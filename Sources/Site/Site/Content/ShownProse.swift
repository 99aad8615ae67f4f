public import Diagnostics
public import Files

/// What an author wrote of a product at length, as the product's page shows it, for a page that stands outside of the
/// site.
public struct ShownProse: Sendable {
    /// The prose as HTML; addresses on the site are whole.
    public var html: [UInt8] = []
    /// The notes of the product's releases as HTML, in their order.
    public var notes: [[UInt8]] = []
    /// The pictures and films of the site that it shows, by their whole addresses.
    public var files: [(url: String, content: FileContent)] = []
    /// What is wrong in it, links that lead nowhere among it.
    public var mistakes: [Diagnostic] = []

    /// No prose.
    public init() {}
}
