import Dates
import Diagnostics
import Files
import JSON
import Site
import TOML
import Values
import YAML

/// What a Hugo site's configuration says; names are read in whatever case.
struct HugoConfiguration: Sendable {
    let node: PlacedValue
    /// The file it stands in, the first where there are several.
    let path: String
    let zone: Zone

    init(_ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        var paths = ["hugo", "config"].flatMap { name in ["toml", "yaml", "yml", "json"].map { "\(name).\($0)" } }
            .filter { tree[$0] != nil }.prefix(1)
        paths += tree.paths.filter { path in
            path.hasPrefix("config/_default/") && ["toml", "yaml", "yml", "json"].contains(fileExtension(of: path))
        }
        guard let first = paths.first else {
            throw Mistakes(
                Diagnostic(
                    .error, "there is no site of Hugo here: no hugo.toml, hugo.yaml, config.toml",
                    remedy: "name the folder that `hugo` is called in"))
        }
        var entries: [PlacedValue.Entry] = []
        for path in paths {
            let read = try HugoConfiguration.read(path, in: tree)
            let name = withoutExtension(path.split(separator: "/").last.map(String.init) ?? "")
            // A file of the folder holds what stands under its name elsewhere.
            if path.hasPrefix("config/"), name != "hugo", name != "config" {
                let place = Place(path: path, line: 1, column: 1)
                entries.append(
                    PlacedValue.Entry(key: name.split(separator: ".")[0].description, keyPlace: place, value: read))
            } else {
                entries += read.entries
            }
        }
        path = first
        node = PlacedValue(.map(entries), at: Place(path: first, line: 1, column: 1))
        let name = node.named("timezone")?.written ?? "UTC"
        zone = circumstances.zoneData(name).flatMap { Zone(name: name, tzif: $0) } ?? .utc
    }

    private static func read(_ path: String, in tree: FileTree) throws(Mistakes) -> PlacedValue {
        guard case .bytes(let bytes)? = tree[path] else {
            return PlacedValue(.null, at: Place(path: path, line: 1, column: 1))
        }
        let source = SourceText(path: path, bytes: bytes)
        switch fileExtension(of: path) {
        case "toml": return try parseTOML(source)
        case "json": return try parseJSON(source)
        default: return try parseYAML(source)
        }
    }

    /// A setting, by the names that lead to it, in lower case.
    subscript(names: String...) -> PlacedValue? {
        var found: PlacedValue? = node
        for name in names { found = found?.named(name) }
        return found
    }

    func text(_ names: String...) -> String? {
        var found: PlacedValue? = node
        for name in names { found = found?.named(name) }
        return found?.written
    }

    /// The language whose texts stand in files without a language in their names.
    var language: String { text("defaultcontentlanguage") ?? "en" }

    /// The languages of the site.
    var languages: [String] { self["languages"]?.entries.map { $0.key.lowercased() } ?? [] }

    /// The folder of the texts.
    var contentFolder: String {
        if case .list(let mounts)? = self["module", "mounts"]?.content {
            let own = mounts.first { $0.named("target")?.written == "content" }
            if let source = own?.named("source")?.written { return HugoConfiguration.plain(source) }
        }
        let own = self["languages"]?.named(language.lowercased())?.named("contentdir")?.written
        return HugoConfiguration.plain(own ?? text("contentdir") ?? "content")
    }

    /// The folders whose files are copied.
    var staticFolders: [String] { (self["staticdir"]?.texts ?? ["static"]).map(HugoConfiguration.plain) }

    private static func plain(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "/")
    }

    /// The ways in which content is grouped.
    var taxonomies: [String] {
        let written = self["taxonomies"] ?? self["indexes"]
        guard let own = written, !own.entries.isEmpty else { return ["tags", "categories"] }
        return own.entries.compactMap { $0.value.written?.lowercased() }.filter { !$0.isEmpty }
    }

    /// The pattern of a section's pages.
    func pattern(of section: String) -> PlacedValue? {
        let all = self["permalinks"]
        return all?.named("page")?.named(section) ?? all?.named(section)
    }

    /// Whether a page is a file instead of a folder.
    func isUgly(_ section: String) -> Bool {
        guard let own = self["uglyurls"] else { return false }
        return own.value == .bool(true) || own.named(section)?.value == .bool(true)
    }
}

extension PlacedValue {
    /// A part by its name, in lower case, however it was written.
    func named(_ name: String) -> PlacedValue? { entries.last { $0.key.lowercased() == name }?.value }
}

/// A path without the extension of its file.
func withoutExtension(_ path: String) -> String {
    let kind = fileExtension(of: path)
    return kind.isEmpty ? path : String(path.dropLast(kind.count + 1))
}
