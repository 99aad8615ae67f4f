import Dates
import Diagnostics

/// One release of a changelog.
package struct Release: Sendable {
    /// The version; nil for what is not released yet.
    package var version: String?
    /// The day of the release.
    package var date: CivilDate?
    /// Where its heading stands.
    package var place: Place
    /// What changed, as Markdown.
    package var notes: SourceText
}

extension Release {
    /// What its author calls its highlights, as Markdown without their heading; nil where there are none.
    package var highlights: String? {
        let lines = notes.string.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { line in
            line.hasPrefix("### ") && ["highlights", "highlight"].contains(line.dropFirst(4).lowercased())
        }
        guard let start else { return nil }
        let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("### ") } ?? lines.count
        let text = lines[(start + 1)..<end].joined(separator: "\n")
        return text.allSatisfy(\.isWhitespace) ? nil : text
    }
}
