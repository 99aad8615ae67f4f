/// What configures a manual of VuePress, `.vuepress/config.js`, in the words that VitePress has for it.
struct VuePressTranslation {
    private let data: ScriptData
    /// What the theme is told: `themeConfig` of the first version, `theme: defaultTheme({…})` of the second.
    private let theme: ScriptData

    init(_ data: ScriptData) {
        self.data = data
        theme = data["themeConfig"] ?? data["theme"] ?? .null
    }

    /// All of it, as `.vitepress/config.ts` would say it.
    var configuration: ScriptData {
        var entries = ["title", "description", "lang", "base"].compactMap { named($0, data[$0]) }
        entries.append(ScriptData.Entry(key: "themeConfig", value: .map(told(theme))))
        let folders = ((data["locales"]?.entries ?? []) + (theme["locales"]?.entries ?? [])).map(\.key)
        var known: Set<String> = []
        let locales = folders.filter { known.insert($0).inserted }.map { folder in
            let name = folder.split(separator: "/").joined(separator: "/")
            return ScriptData.Entry(key: name.isEmpty ? "root" : name, value: locale(folder))
        }
        entries.append(ScriptData.Entry(key: "locales", value: .map(locales)))
        if let host = named("hostname", theme["hostname"]) {
            entries.append(ScriptData.Entry(key: "sitemap", value: .map([host])))
        }
        let excluded = (data["pagePatterns"] ?? data["patterns"])?.parts.compactMap(\.text)
            .filter { $0.hasPrefix("!") }.map { ScriptData.text(String($0.dropFirst())) }
        if let excluded { entries.append(ScriptData.Entry(key: "srcExclude", value: .list(excluded))) }
        return .map(entries)
    }

    private func named(_ name: String, _ value: ScriptData?) -> ScriptData.Entry? {
        value.map { ScriptData.Entry(key: name, value: $0) }
    }

    /// What is said of the language of a folder, `/zh/`.
    private func locale(_ folder: String) -> ScriptData {
        let (own, ofTheme) = (data["locales"]?[folder], theme["locales"]?[folder])
        var entries = ["title", "description", "lang"].compactMap { named($0, own?[$0]) }
        if let label = ofTheme?["selectLanguageName"] ?? ofTheme?["label"] ?? own?["label"] {
            entries.append(ScriptData.Entry(key: "label", value: label))
        }
        if let ofTheme { entries.append(ScriptData.Entry(key: "themeConfig", value: .map(told(ofTheme)))) }
        return .map(entries)
    }

    /// The lists of chapters and the menu.
    private func told(_ theme: ScriptData) -> [ScriptData.Entry] {
        // A theme that is worked out has its lists where nobody sees them.
        var sidebar: ScriptData? = if case .code = theme { theme } else { theme["sidebar"] }
        if case .map(let parts)? = sidebar {
            sidebar = .map(parts.map { ScriptData.Entry(key: $0.key, value: chapters($0.value, in: $0.key)) })
        } else if let all = sidebar {
            sidebar = chapters(all, in: "/")
        }
        return [named("sidebar", sidebar), named("nav", theme["navbar"] ?? theme["nav"])].compactMap(\.self)
    }

    // MARK: - Chapters

    private func chapters(_ list: ScriptData, in folder: String) -> ScriptData {
        switch list {
        case .list(let parts): .list(parts.map { chapter($0, in: folder) })
        case .code: list
        // `structure` lists the files of the folder, `auto` the headings of a page.
        case .text("structure"): .map([ScriptData.Entry(key: "folder", value: .text(folder))])
        default: .list([])
        }
    }

    /// `'a'`, `['a', 'A']`, or `{text: 'A', link: 'a', children: […]}`, which the first version calls `title` and `path`.
    private func chapter(_ part: ScriptData, in folder: String) -> ScriptData {
        switch part {
        case .text(let path): return .map([link(path, in: folder)])
        case .list(let pair):
            guard let path = pair.first?.text else { return .map([]) }
            return .map([named("text", pair.dropFirst().first), link(path, in: folder)].compactMap(\.self))
        case .map:
            let inner = part["prefix"]?.text.map { VuePressTranslation.address($0, in: folder) } ?? folder
            let path = (part["link"] ?? part["path"])?.text.map { link($0, in: folder) }
            let items = part["children"].map { ScriptData.Entry(key: "items", value: chapters($0, in: inner)) }
            return .map([named("text", part["text"] ?? part["title"]), path, items].compactMap(\.self))
        default: return part
        }
    }

    private func link(_ path: String, in folder: String) -> ScriptData.Entry {
        let plain = path.hasSuffix("README.md") ? String(path.dropLast("README.md".count)) : path
        return ScriptData.Entry(key: "link", value: .text(VuePressTranslation.address(plain, in: folder)))
    }

    private static func address(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") || path.contains("://") ? path : folder + path
    }
}
