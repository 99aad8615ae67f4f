import Diagnostics
import Files
import Markdown
import Site
import Values

/// What templates of the old site's shortcodes see: its pages, its configuration and its data.
struct GoHost: Sendable {
    /// The documents of the first language, and behind them those of others.
    let documents: [HugoDocument]
    /// The places of those of the first language.
    let own: Range<Int>
    let configuration: HugoConfiguration
    private let reader: HugoReader
    private let data: GoValue
    /// The templates below `layouts/`, by path within it.
    private let layouts: [String: [UInt8]]

    init(_ reader: HugoReader) {
        (configuration, self.reader) = (reader.configuration, reader)
        (documents, own) = (reader.documents + reader.translations, reader.documents.indices)
        var data = Object()
        for file in reader.site.data {
            guard let value = readData(SourceText(path: file.path, file.text)).value else { continue }
            data.set(value, at: withoutExtension(file.path).split(separator: "/").map(String.init)[...])
        }
        self.data = GoValue(.object(data))
        var layouts: [String: [UInt8]] = [:]
        for path in reader.site.old.paths where path.hasSuffix(".html") || path.hasSuffix(".md") {
            guard let inside = GoHost.layout(path), let bytes = reader.site.bytes(path) else { continue }
            // The site's own stands in place of a theme's.
            if layouts[inside] == nil || path.hasPrefix("layouts/") { layouts[inside] = bytes }
        }
        self.layouts = layouts
    }

    /// A path below the layouts of the site or of a theme.
    private static func layout(_ path: String) -> String? {
        if path.hasPrefix("layouts/") { return String(path.dropFirst("layouts/".count)) }
        guard path.hasPrefix("themes/"), let range = path.firstRange(of: "/layouts/") else { return nil }
        return String(path[range.upperBound...])
    }

    /// The template of a shortcode; nil where the site has none.
    func shortcode(_ name: String) throws(GoObstacle) -> GoTemplate? {
        for folder in ["_shortcodes/", "shortcodes/"] {
            for end in [".html", ".md"] {
                if let bytes = layouts[folder + name + end] { return try GoTemplate(bytes) }
            }
        }
        return nil
    }

    func partial(_ name: String) throws(GoObstacle) -> GoTemplate {
        for folder in ["_partials/", "partials/"] {
            for end in ["", ".html"] {
                if let bytes = layouts[folder + name + end] { return try GoTemplate(bytes) }
            }
        }
        throw GoObstacle("there is no partial `\(name)`")
    }

    /// The file of the piece that a shortcode becomes; nil where it becomes none.
    func piece(_ name: String) -> String? {
        let names = layouts.keys.compactMap { path -> String? in
            guard let folder = ["_shortcodes/", "shortcodes/"].first(where: path.hasPrefix) else { return nil }
            return withoutExtension(String(path.dropFirst(folder.count)))
        }
        guard let own = names.sorted().first(where: { HugoShortcodes.pieceName($0) == name }),
            let template = try? shortcode(own)
        else { return nil }
        return (GoPiece(template, isMarkdown: false) ?? GoPiece(template, isMarkdown: true))?.file
    }

    /// Where each document stands among them, by its file.
    var places: [String: Int] {
        Dictionary(documents.enumerated().map { ($1.text.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What a use of a shortcode shows.
    func markup(of call: GoCall, depth: Int) throws(GoObstacle) -> String? {
        guard let template = try shortcode(call.name) else { return nil }
        var run = GoRun(self, depth: depth + 1)
        return try run.value(of: template, for: .call(call)).text ?? ""
    }

    /// A page's text with its shortcodes worked out.
    func text(of page: Int, depth: Int) throws(GoObstacle) -> String {
        guard depth < 20 else { throw GoObstacle("pages show each other without end") }
        var unheard: [ImportNote] = []
        return HugoShortcodes(reader, self, depth: depth + 1).replaced(documents[page], &unheard)
    }

    /// The functions that look at the site; nil for all others.
    func value(_ name: String, _ arguments: [GoValue], depth: Int) throws(GoObstacle) -> GoValue? {
        switch name {
        case "ref", "relref":
            let target = (arguments.last?.parts?.first { $0.key.text == "path" }?.value ?? arguments.last)?.text ?? ""
            guard let address = address(target) else { throw GoObstacle("`\(name) \(target)` names no page here") }
            return .text(address)
        case "relurl", "rellangurl", "urls.relurl", "urls.rellangurl", "absurl", "abslangurl", "urls.absurl":
            let path = arguments.last?.text ?? ""
            return .text(hasScheme(path) || path.hasPrefix("/") || path.hasPrefix("#") ? path : "/" + path)
        case "resources.get":
            guard let origin = asset(arguments.last?.text ?? "") else { return .null }
            return .file("", origin: origin)
        case "i18n", "t", "lang.translate":
            return .text(translation(arguments.first?.text ?? "") ?? "")
        default: return nil
        }
    }

    /// Where a page is found.
    func address(_ target: String) -> String? { reader.address(of: target) }

    /// The page that a path names.
    func page(_ path: String, from page: Int?) -> Int? {
        let folders = page.map {
            documents[$0].isSection ? documents[$0].folders + [documents[$0].name] : documents[$0].folders
        }
        guard let address = reader.address(of: path, from: folders ?? []) else { return nil }
        return own.first { documents[$0].address == address }
    }

    /// A file of a page's folder.
    func file(_ name: String, of page: Int) -> GoValue? {
        let document = documents[page]
        guard document.isBundle || document.isSection else { return nil }
        let wanted = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
        let origin = String(document.text.path.folderPart) + wanted
        guard reader.site.old[origin] != nil else { return nil }
        return .file(document.address + wanted, origin: origin)
    }

    /// The file of a path below the `assets/` of the site or of a theme.
    private func asset(_ path: String) -> String? {
        let inside = path.split(separator: "/").joined(separator: "/")
        guard !inside.isEmpty, !inside.contains("..") else { return nil }
        if reader.site.old["assets/" + inside] != nil { return "assets/" + inside }
        return reader.site.old.paths.first { $0.hasPrefix("themes/") && $0.hasSuffix("/assets/" + inside) }
    }

    /// A picture of lines that its theme's style sheet kept as small as a letter, which stays behind.
    static func sized(_ text: String, isAsset: Bool) -> String {
        guard isAsset, let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">")
        else { return text }
        let tag = text[start.upperBound..<end]
        if [" width=", " height=", " style="].contains(where: { tag.contains($0) }) { return text }
        return text[..<start.upperBound] + " height=\"1em\"" + text[start.upperBound...]
    }

    /// The text of a file of the old site.
    func content(_ origin: String) -> String? { reader.site.bytes(origin).map { String(decoding: $0, as: UTF8.self) } }

    /// What is below `data/`.
    var dataFiles: GoValue { data }

    /// The word of the site's language for a key, from `i18n/`.
    private func translation(_ key: String) -> String? {
        for end in ["toml", "yaml", "yml"] {
            let path = "i18n/\(configuration.language).\(end)"
            guard let bytes = reader.site.bytes(path),
                let node = try? HugoConfiguration.read(SourceText(path: path, bytes: bytes))
            else { continue }
            if case .list(let parts) = node.content {
                return parts.first { $0.named("id")?.written == key }?.named("translation")?.written
            }
            let found = node.entries.first { $0.key == key }?.value
            return found?.written ?? found?.named("other")?.written
        }
        return nil
    }
}
