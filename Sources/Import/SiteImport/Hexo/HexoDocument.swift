import Dates
import Files
import Site
import Values

/// A text of a Hexo site that becomes a page, with its place and its address.
struct HexoDocument: Sendable {
    enum Kind: Sendable, Equatable {
        case post, draft, page
    }

    var text: OldText
    let kind: Kind
    /// Its path below the folder of its kind, without its ending: `2012/hello`, `about/index`.
    let name: String
    /// What its file's name says besides the title, by the name in `new_post_name`.
    private let named: [String: String]
    private(set) var date: ZonedTime?
    let tags: [String]
    /// All its categories, each with those around it: `[["Games", "Boards"], ["News"]]`.
    let categories: [[String]]
    private(set) var address = ""

    init(_ text: OldText, _ kind: Kind, inside: String, _ configuration: HexoConfiguration) {
        (self.text, self.kind, name) = (text, kind, withoutExtension(inside))
        named = kind == .page ? [:] : HexoDocument.named(name, configuration.postName) ?? ["title": name]
        tags = HexoDocument.terms(text["tags"] ?? text["tag"]).map(\.[0])
        categories = HexoDocument.terms(text["categories"] ?? text["category"], isNested: true)
        let isShown = kind != .draft && text["published"]?.value != .bool(false)
        isDraft = !isShown && configuration["render_drafts"]?.value != .bool(true)
        date = readDate(configuration.zone)
        address = readAddress(configuration)
    }

    var isMarkdown: Bool { HexoDocument.isMarkdown(text.path) }

    static func isMarkdown(_ path: String) -> Bool {
        ["md", "markdown", "mkd", "mkdn", "mdwn", "mdtxt", "mdtext"].contains(fileExtension(of: path))
    }

    var title: String {
        let folder = slugPart.fileName == "index" ? slugPart.split(separator: "/").dropLast().last : nil
        return text["title"]?.written ?? titleOfName(String(folder ?? slugPart.fileName))
    }

    /// Its path below the folder of all texts, without its ending: `_posts/2012/hello`.
    var fileStem: String { (kind == .post ? "_posts/" : kind == .draft ? "_drafts/" : "") + name }

    /// The name of its file, without the folders around it.
    var lastName: String { String(name.fileName) }

    /// What stands for `:title` in an address: the name of the file, with the folders around it.
    var slugPart: String { named["title"] ?? name }

    let isDraft: Bool

    // MARK: - What its head and its name say

    /// `2012-12-31-hello` by `:year-:month-:day-:title`; nil where the name is another one.
    private static func named(_ name: String, _ pattern: String) -> [String: String]? {
        var (found, rest, left) = ([String: String](), name[...], pattern[...])
        while let sign = left.first {
            guard sign == ":" else {
                guard rest.first == sign else { return nil }
                (rest, left) = (rest.dropFirst(), left.dropFirst())
                continue
            }
            let part = left.dropFirst().prefix { $0.isLetter || $0 == "_" }
            left = left[part.endIndex...]
            let isNumber = part != "title" && part != "lang" && part != "name"
            let end =
                left.isEmpty
                ? rest.endIndex
                : isNumber ? rest.firstIndex(of: left[left.startIndex]) : rest.lastIndex(of: left[left.startIndex])
            guard let end, end > rest.startIndex, !isNumber || rest[..<end].allSatisfy({ $0.isNumber }) else {
                return nil
            }
            found[String(part)] = String(rest[..<end])
            rest = rest[end...]
        }
        return rest.isEmpty && found["title"] != nil ? found : nil
    }

    /// Terms as texts; of categories a list of two says which lies in which, and a list of lists that there are several.
    private static func terms(_ value: PlacedValue?, isNested: Bool = false) -> [[String]] {
        guard let value else { return [] }
        guard case .list(let parts) = value.content else { return value.texts.filter { !$0.isEmpty }.map { [$0] } }
        let isSeveral = parts.contains { if case .list = $0.content { true } else { false } }
        if isSeveral || !isNested { return parts.map(\.texts).filter { !$0.isEmpty } }
        let path = value.texts.filter { !$0.isEmpty }
        return path.isEmpty ? [] : [path]
    }

    private func readDate(_ zone: Zone) -> ZonedTime? {
        if let read = text["date"]?.written.flatMap(HexoDate.parse) {
            return zone.time(at: read.time(in: zone).instant)
        }
        guard kind != .page, let year = named["year"].flatMap({ Int($0) }) else { return nil }
        let month = (named["month"] ?? named["i_month"]).flatMap { Int($0) } ?? 1
        let day = (named["day"] ?? named["i_day"]).flatMap { Int($0) } ?? 1
        return CivilDate(year: year, month: month, day: day).map { zone.time(at: zone.instant(of: $0, secondOfDay: 0)) }
    }

    private func readAddress(_ configuration: HexoConfiguration) -> String {
        if let own = text["permalink"]?.written?.trimmed, !own.isEmpty {
            // Of a page it is a file.
            let isFile = kind != .page || own.hasSuffix("/") || !fileExtension(of: own).isEmpty
            return HexoAddress.whole(isFile ? own : own + ".html")
        }
        guard kind != .page else { return HexoAddress.whole(name + ".html") }
        let usual = configuration["permalink_defaults"]
        return HexoAddress.path(configuration.permalink) { part in
            self.part(part, configuration) ?? text[part.lowercased()]?.written ?? usual?[part]?.written
        }
    }

    private static let dateParts = [
        "year": "%Y", "month": "%m", "day": "%d", "hour": "%H", "minute": "%M", "second": "%S", "i_month": "%-m",
        "i_day": "%-d", "timestamp": "%s",
    ]

    private func part(_ name: String, _ configuration: HexoConfiguration) -> String? {
        switch name {
        case "title": return slugPart
        case "name": return String(slugPart.fileName)
        case "post_title": return HexoAddress.slug(title).lowercased()
        case "category":
            guard let path = categories.last else { return configuration.text("default_category") ?? "uncategorized" }
            return HexoDocument.slugs(path, "category_map", configuration)
        default: return HexoDocument.dateParts[name].map { date?.strftime($0) ?? "" }
        }
    }

    /// The path of a term among the addresses, as `tag_map` and `category_map` have it.
    static func slugs(_ path: [String], _ map: String, _ configuration: HexoConfiguration) -> String {
        path.map { name in
            let slug = HexoAddress.slug(configuration[map]?[name]?.written ?? name)
            return configuration["filename_case"]?.written == "1" ? slug.lowercased() : slug
        }.joined(separator: "/")
    }
}
