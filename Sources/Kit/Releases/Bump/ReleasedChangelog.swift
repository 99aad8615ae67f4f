import Markdown
import Site

/// Why a changelog cannot be released.
package enum ChangelogGap: Error, Sendable, Hashable {
    /// Nothing is written below what is not released yet.
    case nothingNew
    /// The version has a section already, on a line from 1.
    case known(line: Int)
}

/// A changelog in which what is not released yet is a release, with a section for what comes next above it.
///
/// Addresses of comparisons at the foot follow: `[Unreleased]: …/compare/v1.2.0...HEAD` compares with the new tag then, and a
/// line for the release compares it with the one before.
/// - Parameters:
///   - text: the changelog.
///   - version: the version of the release.
///   - old: the version before it; nil for a first one.
///   - date: the day of the release, as `2026-01-02`.
/// - Returns: the changelog with the release.
/// - Throws: that there is nothing to release, or that it was released.
package func releasedChangelog(
    _ text: String, version: String, after old: String?, date: String
) throws(ChangelogGap) -> String {
    try keepingLineEnds(text) { (text) throws(ChangelogGap) in
        try released(text, version: version, after: old, date: date)
    }
}

private func released(
    _ text: String, version: String, after old: String?, date: String
) throws(ChangelogGap) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let mark = changelogMark(of: lines)
    let isCode = linesInFences(lines)
    let headings = lines.indices.filter { lines[$0].hasPrefix(mark) && !isCode[$0] }
    if let known = headings.first(where: { heading(lines[$0].dropFirst(mark.count), names: version) }) {
        throw .known(line: known + 1)
    }
    guard let start = headings.first(where: { lines[$0].lowercased().contains("unreleased") }) else {
        throw .nothingNew
    }
    let end = headings.first { $0 > start } ?? lines.count
    let isEmpty = lines[(start + 1)..<end].allSatisfy { line in
        let text = line.drop { $0 == " " }
        return text.isEmpty || text.hasPrefix("#") || isAddress(line)
    }
    if isEmpty { throw .nothingNew }
    let isLinked = lines[start].contains("[")
    lines.insert(
        contentsOf: ["", mark + (isLinked ? "[\(version)] - \(date)" : "\(version) - \(date)")], at: start + 1)
    if let old { follow(old, version, &lines) }
    return lines.joined(separator: "\n")
}

/// The address of the comparison of what is not released yet, and one for the release below it.
private func follow(_ old: String, _ version: String, _ lines: inout [String]) {
    guard let place = lines.firstIndex(where: { $0.lowercased().hasPrefix("[unreleased]: ") }),
        let tag = lines[place].firstRange(of: old + "...")
    else { return }
    let line = lines[place]
    let head = String(line[..<tag.lowerBound])
    // A tag may have a mark in front, as `v` has.
    let mark = String(head[(head.lastIndex(of: "/").map { head.index(after: $0) } ?? head.startIndex)...])
    let address = head.drop { $0 != " " }
    lines[place] = head + version + "..." + line[tag.upperBound...]
    lines.insert("[\(version)]:\(address)\(old)...\(mark)\(version)", at: place + 1)
}

private func heading(_ words: Substring, names version: String) -> Bool {
    words.split(whereSeparator: { " []()\r".contains($0) }).first.map {
        $0 == version || $0 == "v" + version
    } ?? false
}

private func isAddress(_ line: String) -> Bool { line.hasPrefix("[") && line.contains("]: ") }
