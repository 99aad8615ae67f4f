import Dates
import Files

/// What is known of the past of a site's folder; who keeps it, and how it is asked, is the business of the closures.
package struct SiteHistory: Sendable {
    /// A file of a folder as it once was: its path below that folder, and what it held.
    package typealias File = (path: String, bytes: [UInt8])

    /// When the files of `content/` last changed, by their paths in the site's folder; new ones are missing.
    package var changes: @Sendable () throws(HistoryGap) -> [ExactName: Instant]
    /// The files that a folder of the site held at a tag; none where it was not there.
    package var files: @Sendable (_ folder: String, _ tag: String) throws(HistoryGap) -> [File]
    /// What a file of the site's folder held at a tag; nil where it was not there.
    package var file: @Sendable (_ path: String, _ tag: String) -> [UInt8]?
    /// The names of all who have committed to it, those with the most commits first.
    package var people: @Sendable () throws(HistoryGap) -> [String] = { () throws(HistoryGap) in throw .notKept }

    /// A history that is asked by these closures.
    package init(
        changes: @escaping @Sendable () throws(HistoryGap) -> [ExactName: Instant],
        files: @escaping @Sendable (_ folder: String, _ tag: String) throws(HistoryGap) -> [File],
        file: @escaping @Sendable (_ path: String, _ tag: String) -> [UInt8]?
    ) {
        (self.changes, self.files, self.file) = (changes, files, file)
    }

    /// The past of a folder of which none is kept.
    package static let none = SiteHistory(
        changes: { () throws(HistoryGap) in throw .notKept }, files: { _, _ throws(HistoryGap) in throw .notKept },
        file: { _, _ in nil })
}

/// Why a folder's past is not known.
package struct HistoryGap: Error {
    /// What is missing.
    package var message: String
    /// What to do; nil where nobody knows.
    package var remedy: String?

    /// A gap with its message and remedy.
    package init(_ message: String, remedy: String? = nil) {
        self.message = message
        self.remedy = remedy
    }

    /// The folder is no repository.
    package static let notKept = HistoryGap(
        "the site's folder is in no git repository", remedy: "put it into one with `git init` and `git commit`")
}
