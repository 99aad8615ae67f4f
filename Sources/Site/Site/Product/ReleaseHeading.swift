import Dates
import Markdown

/// What the heading of a release tells: `[1.2.0] - 2026-01-02`, `Release lamp 1.2.0 (May 4, 2026)`, `lamp@1.2.0` or
/// `[Unreleased]`.
struct ReleaseHeading {
    /// The version; nil for what is not released yet.
    var version: String?
    /// The day of the release.
    var date: CivilDate?
    /// What is wrong with it, such as that it tells no version.
    var problem: String?
    /// Whether nothing in it can be a version.
    private(set) var isStranger = false
    /// Whether it is a word that a branch is called by, too, such as `Development`: below a release it may be a part.
    private(set) var isBranch = false
    /// Whether the version is the first of its words, as no title of a file begins.
    private(set) var beginsWithVersion = false

    /// Whether it tells a version in parts, such as `1.2`.
    var isNumbered: Bool { problem == nil && version.map { ReleaseHeading.number($0[...]) != nil } == true }

    init(_ text: Substring) {
        let words = Array(ReleaseHeading.words(text).drop { ReleaseHeading.marks.contains(String($0)) })
        guard let first = words.first else {
            problem = "this release has no version"
            return
        }
        if isUnreleased(words) { return }
        isBranch = namesBranch(words)
        if isBranch { return }
        guard let (index, version) = ReleaseHeading.version(words) else {
            (self.version, isStranger) = (String(first), true)
            problem = "`\(first)` is no version"
            return
        }
        self.version = version
        beginsWithVersion = index == 0
        let rest = words.dropFirst(index + 1)
        date = writtenDate(rest)
        if date == nil, let wrong = rest.last(where: looksLikeDate) { problem = "`\(wrong)` is no date" }
    }

    /// The words of a heading, without brackets, marks of Markdown and the addresses of its links.
    static func words(_ text: Substring) -> [Substring] {
        var shown = ""
        // A heading is a line of a few words, whatever stands there.
        let text = withoutReferences(withoutTags(text.prefix(400)))
        var rest = text[...]
        while let close = rest.firstIndex(of: "]") {
            shown += rest[..<close] + " "
            rest = rest[rest.index(after: close)...]
            for (open, end) in [("(", ")"), ("[", "]")] as [(Character, Character)] where rest.first == open {
                guard let last = rest.firstIndex(of: end), isAddress(rest[..<last].dropFirst(), in: open) else { break }
                rest = rest[rest.index(after: last)...]
                break
            }
        }
        let dashes = (shown + rest).map { "\u{2013}\u{2014}".contains($0) ? " - " : String($0) }.joined()
        return dashes.split { " \t[]()*`\r".contains($0) }
            .map { $0.trimmedOfPoints() }.filter { !$0.isEmpty }
    }

    /// A heading without the anchors that some release tools write into it: `<a name="1.2.0"></a>`.
    private static func withoutTags(_ text: Substring) -> String {
        var out = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            out += rest[..<open]
            rest = rest[rest.index(after: close)...]
        }
        return out + rest
    }

    /// Whether what stands in brackets behind a link's words is where it leads: `[1.0](2026-01-02)` is not.
    private static func isAddress(_ text: Substring, in open: Character) -> Bool {
        open == "[" || text.contains("/") && writtenDate([text]) == nil || text.hasPrefix("#")
    }

    /// The version among some words, and where it stands: the first word, or behind words such as `Release` and the
    /// product's name a word with a point in it.
    private static func version(_ words: [Substring]) -> (index: Int, version: String)? {
        for (index, word) in words.prefix(4).enumerated() {
            guard let number = number(word) else { continue }
            let isVersion = index == 0 || isOfRelease(words[..<index], words[(index + 1)...])
            return isVersion ? (index, String(number)) : nil
        }
        guard let first = words.first, first.contains(where: \.isNumber) else { return nil }
        // `100 downloads` is no release.
        guard looksLikeDate(first) || words.dropFirst().allSatisfy(isPartOfDate) else { return nil }
        return (0, String(first.hasPrefix("v") ? first.dropFirst() : first))
    }

    /// Whether words around a number are those of a release: its product's name in front, and a date behind, or a mark that
    /// sets other words off.
    ///
    /// `Swift 6.2 support` and `Changes since 1.0` are none.
    private static func isOfRelease(_ front: ArraySlice<Substring>, _ behind: ArraySlice<Substring>) -> Bool {
        let front = front.map { $0.lowercased() }.filter { !marks.contains($0) }
        guard !front.contains(where: joints.contains) else { return false }
        let names = front.filter { !["release", "releases", "version", "ver", "v"].contains($0) }
        let isSetOff = behind.first.map { marks.contains(String($0)) } ?? true
        guard isSetOff || behind.allSatisfy(isPartOfDate) else { return false }
        // Names of several words are told from other headings by the day behind them.
        return names.count < 2 || names.count == 2 && writtenDate(behind) != nil
    }

    private static let marks: Set = ["-", "/", "|"]

    /// The version that a word is: `1.2`, `v1.2.0-beta.1`, `lamp@1.2.0`; nil where it is none.
    private static func number(_ word: Substring) -> Substring? {
        var text = word.lastIndex(of: "@").map { word[word.index(after: $0)...] } ?? word
        if text.first == "v" || text.first == "V" { text.removeFirst() }
        let parts = text.prefix { $0 != "-" && $0 != "+" }.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, parts.first.map(isNumeric) == true, parts[1].first?.isWholeNumber == true else {
            return nil
        }
        return text
    }

    private static func isNumeric(_ text: Substring) -> Bool { !text.isEmpty && text.allSatisfy(\.isWholeNumber) }

    private static let joints: Set = [
        "to", "from", "for", "in", "of", "since", "before", "after", "between", "with", "and", "via", "on", "than",
    ]
}

/// Whether the words of a heading say that what stands below it is not released yet: `Unreleased`,
/// `master (unreleased)`, `2.0.0 - TBD`.
private func isUnreleased(_ words: [Substring]) -> Bool {
    words.contains { ["unreleased", "tbd", "tba"].contains($0.lowercased()) }
}

/// Whether a heading is what a branch is called: `HEAD`, `Next release`.
private func namesBranch(_ words: [Substring]) -> Bool {
    let words = words.map { $0.lowercased() }
    let branches: Set = ["head", "master", "main", "trunk", "next", "upcoming", "development", "develop", "dev"]
    let besides: Set = ["release", "version", "changes", "branch"]
    return branches.contains(words.first ?? "") && words.dropFirst().allSatisfy(besides.contains)
}

extension Substring {
    /// A word without the points that a sentence sets around it.
    fileprivate func trimmedOfPoints() -> Substring {
        var text = drop { ",;:".contains($0) }
        while let last = text.last, ",;:.".contains(last), text.count > 1 { text.removeLast() }
        return text
    }
}
