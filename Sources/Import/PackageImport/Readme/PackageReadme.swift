import Diagnostics
import Markdown
import Site

/// What a repository's README says, taken apart: what it is called, what it does, code, and the rest as a page.
struct PackageReadme {
    /// Its heading, where it is one of words.
    private(set) var title: String?
    /// Its first words, as one line.
    private(set) var lead: String?
    private(set) var features: [ReadmeFeature] = []
    private(set) var samples: [ReadmeSample] = []
    /// The text without its head: no title, no badges, no list of features.
    private(set) var page = ""
    /// What was left out of the page, in words.
    private(set) var changes: [String] = []

    init(_ text: String) {
        var lines = ReadmeLines(text)
        let (title, above) = lines.takeTitle()
        self.title = title
        if above == .thanks { changes.append("what stands above its title, thanks for the most part, is left out") }
        if lines.dropBadges() || above == .logos {
            changes.append("the pictures of its head, badges for the most part, are left out")
        }
        lead = lines.firstParagraph
        samples = lines.samples
        if let list = ReadmeFeature.list(in: lines) {
            features = list.features
            changes.append("the list below `\(list.heading)` is `features:` of product.yml now")
            lines.remove(list.lines)
            lines.unlink(anchorOfHeading(list.heading))
        }
        page = lines.text
    }
}

/// The lines of a README, with what of them is code.
struct ReadmeLines {
    private(set) var lines: [Substring]
    /// Whether each line is in a fence or a line of one.
    private(set) var isCode: [Bool] = []

    init(_ text: String) {
        lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        mark()
    }

    private mutating func mark() { isCode = linesInFences(lines) }

    /// The text, without blank lines at its ends.
    var text: String {
        var rest = lines[...]
        while rest.first?.allSatisfy(\.isWhitespace) == true { rest.removeFirst() }
        while rest.last?.allSatisfy(\.isWhitespace) == true { rest.removeLast() }
        return rest.isEmpty ? "" : rest.joined(separator: "\n") + "\n"
    }

    mutating func remove(_ range: Range<Int>) {
        lines.removeSubrange(range)
        mark()
    }

    /// The level and the words of a heading with marks in front.
    func heading(at index: Int) -> (level: Int, words: String)? {
        guard !isCode[index] else { return nil }
        let level = lines[index].prefix { $0 == "#" }.count
        guard (1...6).contains(level), lines[index].dropFirst(level).first == " " else { return nil }
        return (level, plainWords(lines[index].dropFirst(level)))
    }

    /// What stands above a title, and is no part of a product's page.
    enum Ornaments { case none, logos, thanks }

    /// Takes the heading that the text begins with, and the tags and badges above it.
    /// - Returns: what it says, where that is words, and what stood above it.
    mutating func takeTitle() -> (title: String?, above: Ornaments) {
        guard let (title, range) = titleLines else { return (nil, .none) }
        let blocks = lines[..<range.lowerBound].split { $0.allSatisfy(\.isWhitespace) }
        let words = blocks.filter { !isOrnament($0.joined(separator: "\n")) }
        // Words of the author's own stand in no tags.
        guard words.allSatisfy({ $0.first?.hasPrefix("<") == true }) else {
            remove(range)
            return (title, .none)
        }
        remove(0..<range.upperBound)
        return (title, words.isEmpty ? blocks.isEmpty ? .none : .logos : .thanks)
    }

    /// The heading that the text begins with, and its lines; no words where it is a picture.
    private var titleLines: (title: String?, range: Range<Int>)? {
        for index in lines.indices.prefix(40) {
            if let heading = heading(at: index) {
                guard heading.level == 1 else { return nil }
                return (heading.words.isEmpty ? nil : heading.words, index..<index + 1)
            }
            if index + 1 < lines.count, lines[index].first?.isLetter == true, lines[index + 1].count > 2,
                lines[index + 1].allSatisfy({ $0 == "=" })
            {
                return (plainWords(lines[index]), index..<index + 2)
            }
            if lines[index].lowercased().contains("<h1"), let end = end(of: "</h1>", from: index) {
                let words = plainWords(lines[index..<end].joined(separator: " ")[...])
                return (words.isEmpty ? nil : words, index..<end)
            }
        }
        return nil
    }

    private func end(of tag: String, from start: Int) -> Int? {
        lines[start...].prefix(12).firstIndex { $0.lowercased().contains(tag) }.map { $0 + 1 }
    }

    /// Drops badges, logos and rows of links to translations, from what stands above the first heading.
    mutating func dropBadges() -> Bool {
        var (start, dropped) = (0, false)
        while start < lines.count, heading(at: start) == nil, !isCode[start] {
            // A comment goes on over blank lines.
            let isComment = lines[start].hasPrefix("<!--")
            let last = isComment ? lines[start...].firstIndex { $0.contains("-->") } ?? start : start
            let end = lines[last...].firstIndex { $0.allSatisfy(\.isWhitespace) } ?? lines.count
            let block = lines[start..<end].joined(separator: "\n")
            if end > start, isOrnament(block) {
                remove(start..<min(end + 1, lines.count))
                dropped = true
            } else {
                start = end + 1
            }
        }
        return dropped
    }

    /// Whether a block has no words but those of links, and no picture but badges and logos.
    private func isOrnament(_ block: String) -> Bool {
        let words = withoutLinks(withoutTags(block, contents: ["a"])[...])
        guard !words.contains(where: { $0.isLetter || $0.isNumber }) else { return false }
        let pictures = pictureAddresses(of: block).map { $0.lowercased() }
        return pictures.allSatisfy { picture in
            // Of drawings from elsewhere nearly all are badges.
            let isDrawing =
                picture.hasPrefix("http") && !["png", "jpg", "jpeg", "gif", "webp"].contains(where: picture.hasSuffix)
            return isDrawing || ReadmeLines.badges.contains { picture.contains($0) }
        }
    }

    /// What the addresses of badges and logos have in them.
    private static let badges = [
        "badge", "shields.io", "codecov", "coveralls", "travis-ci", "/workflows/", "circleci", "appveyor", "snyk.io",
        "opencollective", "pepy.tech", "deepsource", "sonarcloud", "bestpractices", "contrib.rocks", "discord",
        "repology.org", "logo", "star-history", "deps.rs", "docs.rs", "readthedocs", "gitter",
    ]
}
