import Dates
import Diagnostics
import Markdown

/// Reads a changelog as keepachangelog.com describes it: a `## [1.2.0] - 2026-01-02` a release.
///
/// What release tools and many people write instead is read as well: versions as headings of the first level, of both
/// levels by turns, or underlined, `Release lamp 1.2.0 (May 4, 2026)`, parts on the level of the releases, and
/// reStructuredText. What stands below a release has headings of the third level here.
/// - Returns: the releases, what is not released yet first, then the highest version first, wherever they stand.
package func parseChangelog(_ source: SourceText) -> (releases: [Release], mistakes: [Diagnostic]) {
    var reader = ChangelogReader(source)
    reader.read()
    return (newestFirst(reader.releases), reader.mistakes)
}

/// The reading of a changelog from its first line to its last.
private struct ChangelogReader {
    private let path: String
    private let written: [Substring]
    private let lines: [Substring]
    private let mark: String
    private let prose: [(Int, Substring)]
    private let isCode: [Bool]
    /// Whether any heading is a release, so that others may be parts of one.
    private let hasReleases: Bool
    private let links: LinkDefinitions
    private(set) var releases: [Release] = []
    private(set) var mistakes: [Diagnostic] = []
    /// The lines of the open release's notes; nil above the first release.
    private var notes: [String]?
    private var start = 0

    init(_ source: SourceText) {
        path = source.path
        // The two of Windows are one character, by which no line is split.
        let text = source.string.replacing("\r\n", with: "\n")
        written = text.split(separator: "\n", omittingEmptySubsequences: false)
        lines =
            path.lowercased().hasSuffix(".rst")
            ? markdownOfRestructured(written) : withMarkedHeadings(written, isRestructured: false)
        prose = outsideFences(lines)
        isCode = zip(linesInFences(lines), linesOfIndentedCode(lines)).map { $0 || $1 }
        links = LinkDefinitions(zip(lines, isCode).filter { !$1 }.map(\.0))
        let mark = changelogMark(of: lines)
        self.mark = mark
        hasReleases = prose.contains {
            $0.1.hasPrefix(mark) && ReleaseHeading($0.1.dropFirst(mark.count)).problem == nil
        }
    }

    mutating func read() {
        var headings = prose.filter { $0.1.hasPrefix("# ") || $0.1.hasPrefix("## ") }[...]
        for (number, line) in lines.enumerated() {
            if headings.first?.0 == number {
                headings.removeFirst()
                if take(line, at: number) { continue }
                notes?.append("### " + line.drop { $0 == "#" || $0 == " " })
                continue
            }
            let isDefinition = !isCode[number] && linkDefinition(line) != nil
            notes?.append(isCode[number] ? String(line) : isDefinition ? "" : links.inline(withoutRoles(line)))
        }
        close()
    }

    /// Takes a heading that is a release's; false where it is a part of one, or the title of the file.
    private mutating func take(_ line: Substring, at number: Int) -> Bool {
        let heading = ReleaseHeading(line.drop { $0 == "#" }.dropFirst())
        guard line.hasPrefix(mark) else {
            // Some release tools give small releases a smaller heading.
            guard heading.beginsWithVersion, heading.isNumbered, heading.date != nil else { return false }
            open(heading, at: number)
            return true
        }
        // Below a release `Development` is a part of it, and no branch.
        if heading.isBranch, releases.contains(where: { $0.version != nil }) { return false }
        // `# Changelog` above them is the title of the file.
        if mark == "# ", heading.problem != nil, notes == nil { return false }
        let place = place(of: number)
        if heading.isStranger, hasReleases, !isMeantAsRelease(line) {
            if notes != nil { warnOfStranger(line, at: place) }
            return false
        }
        open(heading, at: number)
        if let problem = heading.problem {
            mistakes.append(
                Diagnostic(
                    .error, problem, at: place, excerpt: String(written[number]),
                    remedy: "write a release as `## [1.2.0] - 2026-01-02`, or `## [Unreleased]`"))
        }
        return true
    }

