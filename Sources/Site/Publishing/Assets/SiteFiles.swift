import Files
import Rendering

/// The files of a site that are not made from templates.
struct SiteFiles: Sendable {
    /// What was drawn for the pages of products.
    var drawings: [(path: String, content: FileContent)]
    /// What the author brings along.
    var copies: [AuthoredCopy]
    /// The assets of theme and content.
    var assets: AssetLibrary
    /// The cards that stand for its pages.
    var cards: CardDesk
    /// The pictures that its pages show, in all widths.
    var photographs: PhotographDesk
}
