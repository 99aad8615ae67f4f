import Diagnostics

/// `IMPORT.md`: what an import did, and what is left to do.
struct ImportReport {
    let generator: Generator
    let counts: ImportedSite.Counts
    let notes: [ImportNote]
    /// The files that were set aside, by their paths in the old site.
    let aside: [String]
    /// The folder they are kept in.
    let folder: String

    var text: String {
        var text = """
            # From \(generator.name)

            \(ImportReport.sum(counts)). What the program could not carry over as it was stands below, with file and line \
            of the old site. This file and `\(folder)/` are no part of the site; remove both when you are done.


            """
        for kind in ImportNote.Kind.allCases {
            let own = notes.filter { $0.kind == kind }
            guard !own.isEmpty else { continue }
            text += "## \(kind.heading)\n\n"
            text += ImportReport.list(of: own) + "\n"
        }
        guard !aside.isEmpty else { return text }
        text +=
            "## Kept in `\(folder)/`\n\nLayouts, styles and programs have no place in a site here; nor have these files.\n\n"
        for path in aside { text += "- `\(path)`\n" }
        return text
    }

    /// A line for each message, and below it the files and lines of all notes that say it, where these are several.
    private static func list(of notes: [ImportNote]) -> String {
        var messages: [String] = []
        var places: [String: [(path: String, lines: [Int])]] = [:]
        for note in notes {
            if places[note.message] == nil { messages.append(note.message) }
            var own = places[note.message] ?? []
            if own.last?.path != note.path { own.append((note.path, [])) }
            if own[own.count - 1].lines.last != note.line { own[own.count - 1].lines.append(note.line) }
            places[note.message] = own
        }
        return messages.map { message in
            let own = places[message] ?? []
            if own.count == 1, own[0].lines.count == 1 { return "- `\(own[0].path):\(own[0].lines[0])`: \(message)\n" }
            let below = own.map { "  - `\($0.path)`: \($0.lines.map(String.init).joined(separator: ", "))\n" }
            return "- \(message), in these files and lines:\n" + below.joined()
        }.joined()
    }

    /// The counts as a sentence without its full stop.
    static func sum(_ counts: ImportedSite.Counts) -> String {
        [
            counted(counts.pages, "page") + (counts.drafts > 0 ? " (\(counted(counts.drafts, "draft")))" : ""),
            counted(counts.files, "file"), counted(counts.data, "file of data", "files of data"),
            counted(counts.redirects, "redirect"), counted(counts.setAside, "file set aside", "files set aside"),
        ].joined(separator: ", ")
    }
}

extension ImportedSite.Counts {
    /// What there is, in words.
    package var summary: String { ImportReport.sum(self) }
}
