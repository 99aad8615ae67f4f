import Diagnostics
import Files
import Site
import Values

/// Reads a site of Docusaurus: its manual becomes a section, its blog posts, and `static/` files.
struct DocusaurusReader {
    let configuration: DocusaurusConfiguration
    var site: NewSite
    private(set) var documents: [DocusaurusDocument] = []
    /// What each text of the manual is called by itself.
    var titles: [String: String] = [:]

    init(_ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        configuration = try DocusaurusConfiguration(tree)
        // Around the site's folder there may be a whole program.
        var own = FileTree()
        let folders = [configuration.folder, configuration.docsFolder, configuration.blogFolder].compactMap(\.self)
        for path in tree.paths where folders.contains(where: { path.hasPrefix($0) }) { own[path] = tree[path] }
        for obstacle in tree.obstacles { own.note(obstacle.obstacle, at: obstacle.path) }
        site = NewSite(.docusaurus, own, circumstances)
        site.spent.insert(configuration.path)
    }

    mutating func imported() -> ImportedSite {
        if configuration.hasDocs { readManual() }
        if configuration.hasBlog { readBlog() }
        readFiles()
        readPages()
        tellOtherFolders()
        readSettings()
        return site.finished()
    }

    /// A file of the old site.
    func file(_ path: String) -> [UInt8]? { try? site.old[path]?.read() }

    /// The section that the manual becomes: what its addresses begin with, or `docs`.
    var section: String {
        let first = configuration.docsBase.split(separator: "/").first.map(String.init) ?? "docs"
        return ["posts", "pages", "products", "assets", "data"].contains(first) ? "docs" : first
    }

    // MARK: - Texts

    func isText(_ inside: String) -> Bool { ["md", "mdx"].contains(fileExtension(of: inside)) }

    /// Whether a file is there for others, which take it in, and no page by itself.
    func isPart(_ inside: String) -> Bool { inside.split(separator: "/").contains { $0.hasPrefix("_") } }

    /// A text that becomes a page; nil where others take it in, or its head cannot be read, which is told.
    mutating func text(_ path: String, _ inside: String) -> OldText? {
        guard !isPart(inside) else {
            site.spent.insert(path)
            return nil
        }
        return site.bytes(path).flatMap { site.text(path, $0) }
    }

    // MARK: - The manual

    private mutating func readManual() {
        guard let root = configuration.docsFolder else {
            return site.note(
                .leftOut, configuration.path, "the manual lies outside of the folder: import the one around both")
        }
        for path in site.old.paths where path.hasPrefix(root) {
            let inside = String(path.dropFirst(root.count))
            if inside.fileName.hasPrefix("_category_.") {
                site.spent.insert(path)
            } else if isText(inside) {
                if let text = text(path, inside) {
                    documents.append(
                        DocusaurusDocument(text, inside: inside, isOfSeveral: configuration.hasSeveral))
                }
            } else if !isPart(inside), !["js", "jsx", "ts", "tsx"].contains(fileExtension(of: path)) {
                site.companions.append((path, "\(section)/\(inside)"))
            }
        }
        for document in documents {
            titles[document.inside] = heading(of: document.text) ?? document.text["title"]?.written
        }
        settleSlugs()
        for document in documents { add(document) }
        listChapters(root)
    }

    /// Gives texts an address by their names whose own is that of another text.
    private mutating func settleSlugs() {
        var taken: Set<String> = []
        // Of those that want the address of their folder, its index has it.
        let order = documents.indices.sorted { (documents[$0].rank, $0) < (documents[$1].rank, $1) }
        for index in order where !taken.insert(documents[index].address).inserted {
            let (path, old) = (documents[index].text.path, documents[index].address)
            documents[index] = documents[index].found(besides: taken)
            let new = documents[index].address
            guard taken.insert(new).inserted else { continue }
            site.note(
                .address, path,
                "its address `/\(old)` is that of another text, and it is found by its name, at `/\(new)`")
        }
    }

    /// The heading of the first level that a text begins with.
    func heading(of text: OldText) -> String? { ManualChapters.title(of: String(decoding: text.body, as: UTF8.self)) }

    private mutating func add(_ document: DocusaurusDocument) {
        var (head, body, isMDX) = plain(document.text) { [self] in cards(beside: document) }
        if let heading = ManualChapters.title(of: body) {
            titles[document.inside] = heading
            // It is the title there, and the head's is what lists say.
            let listed = document.text["sidebar_label"]?.written ?? document.text["title"]?.written
            head["title"] = nil
            head["short_title"] = listed == heading ? nil : listed.map { .string($0) }
        } else if head["title"] == nil {
            head["title"] = .string(titleOfName(String(document.id.fileName)))
        }
        let address = "/\(section)/" + (document.address.isEmpty ? "" : document.address + "/")
        let old = configuration.oldAddress(document.address)
        site.pages.append(
            NewPage(
                origin: document.text.path, file: "\(section)/\(fileName(document.inside, isMDX: isMDX))", head: head,
                body: body, address: address, aliases: old + "/" == address || old == address ? [] : [old]))
    }

    /// The name of a file that has to be read as MDX, or need not.
    func fileName(_ inside: String, isMDX: Bool) -> String {
        isMDX && inside.hasSuffix(".md") ? inside + "x" : inside
    }

    /// The texts of a folder as a list of links.
    private func cards(beside document: DocusaurusDocument) -> String {
        let folder = document.inside.folderPart
        return documents.compactMap { other in
            guard other.inside != document.inside, other.inside.hasPrefix(folder) else { return nil }
            let rest = other.inside.dropFirst(folder.count)
            guard !rest.contains("/") || other.isIndex && rest.split(separator: "/").count == 2 else { return nil }
            return "- [\(shown(titles[other.inside] ?? titleOfName(other.id)))](\(percentEncoded(String(rest))))"
        }.joined(separator: "\n")
    }

    private mutating func listChapters(_ root: String) {
        var chapters = DocusaurusChapters(documents) { [site] inside in
            site.bytes(root + inside).map { SourceText(path: root + inside, bytes: $0) }
        }
        var list: ScriptData?
        let path = configuration.sidebars ?? configuration.path
        if configuration.sidebars != nil, let bytes = file(path) {
            site.spent.insert(path)
            list = ScriptData(exportedBy: String(decoding: bytes, as: UTF8.self))
            if list == nil {
                site.note(.setting, path, "it is no plain data, and nothing is run: the folders give the order")
            }
        }
        let entries = chapters.list(list)
        for note in chapters.notes { site.note(.setting, path, note) }
        for mistake in chapters.mistakes { site.notes.append(ImportNote(.setting, mistake, in: path)) }
        site.chapters = (entries, section, root, titles)
    }

    // MARK: - Settings

    private mutating func readSettings() {
        site.settings["title"] = .string(configuration.title)
        if let url = configuration.baseURL, BaseURL(url) != nil { site.settings["base_url"] = .string(url) }
        if let text = configuration.description { site.settings["description"] = .string(withoutTags(text)) }
        if let language = configuration.language { site.settings["language"] = .string(language) }
        site.settings["links"] = .object(Object([("internal", .string("warn"))]))
        site.switchOn(["toc", "admonitions", "tabs", "attributes", "emoji"])
        if configuration.hasFormulas { site.switchOnFormulas(hasDollars: true, configuration.path) }
    }
}
