import Dates
import Diagnostics
import Files
import Site
import TOML
import Values
import YAML

/// Reads a Hugo site.
struct HugoReader {
    let configuration: HugoConfiguration
    var site: NewSite
    var documents: [HugoDocument] = []
    /// The texts in other languages of the site.
    var translations: [HugoDocument] = []
    /// The sections whose pages are posts.
    var postSections: Set<String> = []
    /// The other sections whose pages have dates, and no order of their own: lists, newest first.
    var datedSections: Set<String> = []
    /// Files below the content that are no texts, by their path within it.
    var others: [(origin: String, inside: String)] = []

    init(_ tree: FileTree, _ circumstances: Generator.Circumstances) throws(Mistakes) {
        configuration = try HugoConfiguration(tree, circumstances)
        site = NewSite(.hugo, tree, circumstances)
    }

    mutating func imported() -> ImportedSite {
        for path in site.old.paths { sort(path) }
        handDown()
        findPostSections()
        findDatedSections()
        readSettings()
        let shortcodes = HugoShortcodes(self)
        for document in documents + translations { add(document, shortcodes) }
        site.pieceFiles = shortcodes.pieces(in: site.pages.map(\.body))
        placeOthers()
        readMarkdown()
        addSections()
        addTerms()
        return site.finished()
    }

    /// What a file of the old site is.
    private mutating func sort(_ path: String) {
        for (language, folder) in configuration.languageFolders {
            guard let inside = HugoReader.inside(folder, path) else { continue }
            return sort(path, inside: inside, in: language)
        }
        if let inside = HugoReader.inside(configuration.contentFolder, path) { return sort(path, inside: inside) }
        for folder in configuration.staticFolders {
            if let inside = HugoReader.inside(folder, path) { return site.copies.append((path, inside)) }
        }
        if let inside = HugoReader.inside("data", path) { site.addData(path, inside: inside) }
    }

    private static func inside(_ folder: String, _ path: String) -> String? {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
    }

    /// What a file of the content is, perhaps of a folder for one language.
    private mutating func sort(_ path: String, inside: String, in folderLanguage: String? = nil) {
        let kind = fileExtension(of: path)
        guard ["md", "markdown", "mdown", "html", "htm"].contains(kind), let bytes = site.bytes(path) else {
            if ["org", "adoc", "asciidoc", "rst", "pandoc", "gotmpl", "pdc", "mmark"].contains(kind) {
                return site.note(
                    .leftOut, path, "pages are Markdown here: write it anew, or turn it into Markdown with pandoc")
            }
            return others.append((path, inside))
        }
        guard let text = site.text(path, bytes) else { return }
        if kind.hasPrefix("htm"), !text.hasHead { return others.append((path, inside)) }
        let stem = withoutExtension(inside).lowercased()
        let named = configuration.otherLanguages.first { stem.hasSuffix("." + $0) }
        if let language = folderLanguage ?? named {
            return translations.append(HugoDocument(text, inside: inside, language: language, isBase: false))
        }
        documents.append(HugoDocument(text, inside: inside, language: configuration.language.lowercased()))
    }

    /// Gives each page what is handed down to it, and then its address.
    private mutating func handDown() {
        documents = handedDown(documents)
        for language in configuration.otherLanguages {
            let own = translations.filter { $0.language == language }
            translations.removeAll { $0.language == language }
            translations += handedDown(own)
        }
    }

    private mutating func handedDown(_ all: [HugoDocument]) -> [HugoDocument] {
        var documents = all
        var cascade = HugoCascade()
        cascade.add(configuration["cascade"], below: "")
        for document in documents where document.isSection {
            cascade.add(document.text["cascade"], below: document.logicalPath)
        }
        // What stands within a leaf bundle belongs to it and makes no page.
        let bundles = Set(documents.filter(\.isBundle).map(\.logicalPath))
        documents = documents.filter { document in
            let path = document.folders.joined(separator: "/").lowercased()
            let isInside =
                !document.isBundle && bundles.contains { path == $0 || path.hasPrefix($0 + "/") } && !path.isEmpty
            if isInside {
                site.note(.leftOut, document.text.path, "a text that belongs to the page of its folder, and makes none")
            }
            return !isInside
        }
        for index in documents.indices {
            cascade.apply(to: &documents[index])
            documents[index].settle(configuration)
        }
        return documents
    }

    /// Which other sections are lists by date, as Hugo's own order has them; a manual that tells dates is none, nor what
    /// has a table of its contents.
    mutating func findDatedSections() {
        let pages = documents.filter { !$0.isSection && !$0.folders.isEmpty && !postSections.contains($0.section) }
        datedSections = Set(
            Dictionary(grouping: pages, by: \.section).filter { _, pages in
                pages.count { $0.date != nil } * 2 > pages.count && !pages.contains { $0.text["weight"] != nil }
            }.keys)
        datedSections.subtract(documents.filter { $0.isSection && $0.text.body.offset(of: "](") != nil }.map(\.section))
        datedSections.subtract(["docs", "doc", "documentation", "documents", "manual", "guide", "guides", "reference"])
    }

    /// Posts are what the configuration calls main, else what is called like posts and has dates.
    private mutating func findPostSections() {
        let main = configuration["params", "mainsections"] ?? configuration["mainsections"]
        var pages: [String: (count: Int, dated: Int)] = [:]
        for document in documents where !document.isSection && !document.folders.isEmpty {
            pages[document.section, default: (0, 0)].count += 1
            if document.date != nil { pages[document.section, default: (0, 0)].dated += 1 }
        }
        if let main { return postSections = Set(main.texts) }
        let usual: Set<String> = ["post", "posts", "blog", "news", "articles", "journal", "weblog"]
        postSections = Set(
            pages.filter { $1.dated * 2 > $1.count && usual.contains($0.lowercased()) }.map(\.key))
        guard postSections.isEmpty else { return }
        // Without any the largest section counts, as in Hugo.
        let largest = pages.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        if let largest, largest.value.dated * 2 > largest.value.count { postSections = [largest.key] }
    }
}
