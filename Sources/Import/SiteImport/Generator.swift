public import Dates
public import Diagnostics
public import Files

/// A program whose sites can be read.
public enum Generator: String, Sendable, CaseIterable {
    /// Jekyll, as its version 4 reads a folder.
    case jekyll
    /// Hugo.
    case hugo
    /// Zola.
    case zola

    /// How the program is called.
    public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// What an import needs to know besides the files.
    public struct Circumstances: Sendable {
        /// The time of the import: what lies behind it is not shown yet.
        public var now: Instant
        /// The bytes of the IANA database's file for a zone; nil where there is no such zone.
        public var zoneData: @Sendable (String) -> [UInt8]?
        /// The assets of the theme that the new site begins with, by path below `assets/`.
        public var themeAssets: Set<String>

        /// Circumstances.
        public init(
            now: Instant, zoneData: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
            themeAssets: Set<String> = []
        ) {
            (self.now, self.zoneData, self.themeAssets) = (now, zoneData, themeAssets)
        }
    }

    /// The site that a folder of this program becomes.
    /// - Throws: why the folder is none of this program, or what is wrong in the file that configures it.
    public func read(_ tree: FileTree, _ circumstances: Circumstances) throws(Mistakes) -> ImportedSite {
        switch self {
        case .jekyll:
            var reader = try JekyllReader(tree, circumstances)
            return reader.imported()
        case .hugo, .zola:
            fatalError()
        }
    }
}
