public import Diagnostics
public import Files

/// A product: its manifest, the page's prose, its releases and its plays.
public struct Product: Sendable {
    /// The name of its folder.
    public var slug: String
    /// Where its page is found.
    public var address: Address
    /// What its `product.yml` says.
    public var manifest: Manifest
    /// The manifest as written, for messages.
    public var source: SourceText
    /// The prose of `index.md`; nil where there is none.
    public var prose: Page?
    /// The releases of its `CHANGELOG.md`, the highest version first.
    public var releases: [Release] = []
    /// The changelog they were read from.
    public var changelog: SourceText?
    /// What it says in stores in other languages, by the files of its folder `locales/`.
    public var locales: [StoreListing] = []
    /// The files of its folder, by their path in it.
    public var files = NameTable<FileContent>()

    /// The newest release that has a version.
    public var latest: Release? { releases.first { $0.version != nil } }

    /// The version: the changelog's, else the manifest's.
    public var version: String? { latest?.version ?? manifest.version }

    /// Where a field of the manifest's first level stands; the first line where it is not there.
    public func line(of field: String) -> Place {
        let lines = source.string.split(separator: "\n", omittingEmptySubsequences: false)
        let index = lines.firstIndex { $0.hasPrefix(field + ":") } ?? 0
        return Place(path: source.path, line: index + 1, column: 1)
    }

    /// The folder, relative to the site.
    public var folder: String { "content/products/\(slug)" }
}
