import Dates
import Diagnostics
import Files
import Site
import Values

/// A text of a Jekyll site that becomes a page, with its place and its address.
struct JekyllDocument: Sendable {
    /// What it is.
    enum Kind: Sendable, Equatable {
        case post
        case draft
        case page
        /// A text of a collection of this name.
        case document(String)

        /// How `defaults` calls it.
        var type: String {
            switch self {
            case .post: "posts"
            case .draft: "drafts"
            case .page: "pages"
            case .document(let name): name
            }
        }
    }

    var text: OldText
    let kind: Kind
    /// The day in its file's name.
    let day: CivilDate?
    /// Its file's name without day and extension.
    let name: String
    /// The folders above `_posts`, which are categories.
    let folders: [String]
    var address = ""
    var date: ZonedTime?
    var categories: [String] = []
    var tags: [String] = []
    /// The layout that it names, perhaps by `defaults`.
    var layout: String?
    /// Its place in the new site, below `content/`.
    var file = ""

    var isMarkdown: Bool {
        ["md", "markdown", "mkd", "mkdn", "mkdown", "mdown"].contains(fileExtension(of: text.path))
    }

    /// Whether it becomes a page: its form is Markdown or HTML.
    var isPage: Bool { isMarkdown || ["html", "htm", "xhtml"].contains(fileExtension(of: text.path)) }

    /// The extension of what becomes of it.
    var outputExtension: String {
        if isMarkdown { return ".html" }
        let own = fileExtension(of: text.path)
        return ["sass", "scss"].contains(own) ? ".css" : own == "coffee" ? ".js" : own.isEmpty ? "" : "." + own
    }

    /// A text, with the values that `defaults` gives it; nil where a post's name has no day.
    init?(_ text: OldText, _ kind: Kind, _ configuration: JekyllConfiguration) {
        (self.text, self.kind) = (text, kind)
        let parts = text.path.split(separator: "/").map(String.init)
        let own = parts.last ?? ""
        let stem = own.lastIndex(of: ".").flatMap { $0 == own.startIndex ? nil : $0 }.map { String(own[..<$0]) } ?? own
        let dated = kind == .draft ? nil : JekyllDocument.dated(stem)
        if kind == .post, dated == nil { return nil }
        day = kind == .page ? nil : dated?.day
        name = kind == .page ? stem : dated?.name ?? stem
        folders =
            parts.firstIndex { $0 == "_posts" || $0 == "_drafts" }.map { Array(parts[..<$0]) } ?? []
        let type = kind == .draft ? "posts" : kind.type
        var given = configuration.defaults(for: text.path, type: type)
        if kind == .draft { given += configuration.defaults(for: text.path, type: "drafts") }
        for entry in given.reversed() where self.text.head[entry.key] == nil {
            self.text.head.content = .map(self.text.head.entries + [entry])
        }
        layout = self.text["layout"]?.written
        readDate(configuration.zone)
        readTerms()
        address = JekyllDocument.address(of: self, configuration)
        // The file behind it, by which servers know it.
        if address == "/404" || address == "/404/" { address = "/404.html" }
    }

    /// `2009-01-04-x` as its day and `x`; years of two digits are of this century.
    private static func dated(_ stem: String) -> (day: CivilDate, name: String)? {
        let parts = stem.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, [2, 3, 4].contains(parts[0].count), (1...2).contains(parts[1].count),
            (1...2).contains(parts[2].count), let year = Int(parts[0]), let month = Int(parts[1]),
            let day = Int(parts[2]),
            let date = CivilDate(year: year < 100 ? year + 2000 : year, month: month, day: day)
        else { return nil }
        return (date, String(parts[3]))
    }

    /// The name of its file.
    var fileName: String { String(text.path.fileName) }

    /// The title that it has where its author wrote none (`Utils.titleize_slug`).
    var titleOfName: String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
            .joined(separator: " ")
    }

    private mutating func readDate(_ zone: Zone) {
        if let day { date = zone.time(at: zone.instant(of: day, secondOfDay: 0)) }
        guard let written = text["date"]?.written, let read = ISO8601.parse(written) else { return }
        // YAML takes a time without a zone for one in UTC where its seconds are written.
        let isYAMLTime = read.offsetSeconds == nil && written.count(where: { $0 == ":" }) > 1
        date = zone.time(at: read.time(in: isYAMLTime ? .utc : zone).instant)
    }

    private mutating func readTerms() {
        func terms(_ one: String, _ several: String) -> [String] {
            let alone = text[one]?.texts ?? []
            guard let more = text[several] else { return alone }
            if case .list = more.content { return alone + more.texts }
            return alone + more.texts.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        }
        func once(_ all: [String]) -> [String] {
            var seen: Set<String> = []
            return all.filter { !$0.isEmpty && seen.insert($0).inserted }
        }
        if kind == .page {
            categories = once(terms("category", "categories"))
        } else {
            let own = terms("category", "categories")
            categories = once(folders + own)
        }
        tags = once(terms("tag", "tags"))
    }

    private static func address(of document: JekyllDocument, _ configuration: JekyllConfiguration) -> String {
        let text = document.text
        let own = text["permalink"]?.written
        if document.kind == .page {
            let folder = String(text.path.folderPart.dropLast())
            let parts = JekyllAddress(folder: folder, name: document.name, outputExtension: document.outputExtension)
            if let own { return parts.path(own) }
            if document.outputExtension != ".html" { return parts.path("/:path/:basename:output_ext") }
            if document.name == "index" { return parts.path("/:path/") }
            return parts.path("/:path/:basename" + configuration.suffix)
        }
        var collection = "posts"
        var pattern = configuration.postPattern
        var inside = text.path
        if case .document(let name) = document.kind {
            collection = name
            let known = configuration.collections.first { $0.name == name }
            pattern = known?.permalink ?? "/:collection/:path" + configuration.suffix
            inside = String(
                Substring(text.path.utf8.dropFirst((configuration.collectionsFolder + "_\(name)/").utf8.count)))
        }
        if let dot = inside.lastIndex(of: ".") { inside = String(inside[..<dot]) }
        let date = document.date
        let parts = JekyllAddress(
            collection: collection, path: inside, name: document.name, slug: text["slug"]?.written,
            date: date, categories: document.categories, outputExtension: document.outputExtension)
        switch own ?? pattern {
        case "date": return parts.path("/:categories/:year/:month/:day/:title:output_ext")
        case "pretty": return parts.path("/:categories/:year/:month/:day/:title/")
        case "none": return parts.path("/:categories/:title:output_ext")
        case let pattern: return parts.path(pattern)
        }
    }
}
