import Dates
import Diagnostics
import Files
import Site
import TOML
import Values

/// What a Zola site's configuration says.
struct ZolaConfiguration: Sendable {
    let node: PlacedValue
    /// The file it stands in.
    let path: String

    init(_ tree: FileTree) throws(Mistakes) {
        guard let path = ["zola.toml", "config.toml"].first(where: { tree[$0] != nil }),
            case .bytes(let bytes)? = tree[path]
        else {
            throw Mistakes(
                Diagnostic(
                    .error, "there is no site of Zola here: no zola.toml, no config.toml",
                    remedy: "name the folder that `zola build` is called in"))
        }
        let node = try parseTOML(SourceText(path: path, bytes: bytes))
        // Hugo has a `config.toml` too, and writes its address as one word.
        if node["base_url"] == nil, node.named("baseurl") != nil {
            throw Mistakes(
                Diagnostic(
                    .error, "\(path) is Hugo's: it says `baseURL`, where Zola says `base_url`",
                    remedy: "write `playbill import hugo`"))
        }
        (self.node, self.path) = (node, path)
    }

    subscript(name: String) -> PlacedValue? { node[name] }

    func text(_ name: String) -> String? { node[name]?.written }

    /// The language of texts without one in their names.
    var language: String { text("default_language") ?? "en" }

    /// The other languages of the site.
    var languages: [String] { node["languages"]?.entries.map(\.key).filter { $0 != language } ?? [] }

    /// How names become parts of addresses: `on`, `safe` or `off`.
    var slugs: String {
        guard let written = node["slugify"]?["paths"] else { return "on" }
        return written.value == .bool(false) ? "off" : written.written ?? "on"
    }

    /// Whether a date in a file's name stays in its address.
    var keepsDates: Bool { node["slugify"]?["paths_keep_dates"]?.value == .bool(true) }

    /// The ways in which content is grouped, and whether each term has a feed.
    var taxonomies: [(name: String, hasFeeds: Bool, pageSize: Int?)] {
        guard case .list(let parts)? = node["taxonomies"]?.content else { return [] }
        return parts.compactMap { part in
            let size: Int? = if case .integer(let number)? = part["paginate_by"]?.content { number } else { nil }
            return part["name"]?.written.map { ($0, part["feed"]?.value == .bool(true), size) }
        }
    }

    /// The files of the site's feeds; none where it makes none.
    var feedNames: [String] {
        let isAsked = (node["generate_feeds"] ?? node["generate_feed"])?.value == .bool(true)
        return isAsked ? feedFileNames : []
    }

    /// What a feed is called, in whatever folder.
    var feedFileNames: [String] {
        (node["feed_filenames"] ?? node["feed_filename"])?.texts ?? ["atom.xml"]
    }

    /// Whether a file of the content or of `static/` is left out.
    func ignores(_ path: String, _ setting: String) -> Bool {
        (node[setting]?.texts ?? []).contains { isMatch(path, glob: $0) }
    }
}
