import Diagnostics
import Files

/// What configures a manual of Starlight: what `starlight({…})` is given among the `integrations` of `astro.config.mjs`, as far as
/// that is plain data.
struct StarlightConfiguration: Sendable {
    /// The file, and the folder that it stands in, with its slash; nothing for the folder that is imported.
    let path: String
    let folder: String
    private let astro: ScriptData
    private let data: ScriptData

    /// The folder of the manual's texts, and of what they show, each with its slash.
    var root: String { folder + "src/content/docs/" }
    var source: String { folder + "src/" }

    init(_ tree: FileTree) throws(Mistakes) {
        let names = ["mjs", "ts", "mts", "js", "cjs", "cts"].map { "astro.config.\($0)" }
        // In the repository of a program the manual has a folder of its own, and examples may have others.
        let found = tree.paths.filter { path in
            names.contains(String(path.fileName))
                && tree.paths.contains { $0.hasPrefix(path.folderPart + "src/content/docs/") }
        }
        .min { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
        guard let path = found else {
            throw Mistakes(
                Diagnostic(
                    .error,
                    "there is no manual of Starlight here: no astro.config.mjs with src/content/docs/ beside it",
                    remedy: "name the folder that astro.config.mjs stands in, or one around it"))
        }
        let remedy =
            "write `integrations: [starlight({title: '…', sidebar: […]})]` into one object, `export default defineConfig({…})`"
        astro = try ScriptData(configuredBy: VitePressModules(tree).script(at: path), at: path, remedy: remedy)
        // Others among them are told something else, or are worked out.
        let own = astro["integrations"]?.parts.first { $0["title"] != nil || $0["sidebar"] != nil }
        guard let own else {
            throw Mistakes(
                Diagnostic(
                    .error, "\(path) gives no plain data to `starlight`, and nothing is run here",
                    at: Place(path: path, line: 1, column: 1), remedy: remedy))
        }
        (data, self.path, folder) = (own, path, String(path.folderPart))
    }

    /// What it is called, in its first language; nil where that is worked out.
    var title: String? { data["title"]?.text ?? data["title"]?.entries.first?.value.text }
    var description: String? { data["description"]?.text }

    /// The language of its first texts.
    var language: String? {
        let first = data["defaultLocale"]?.text ?? "root"
        let locale = data["locales"]?[first]
        return locale?["lang"]?.text ?? (first == "root" ? nil : first)
    }

    /// The folder of the first language's texts below the manual's, with its slash; nothing where they lie in that itself.
    var firstFolder: String {
        guard let first = data["defaultLocale"]?.text, first != "root", data["locales"]?[first] != nil else {
            return ""
        }
        return first + "/"
    }

    /// The languages whose texts lie in folders of their own.
    var languages: [VitePressConfiguration.Language] {
        (data["locales"]?.entries ?? []).filter { $0.key != "root" && $0.key + "/" != firstFolder }.map {
            VitePressConfiguration.Language(name: $0.key, label: $0.value["label"]?.text, footer: nil)
        }
    }

    /// What its addresses begin with, with a slash at both ends.
    var base: String {
        let parts = (astro["base"]?.text ?? "").split(separator: "/")
        return "/" + parts.map { $0 + "/" }.joined()
    }

    /// Where it is found; nil where that is worked out.
    var baseURL: String? {
        astro["site"]?.text.map { site in (site.hasSuffix("/") ? String(site.dropLast()) : site) + base }
    }

    /// The addresses that lead to others.
    var redirects: [(old: String, new: String)] {
        (astro["redirects"]?.entries ?? []).compactMap { entry in
            (entry.value.text ?? entry.value["destination"]?.text).map { (entry.key, $0) }
        }
    }

    /// A path below the folder of the first language's texts, where it lies there.
    func inside(_ path: String) -> String {
        let inside = String(path.dropFirst(root.count))
        return !firstFolder.isEmpty && inside.hasPrefix(firstFolder)
            ? String(inside.dropFirst(firstFolder.count)) : inside
    }

    /// Where a picture of the program is found here, `src/assets/a.png`; nil for what is none, and for the texts' own.
    func place(ofPicture path: String) -> String? {
        guard path.hasPrefix(source), !path.hasPrefix(root),
            StarlightConfiguration.pictures.contains(fileExtension(of: path))
        else { return nil }
        let rest = path.dropFirst(source.count)
        return rest.hasPrefix("assets/") ? String(rest) : "assets/" + rest
    }

    private static let pictures: Set<String> = [
        "png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "mp4", "webm", "mov", "mp3", "pdf",
    ]

    /// What its addresses end with.
    var addressEnd: String { astro["trailingSlash"]?.text == "never" ? "" : "/" }

    /// Its lists of chapters in the words that VitePress has for them; nil where the folders give the order.
    var sidebar: ScriptData? {
        data["sidebar"].map { list in
            if case .list(let parts) = list { .list(parts.map(chapter)) } else { list }
        }
    }

    /// `'guides/a'`, `{label: 'A', slug: 'guides/a'}`, `{label: 'A', items: […]}` or `{autogenerate: {directory: 'guides'}}`.
    private func chapter(_ part: ScriptData) -> ScriptData {
        if let slug = part.text { return .map([entry("link", .text("/" + slug))]) }
        guard case .map = part else { return part }
        if let folder = part["autogenerate"]?["directory"]?.text {
            let files = ScriptData.map([entry("folder", .text("/" + folder + "/"))])
            return part["label"].map { .map([entry("text", $0), entry("items", .list([files]))]) } ?? files
        }
        var entries: [ScriptData.Entry] = []
        if let label = part["label"] { entries.append(entry("text", label)) }
        if let slug = part["slug"]?.text {
            entries.append(entry("link", .text("/" + slug)))
        } else if let link = part["link"] {
            entries.append(entry("link", link))
        }
        if case .list(let parts)? = part["items"] {
            entries.append(entry("items", .list(parts.map(chapter))))
        } else if let items = part["items"] {
            entries.append(entry("items", items))
        }
        return .map(entries)
    }

    private func entry(_ key: String, _ value: ScriptData) -> ScriptData.Entry {
        ScriptData.Entry(key: key, value: value)
    }
}
