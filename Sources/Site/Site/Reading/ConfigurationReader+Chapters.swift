import Diagnostics
import Files
import Values

extension ConfigurationReader {
    /// Reads `chapters: {guide: [index.md, Basics: [install.md]]}`.
    func readChapters(_ reader: inout FieldReader, into site: inout SiteConfiguration) {
        guard let node = reader.present("chapters") else { return }
        guard case .map(let sections) = node.content else {
            return reader.mistake(
                "`chapters` must be a map of folders to lists, and is \(node.kind)", at: node.place,
                remedy: "write the folder first, as in `chapters: {guide: [index.md, install.md]}`")
        }
        for entry in sections {
            let name = entry.key.hasPrefix("content/") ? String(entry.key.dropFirst("content/".count)) : entry.key
            guard !["pages", "posts", "products", "assets", "data"].contains(name), !name.contains("/") else {
                reader.mistake(
                    "`\(entry.key)` is no section, so its texts are no chapters", at: entry.keyPlace,
                    remedy: "name a folder of content/ with pages, such as guide")
                continue
            }
            guard case .list(let parts) = entry.value.content else {
                reader.mistake(
                    "`\(entry.key)` must be a list of chapters, and is \(entry.value.kind)", at: entry.value.place,
                    remedy: "begin each chapter with `- `, as in `- install.md` or `- Install it: install.md`")
                continue
            }
            var list = ChapterListReader(folder: "content/\(name)", source: reader.source)
            let entries = parts.compactMap { list.entry($0) }
            reader.adopt(list.mistakes)
            site.chapters.append(
                ChapterList(
                    section: name, entries: entries, isWhole: list.mistakes.isEmpty, place: entry.keyPlace,
                    line: reader.source.line(entry.keyPlace.line) ?? ""))
        }
    }
}

/// Reads the entries of a list of chapters.
private struct ChapterListReader {
    /// The folder of the texts, below the site's.
    let folder: String
    let source: SourceText
    var mistakes: [Diagnostic] = []

    mutating func entry(_ node: PlacedValue) -> ChapterList.Entry? {
        switch node.content {
        case .map(let entries) where entries.contains { ["file", "chapters"].contains($0.key) }: return long(node)
        case .map(let entries) where entries.count == 1: return named(entries[0])
        case .map, .list, .null, .bool:
            mistake(
                "a chapter is a file, or a name and a file, and this is \(node.kind)", at: node.place,
                remedy: "write `- install.md`, `- Install it: install.md`, or a name with a list below it")
            return nil
        default:
            guard let written = ChapterListReader.written(node) else { return nil }
            if ChapterListReader.isAddress(written) {
                mistake(
                    "a link in a list of chapters needs a name", at: node.place, remedy: "write `- Name: \(written)`")
                return nil
            }
            return target(node).map { ChapterList.Entry(target: $0, place: node.place, line: line(node.place)) }
        }
    }

    /// A name with a file, an address, or a list behind it; with nothing behind it, a chapter that is yet to be written.
    private mutating func named(_ entry: PlacedValue.Entry) -> ChapterList.Entry? {
        let value = entry.value
        var found = ChapterList.Entry(
            name: entry.key, target: .nowhere, place: entry.keyPlace, line: line(entry.keyPlace))
        switch value.content {
        case .null: return found
        case .list(let parts): found.inner = parts.compactMap { self.entry($0) }
        case .map, .bool:
            mistake(
                "`\(entry.key)` must be a file or a list of chapters, and is \(value.kind)", at: value.place,
                remedy: "write `\(entry.key): install.md`, or begin each chapter below it with `- `")
            return nil
        default:
            guard let target = target(value) else { return nil }
            (found.target, found.place) = (target, value.place)
            found.line = line(value.place)
        }
        return found
    }

    /// `{title: …, file: …, chapters: […]}`: a chapter with others below it.
    private mutating func long(_ node: PlacedValue) -> ChapterList.Entry? {
        var fields = FieldReader(node, in: source, .chapter)
        let (title, place) = (fields.text("title"), fields.map["file"]?.place ?? node.place)
        var found = ChapterList.Entry(name: title, target: .nowhere, place: place, line: line(place))
        if let file = fields.present("file") { found.target = target(file) ?? .nowhere }
        switch fields.present("chapters")?.content {
        case .list(let parts)?: found.inner = parts.compactMap { entry($0) }
        case nil: break
        case _?:
            fields.mistake(
                "`chapters` must be a list", at: fields.map["chapters"]?.place ?? place,
                remedy: "begin each chapter with `- `")
        }
        if title == nil, found.target == .nowhere { _ = fields.required("title") }
        fields.checkNames()
        mistakes += fields.mistakes
        return found
    }

    /// Where a written target leads: to a text of the folder, or elsewhere.
    private mutating func target(_ node: PlacedValue) -> ChapterList.Target? {
        guard let written = ChapterListReader.written(node), !written.isEmpty else { return .nowhere }
        if ChapterListReader.isAddress(written) { return .address(written) }
        guard let path = resolvedPath(written, in: folder), path.hasPrefix(folder + "/") else {
            mistake(
                "`\(written)` lies in another folder", at: node.place,
                remedy: "the chapters of \(folder)/ are files in it; a page elsewhere is named by its address, as in "
                    + "`- About us: /about/`")
            return nil
        }
        return .file(path)
    }

    private static func written(_ node: PlacedValue) -> String? {
        if case .string(let text) = node.content { text } else { node.digits }
    }

    private static func isAddress(_ written: String) -> Bool {
        written.contains("://") || written.hasPrefix("/") || written.hasPrefix("mailto:")
    }

    private func line(_ place: Place) -> String { source.line(place.line) ?? "" }

    private mutating func mistake(_ message: String, at place: Place, remedy: String) {
        mistakes.append(
            Diagnostic(
                .error, message, at: place, excerpt: source.excerpt(for: place, among: mistakes.count),
                remedy: remedy))
    }
}
