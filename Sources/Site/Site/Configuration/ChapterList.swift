import Diagnostics

/// The chapters of a section in the order that `chapters` of `site.yml` gives them.
package struct ChapterList: Sendable, Hashable {
    /// The folder of `content/`.
    package var section: String
    package var entries: [Entry]
    /// Whether all of it could be read.
    package var isWhole = true
    /// Where the section's name was written.
    package var place: Place
    package var line: String

    /// A line of the list: a chapter, a part, or a link to somewhere else.
    package struct Entry: Sendable, Hashable {
        /// What the list calls it; nil where the text's own title counts.
        package var name: String?
        package var target: Target
        /// What stands below it.
        package var inner: [Entry] = []
        /// Where its file was written, or else the entry.
        package var place: Place
        package var line: String
    }

    /// Where an entry leads.
    package enum Target: Sendable, Hashable {
        /// The text in a file, by its path as pages have it: `content/guide/start.md`.
        case file(String)
        /// An address elsewhere, or a path of the site.
        case address(String)
        /// Nowhere: the name of a part, or of a chapter that is yet to be written.
        case nowhere
    }

    /// All entries, each before those below it, and how far in they stand.
    package var all: [(entry: Entry, depth: Int)] { ChapterList.all(entries, 0) }

    private static func all(_ entries: [Entry], _ depth: Int) -> [(entry: Entry, depth: Int)] {
        entries.flatMap { [($0, depth)] + all($0.inner, depth + 1) }
    }
}
