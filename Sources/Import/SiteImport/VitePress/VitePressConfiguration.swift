import Diagnostics
import Files
import Letters
import Site

/// What configures a manual of VitePress or VuePress: `.vitepress/config.ts` with what it takes from files beside it, as far as that is
/// plain data.
struct VitePressConfiguration: Sendable {
    /// A language besides that of the manual's root.
    struct Language: Sendable {
        /// Its folder below the manual's, and what its addresses begin with.
        let name: String
        /// What its readers call it.
        let label: String?
        /// What stands at the foot of its pages.
        let footer: String?
    }

    /// The file, and the folder of the manual's texts, with its slash.
    let path: String
    let root: String
    private let data: ScriptData
    /// What is said of the language of the manual's root alone.
    private let own: ScriptData?
    /// What is said apart of all texts below the root.
    private let additional: VitePressAdditional

    init(_ tree: FileTree, of generator: Generator = .vitepress) throws(Mistakes) {
        let hidden = generator.hiddenFolder ?? ""
        let found = tree.paths.filter { VitePressConfiguration.isConfiguration($0, in: hidden) }
            .min { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
        guard let path = found else {
            throw Mistakes(
                Diagnostic(
                    .error, "there is no manual of \(generator.name) here: no \(hidden)/config.ts",
                    remedy: "name the folder that \(hidden)/ stands in, or one around it"))
        }
        self.path = path
        let written = try ScriptData(
            configuredBy: VitePressModules(tree).script(at: path), at: path,
            remedy: "write its `title` and `themeConfig` into one object, `export default defineConfig({…})`")
        data = generator == .vuepress ? VuePressTranslation(written).configuration : written
        own = data["locales"]?["root"]
        let folder = path.firstRange(of: hidden + "/").map { String(path[..<$0.lowerBound]) } ?? ""
        let texts = data["srcDir"]?.text.flatMap { resolvedPath($0, in: folder) }
        let root = texts.map { $0.isEmpty || $0.hasSuffix("/") ? $0 : $0 + "/" } ?? folder
        self.root = root
        additional =
            generator == .vuepress
            ? VitePressAdditional(path) : VitePressAdditional(tree, root, data["additionalConfig"], path)
    }

    /// How files end that configure.
    static let endings = ["ts", "mts", "cts", "js", "mjs", "cjs"]

    /// Whether a file is one that configures: `.vitepress/config.mts`, or `.vitepress/config/index.ts`.
    private static func isConfiguration(_ path: String, in hidden: String) -> Bool {
        let parts = path.split(separator: "/").suffix(3)
        guard endings.contains(fileExtension(of: path)) else { return false }
        let name = withoutExtension(String(path.fileName))
        return parts.dropLast().last == hidden[...] && name == "config"
            || parts.count == 3 && parts.first == hidden[...] && parts.dropLast().last == "config" && name == "index"
    }

    /// What it is called; nil where that is worked out.
    var title: String? { said("title")?.text }
    var description: String? { said("description")?.text }
    var language: String? { said("lang")?.text }

    /// What is said of the language of the manual's root, else of all.
    private func said(_ name: String) -> ScriptData? { additional.data[name] ?? own?[name] ?? data[name] }

    /// What the theme is told, with the file that tells it.
    private func told(_ name: String) -> (data: ScriptData, path: String)? {
        if let found = additional.data["themeConfig"]?[name] { return (found, additional.path) }
        return (own?["themeConfig"]?[name] ?? data["themeConfig"]?[name]).map { ($0, path) }
    }

    /// What its addresses began with, with a slash at both ends.
    private var base: String { data["base"]?.text ?? "/" }
    /// Where it is found, which is said for its list of pages alone: the host, mostly without the base.
    var baseURL: String? {
        data["sitemap"]?["hostname"]?.text.map { host in
            (host.hasSuffix("/") ? String(host.dropLast()) : host) + (host.dropFirst(8).contains("/") ? "/" : base)
        }
    }

    var hasFormulas: Bool { data["markdown"]?["math"].map { $0.flag ?? true } ?? false }
    /// Whether the addresses of texts have no `.html` at their end.
    var hasCleanAddresses: Bool { data["cleanUrls"]?.flag ?? false }

    /// The lists of chapters, with the file that has them; nil where they are none that can be read.
    var sidebar: (data: ScriptData, path: String)? { told("sidebar") }
    /// The names of menus, for what their addresses begin with.
    var menu: [ScriptData] { told("nav")?.data.parts ?? [] }

    /// The languages whose texts lie in folders of their own.
    var languages: [Language] {
        (data["locales"]?.entries ?? []).compactMap { entry in
            let link = entry.value["link"]?.text
            guard entry.key != "root", link.map({ $0.hasPrefix("/") }) ?? true else { return nil }
            return Language(
                name: entry.key, label: entry.value["label"]?.text,
                footer: VitePressConfiguration.words(of: entry.value["themeConfig"]?["footer"]))
        }
    }

    /// What stands at the foot of each page; nil where that is worked out.
    var footer: String? { VitePressConfiguration.words(of: told("footer")?.data) }

    private static func words(of footer: ScriptData?) -> String? {
        let parts = ["message", "copyright"].compactMap { footer?[$0]?.text }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    /// What attributes stand between, where that is not `{` and `}`.
    var attributeMarks: (left: String, right: String)? {
        let marks = data["markdown"]?["attrs"]
        guard let left = marks?["leftDelimiter"]?.text, let right = marks?["rightDelimiter"]?.text else { return nil }
        return (left, right)
    }

    /// The folder of the first language's texts below the manual's, with its slash, whose name no address has; else nothing:
    /// `rewrites: {'en/:rest*': ':rest*'}`.
    var rewrittenFolder: String {
        let all = (data["rewrites"]?.entries ?? []).first(where: VitePressConfiguration.isOfFolder)
        return all.map { String($0.key.dropLast(":rest*".count)) } ?? ""
    }

    private static func isOfFolder(_ entry: ScriptData.Entry) -> Bool {
        entry.key.hasSuffix("/:rest*") && entry.value.text == ":rest*"
    }

    /// What is said that nothing here does, with the file that says it.
    var notes: [(path: String, note: String)] {
        (rewriteNotes + chapterNotes + footerNotes).map { (path, $0) } + additional.notes
    }

    private var chapterNotes: [String] {
        let others = (data["locales"]?.entries ?? []).filter {
            $0.key != "root" && $0.value["themeConfig"]?["sidebar"] != nil
        }
        if others.isEmpty { return [] }
        let names = others.map { "`\($0.key)`" }.joined(separator: ", ")
        return ["the `sidebar` of \(names) is not read: its texts stand in the order of the first language's"]
    }

    private var footerNotes: [String] {
        guard let footer = told("footer")?.data, self.footer == nil, footer["copyright"] ?? footer["message"] != nil
        else { return [] }
        return ["`footer` is worked out in it, and nothing is run here: write `footer` into site.yml"]
    }

    private var rewriteNotes: [String] {
        guard let rewrites = data["rewrites"] else { return [] }
        guard case .map(let entries) = rewrites else {
            return ["`rewrites` is worked out in it, and nothing is run here: texts have the addresses of their files"]
        }
        let taken = entries.firstIndex(where: VitePressConfiguration.isOfFolder)
        return entries.indices.filter { $0 != taken }.map { index in
            "`rewrites` for `\(entries[index].key)` is not read: its texts have the addresses of their files"
        }
    }

    /// Whether a text, by its path below the manual's folder, is none of its pages.
    func leavesOut(_ inside: String) -> Bool {
        (data["srcExclude"]?.parts ?? []).compactMap(\.text).contains { pattern in
            isMatch(inside, glob: pattern)
                || pattern.hasPrefix("**/") && isMatch(inside, glob: String(pattern.dropFirst(3)))
        }
    }
}
