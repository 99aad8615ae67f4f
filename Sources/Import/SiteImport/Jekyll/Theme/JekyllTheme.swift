import Diagnostics
import Files
import Liquid
import Site
import Values
import YAML

/// The layouts and includes of a Jekyll site as a theme of the new one, where all that its texts name is there.
struct JekyllTheme {
    /// The theme's folder below `themes/`.
    static let name = "jekyll"
    /// Names of layouts by which the program makes lists and pages of its own.
    private static let taken: Set<String> = [
        "home", "archive", "search", "404", "tag", "tags", "category", "categories", "products", "product", "press",
        "parts", "section",
    ]

    private(set) var layouts: [(name: String, text: String)] = []
    private var partials: [(name: String, text: String)] = []
    private var newNames: [String: String] = [:]
    /// What stands in both folders, for the report: they need not be kept aside.
    private(set) var origins: Set<String> = []
    private(set) var notes: [ImportNote] = []
    private let templates: JekyllTemplates

    /// The theme; nil where the layouts of the site's texts are a gem's or another repository's.
    init?(_ reader: JekyllReader) {
        let tree = reader.site.old
        let files = tree.paths.filter { $0.hasPrefix("_layouts/") && ["html", "htm"].contains(fileExtension(of: $0)) }
        var known: [String: String] = [:]
        for path in files {
            known[withoutExtension(String(path.dropFirst("_layouts/".count)))] = path
        }
        let named = reader.documents.filter(\.isPage).compactMap(\.layout).filter {
            !["none", "null", "nil"].contains($0)
        }
        let found = named.filter { known[$0] != nil }
        guard !known.isEmpty, found.count * 10 >= named.count * 9 else { return nil }
        templates = JekyllTemplates(reader)
        let lists = reader.documents.first { $0.address == "/" && $0.kind == .page }
        for name in known.keys.sorted() {
            let isHome = name == "home" && lists?.layout == "home"
            newNames[name] = JekyllTheme.taken.contains(name) && !isHome ? name + "-page" : name
        }
        readIncludes(reader)
        for (name, path) in known.sorted(by: { $0.key < $1.key }) { addLayout(name, path, reader) }
    }

    private mutating func readIncludes(_ reader: JekyllReader) {
        for path in reader.site.old.paths where path.hasPrefix("_includes/") {
            guard let bytes = reader.site.bytes(path) else { continue }
            let name = JekyllTemplates.partialName(String(path.dropFirst("_includes/".count)))
            partials.append((name, templates.text(OldText(path: path, bytes: bytes), &notes)))
            origins.insert(path)
        }
        for (name, text) in JekyllHeads.all where !partials.contains(where: { $0.name == name }) {
            partials.append((name, text))
        }
    }

    private mutating func addLayout(_ name: String, _ path: String, _ reader: JekyllReader) {
        guard let bytes = reader.site.bytes(path) else { return }
        let text = OldText(path: path, bytes: bytes)
        var head = Object(text.head.entries.map { ($0.key, $0.value.kept) })
        if let parent = text["layout"]?.written { head["layout"] = newNames[parent].map { .string($0) } }
        layouts.append((layout(name), JekyllTheme.file(head, templates.text(text, &notes))))
        origins.insert(path)
    }

    private static func file(_ head: Object, _ body: String) -> String {
        head.isEmpty ? body : "---\n\(yaml(.object(head)))---\n\(body)"
    }

    /// What a layout is called here; `none` where there is no such layout.
    func layout(_ name: String?) -> String { name.flatMap { newNames[$0] } ?? "none" }

    /// Makes a layout of a page whose text follows what else there is on the site.
    /// - Returns: the layout's name.
    mutating func addLayout(of document: JekyllDocument, isHome: Bool) -> String {
        var name = isHome ? "home" : "page-" + slugOfName(withoutExtension(document.text.path))
        while layouts.contains(where: { $0.name == name }) { name += "-page" }
        var head = Object()
        if let parent = document.layout, newNames[parent] != nil { head["layout"] = .string(layout(parent)) }
        var body = templates.text(document.text, &notes)
        if document.isMarkdown {
            body = KramdownMarkup.wholeBlocks(ofTemplate: body)
            body = "{% capture page_text %}\n\(body)\n{% endcapture %}{{ page_text | markdownify }}\n"
        }
        layouts.append((name, JekyllTheme.file(head, body)))
        return name
    }

    /// The files of the theme, by path from the root of the new site.
    func files(site: Object, list: String) -> [(path: String, text: String)] {
        var settings = Object([
            ("name", .string(JekyllTheme.name)),
            ("description", .string("The layouts of the Jekyll site that this site was made of.")),
            ("templates", "jekyll"),
        ])
        if list != "/" { settings["posts_list"] = .string(list) }
        if !site.isEmpty { settings["site"] = .object(site) }
        let root = "themes/\(JekyllTheme.name)/"
        return [(root + "theme.yml", yaml(.object(settings)))]
            + layouts.map { (root + "layouts/\($0.name).html", $0.text) }
            + partials.map { (root + "partials/\($0.name)", $0.text) }
    }
}
