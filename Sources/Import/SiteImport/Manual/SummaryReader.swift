import Files
import Site

/// Reads a `SUMMARY.md` line by line.
struct SummaryReader {
    private(set) var entries: [ManualChapters.Entry] = []
    /// How far in the items stand whose lists are open.
    private var indents: [Int] = []
    /// Whether a part is open, and whether the first heading was read, which is the list's own.
    private var (isInPart, isTitled) = (false, false)
    private var files: Set<String> = []

    init() {}

    mutating func read(_ line: Substring) {
        let inside = line.drop { $0 == " " || $0 == "\t" }
        if inside.hasPrefix("#") { return readHeading(inside) }
        let indent = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
        let isItem = ["- ", "* ", "+ "].contains { inside.hasPrefix($0) }
        guard let entry = SummaryReader.entry(inside, isItem: isItem) else { return }
        // What is named twice has its first place.
        if let file = entry.file, !files.insert(file).inserted { return }
        isTitled = true
        guard isItem else {
            // In front of all lists, or behind them.
            (indents, isInPart) = ([], false)
            return entries.append(entry)
        }
        while let last = indents.last, last >= indent { indents.removeLast() }
        SummaryReader.add(entry, at: indents.count + (isInPart ? 1 : 0), to: &entries)
        indents.append(indent)
    }

    private mutating func readHeading(_ line: Substring) {
        let name = ManualChapters.plain(String(line.drop { $0 == "#" }))
        defer { isTitled = true }
        // The first heading is that of the list.
        if !isTitled, line.hasPrefix("# ") { return }
        guard !name.isEmpty else { return }
        (indents, isInPart) = ([], true)
        entries.append(ManualChapters.Entry(title: name))
    }

    private static func add(_ entry: ManualChapters.Entry, at depth: Int, to entries: inout [ManualChapters.Entry]) {
        guard depth > 0, !entries.isEmpty else { return entries.append(entry) }
        add(entry, at: depth - 1, to: &entries[entries.count - 1].inner)
    }

    /// A link, or words alone in an item, which GitBook takes for a chapter that is yet to be written.
    private static func entry(_ line: Substring, isItem: Bool) -> ManualChapters.Entry? {
        guard let middle = line.firstRange(of: "]("), let open = line[..<middle.lowerBound].firstIndex(of: "["),
            let close = line[middle.upperBound...].lastIndex(of: ")")
        else {
            let words = isItem ? ManualChapters.plain(String(line.dropFirst(2))) : ""
            return words.isEmpty ? nil : ManualChapters.Entry(title: words)
        }
        let title = ManualChapters.plain(String(line[line.index(after: open)..<middle.lowerBound]))
        var written = line[middle.upperBound..<close].prefix { $0 != "#" }[...]
        if written.first == "<" {
            written = written.dropFirst().prefix { $0 != ">" }
        } else if let end = written.firstRange(of: " \"")?.lowerBound {
            written = written[..<end]
        }
        let target = percentDecoded(String(written)) ?? String(written)
        if target.isEmpty { return ManualChapters.Entry(title: title) }
        if target.contains("://") { return ManualChapters.Entry(title: title, address: target) }
        guard ["md", "markdown"].contains(fileExtension(of: target)), let path = resolvedPath(target, in: "/") else {
            return nil
        }
        return ManualChapters.Entry(title: title, file: path)
    }
}
