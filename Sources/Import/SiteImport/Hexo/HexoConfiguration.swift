import Dates
import Diagnostics
import Files
import Site
import Values
import YAML

/// What `_config.yml` says, as far as it decides addresses and what is a page.
struct HexoConfiguration: Sendable {
    static let path = "_config.yml"

    /// All of it.
    let node: PlacedValue
    let zone: Zone
    /// The folder of the texts, with its slash.
    let source: String
    /// What the theme is told: the file, and what it says.
    let theme: (path: String, node: PlacedValue)?

    init(_ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        guard case .bytes(let bytes)? = tree[HexoConfiguration.path] else {
            throw HexoConfiguration.missing
        }
        node = try parseYAMLWithAliases(SourceText(path: HexoConfiguration.path, bytes: bytes))
        let folder = (node["source_dir"]?.written ?? "source").split(separator: "/").joined(separator: "/") + "/"
        guard tree.paths.contains(where: { $0.hasPrefix(folder) }) else { throw HexoConfiguration.missing }
        source = folder
        let name = node["timezone"]?.written ?? ""
        zone = circumstances.zoneData(name).flatMap { Zone(name: name, tzif: $0) } ?? .utc
        theme = HexoConfiguration.theme(node["theme"]?.written, tree)
    }

    private static let missing = Mistakes(
        Diagnostic(
            .error, "there is no site of Hexo here: no _config.yml beside a folder source/",
            remedy: "name the folder that `hexo generate` is called in"))

    private static func theme(_ name: String?, _ tree: FileTree) -> (path: String, node: PlacedValue)? {
        guard let name else { return nil }
        for path in ["_config.\(name).yml", "themes/\(name)/_config.yml"] {
            guard case .bytes(let bytes)? = tree[path] else { continue }
            return (try? parseYAMLWithAliases(SourceText(path: path, bytes: bytes))).map { (path, $0) }
        }
        return nil
    }

    subscript(name: String) -> PlacedValue? { node[name] }

    func text(_ name: String) -> String? { node[name]?.written.flatMap { $0.trimmed.isEmpty ? nil : $0 } }

    /// The path below which the site lives, with a slash at both ends.
    var root: String {
        let path =
            text("root") ?? text("url").map { "/" + $0.split(separator: "/").dropFirst(2).joined(separator: "/") }
        let parts = (path ?? "/").split(separator: "/")
        return parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/"
    }

    /// How the addresses of posts are made.
    var permalink: String { text("permalink") ?? ":year/:month/:day/:title/" }

    /// How the files of posts are called, without their ending.
    var postName: String { withoutExtension(text("new_post_name") ?? ":title.md") }

    /// What they end with.
    var postEnding: String { fileExtension(of: text("new_post_name") ?? ":title.md") }

    /// Whether a post has a folder of its name, with its files.
    var hasPostFolders: Bool { node["post_asset_folder"]?.value == .bool(true) }

    /// Whether a line of a paragraph ends where its author ended it, as it does there unless somebody says no.
    var hasHardBreaks: Bool {
        let own = node["marked"]?["breaks"] ?? node["markdown"]?["render"]?["breaks"] ?? node["markdown"]?["breaks"]
        return own?.value != .bool(false)
    }

    /// The folder that a list is found in, `tags`, without slashes at its ends.
    func folder(_ name: String, _ usual: String) -> String {
        (text(name) ?? usual).split(separator: "/").joined(separator: "/")
    }

    /// Whether a file of the source is copied as it is, as `skip_render` says.
    func copies(_ inside: String) -> Bool { names(inside, "skip_render") }

    /// Whether a file of the source is left out, as `exclude` and `ignore` say.
    func leavesOut(_ inside: String) -> Bool { names(inside, "exclude") || names(inside, "ignore") }

    /// Whether a file of the source whose name begins with a mark is taken all the same.
    func takes(_ inside: String) -> Bool { names(inside, "include") }

    private func names(_ inside: String, _ setting: String) -> Bool {
        (node[setting]?.texts ?? []).contains { isMatch(inside, glob: $0) || isMatch(source + inside, glob: $0) }
    }
}
