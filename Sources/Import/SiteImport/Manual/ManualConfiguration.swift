import Diagnostics
import Files
import Site
import TOML
import Values
import YAML

/// What configures a manual: `book.toml` of mdBook, or `mkdocs.yml`.
struct ManualConfiguration: Sendable {
    let generator: Generator
    let node: PlacedValue
    /// The file it stands in.
    let path: String

    init(_ generator: Generator, _ tree: FileTree) throws(Mistakes) {
        let names = generator == .mdbook ? ["book.toml"] : ["mkdocs.yml", "mkdocs.yaml"]
        guard let path = names.first(where: { tree[$0] != nil }), case .bytes(let bytes)? = tree[path] else {
            throw Mistakes(
                Diagnostic(
                    .error, "there is no manual of \(generator.name) here: no \(names[0])",
                    remedy: "name the folder that \(names[0]) stands in"))
        }
        let source = SourceText(path: path, bytes: bytes)
        node = generator == .mdbook ? try parseTOML(source) : try parseYAML(source)
        (self.generator, self.path) = (generator, path)
    }

    private var isBook: Bool { generator == .mdbook }
    private var book: PlacedValue? { node["book"] }

    var title: String { text(isBook ? book?["title"] : node["site_name"]) ?? "Untitled" }
    var description: String? { text(isBook ? book?["description"] : node["site_description"]) }
    var language: String? { text(isBook ? book?["language"] : node["theme"]?["language"]) }
    var baseURL: String? { isBook ? nil : text(node["site_url"]) }

    var author: String? {
        if !isBook { return text(node["site_author"]) }
        let names = book?["authors"]?.texts ?? []
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    /// A text, or what MkDocs takes where a variable is not set: `!ENV [NAME, text]`.
    private func text(_ value: PlacedValue?) -> String? { value?.texts.last }

    /// The folder of the texts, with its slash; nothing where they stand beside the configuration.
    var root: String {
        let written = (isBook ? book?["src"] : node["docs_dir"])?.written ?? (isBook ? "src" : "docs")
        return written.split(separator: "/").filter { $0 != "." }.map { $0 + "/" }.joined()
    }

    /// The folder of the templates of its own, with its slash.
    var themeFolder: String {
        let written = isBook ? node["output"]?["html"]?["theme"] : node["theme"]?["custom_dir"]
        return (resolvedPath(written?.written ?? (isBook ? "theme" : "overrides"), in: "") ?? "theme") + "/"
    }

    /// Whether a text was found at a folder, `/first/`, and not at `/first.html`.
    var hasFolders: Bool { !isBook && node["use_directory_urls"]?.value != .bool(false) }

    /// Whether a part of the list has the `index.md` that it begins with as its own page.
    var hasIndexes: Bool { node["theme"]?["features"]?.texts.contains("navigation.indexes") ?? false }

    /// The switches of `markdown:` that its Markdown had on.
    var switches: [String] {
        if isBook {
            let html = node["output"]?["html"]
            let isSmart = ["smart-punctuation", "curly-quotes"].contains { html?[$0]?.value == .bool(true) }
            return ["definitions", "admonitions"] + (isSmart ? ["smart_quotes"] : [])
        }
        let switches = ["toc"] + extensions.flatMap { ManualConfiguration.known[$0] ?? [] }
        var seen: Set<String> = []
        return switches.filter { seen.insert($0).inserted }
    }

    /// Whether formulas were set.
    var hasFormulas: Bool {
        if isBook { return node["output"]?["html"]?["mathjax-support"]?.value == .bool(true) }
        return extensions.contains("pymdownx.arithmatex")
    }

    /// The names of `markdown_extensions`, a list or a map.
    private var extensions: [String] {
        switch node["markdown_extensions"]?.content {
        case .list(let parts)?: parts.compactMap { $0.written ?? $0.entries.first?.key }
        case .map(let entries)?: entries.map(\.key)
        default: []
        }
    }

    /// The folders in which the paths of snippets begin; nil for mdBook, whose paths begin in the text's own folder.
    var snippetFolders: [String]? {
        if isBook { return nil }
        let written = option("base_path", of: "pymdownx.snippets")?.texts ?? []
        let folders = (written.isEmpty ? ["."] : written).map { $0.replacing("$docs_dir", with: root) }
        return folders.compactMap { resolvedPath($0.replacing("$config_dir/", with: ""), in: "") } + [root]
    }

    /// The files of abbreviations and links that each text has behind it.
    var appended: [String] {
        (option("auto_append", of: "pymdownx.snippets")?.texts ?? []).compactMap { name in
            resolvedPath(name, in: snippetFolders?.first ?? "")
        }
    }

    /// What an extension is told.
    private func option(_ name: String, of wanted: String) -> PlacedValue? {
        switch node["markdown_extensions"]?.content {
        case .list(let parts)?: parts.lazy.compactMap { $0[wanted]?[name] }.first
        case .map?: node["markdown_extensions"]?[wanted]?[name]
        default: nil
        }
    }

    /// Addresses that lead on, as `[output.html.redirect]` and the plug-in `redirects` have them.
    var redirects: [PlacedValue.Entry] {
        if isBook { return node["output"]?["html"]?["redirect"]?.entries ?? [] }
        guard case .list(let plugins)? = node["plugins"]?.content else {
            return node["plugins"]?["redirects"]?["redirect_maps"]?.entries ?? []
        }
        return plugins.flatMap { $0["redirects"]?["redirect_maps"]?.entries ?? [] }
    }

    /// Extensions of Python-Markdown by what they are called here; others have nothing to be switched on.
    private static let known: [String: [String]] = [
        "admonition": ["admonitions"], "pymdownx.details": ["admonitions"], "pymdownx.tabbed": ["tabs"],
        "pymdownx.blocks.tab": ["tabs"], "def_list": ["definitions"], "attr_list": ["attributes"],
        "abbr": ["abbreviations"], "smarty": ["smart_quotes"], "pymdownx.smartsymbols": ["smart_quotes"],
        "pymdownx.emoji": ["emoji"], "pymdownx.caret": ["scripts"], "pymdownx.tilde": ["scripts"],
        "extra": ["definitions", "attributes", "abbreviations"],
        "pymdownx.extra": ["definitions", "attributes", "abbreviations"],
    ]
}
