import Dates
import Diagnostics
import Files
import Site
import Values
import YAML

/// Reads a Jekyll site.
struct JekyllReader {
    let configuration: JekyllConfiguration
    var site: NewSite
    var documents: [JekyllDocument] = []
    /// The layouts of the site, where they come along.
    var theme: JekyllTheme?
    /// Style sheets that Jekyll made of Sass, by their path on the site.
    var styles: [String: String] = [:]

    init(_ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        let isOne = tree.paths.contains { path in
            ["_config.yml", "_config.yaml", "_config.toml"].contains(path)
                || path.split(separator: "/").dropLast().contains { $0 == "_posts" || $0 == "_layouts" }
        }
        guard isOne else {
            throw Mistakes(
                Diagnostic(
                    .error, "there is no site of Jekyll here: no _config.yml, no _posts, no _layouts",
                    remedy: "name the folder that `jekyll build` is called in"))
        }
        configuration = try JekyllConfiguration(tree, circumstances)
        site = NewSite(.jekyll, tree, circumstances)
    }

    mutating func imported() -> ImportedSite {
        for path in site.old.paths { sort(path) }
        let isDrafted = documents.contains { $0.kind == .draft }
        let newest = documents.compactMap { $0.kind == .post ? $0.date : nil }.max { $0.instant < $1.instant }
        if isDrafted {
            let day = newest ?? configuration.zone.time(at: site.circumstances.now)
            for index in documents.indices where documents[index].kind == .draft && documents[index].date == nil {
                documents[index].date = day
            }
        }
        theme = JekyllTheme(self)
        readSettings()
        let liquid = JekyllLiquid(self)
        site.notes += liquid.notes
        for document in documents { add(document, liquid) }
        addListPages()
        readMarkdown()
        addTheme()
        return site.finished()
    }

    /// What a file of the old site is.
    private mutating func sort(_ path: String) {
        if path.hasPrefix("_site/") {
            styles[String(path.dropFirst("_site/".count))] = path
            site.spent.insert(path)
            return
        }
        guard !configuration.excludes(path) else { return }
        let parts = path.split(separator: "/").map(String.init)
        if path == configuration.path { return }
        if parts.contains("_posts") { return addDocument(path, .post) }
        if parts.contains("_drafts") { return addDocument(path, .draft) }
        if parts.first == (configuration.text("data_dir") ?? "_data") { return addData(path) }
        let folder = configuration.collectionsFolder
        if path.hasPrefix(folder + "_"), let name = path.dropFirst(folder.count + 1).split(separator: "/").first {
            if let own = configuration.collections.first(where: { $0.name == name }) {
                if own.makesPages {
                    addDocument(path, .document(own.name))
                } else {
                    site.note(
                        .leftOut, path,
                        "the collection `\(own.name)` makes no pages; what pages showed of it is text in them now")
                }
                return
            }
        }
        let isMarked = parts.contains { name in
            name.first.map { "._#".contains($0) } ?? false || name.hasSuffix("~")
        }
        let isWellKnown = parts.first == ".well-known"
        if isMarked, !isWellKnown, !configuration.includes(path), !configuration.includes(parts.first ?? "") { return }
        if JekyllReader.isThemeFile(path) { return }
        addDocument(path, .page)
    }

    /// What programs at work on the site read, and nobody who visits it.
    private static func isThemeFile(_ path: String) -> Bool {
        path.hasSuffix(".gemspec") || path == "Rakefile"
    }

    private mutating func addData(_ path: String) {
        let inside = path.split(separator: "/").dropFirst().joined(separator: "/")
        guard fileExtension(of: path) == "tsv", let bytes = site.bytes(path) else {
            return site.addData(path, inside: inside)
        }
        let text = commaSeparated(String(decoding: bytes, as: UTF8.self))
        site.data.append((path, inside.dropLast(4) + ".csv", text))
    }

    private mutating func addDocument(_ path: String, _ kind: JekyllDocument.Kind) {
        guard let bytes = site.bytes(path) else { return copy(path, kind) }
        guard let text = site.text(path, bytes) else { return }
        guard text.hasHead else {
            guard kind == .page, isPageWithoutHead(path) else { return copy(path, kind) }
            JekyllDocument(text, kind, configuration).map { documents.append($0) }
            return
        }
        guard let document = JekyllDocument(text, kind, configuration) else {
            return site.note(.leftOut, path, "a post's file begins with its date, as in 2026-11-20-title.md")
        }
        documents.append(document)
    }

    /// Whether a text without front matter is a page all the same, as GitHub's Pages has it
    /// (jekyll-optional-front-matter).
    private func isPageWithoutHead(_ path: String) -> Bool {
        guard ["md", "markdown"].contains(fileExtension(of: path)) else { return false }
        let name = path.fileName.split(separator: ".").first?.lowercased() ?? ""
        let others: Set<String> = [
            "readme", "license", "licence", "copying", "contributing", "code_of_conduct", "history", "changelog",
            "security", "support", "pull_request_template", "issue_template",
        ]
        return !others.contains(name)
    }

    private mutating func copy(_ path: String, _ kind: JekyllDocument.Kind) {
        switch kind {
        case .page: site.copies.append((path, path))
        case .post, .draft: return
        case .document(let name):
            let inside = path.dropFirst((configuration.collectionsFolder + "_\(name)/").count)
            site.copies.append((path, name + "/" + inside))
        }
    }
}

/// A table whose columns are parted by tabs, with commas (RFC 4180).
private func commaSeparated(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map { field in
            field.contains(where: { "\",".contains($0) }) ? "\"\(field.replacing("\"", with: "\"\""))\"" : String(field)
        }.joined(separator: ",")
    }.joined(separator: "\n")
}
