import Files

/// A site made of another program's: its files, and what its owner should know.
package struct ImportedSite: Sendable {
    /// The files, by path relative to the new site; `IMPORT.md` is among them.
    package var files: FileTree
    /// What was not carried as it was, in the order of the files it stands in.
    package var notes: [ImportNote]
    /// How many of each there are.
    package var counts: Counts

    /// What an import counts.
    package struct Counts: Sendable, Hashable {
        /// Posts and pages, drafts among them.
        package var pages = 0
        /// Drafts among the pages.
        package var drafts = 0
        /// Files that are copied to the site.
        package var files = 0
        /// Files of data.
        package var data = 0
        /// Addresses that lead on to another one.
        package var redirects = 0
        /// Files that have no place in the site and are kept beside it.
        package var setAside = 0
    }
}
