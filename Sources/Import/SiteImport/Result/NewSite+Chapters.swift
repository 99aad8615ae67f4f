import Values

extension NewSite {
    /// Writes the list of a manual's chapters, whose texts have the files by now that they are written to.
    mutating func settleChapters() {
        guard let chapters else { return }
        let files = Dictionary(pages.map { ($0.origin, $0.file) }, uniquingKeysWith: { first, _ in first })
        let folder = chapters.section + "/"
        let list = chapters.list.written { entry in
            guard let inside = entry.file, let file = files[chapters.root + inside], file.hasPrefix(folder) else {
                return nil
            }
            let isNamed = entry.title == nil || entry.title == chapters.titles[inside]
            return (String(file.dropFirst(folder.count)), isNamed)
        }
        if !list.isEmpty { settings["chapters"] = .object(Object([(chapters.section, .list(list))])) }
    }
}
