import Markdown
import Site

extension ReleaseNotesDraft {
    /// A changelog with the draft's lines in its section of what is not released yet.
    ///
    /// What stands there stays as it is: a line that is there already is not written again, so writing twice changes
    /// nothing more. Without such a section one is begun above the newest release.
    /// - Parameter changelog: the text; an empty one becomes a changelog.
    /// - Returns: the text with the lines.
    package func written(into changelog: String) -> String {
        guard !isEmpty else { return changelog }
        return keepingLineEnds(changelog, add)
    }

    private func add(to changelog: String) -> String {
        var text = ChangelogLines(changelog.allSatisfy(\.isWhitespace) ? ReleaseNotesDraft.beginning : changelog)
        let start = text.unreleased ?? text.beginUnreleased()
        for part in ChangelogPart.allCases { text.add(parts[part] ?? [], to: part, below: start) }
        let last = text.lines.lastIndex { !$0.isEmpty } ?? 0
        return text.lines[...last].joined(separator: "\n") + "\n"
    }

    private static let beginning = """
        # Changelog

        The form is that of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/).

        """
}

/// A changelog by its lines.
private struct ChangelogLines {
    private(set) var lines: [String]
    /// What a release's heading begins with.
    private let mark: String

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        mark = changelogMark(of: lines)
    }

    /// The line that begins what is not released yet.
    var unreleased: Int? { headings(mark).first { isUnreleased(lines[$0]) } }

    private func isUnreleased(_ heading: String) -> Bool { heading.lowercased().contains("unreleased") }

    /// Begins that section above the newest release, else at the end; the number of its first line.
    mutating func beginUnreleased() -> Int {
        let place = headings(mark).first ?? end(of: 0..<lines.count)
        let isFirst = place == 0 || lines[place - 1].isEmpty
        lines.insert(contentsOf: (isFirst ? [] : [""]) + [mark + "[Unreleased]", ""], at: place)
        return isFirst ? place : place + 1
    }

    /// Adds lines to a part of the release that begins at a line; the part is begun where there is none.
    mutating func add(_ items: [String], to part: ChangelogPart, below start: Int) {
        let release = start..<(headings(mark).first { $0 > start } ?? endOfTexts)
        let inside = headings("#" + mark).filter { release.contains($0) }
        let own = inside.first { lines[$0].dropFirst(mark.count + 1).lowercased() == part.rawValue.lowercased() }
        let section = own.map { own in own..<(inside.first { $0 > own } ?? release.upperBound) }
        let known = Set(section.map { lines[$0].filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) } } ?? [])
        let new = items.filter { !known.contains($0) }.map { "- " + $0 }
        guard !new.isEmpty else { return }
        let place = end(of: section ?? release)
        let isLast = place >= lines.count || (place == lines.count - 1 && lines[place].isEmpty)
        let gap = isLast || lines[place].isEmpty ? [] : [""]
        lines.insert(contentsOf: (section == nil ? ["", "#\(mark)\(part.rawValue)", ""] : []) + new + gap, at: place)
    }

    /// The number of the line behind the last one of a range that is not blank.
    private func end(of range: Range<Int>) -> Int {
        (range.last { !lines[$0].allSatisfy(\.isWhitespace) } ?? range.lowerBound) + 1
    }

    /// Where the definitions of links begin that stand at the end, else the end.
    private var endOfTexts: Int {
        let last = lines.lastIndex { !$0.isEmpty && !($0.hasPrefix("[") && $0.contains("]: ")) }
        return last.map { $0 + 1 } ?? lines.count
    }

    /// The numbers of the lines that are headings of a level, outside of fences.
    private func headings(_ mark: String) -> [Int] {
        let isCode = linesInFences(lines)
        return lines.indices.filter { index in
            // `# Changelog` is the title of the file.
            let isTitle = mark == "# " && !lines[index].contains(where: \.isNumber) && !isUnreleased(lines[index])
            return !isCode[index] && lines[index].hasPrefix(mark) && !isTitle
        }
    }
}
