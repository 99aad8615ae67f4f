import Diagnostics
import Files

/// A product: its manifest, the page's prose, its releases and its plays.
package struct Product: Sendable {
    /// The name of its folder.
    package var slug: String
    /// Where its page is found.
    package var address: Address
    /// What its `product.yml` says.
    package var manifest: Manifest
    /// The manifest as written, for messages.
    package var source: SourceText
    /// The prose of `index.md`; nil where there is none.
    package var prose: Page?
    /// Its prose in the site's other languages, of `index.de.md` and the like.
    package var translations: [Page] = []
    /// The releases of its `CHANGELOG.md`, the highest version first.
    package var releases: [Release] = []
    /// The changelog they were read from.
    package var changelog: SourceText?
    /// What is to be done for its releases, the highest version first.
    package var plans: [ReleasePlan] = []
    /// Where the words of another language stand, by the fields of the manifest whose place they took.
    package var spokenFields: [String: SpokenField] = [:]
    /// What it says in stores in other languages, by the files of its folder `locales/`.
    package var locales: [StoreListing] = []
    /// The folder where nobody finds it; nil for what is live at the instant of the build.
    package var stageFolder: StageFolder?
    /// The files of its folder, by their path in it.
    package var files = NameTable<FileContent>()

    /// The newest release that has a version.
    package var latest: Release? { releases.first { $0.version != nil } }

    /// The version: the changelog's, else the manifest's.
    package var version: String? { latest?.version ?? manifest.version }

    /// The language of its manifest, as stores call it: that of `store`, else English.
    package var storeLocale: StoreLocale { manifest.store?.listing.locale ?? .english }

    /// Whether it is built where nobody finds it.
    package var isStaged: Bool { stageFolder != nil }

    /// Where a text of the manifest stands; the line of its field where it is written in another way.
    package func line(containing text: String, of field: String) -> Place {
        let lines = source.string.split(separator: "\n", omittingEmptySubsequences: false)
        guard let index = lines.firstIndex(where: { $0.contains(text) }) else { return line(of: field) }
        return Place(path: source.path, line: index + 1, column: 1)
    }

    /// The folder, relative to the site.
    package var folder: String { "content/products/\(slug)" }
}
