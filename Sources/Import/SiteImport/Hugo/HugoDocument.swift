import Dates
import Diagnostics
import Files
import Site
import Values

/// A text of a Hugo site, with its place and its address.
struct HugoDocument: SectionedDocument, Sendable {
    var text: OldText
    /// The folders around it, as they are named on the disk; of a bundle, those around its folder.
    let folders: [String]
    /// Its file's name, or its folder's, without extension and language.
    let name: String
    /// Whether it is the page of its folder, with pages below it.
    let isSection: Bool
    /// Whether it is a folder of its own, with files that belong to it.
    let isBundle: Bool
    /// The language that it is written in, where that is not the site's first.
    let language: String?
    var address = ""
    var date: ZonedTime?

    /// Its path without its extension, as others refer to it.
    var logicalPath: String { (folders + [name]).filter { !$0.isEmpty }.joined(separator: "/").lowercased() }
    /// That of the folder around it.
    var folderPath: String { String(logicalPath.folderPart.dropLast()) }

    init(_ text: OldText, inside: String, language: String, isBase: Bool = true) {
        (self.text, self.language) = (text, isBase ? nil : language)
        var parts = inside.split(separator: "/").map(String.init)
        var stem = withoutExtension(parts.popLast() ?? "")
        if stem.lowercased().hasSuffix("." + language) { stem = String(stem.dropLast(language.count + 1)) }
        isSection = stem == "_index"
        isBundle = stem == "index"
        if isSection || isBundle { stem = parts.popLast() ?? "" }
        (folders, name) = (parts, stem)
    }

    /// Sets date and address, once what is handed down to the page has arrived.
    mutating func settle(_ configuration: HugoConfiguration) {
        let names = ["date", "publishdate", "pubdate", "published", "lastmod", "modified"]
        let written = names.compactMap { text[$0]?.written }.compactMap(ISO8601.parse).first
        date = written?.time(in: configuration.zone)
        if date == nil, isDatedByName(configuration), let day = ISO8601.parse(String(name.prefix(10))) {
            date = day.time(in: configuration.zone)
        }
        address = readAddress(configuration)
        let prefix = configuration.prefix(of: language)
        // An address of its own that begins at the root has it all.
        if !prefix.isEmpty, text["url"]?.written?.hasPrefix("/") != true { address = prefix + address }
    }

    private func isDatedByName(_ configuration: HugoConfiguration) -> Bool {
        configuration["frontmatter", "date"]?.texts.contains(":filename") ?? false
    }

    private func readAddress(_ configuration: HugoConfiguration) -> String {
        let own = isSection ? folders + (name.isEmpty ? [] : [name]) : folders
        if let url = text["url"]?.written, !url.contains("://") {
            return HugoAddress.path(url.hasPrefix("/") ? url : "/" + url) { ":" + $0 } ?? url
        }
        if isSection {
            // A folder, however it is called: `v2.3` has no extension.
            return own.isEmpty ? "/" : "/" + own.map(HugoAddress.plain).joined(separator: "/") + "/"
        }
        let slug = text["slug"]?.written.map(HugoAddress.plain).flatMap { $0.isEmpty ? nil : $0 }
        let isDated = isDatedByName(configuration) && name.count > 11 && ISO8601.parse(String(name.prefix(10))) != nil
        let file = HugoAddress.plain(isDated ? String(name.dropFirst(11)) : name)
        if let pattern = configuration.pattern(of: section.lowercased())?.written,
            let path = HugoAddress.path(pattern, { part($0, slug: slug, file: file) })
        {
            return path
        }
        let path = "/" + (folders.map(HugoAddress.plain) + [slug ?? file]).joined(separator: "/")
        if configuration.isUgly(section) { return path + ".html" }
        return path + (path.hasSuffix("/") ? "" : "/")
    }

    private func part(_ name: String, slug: String?, file: String) -> String? {
        let title = HugoAddress.plain(title.replacing("/", with: "-"))
        switch name {
        case "section", "sectionslug": return HugoAddress.plain(section)
        case "title": return title
        case "slug": return slug ?? title
        case "filename", "contentbasename": return file
        case "slugorfilename", "slugorcontentbasename": return slug ?? file
        case let name where name.hasPrefix("sections") || name.hasPrefix("sectionslugs"):
            return HugoAddress.folders(folders.map(HugoAddress.plain), name).joined(separator: "/")
        default: return HugoAddress.part(name, of: date)
        }
    }
}
