import Dates
import Diagnostics
import Files
import Letters
import Site
import Values

/// A text of a Zola site, with its place and its address.
struct ZolaDocument: SectionedDocument, Sendable {
    var text: OldText
    /// The folders around it; of a page that is a folder, those around that.
    let folders: [String]
    /// Its file's name without extension, or its folder's.
    let name: String
    /// Whether it is the page of its folder.
    let isSection: Bool
    /// Whether it is a folder of its own, with files that belong to it.
    let isBundle: Bool
    /// The language that it is written in, where that is not the site's first.
    let language: String?
    var address = ""
    var date: ZonedTime?

    /// The path of its folder if it has one, else its own without extension.
    var logicalPath: String { (folders + [name]).filter { !$0.isEmpty }.joined(separator: "/") }

    var isDraft: Bool { text["draft"]?.value == .bool(true) }

    init(_ text: OldText, inside: String, _ configuration: ZolaConfiguration) {
        self.text = text
        var parts = inside.split(separator: "/").map(String.init)
        var stem = withoutExtension(parts.popLast() ?? "")
        if stem.hasSuffix("." + configuration.language) { stem.removeLast(configuration.language.count + 1) }
        language = configuration.languages.first { [stem] in stem.hasSuffix("." + $0) }
        if let language { stem.removeLast(language.count + 1) }
        isSection = stem == "_index"
        isBundle = stem == "index" && !parts.isEmpty
        if isSection || isBundle { stem = parts.popLast() ?? "" }
        (folders, name) = (parts, stem)
        settle(configuration)
    }

    private mutating func settle(_ configuration: ZolaConfiguration) {
        let dated = isSection ? nil : ZolaDocument.dated(name)
        date = (text["date"]?.written).flatMap(ISO8601.parse)?.time(in: .utc) ?? dated?.date.time(in: .utc)
        address = readAddress(configuration, dated?.rest)
        // Where an address begins with a day, layouts of such sites take that for the date.
        let parts = address.split(separator: "/").prefix(3).map(String.init)
        if date == nil, !isSection, parts.count == 3, parts[0].count == 4 {
            date = ISO8601.parse(parts.joined(separator: "-"))?.time(in: .utc)
        }
    }

    /// `2018-10-10-x` as its day and `x`; the day may have a time behind it, and `_` may stand in place of the hyphen.
    private static func dated(_ name: String) -> (date: ISO8601.Parsed, rest: String)? {
        let end = name.indices.dropFirst(10).first {
            name[$0] == "_" || (name[$0] == "-" && !name[..<$0].hasSuffix("T"))
        }
        guard let end, let date = ISO8601.parse(String(name[..<end].trimmed)) else { return nil }
        let rest = String(name[name.index(after: end)...])
        return rest.isEmpty ? nil : (date, rest)
    }

    private func readAddress(_ configuration: ZolaConfiguration, _ undated: String?) -> String {
        let first = language.map { [$0] } ?? []
        if isSection {
            let all = first + folders + (name.isEmpty ? [] : [name])
            return all.isEmpty ? "/" : "/" + all.joined(separator: "/") + "/"
        }
        if let own = text["path"]?.written?.trimmed, !own.isEmpty {
            return (own.hasPrefix("/") ? "" : "/") + own + (own.hasSuffix("/") ? "" : "/")
        }
        let source = text["slug"]?.written?.trimmed ?? (configuration.keepsDates ? name : undated ?? name)
        let part = ZolaAddress.part(source, configuration.slugs)
        let whole = "/" + (first + folders + [part]).filter { !$0.isEmpty }.joined(separator: "/")
        return whole == "/" || (folders.isEmpty && name == "index") ? "/" : whole + "/"
    }
}
