import Dates
import Diagnostics

/// Reads a changelog as keepachangelog.com describes it: a `## [1.2.0] - 2026-01-02` a release.
///
/// Where versions are headings of the first level, as release tools and many people write them, what stands below them
/// is one level further down here.
/// - Returns: the releases, what is not released yet first, then the highest version first, wherever they stand.
func parseChangelog(_ source: SourceText) -> (releases: [Release], mistakes: [Diagnostic]) {
    var releases: [Release] = []
    var mistakes: [Diagnostic] = []
    let lines = source.string.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = changelogMark(of: lines)
    let prose = outsideFences(lines)
    let isProse = Set(prose.map(\.0))
    var start: Int?
    func close(at end: Int) {
        guard let from = start, !releases.isEmpty else { return }
        let text = ((from + 1)..<end).filter { !isLinkDefinition(lines[$0]) }
            .map { mark == "# " && lines[$0].hasPrefix("## ") && isProse.contains($0) ? "#" + lines[$0] : lines[$0] }
            .joined(separator: "\n")
        releases[releases.count - 1].notes = SourceText(path: source.path, text, linesAbove: from + 1)
    }
    for (number, line) in prose where line.hasPrefix(mark) {
        let heading = ReleaseHeading(line.dropFirst(mark.count))
        // `# Changelog` above them is the title of the file.
        if mark == "# ", heading.problem != nil, start == nil { continue }
        close(at: number)
        start = number
        let place = Place(path: source.path, line: number + 1, column: mark.count + 1)
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

/// The lines of a text that are no code, with their numbers from 0.
private func outsideFences(_ lines: [Substring]) -> [(Int, Substring)] {
    var isInFence = false
    return lines.enumerated().filter { _, line in
        if line.hasPrefix("```") { isInFence.toggle() }
        return !isInFence
    }.map { ($0.offset, $0.element) }
}

/// What a release's heading begins with: `# ` where headings of the first level are versions and none of the second is.
package func changelogMark(of lines: [some StringProtocol]) -> String {
    let prose = outsideFences(lines.map { Substring($0) }).map(\.1)
    func isVersion(_ line: Substring, _ mark: String) -> Bool {
        guard line.hasPrefix(mark) else { return false }
        let heading = ReleaseHeading(line.dropFirst(mark.count))
        return heading.problem == nil && heading.version?.first?.isNumber == true
            && heading.version?.contains(".") == true
    }
    return prose.contains { isVersion($0, "# ") } && !prose.contains { isVersion($0, "## ") } ? "# " : "## "
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
