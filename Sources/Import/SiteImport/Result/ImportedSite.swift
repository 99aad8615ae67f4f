public import Files

/// A site made of another program's: its files, and what its owner should know.
public struct ImportedSite: Sendable {
    /// The files, by path relative to the new site; `IMPORT.md` is among them.
    public var files: FileTree
    /// What was not carried as it was, in the order of the files it stands in.
    public var notes: [ImportNote]
    /// How many of each there are.
    public var counts: Counts

    /// What an import counts.
    public struct Counts: Sendable, Hashable {
        /// Posts and pages, drafts among them.
        public var pages = 0
        /// Drafts among the pages.
        public var drafts = 0
        /// Files that are copied to the site.
        public var files = 0
        /// Files of data.
        public var data = 0
        /// Addresses that lead on to another one.
        public var redirects = 0
        /// Files that have no place in the site and are kept beside it.
        public var setAside = 0
    }
}
