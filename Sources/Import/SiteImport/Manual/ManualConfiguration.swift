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

    /// Whether a text was found at a folder, `/first/`, and not at `/first.html`.
    var hasFolders: Bool { !isBook && node["use_directory_urls"]?.value != .bool(false) }

    /// The switches of `markdown:` that its Markdown had on.
    var switches: [String] {
        if isBook { return ["definitions", "admonitions"] }
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
