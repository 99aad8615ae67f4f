import Dates

/// Addresses by Jekyll's rules (`Jekyll::URL`, `Drops::UrlDrop`, `Utils.slugify`).
struct JekyllAddress {
    /// What stands for the names of a pattern.
    var parts: [(name: String, value: String)] = []

    /// The address of a document: a post, or a text of a collection.
    init(
        collection: String, path: String, name: String, slug: String?, date: ZonedTime?, categories: [String],
        outputExtension: String
    ) {
        let title = JekyllAddress.slug(slug ?? name, keeps: JekyllAddress.pretty, isLowercased: false)
        parts = [
            ("output_ext", outputExtension), ("collection", collection), ("path", path),
            ("name", JekyllAddress.slug(name)), ("title", title), ("slug", JekyllAddress.slug(slug ?? name)),
            ("slugified_categories", categories.map { JekyllAddress.slug($0) }.joined(separator: "/")),
            ("categories", categories.map { $0.lowercased() }.joined(separator: "/")),
        ]
        for (name, format) in JekyllAddress.dateParts {
            parts.append((name, date?.strftime(format) ?? ""))
        }
        // Of names that begin alike the longer one is meant.
        parts.sort { ($0.name.utf8.count, $0.name) > ($1.name.utf8.count, $1.name) }
    }

    /// The address of a page.
    init(folder: String, name: String, outputExtension: String) {
        parts = [("output_ext", outputExtension), ("basename", name), ("path", folder)]
    }

    private static let dateParts = [
        ("year", "%Y"), ("month", "%m"), ("day", "%d"), ("hour", "%H"), ("minute", "%M"), ("second", "%S"),
        ("i_day", "%-d"), ("i_month", "%-m"), ("short_month", "%b"), ("long_month", "%B"), ("short_year", "%y"),
        ("y_day", "%j"), ("w_year", "%G"), ("week", "%V"), ("w_day", "%u"), ("short_day", "%a"), ("long_day", "%A"),
    ]

    /// The path that a pattern gives.
    func path(_ pattern: String) -> String {
        var out = ""
        var rest = pattern[...]
        while let colon = rest.firstIndex(of: ":") {
            out += rest[..<colon]
            rest = rest[rest.index(after: colon)...]
            if let part = parts.first(where: { rest.hasPrefix($0.name) }) {
                out += part.value
                rest = rest.dropFirst(part.name.count)
            } else {
                out += ":"
            }
        }
        out += rest
        let isFolder = out.hasSuffix("/")
        let pieces = out.split(separator: "/").filter { $0 != "." && $0 != ".." }
        return "/" + pieces.joined(separator: "/") + (isFolder && !pieces.isEmpty ? "/" : "")
    }

    /// The marks that mode `pretty` keeps besides letters and digits.
    static let pretty = Set("._~!$&'()+,;=@".unicodeScalars)

    /// A text with all but letters and digits of any script as hyphens.
    static func slug(_ text: String, keeps: Set<Unicode.Scalar> = [], isLowercased: Bool = true) -> String {
        var out = String.UnicodeScalarView()
        var isGap = false
        for scalar in (isLowercased ? text.lowercased() : text).unicodeScalars {
            let properties = scalar.properties
            if properties.isAlphabetic || properties.numericType != nil || keeps.contains(scalar) {
                if isGap, !out.isEmpty { out.append("-") }
                isGap = false
                out.append(scalar)
            } else {
                isGap = true
            }
        }
        return String(out)
    }
}
