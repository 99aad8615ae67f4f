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
        var spoken: [PlacedValue.Entry] = []
        for path in paths {
            let read = try HugoConfiguration.read(path, in: tree)
            let name = withoutExtension(String(path.fileName))
            let parts = name.split(separator: ".").map(String.init)
            let place = Place(path: path, line: 1, column: 1)
            // A file of the folder holds what stands under its name elsewhere, perhaps for one language.
            if !path.hasPrefix("config/") || name == "hugo" || name == "config" {
                entries += read.entries
            } else if parts.count == 2 {
                let own = parts[0] == "languages" ? read : HugoConfiguration.map([(parts[0], read)], at: place)
                spoken.append(PlacedValue.Entry(key: parts[1], keyPlace: place, value: own))
            } else {
                entries.append(PlacedValue.Entry(key: parts[0], keyPlace: place, value: read))
            }
        }
        if let languages = HugoConfiguration.languages(spoken, besides: entries) { entries.append(languages) }
        path = first
        node = PlacedValue(.map(entries), at: Place(path: first, line: 1, column: 1))
        let name = node.named("timezone")?.written ?? "UTC"
        zone = circumstances.zoneData(name).flatMap { Zone(name: name, tzif: $0) } ?? .utc
    }

    /// What is said of languages in files of their own, with what the others say of them; nil where there are no such files.
    private static func languages(
        _ spoken: [PlacedValue.Entry], besides entries: [PlacedValue.Entry]
    ) -> PlacedValue.Entry? {
        guard let place = spoken.first?.keyPlace else { return nil }
        let known = entries.last { $0.key.lowercased() == "languages" }?.value.entries ?? []
        let names = (known + spoken).reduce(into: [String]()) { if !$0.contains($1.key) { $0.append($1.key) } }
        let all = names.map { name in
            let own = (known + spoken).filter { $0.key == name }.flatMap(\.value.entries)
            return (name, PlacedValue(.map(own), at: place))
        }
        return PlacedValue.Entry(key: "languages", keyPlace: place, value: map(all, at: place))
    }

    private static func read(_ path: String, in tree: FileTree) throws(Mistakes) -> PlacedValue {
        guard case .bytes(let bytes)? = tree[path] else {
            return PlacedValue(.null, at: Place(path: path, line: 1, column: 1))
        }
        return try read(SourceText(path: path, bytes: bytes))
    }

    private static func map(_ parts: [(String, PlacedValue)], at place: Place) -> PlacedValue {
        PlacedValue(.map(parts.map { PlacedValue.Entry(key: $0, keyPlace: place, value: $1) }), at: place)
    }

    /// Data in the form that its file's name says.
    static func read(_ source: SourceText) throws(Mistakes) -> PlacedValue {
        switch fileExtension(of: source.path) {
        case "toml": return try parseTOML(source)
        case "json": return try parseJSON(source)
        default: return try parseYAMLWithAliases(source)
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

    /// The languages of the site that are not switched off.
    var languages: [String] {
        let off = Set((self["disablelanguages"]?.texts ?? []).map { $0.lowercased() })
        return (self["languages"]?.entries ?? []).filter { $0.value.named("disabled")?.value != .bool(true) }
            .map { $0.key.lowercased() }.filter { !off.contains($0) }
    }

    /// The languages besides the first, by weight.
    var otherLanguages: [String] {
        func weight(_ name: String) -> Int {
            if case .integer(let number)? = self["languages"]?.named(name)?.named("weight")?.content {
                number
            } else {
                Int.max
            }
        }
        let others = languages.filter { $0 != language.lowercased() }.enumerated()
        return others.sorted { (weight($0.element), $0.offset) < (weight($1.element), $1.offset) }.map(\.element)
    }

    /// What addresses in a language begin with; nil stands for the first.
    func prefix(of other: String?) -> String {
        if let other { return "/" + other }
        return self["defaultcontentlanguageinsubdir"]?.value == .bool(true) ? "/" + language.lowercased() : ""
    }

    /// The folders that hold the texts of one other language.
    var languageFolders: [(language: String, folder: String)] {
        var found: [(language: String, folder: String)] = otherLanguages.compactMap { name in
            let folder = self["languages"]?.named(name)?.named("contentdir")?.written
            return folder.map { (name, HugoConfiguration.plain($0)) }
        }
        if case .list(let mounts)? = self["module", "mounts"]?.content {
            for mount in mounts where mount.named("target")?.written == "content" {
                let name = mount.named("lang")?.written?.lowercased()
                if let name, otherLanguages.contains(name), let source = mount.named("source")?.written {
                    found.append((name, HugoConfiguration.plain(source)))
                }
            }
        }
        return found
    }

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
