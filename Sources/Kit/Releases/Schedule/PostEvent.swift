/// What happened to a scheduled post: a line of a release's journal.
package struct PostEvent: Sendable, Hashable {
    /// What happened.
    package enum Kind: String, Sendable, CaseIterable {
        /// It is about to be sent: from now on nobody sends it again by himself. The note is a digest of its text, and
        /// where it goes.
        case intend
        /// It was sent; the note is its address, where that is known.
        case sent
        /// Its command ended badly; the note is why.
        case failed
        /// Its command is sure that it did not go out; the note is why.
        case refused
        /// It waits, whatever its time is. With the note `lost` it waits for a decision about itself.
        case pause
        /// It waits no more.
        case resume
        /// It is not to be sent.
        case cancel
        /// A person has looked, and it is to be sent once more.
        case retry
        /// A person has looked, and it is not to be sent.
        case skip
    }

    /// When, as ISO 8601 writes it in UTC.
    package var time: String
    package var kind: Kind
    /// The post's name.
    package var post: String
    package var note: String

    package init(_ kind: Kind, _ post: String, at time: String, note: String = "") {
        (self.kind, self.post, self.time) = (kind, post, time)
        self.note = PostEvent.inLine(note)
    }

    /// The first line of a journal.
    package static let header = "playbill journal 1: what was posted; nothing is sent without it"

    /// The note of a pause because an older journal, which may tell that it went out, was lost.
    package static let lost = "lost"

    /// Its line.
    package var line: String { [time, kind.rawValue, post, note].joined(separator: "\t") }

    /// Reads a line; nil where it is none.
    package init?(line: String) {
        let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, let kind = Kind(rawValue: parts[1]), !parts[2].isEmpty else { return nil }
        (time, self.kind, post, note) = (parts[0], kind, parts[2], parts[3])
    }

    /// A note without breaks and blanks that a line could not hold, and no longer than a line.
    private static func inLine(_ text: String) -> String {
        let words = text.split { $0.isNewline || $0 == "\t" || $0 == "\0" }.joined(separator: " ")
        return String(words.prefix(500))
    }
}
