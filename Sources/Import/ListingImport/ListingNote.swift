import Diagnostics

/// Something to be said about files of a listing.
package struct ListingNote: Sendable, Hashable {
    /// What became of the files.
    package enum Kind: String, Sendable, CaseIterable {
        /// They have no place here.
        case left
        /// They are here, and hold something else than they did.
        case changed
        /// What they said stands elsewhere now.
        case moved
        /// No field means them; they are kept as they are, for those who know them.
        case kept
    }

    /// What became of it.
    package var kind: Kind
    /// The file, or where it is several the folder around them, with a slash behind it.
    package var path: String
    /// Why.
    package var message: String
    /// How many files it is about.
    package var count = 1

    /// A note about one file.
    package init(kind: Kind, path: String, message: String) {
        (self.kind, self.path, self.message) = (kind, path, message)
    }

    /// A note about several files of a folder.
    init(kind: Kind, path: String, message: String, count: Int) {
        (self.kind, self.path, self.message, self.count) = (kind, path, message, count)
    }

    /// Notes that say the same of files of one folder as one, in the order of their paths.
    static func gathered(_ notes: [ListingNote]) -> [ListingNote] {
        struct Subject: Hashable {
            var kind: Kind
            var folder: String
            var message: String
        }
        var order: [Subject] = []
        var groups: [Subject: [ListingNote]] = [:]
        for note in notes {
            let folder = note.path.lastIndex(of: "/").map { String(note.path[...$0]) } ?? ""
            let subject = Subject(kind: note.kind, folder: folder, message: note.message)
            if groups[subject] == nil { order.append(subject) }
            groups[subject, default: []].append(note)
        }
        let gathered = order.flatMap { subject -> [ListingNote] in
            let group = groups[subject] ?? []
            guard group.count > 2, !subject.folder.isEmpty else { return group }
            return [
                ListingNote(kind: subject.kind, path: subject.folder, message: subject.message, count: group.count)
            ]
        }
        return gathered.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// What is said of it behind its path.
    package var words: String { (count > 1 ? "\(count) files: " : "") + message }
}

extension ImportedListing {
    /// How many files there were, and what became of them, in a line.
    package var summary: String {
        let kept = notes.filter { $0.kind == .kept }.reduce(0) { $0 + $1.count }
        return "\(counted(count, "file")) in \(counted(languages, "language")), "
            + "\(leftCount) left out, \(kept) kept as they are"
    }
}

/// All that is to be said, as a page beside the manifest; the site does not publish it.
/// - Parameters:
///   - summary: what was read, in a line.
///   - notes: what became of single files.
/// - Returns: Markdown.
package func listingReport(_ summary: String, _ notes: [ListingNote]) -> String {
    let titles: [(ListingNote.Kind, String)] = [
        (.left, "Left out"), (.changed, "Changed"), (.moved, "Told elsewhere now"),
        (.kept, "Kept as it is, and handed to the kit"),
    ]
    var lines = [
        "# What was imported", "",
        "\(summary). This page is for you alone: it is not published, and may be deleted.",
    ]
    for (kind, title) in titles {
        let notes = notes.filter { $0.kind == kind }
        guard !notes.isEmpty else { continue }
        lines += ["", "## " + title, ""]
        lines += notes.map { note in
            let path = String(String.UnicodeScalarView(note.path.unicodeScalars.map { $0.value < 0x20 ? "?" : $0 }))
            return "- `\(path)`: \(note.words)"
        }
    }
    return lines.joined(separator: "\n") + "\n"
}
