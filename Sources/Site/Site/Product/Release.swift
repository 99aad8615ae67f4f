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

/// Reads a changelog as keepachangelog.com describes it: a `## [1.2.0] - 2026-01-02` a release.
/// - Returns: the releases, what is not released yet first, then the highest version first, wherever they stand.
func parseChangelog(_ source: SourceText) -> (releases: [Release], mistakes: [Diagnostic]) {
    var releases: [Release] = []
    var mistakes: [Diagnostic] = []
    let lines = source.string.split(separator: "\n", omittingEmptySubsequences: false)
    var start: Int?
    func close(at end: Int) {
        guard let from = start, !releases.isEmpty else { return }
        let text = lines[(from + 1)..<end].filter { !isLinkDefinition($0) }.joined(separator: "\n")
        releases[releases.count - 1].notes = SourceText(path: source.path, text, linesAbove: from + 1)
    }
    var isInFence = false
    for (number, line) in lines.enumerated() {
        if line.hasPrefix("```") { isInFence.toggle() }
        guard !isInFence, line.hasPrefix("## ") else { continue }
        close(at: number)
        start = number
        let place = Place(path: source.path, line: number + 1, column: 4)
        let heading = ReleaseHeading(line.dropFirst(3))
        releases.append(
            Release(
                version: heading.version, date: heading.date, place: place, notes: SourceText(path: source.path, "")))
        if let problem = heading.problem {
            mistakes.append(
                Diagnostic(
                    .error, problem, at: place, excerpt: String(line),
                    remedy: "write a release as `## [1.2.0] - 2026-01-02`, or `## [Unreleased]`"))
        }
    }
    close(at: lines.count)
    return (newestFirst(releases), mistakes)
}

/// The releases by their versions; as they stand where one has none that can be compared.
private func newestFirst(_ releases: [Release]) -> [Release] {
    let known = releases.map { $0.version.map(VersionOrder.init) }
    guard known.allSatisfy({ $0?.isComparable ?? true }) else { return releases }
    return releases.indices.sorted { left, right in
        switch (known[left], known[right]) {
        case (nil, nil): left < right
        case (nil, _): true
        case (_, nil): false
        case (let one?, let other?): one == other ? left < right : one > other
        }
    }.map { releases[$0] }
}

private func isLinkDefinition(_ line: Substring) -> Bool {
    line.hasPrefix("[") && line.contains("]: ")
}

/// `[1.2.0] - 2026-01-02`, `1.2.0 (2026-01-02)` or `[Unreleased]`.
private struct ReleaseHeading {
    var version: String?
    var date: CivilDate?
    var problem: String?

    init(_ text: Substring) {
        let words = text.split(whereSeparator: { " []()-\u{2013}\u{2014}\r".contains($0) && $0 != "-" })
        guard let first = words.first else {
            problem = "this release has no version"
            return
        }
        if first.lowercased() == "unreleased" { return }
        version = String(first.hasPrefix("v") ? first.dropFirst() : first)
        guard first.contains(where: \.isNumber) else {
            problem = "`\(first)` is no version"
            return
        }
        guard let last = words.dropFirst().last(where: { $0.contains(where: \.isNumber) }) else { return }
        date = ISO8601.parse(String(last))?.date
        if date == nil { problem = "`\(last)` is no date" }
    }
}
