import Files
import Site
import Values

/// The chapters of a manual, in the order in which its list has them.
struct ManualChapters: Sendable {
    /// A text below the manual's folder, and what the list calls it.
    struct Chapter: Sendable, Equatable {
        var file: String
        var title: String?
    }

    private(set) var chapters: [Chapter] = []

    /// Those of mdBook's and GitBook's `SUMMARY.md`: links, whichever lists they stand in.
    init(summary text: String) {
        for line in text.split(separator: "\n") {
            guard let middle = line.firstRange(of: "]("), let open = line[..<middle.lowerBound].firstIndex(of: "["),
                let close = line[middle.upperBound...].firstIndex(of: ")")
            else { continue }
            let title = String(line[line.index(after: open)..<middle.lowerBound])
            let written = line[middle.upperBound..<close].split(separator: "#").first.map(String.init) ?? ""
            let target =
                written.hasPrefix("<") && written.hasSuffix(">") ? String(written.dropFirst().dropLast()) : written
            add(percentDecoded(target) ?? target, title)
        }
    }

    /// Those of `nav:` in `mkdocs.yml`: files, names with a file, and names with a list of them.
    init(nav: PlacedValue?) {
        if let nav { add(nav, nil) }
    }

    private mutating func add(_ part: PlacedValue, _ title: String?) {
        switch part.content {
        case .list(let parts): for part in parts { add(part, nil) }
        case .map(let entries): for entry in entries { add(entry.value, entry.key) }
        default: if let file = part.written { add(file, title) }
        }
    }

    private mutating func add(_ file: String, _ title: String?) {
        guard fileExtension(of: file) == "md", !file.contains("://"), let path = resolvedPath(file, in: "/"),
            !chapters.contains(where: { $0.file == path })
        else { return }
        chapters.append(Chapter(file: path, title: title.map { withoutTags($0.replacing("`", with: "")) }))
    }

    /// The place of a text in the list, from 1, and what it is called there; nil for one that is not in it.
    subscript(file: String) -> (order: Int, title: String?)? {
        chapters.firstIndex { $0.file == file }.map { ($0 + 1, chapters[$0].title) }
    }
}
