import Diagnostics
import Files
import Site

/// What configures a site of Docusaurus: `docusaurus.config.js` or `.ts`, as far as it is plain data.
struct DocusaurusConfiguration: Sendable {
    /// The file, and the folder that it stands in, with its slash; nothing for the folder that is imported.
    let path: String
    let folder: String
    private let script: Script
    /// The folder of the manual's texts, with its slash; nil outside of what is imported.
    let docsFolder: String?
    /// The part of it that is the manual which is told as data, with its slash, where others lie beside that; else nothing.
    private let ownManual: String
    private let data: ScriptData
    private let docs: ScriptData?
    private let blog: ScriptData?

    init(_ tree: FileTree) throws(Mistakes) {
        (path, script, data) = try DocusaurusConfiguration.found(in: tree)
        folder = String(path.folderPart)
        let preset = data["presets"]?.parts.first { part in
            let name = part.text ?? part.parts.first?.path
            return name.map { $0 == "classic" || $0.hasSuffix("preset-classic") } ?? false
        }
        let plugins = data["plugins"]?.parts ?? []
        func plugin(_ name: String) -> ScriptData? {
            plugins.first { $0.parts.first?.path?.hasSuffix(name) ?? false }?.parts.dropFirst().first
        }
        let options = preset?.parts.dropFirst().first
        docs = options?["docs"] ?? plugin("plugin-content-docs")
        blog = options?["blog"] ?? plugin("plugin-content-blog")
        let own = DocusaurusConfiguration.folder(docs?["path"]?.text ?? "docs", in: folder)
        let around = own.map { String($0.dropLast().folderPart) }
        if let own, let around, around.count > folder.count, around.hasPrefix(folder),
            DocusaurusConfiguration.hasManuals(around, besides: own, tree)
        {
            (docsFolder, ownManual) = (around, String(own.dropFirst(around.count)))
        } else {
            (docsFolder, ownManual) = (own, "")
        }
    }

    /// The file that configures a site, and what it exports.
    /// - Throws: that there is none, or that it exports no plain data.
    private static func found(in tree: FileTree) throws(Mistakes) -> (path: String, Script, ScriptData) {
        let names = ["js", "ts", "mjs", "cjs", "mts"].map { "docusaurus.config.\($0)" }
        // In the repository of a program the manual has a folder of its own.
        let found = tree.paths.filter { names.contains(String($0.fileName)) }
            .min { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
        guard let path = found, let bytes = try? tree[path]?.read() else {
            throw Mistakes(
                Diagnostic(
                    .error, "there is no site of Docusaurus here: no docusaurus.config.js",
                    remedy: "name the folder that docusaurus.config.js stands in, or one around it"))
        }
        let script = Script(String(decoding: bytes, as: UTF8.self))
        let data = try ScriptData(
            configuredBy: script, at: path,
            remedy: "write its `title`, `url` and `presets` into one object, `module.exports = {…}`")
        return (path, script, data)
    }

    /// Whether texts lie in other folders of a folder than one.
    private static func hasManuals(_ folder: String, besides own: String, _ tree: FileTree) -> Bool {
        tree.paths.contains { path in
            let inside = path.dropFirst(folder.count)
            return path.hasPrefix(folder) && !path.hasPrefix(own) && inside.contains("/") && !inside.contains("/_")
                && !inside.hasPrefix("_") && ["md", "mdx"].contains(fileExtension(of: path))
        }
    }

    var title: String { data["title"]?.text ?? "Untitled" }
    var description: String? { data["tagline"]?.text }
    var language: String? { data["i18n"]?["defaultLocale"]?.text }
    var baseURL: String? {
        data["url"]?.text.map { url in
            (url.hasSuffix("/") ? String(url.dropLast()) : url) + (data["baseUrl"]?.text ?? "/")
        }
    }

    /// Whether formulas were set: remark-math stands among the plug-ins of the manual or of the blog.
    var hasFormulas: Bool {
        [docs, blog].contains { options in
            ["remarkPlugins", "beforeDefaultRemarkPlugins"].contains { name in
                options?[name].map { script.names("remark-math", in: $0) } ?? false
            }
        }
    }

    var hasDocs: Bool { docs?.flag != false }
    /// Where the manual was found, with a slash at both ends.
    var docsBase: String { base(docs?["routeBasePath"]?.text ?? "docs") }
    /// The file of the list of chapters; nil where several manuals have one each.
    var sidebars: String? {
        if hasSeveral { return nil }
        return (docs?["sidebarPath"]?.path).flatMap { resolvedPath($0, in: folder) } ?? folder + "sidebars.js"
    }

    /// Whether each folder of the manual's is a manual of its own.
    var hasSeveral: Bool { !ownManual.isEmpty }

    /// Where a text was found, by its address below that of the manual.
    func oldAddress(_ address: String) -> String {
        if !hasSeveral { return docsBase + address }
        // The others are called as their folders are, as far as anyone knows who does not run the configuration.
        return (address + "/").hasPrefix(ownManual) ? docsBase + address.dropFirst(ownManual.count) : "/" + address
    }

    var hasBlog: Bool { blog?.flag != false }
    var blogFolder: String? { DocusaurusConfiguration.folder(blog?["path"]?.text ?? "blog", in: folder) }
    var blogBase: String { base(blog?["routeBasePath"]?.text ?? "blog") }

    private static func folder(_ written: String, in folder: String) -> String? {
        resolvedPath(written, in: folder).map { $0.isEmpty || $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    private func base(_ written: String) -> String {
        let parts = written.split(separator: "/").joined(separator: "/")
        return parts.isEmpty ? "/" : "/\(parts)/"
    }
}
