import Files
import Site
import Values

/// The chapters of a manual, in the order and under the names that its list gives them.
struct ManualChapters: Sendable {
    /// A line of the list: a text below the manual's folder, a part, or a link to somewhere else.
    struct Entry: Sendable, Equatable {
        /// What the list calls it.
        var title: String?
        /// The text; nil for a part, a link, or a chapter that is yet to be written.
        var file: String?
        /// Where a link leads.
        var address: String?
        var inner: [Entry] = []
    }

    var entries: [Entry] = []

    /// The chapters with a text, each before those below it.
    var texts: [Entry] { ManualChapters.all(entries).filter { $0.file != nil } }

    private static func all(_ entries: [Entry]) -> [Entry] { entries.flatMap { [$0] + all($0.inner) } }

    /// The first entry of a text; nil for one that is not in the list.
    subscript(file: String) -> Entry? { texts.first { $0.file == file } }

    /// The list as `chapters` of `site.yml` has it.
    /// - Parameter place: what a text's file is called there and whether the text itself has the list's name; nil where there
    ///   is no such file.
    /// - Returns: its entries.
    func written(_ place: (Entry) -> (file: String, isNamed: Bool)?) -> [Value] {
        entries.compactMap { ManualChapters.written($0, place) }
    }

    private static func written(_ entry: Entry, _ place: (Entry) -> (file: String, isNamed: Bool)?) -> Value? {
        let inner = entry.inner.compactMap { written($0, place) }
        let title = entry.title
        if let (file, isNamed) = place(entry) {
            let name = isNamed ? nil : title
            guard inner.isEmpty else {
                var long = Object()
                if let name { long["title"] = .string(name) }
                long["file"] = .string(file)
                long["chapters"] = .list(inner)
                return .object(long)
            }
            return name.map { .object(Object([($0, .string(file))])) } ?? .string(file)
        }
        guard let title, !title.isEmpty else { return inner.isEmpty ? nil : .object(Object([("…", .list(inner))])) }
        if let address = entry.address { return .object(Object([(title, .string(address))])) }
        // A text that is not there, or a part of which nothing is.
        if inner.isEmpty, entry.file != nil || !entry.inner.isEmpty { return nil }
        return .object(Object([(title, inner.isEmpty ? .null : .list(inner))]))
    }

    /// A name as plain words: without tags, backquotes and the marks of emphasis, and with what stands in code as it is.
    static func plain(_ title: String) -> String {
        var out = ""
        var isCode = false
        for part in title.split(separator: "`", omittingEmptySubsequences: false) {
            out += isCode ? String(part) : plainWords(part)
            isCode.toggle()
        }
        return out.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The heading of the first level that a text begins with, perhaps below comments.
    static func title(of body: String) -> String? {
        let bytes = Array(body.utf8)
        guard let heading = LeadingHeading(bytes, from: 0) else { return nil }
        let line = String(decoding: bytes[heading.range], as: UTF8.self).prefix { $0 != "\n" }
        var words = line.drop { $0 == "#" || $0 == " " }
        while let last = words.last, "# \r".contains(last) { words.removeLast() }
        return plain(String(words))
    }

    private static func plainWords(_ text: Substring) -> String {
        let words = text.contains("<") ? spaced(text) : String(text)
        var out = ""
        var isEscaped = false
        for sign in words {
            if sign == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            if isEscaped || sign != "*" { out.append(sign) }
            isEscaped = false
        }
        return out
    }

    /// A text without its tags that keeps the blanks at its ends.
    private static func spaced(_ text: Substring) -> String {
        let (start, end) = (text.first == " " ? " " : "", text.last == " " ? " " : "")
        return start + withoutTags(String(text)) + end
    }
}

// MARK: - nav of MkDocs

extension ManualChapters {
    /// Those of `nav:` in `mkdocs.yml`: files, names with a file, and names with a list of them.
    /// - Parameters:
    ///   - nav: the list.
    ///   - hasIndexes: whether the `index.md` that a part begins with is the part's own page, as Material for MkDocs has it.
    init(nav: PlacedValue?, hasIndexes: Bool) {
        if let nav { entries = ManualChapters.entries(nav, nil, hasIndexes) }
    }

    private static func entries(_ part: PlacedValue, _ title: String?, _ hasIndexes: Bool) -> [Entry] {
        switch part.content {
        case .list(let parts):
            var inner = parts.flatMap { entries($0, nil, hasIndexes) }
            guard let title else { return inner }
            let first = inner.first
            let isOwn =
                hasIndexes && first?.title == nil
                && (first?.file.map { ["index.md", "README.md"].contains($0.fileName) } ?? false)
            if isOwn { inner.removeFirst() }
            return [Entry(title: title, file: isOwn ? first?.file : nil, inner: inner)]
        case .map(let named): return named.flatMap { entries($0.value, $0.key, hasIndexes) }
        case .null: return title.map { [Entry(title: plain($0))] } ?? []
        default:
            guard let target = part.written else { return [] }
            return entry(target, title.map(plain)).map { [$0] } ?? []
        }
    }

    /// A line that leads to a text, or out of the manual.
    private static func entry(_ target: String, _ title: String?) -> Entry? {
        if target.contains("://") || target.hasPrefix("/") {
            return title.map { Entry(title: $0, address: target) }
        }
        guard ["md", "markdown", "mdx"].contains(fileExtension(of: target)), let path = resolvedPath(target, in: "/")
        else { return nil }
        return Entry(title: title, file: path)
    }
}

// MARK: - SUMMARY.md

extension ManualChapters {
    /// Those of mdBook's and GitBook's `SUMMARY.md`: links in lists within lists, below headings of parts.
    init(summary text: String) {
        var reader = SummaryReader()
        for line in text.split(separator: "\n") { reader.read(line) }
        entries = reader.entries
    }
}