    private func place(of number: Int) -> Place {
        Place(path: path, line: number + 1, column: written[number].hasPrefix(mark) ? mark.count + 1 : 1)
    }

    private mutating func open(_ heading: ReleaseHeading, at number: Int) {
        close()
        (start, notes) = (number, [])
        releases.append(
            Release(
                version: heading.version, date: heading.date, place: place(of: number),
                notes: SourceText(path: path, "")))
    }

    private mutating func close() {
        guard var notes, !releases.isEmpty else { return }
        if releases[releases.count - 1].date == nil { takeDate(from: &notes) }
        let text = notes.joined(separator: "\n")
        releases[releases.count - 1].notes = SourceText(path: path, text, linesAbove: start + 1)
    }

    /// Takes a date that stands in a line of its own below the heading: `Released 2026-01-02`.
    private mutating func takeDate(from notes: inout [String]) {
        guard let first = notes.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return }
        let words = ReleaseHeading.words(notes[first].filter { $0 != "_" }[...])
        guard words.count <= 6, ["released", "release", "unreleased"].contains(words.first?.lowercased() ?? "") else {
            return
        }
        if words.first?.lowercased() == "unreleased", words.count == 1 {
            releases[releases.count - 1].version = nil
        } else {
            guard let date = writtenDate(words.dropFirst()) else { return }
            releases[releases.count - 1].date = date
        }
        notes[first] = ""
    }

    /// Tells of a heading that looks like a release and names none, unless it is one of those that many write.
    private mutating func warnOfStranger(_ line: Substring, at place: Place) {
        let words = line.lowercased().split { !$0.isLetter }.joined(separator: " ")
        guard !usualParts.contains(words) else { return }
        let shown = line.drop { $0 == "#" || $0 == " " }
        mistakes.append(
            Diagnostic(
                .warning,
                "`\(shown)` tells no version, and is read as a part of \(releases.last?.version ?? "the next release")",
                at: place, excerpt: String(line),
                remedy: "write a release as `## [1.2.0] - 2026-01-02`, and a part of one as `### \(shown)`"))
    }
}

/// Headings below a release that people write on its level (GitHub's notes, Keep a Changelog and common habits).
private let usualParts: Set = [
    "added", "changed", "deprecated", "removed", "fixed", "security", "new", "features", "new features", "fixes",
    "bug fixes", "bugfixes", "changes", "fixes changes", "breaking changes", "what s changed", "new contributors",
    "contributors", "other", "other changes", "highlights", "full changelog", "documentation", "improvements",
    "enhancements", "performance", "dependencies", "internal", "maintenance", "upgrading", "notes",
]

/// Whether a heading without a version was meant as a release after all: a slip of the pen in `Unreleased`.
private func isMeantAsRelease(_ line: Substring) -> Bool {
    let words = ReleaseHeading.words(line.drop { $0 == "#" })
    guard let word = words.first else { return true }
    return words.count == 1
        && (!word.contains(where: \.isLetter) || nearMiss(word.lowercased(), among: ["unreleased"]) != nil)
}

/// The lines of a text that are no code, with their numbers from 0.
private func outsideFences(_ lines: [Substring]) -> [(Int, Substring)] {
    zip(lines.indices, linesInFences(lines)).filter { !$1 }.map { ($0.0, lines[$0.0]) }
}

/// What a release's heading begins with: `# ` where more headings of the first level are versions than of the second.
package func changelogMark(of lines: [some StringProtocol]) -> String {
    var (first, second) = (0, 0)
    for (_, line) in outsideFences(lines.map { Substring($0) }) {
        if line.hasPrefix("# "), ReleaseHeading(line.dropFirst(2)).isNumbered { first += 1 }
        if line.hasPrefix("## "), ReleaseHeading(line.dropFirst(3)).isNumbered { second += 1 }
    }
    return first > second ? "# " : "## "
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
