public import Dates
public import Diagnostics

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

/// A version by its numbers; one with a tail such as `-beta.2` comes before the one without (semver.org §11).
private struct VersionOrder: Comparable {
    private let numbers: [Int?]
    private let tail: [Substring]

    init(_ version: String) {
        let parts = version.prefix { $0 != "+" }.split(separator: "-", maxSplits: 1)
        numbers = (parts.first ?? "").split(separator: ".").map { Int($0) }
        tail = parts.dropFirst().flatMap { $0.split(separator: ".") }
    }

    var isComparable: Bool { !numbers.isEmpty && !numbers.contains(nil) }

    static func < (left: VersionOrder, right: VersionOrder) -> Bool {
        for index in 0..<max(left.numbers.count, right.numbers.count) {
            let one = index < left.numbers.count ? left.numbers[index] ?? 0 : 0
            let other = index < right.numbers.count ? right.numbers[index] ?? 0 : 0
            if one != other { return one < other }
        }
        if left.tail.isEmpty || right.tail.isEmpty { return !left.tail.isEmpty && right.tail.isEmpty }
        for (one, other) in zip(left.tail, right.tail) where one != other {
            switch (Int(one), Int(other)) {
            case (let one?, let other?): return one < other
            case (_?, nil): return true
            case (nil, _?): return false
            default: return one.utf8.lexicographicallyPrecedes(other.utf8)
            }
        }
        return left.tail.count < right.tail.count
    }
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
