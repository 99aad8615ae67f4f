import Dates
import Diagnostics
import Files
import Site
import Values

/// Reads a Hexo site.
struct HexoReader {
    let configuration: HexoConfiguration
    var site: NewSite
    var documents: [HexoDocument] = []
    /// Files beside posts, by their path below the folder of posts.
    private var beside: [(origin: String, inside: String, kind: HexoDocument.Kind)] = []

    init(_ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        configuration = try HexoConfiguration(tree, circumstances)
        site = NewSite(.hexo, tree, circumstances)
        let spent = ["package.json", "package-lock.json", "yarn.lock", "pnpm-lock.yaml", HexoConfiguration.path]
        site.spent = Set(tree.paths.filter { spent.contains($0) || $0.hasPrefix("scaffolds/") })
    }

    mutating func imported() -> ImportedSite {
        for path in site.old.paths where path.hasPrefix(configuration.source) {
            sort(path, inside: String(path.dropFirst(configuration.source.count)))
        }
        placeBeside()
        readSettings()
        var tags = hexoTags()
        let texts = documents.map { String(decoding: $0.text.body, as: UTF8.self) }
        let anchors = HeadingAnchors(texts, HexoAddress.slug)
        for document in documents { add(document, &tags, anchors) }
        addLists()
        site.switchOn(["admonitions", "tabs", "attributes"] + (configuration.hasHardBreaks ? ["hard_breaks"] : []))
        if let origin = documents.first(where: asksForFormulas)?.text.path {
            site.switchOnFormulas(hasDollars: true, origin)
        }
        return site.finished()
    }

    /// Whether a text says that it has formulas.
    private func asksForFormulas(_ document: HexoDocument) -> Bool {
        ["mathjax", "math", "katex"].contains { document.text[$0]?.value == .bool(true) }
    }

    // MARK: - Files

    /// What a file of the source is.
    private mutating func sort(_ path: String, inside: String) {
        let parts = inside.split(separator: "/").map(String.init)
        let isMarked = parts.contains { $0.first.map { "._".contains($0) } ?? false || $0.hasSuffix("~") }
        if configuration.leavesOut(inside) {
            return site.note(.leftOut, path, "`exclude` of \(HexoConfiguration.path) leaves it out")
        }
        switch parts.first {
        case "_posts", "_drafts":
            let rest = parts.dropFirst()
            guard !rest.contains(where: { ".#".contains($0.prefix(1)) || $0.hasSuffix("~") }) else { return }
            addPost(path, inside: rest.joined(separator: "/"), parts[0] == "_posts" ? .post : .draft)
        case "_data": site.addData(path, inside: parts.dropFirst().joined(separator: "/"))
        default:
            if !isMarked || configuration.takes(inside) || parts.first == ".well-known" {
                addPage(path, inside: inside)
            }
        }
    }

    private mutating func addPost(_ path: String, inside: String, _ kind: HexoDocument.Kind) {
        let ending = fileExtension(of: path)
        let isText = HexoDocument.isMarkdown(path) || ["html", "htm"].contains(ending)
        // Where posts have folders, what has another ending than they is a file of theirs.
        let isFile = configuration.hasPostFolders && ending != configuration.postEnding
        guard isText, !isFile, !configuration.copies("_posts/" + inside) else {
            return beside.append((path, inside, kind))
        }
        addText(path, inside: inside, kind)
    }

    private mutating func addPage(_ path: String, inside: String) {
        let isHTML = ["html", "htm"].contains(fileExtension(of: path))
        guard HexoDocument.isMarkdown(path) || isHTML, !configuration.copies(inside), let bytes = site.bytes(path)
        else {
            return site.copies.append((path, inside))
        }
        let (whole, _) = HexoHead.whole(bytes)
        let text = OldText(path: path, bytes: whole)
        // A page of HTML by itself.
        if isHTML, !text.hasHead || text["layout"]?.written == "false" {
            guard text.hasHead else { return site.copies.append((path, inside)) }
            return site.made.append((path, inside, String(decoding: text.body, as: UTF8.self)))
        }
        addText(path, inside: inside, .page)
    }

    private mutating func addText(_ path: String, inside: String, _ kind: HexoDocument.Kind) {
        guard let bytes = site.bytes(path) else { return }
        let (whole, added) = HexoHead.whole(bytes)
        guard let text = site.text(path, whole, linesAdded: added) else { return }
        documents.append(HexoDocument(text, kind, inside: inside, configuration))
    }

    /// Files of posts go with them: those of the folder that is called like the post.
    private mutating func placeBeside() {
        let owners = Dictionary(
            documents.filter { $0.kind != .page }.map { ($0.fileStem, $0) }, uniquingKeysWith: { one, _ in one })
        for file in beside {
            let top = file.kind == .draft ? "_drafts/" : "_posts/"
            var folder = String((top + file.inside).folderPart.dropLast())
            while folder.contains("/"), owners[folder] == nil { folder = String(folder.folderPart.dropLast()) }
            // Without `post_asset_folder` Hexo leaves them out, and plug-ins take them.
            guard let owner = owners[folder] else {
                site.note(.leftOut, file.origin, "it lies among posts, in no folder that is called like one")
                continue
            }
            withFiles.insert(folder)
            site.companions.append(
                (file.origin, HexoReader.folder(of: owner) + (top + file.inside).dropFirst(folder.count + 1)))
        }
    }

    /// The posts that have files, by name.
    private(set) var withFiles: Set<String> = []

    // MARK: - Places

    /// The folder of the new site that a post becomes which has files.
    private static func folder(of document: HexoDocument) -> String { String(plainFile(of: document)) + "/" }

    private static func plainFile(of document: HexoDocument) -> Substring {
        let stem = document.slugPart
        switch document.kind {
        case .draft: return "posts/drafts/\(stem)"
        case .page:
            return stem == "index" ? "pages/home" : "pages/\(stem)"
        case .post:
            let day = document.date.map { ISO8601.day($0.date) + "-" } ?? ""
            return "posts/\(stem.folderPart)\(day)\(stem.fileName)"
        }
    }

    /// Where a text stands below `content/`.
    func file(of document: HexoDocument) -> String {
        let plain = HexoReader.plainFile(of: document)
        return plain + (document.kind != .page && withFiles.contains(document.fileStem) ? "/index.md" : ".md")
    }

    /// The tags of texts, with what they may name.
    private func hexoTags() -> HexoTags {
        var texts: [String: (address: String, title: String)] = [:]
        let posts = documents.filter { $0.kind == .post && !$0.isDraft } + documents.filter { $0.kind == .draft }
        for names in [\HexoDocument.name, \.slugPart, \.lastName, \.title] {
            for document in posts where texts[document[keyPath: names]] == nil {
                texts[document[keyPath: names]] = (document.address, document.title)
            }
        }
        let folder = configuration.source + configuration.folder("code_dir", "downloads/code") + "/"
        let old = site.old
        return HexoTags(texts: texts) { file in
            guard let path = resolvedPath(file, in: folder), path.hasPrefix(folder) else { return nil }
            return (try? old[path]?.read()).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
