import Dates
import Diagnostics
import Files
import Site
import TOML
import Values
import YAML

/// What `_config.yml` says, as far as it decides addresses and what is a page.
struct JekyllConfiguration: Sendable {
    /// All of it.
    let node: PlacedValue
    /// The file it stands in.
    let path: String
    let zone: Zone

    init(_ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        let names = ["_config.yml", "_config.yaml", "_config.toml"]
        path = names.first { tree[$0] != nil } ?? names[0]
        var bytes: [UInt8] = []
        if case .bytes(let found)? = tree[path] { bytes = found }
        let source = SourceText(path: path, bytes: bytes)
        node = try path.hasSuffix("toml") ? parseTOML(source) : parseYAMLWithAliases(source)
        let name = node["timezone"]?.written ?? "UTC"
        zone = circumstances.zoneData(name).flatMap { Zone(name: name, tzif: $0) } ?? .utc
    }

    subscript(name: String) -> PlacedValue? { node[name] }

    func text(_ name: String) -> String? { node[name]?.written }

    /// The path below which the site lives, with a slash in front and none behind; empty at the root of its host.
    var base: String {
        let parts = (text("baseurl") ?? "").split(separator: "/")
        return parts.isEmpty ? "" : "/" + parts.joined(separator: "/")
    }

    /// How the addresses of posts are made.
    var permalink: String { text("permalink") ?? "date" }

    /// The ending that the style of addresses gives to pages (`Utils.add_permalink_suffix`).
    var suffix: String {
        switch permalink {
        case "pretty": "/"
        case "date", "ordinal", "none": ":output_ext"
        default: permalink.hasSuffix("/") ? "/" : permalink.hasSuffix(":output_ext") ? ":output_ext" : ""
        }
    }

    /// The collections besides posts: whether they make pages, and their pattern.
    var collections: [(name: String, makesPages: Bool, permalink: String?)] {
        guard let written = node["collections"] else { return [] }
        if case .list(let parts) = written.content {
            return parts.compactMap(\.written).filter { $0 != "posts" && $0 != "drafts" }.map { ($0, false, nil) }
        }
        return written.entries.filter { $0.key != "posts" && $0.key != "drafts" }.map {
            ($0.key, $0.value["output"]?.value == .bool(true), $0.value["permalink"]?.written)
        }
    }

    /// The folder that holds those of collections.
    var collectionsFolder: String {
        let parts = (text("collections_dir") ?? "").split(separator: "/").filter { $0 != "." && $0 != ".." }
        return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
    }

    var postPattern: String {
        let own = node["collections"]?["posts"]?["permalink"]?.written ?? permalink
        return switch own {
        case "date": "/:categories/:year/:month/:day/:title:output_ext"
        case "pretty": "/:categories/:year/:month/:day/:title/"
        case "ordinal": "/:categories/:year/:y_day/:title:output_ext"
        case "weekdate": "/:categories/:year/W:week/:short_day/:title:output_ext"
        case "none": "/:categories/:title:output_ext"
        default: own
        }
    }

    /// Whether a path is left out, as `exclude` and Jekyll's own list say (`EntryFilter`).
    func excludes(_ path: String) -> Bool {
        let always = [
            ".sass-cache", ".jekyll-cache", "gemfiles", "Gemfile", "Gemfile.lock", "node_modules", "vendor/bundle",
            "vendor/cache", "vendor/gems", "vendor/ruby", "_site",
        ]
        let own = node["exclude"]?.texts ?? []
        return (always + own).contains { JekyllConfiguration.matches(path, $0) }
    }

    /// Whether a path whose name begins with a mark is taken all the same.
    func includes(_ path: String) -> Bool {
        (node["include"]?.texts ?? []).contains { JekyllConfiguration.matches(path, $0) }
    }

    private static func matches(_ path: String, _ written: String) -> Bool {
        var pattern = written[...]
        while pattern.hasPrefix("/") || pattern.hasPrefix("./") { pattern.removeFirst() }
        if pattern.hasSuffix("/") { pattern.removeLast() }
        guard !pattern.isEmpty else { return false }
        return path == pattern || path.hasPrefix(pattern + "/") || isMatch(path, glob: String(pattern))
    }

    /// The values that `defaults` gives to a file, the most special last.
    func defaults(for path: String, type: String) -> [PlacedValue.Entry] {
        guard case .list(let parts)? = node["defaults"]?.content else { return [] }
        let found = parts.enumerated().compactMap {
            index, part -> (rank: (Int, Int, Int), values: [PlacedValue.Entry])? in
            let scope = part["scope"]
            let folder = (scope?["path"]?.written ?? "").split(separator: "/").joined(separator: "/")
            let wanted = scope?["type"]?.written
            if let wanted, wanted != type, wanted + "s" != type { return nil }
            let isInside =
                folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
                || (folder.contains("*") && (isMatch(path, glob: folder) || isMatch(path, glob: folder + "/*")))
            guard isInside else { return nil }
            return ((folder.utf8.count, wanted == nil ? 0 : 1, index), part["values"]?.entries ?? [])
        }
        return found.sorted { $0.rank < $1.rank }.flatMap(\.values)
    }
}
