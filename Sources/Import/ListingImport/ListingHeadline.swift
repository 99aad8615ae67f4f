/// Name, tagline and the sentences of a page's head, out of what a listing says: the first two short enough for every place
/// that shows them, and nothing cut where something whole will do.
package struct ListingHeadline {
    /// What it is called, without what some say behind that where there would be no room for a tagline.
    package private(set) var name: String
    /// What it is, in a line.
    package private(set) var tagline = ""
    /// The sentence above the page, where the tagline is only a part of it.
    package private(set) var title: String?
    /// What stands below that, where the listing has another sentence.
    package private(set) var lede: String?
    /// Which of the lines the tagline is a part of; nil where it is a whole one, or a sentence whose other sentences are
    /// the lede.
    package private(set) var shortened: Int?

    /// The longest name and tagline, and how long both may be together, in UTF-16: what Product Hunt takes of each, and a
    /// title on Hacker News with `Show HN: ` in front and a dash between them.
    private static let (longestName, longestTagline, both) = (40, 60, 80 - 12)
    /// The longest sentences of a page's head: with a link behind it the first has to fit into a post.
    private static let (longestTitle, longestLede) = (140, 300)

    /// - Parameters:
    ///   - names: what it is called, the best first.
    ///   - taglines: what is said of it in a line, the best first.
    ///   - product: what it is called where nothing is.
    package init(names: [String], taglines: [String], otherwise product: String) {
        let whole = names.map(HeadlineWords.line).first { !$0.isEmpty } ?? product
        let (short, rest) = HeadlineWords.parts(ofName: whole)
        let isLong = whole.utf16.count > ListingHeadline.longestName
        name = isLong ? HeadlineWords.cut(short, to: ListingHeadline.longestName) : whole
        let lines = taglines.map(HeadlineWords.line)
        if takeLine(lines) { return }
        if rest != nil, !isLong {
            // Room for a whole line is worth more than the words behind the name.
            name = short
            if takeLine(lines) { return }
            name = whole
        }
        if takeSentence(lines) { return }
        if let rest, rest.utf16.count <= min(ListingHeadline.longestTagline, ListingHeadline.both - short.utf16.count) {
            (name, tagline) = (short, rest)
            lede = ListingHeadline.lede(lines, besides: [rest])
            return
        }
        takePart(lines)
    }

    private var room: Int { min(ListingHeadline.longestTagline, ListingHeadline.both - name.utf16.count) }

    /// Takes a line as it is.
    private mutating func takeLine(_ lines: [String]) -> Bool {
        guard let line = lines.first(where: { !$0.isEmpty && $0.utf16.count <= room }) else { return false }
        tagline = line
        lede = ListingHeadline.lede(lines, besides: [line])
        return true
    }

    /// Takes the first sentence of a line; the others are what stands below it.
    private mutating func takeSentence(_ lines: [String]) -> Bool {
        for line in lines {
            guard let end = HeadlineWords.endOfSentence(line) else { continue }
            let rest = HeadlineWords.line(String(line[end...]))
            guard line[..<end].utf16.count <= room, !rest.isEmpty else { continue }
            tagline = String(line[..<end])
            lede = ListingHeadline.lede([rest] + lines, besides: [tagline, line])
            return true
        }
        return false
    }

    /// Takes the beginning of the first line, which then stands whole above the page.
    private mutating func takePart(_ lines: [String]) {
        guard let index = lines.firstIndex(where: { !$0.isEmpty }) else { return tagline = name }
        let line = lines[index]
        tagline = HeadlineWords.clause(line, to: room) ?? HeadlineWords.cut(line, to: room)
        if line.utf16.count <= ListingHeadline.longestTitle { title = line }
        lede = ListingHeadline.lede(lines, besides: [line])
        shortened = index
    }

    /// The first line that says something else than those that stand above it.
    private static func lede(_ lines: [String], besides others: [String]) -> String? {
        let others = others.map(HeadlineWords.letters)
        return lines.first {
            !$0.isEmpty && $0.utf16.count <= longestLede && !others.contains(HeadlineWords.letters($0))
        }
    }
}
