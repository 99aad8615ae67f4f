import Diagnostics
import Files

/// A file of `content/`, and what becomes of it.
struct ContentFile: Sendable {
    /// What becomes of a file.
    enum Use: Sendable {
        /// `site.yml`, which says how everything is made.
        case configuration
        /// It is the text of a page.
        case page
        /// It is read with its product: the product's folder, and the path in it.
        case product(folder: String, name: String)
        /// Templates find what it says; its path below `data/`.
        case data(String)
        /// It is one of the site's assets; its path below `assets/`.
        case asset(String)
        /// It is an asset that is looked for at the root of the site, where it is copied to.
        case rootAsset(String)
        /// It comes along with a page, whose file below `content/` this is, under a name in the page's folder.
        case companion(of: String, name: String)
        /// It is copied to this path of the output.
        case copied(to: String)
        /// It goes with the posts that show it, and with nobody else.
        case shown
        /// It is no part of the site by itself, and what the author should know of that; nothing where an editor left it.
        case leftOut(Diagnostic?)
    }

    /// The file, relative to `content/`.
    let path: String
    /// What it holds.
    let content: FileContent
    /// What becomes of it.
    let use: Use

    /// Whether it stands among pages and is none: a page that points at it brings it along, whatever else becomes of it.
    var mayBeBrought: Bool {
        switch use {
        case .companion, .copied, .shown: true
        case .leftOut: ContentFile.folderUse(of: path) == nil
        case .configuration, .page, .product, .data, .asset, .rootAsset: false
        }
    }

    /// The files of `content/` by their paths below it, each with what becomes of it; more pages that they stand beside may
    /// be named, by their paths relative to the site.
    static func all(
        _ files: [(path: String, content: FileContent)], besides pages: [String] = []
    ) -> [ContentFile] {
        // Only a file that has no use by itself asks what stands beside it.
        let neighbours = Once {
            Neighbours(
                pages.map { String($0.dropFirst("content/".count)) } + files.lazy.map(\.path).filter { isPage($0) })
        }
        return files.map { path, content in
            let use: Use =
                if isPage(path) { .page } else {
                    folderUse(of: path) ?? looseUse(of: path, content, among: neighbours.value)
                }
            return ContentFile(path: path, content: content, use: use)
        }
    }

    /// Whether a file of `content/` is the text of a page; those of products are read with their products.
    static func isPage(_ path: String) -> Bool { hasPageEnding(path) && !isInFolderOfItsOwn(path[...]) }

    /// Whether the name of a file is that of a text.
    static func hasPageEnding(_ path: String) -> Bool {
        let ending = fileExtension(of: path)
        return ending == "md" || ending == "markdown" || ending == "mdx"
    }

    /// Whether a text of `content/` stands in a folder with a meaning of its own; see ``folderUse(of:)``.
    static func isInFolderOfItsOwn(_ path: Substring) -> Bool {
        // By bytes: it is asked for every file of a large site.
        ["assets/", "products/", "data/"].contains { path.utf8.starts(with: $0.utf8) }
    }

    /// The use of a file that stands in a folder with a meaning of its own; nil for one that stands among pages.
    static func folderUse(of path: String) -> Use? {
        if path == "site.yml" { return .configuration }
        func below(_ folder: String) -> String? { path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil }
        if let name = below("assets/") {
            let first = name.split(separator: "/").first.map(String.init) ?? ""
            return Disk.publishedHiddenNames.contains(first) ? .rootAsset(name) : .asset(name)
        }
        if let name = below("products/") {
            let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
            return parts.count == 2 ? .product(folder: parts[0], name: parts[1]) : .leftOut(nil)
        }
        guard let name = below("data/") else { return nil }
        if ["yml", "yaml", "json", "toml", "csv"].contains(fileExtension(of: name)) { return .data(name) }
        return .leftOut(
            Diagnostic(
                .warning, "the file is left out: data are YAML, JSON, TOML or CSV",
                at: Place(path: "content/" + path, line: 1, column: 1),
                remedy: "write it as one of them, or move it out of content/data/"))
    }
}
