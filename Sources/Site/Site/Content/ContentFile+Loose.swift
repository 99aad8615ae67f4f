import Diagnostics
import Files

extension ContentFile {
    /// The pages that the other files of `content/` stand beside.
    struct Neighbours {
        /// The folders of pages that are an `index.md`, each with its slash, and the page's file.
        private var owners: [(folder: String, page: String)] = []
        /// The folders at the top that have pages.
        fileprivate let sections: Set<String>

        /// The neighbours of files, by the paths of all pages.
        init(_ pages: [String]) {
            sections = Set(pages.compactMap { $0.split(separator: "/").first.map(String.init) })
            // What stands beside site.yml is the site's, and does not wait for its first page to be due.
            for page in pages where withoutExtension(page).hasSuffix("/index") {
                guard let slash = page.lastIndex(of: "/") else { continue }
                owners.append((String(page[...slash]), page))
            }
        }

        /// The page that a file comes along with, that of the nearest folder, and its name in there.
        fileprivate func owner(of path: String) -> (page: String, name: String)? {
            owners.filter { path.hasPrefix($0.folder) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
                .map { ($0.page, String(path.dropFirst($0.folder.count))) }
        }
    }

    /// The use of a file that is no page and stands among pages: files beside a page folder's `index.md` come along with
    /// the page; the rest is copied to the site, or told.
    static func looseUse(of path: String, _ content: FileContent, among pages: Neighbours) -> Use {
        if isLitter(path) { return .leftOut(nil) }
        if let problem = objection(to: path, content) { return .leftOut(problem) }
        if let owner = pages.owner(of: path) { return .companion(of: owner.page, name: owner.name) }
        // What stands beside a post goes with the posts that show it.
        return path.hasPrefix("posts/") ? .shown : .copied(to: address(of: path, besidePages: pages.sections))
    }

    /// What editors and systems leave beside a file.
    private static func isLitter(_ path: String) -> Bool {
        let name = path.fileName
        return name.hasSuffix("~") || name.hasPrefix("#") || name == "Thumbs.db" || name == "desktop.ini"
            || ["bak", "orig", "swp", "swo", "tmp"].contains(fileExtension(of: path))
    }

    /// Texts in a form that other programs make pages of.
    private static let otherForms: Set<String> = [
        "mkd", "mdown", "rst", "adoc", "asciidoc", "org", "textile", "rmd", "ipynb", "docx", "odt", "rtf",
    ]

    /// What an author should know about a file of `content/` that is neither made into a page nor copied.
    private static func objection(to path: String, _ content: FileContent) -> Diagnostic? {
        let kind = fileExtension(of: path)
        let isPost = path.hasPrefix("posts/")
        let remedy = "rename it to end in .md if it is a page, or move it to content/assets/ if it is to be copied"
        var message: String?
        if otherForms.contains(kind) || (isPost && ["txt", "html", "htm", ""].contains(kind)) {
            message = "the file is left out: \(isPost ? "posts" : "pages") are Markdown, in files that end in .md"
        } else if kind == "html", case .bytes(let bytes) = content, FrontMatterCut(bytes) != nil {
            message = "the file is left out: it has front matter, and only Markdown becomes a page"
        } else if !path.contains("/"), ["site.yaml", "site.json", "site.toml"].contains(path) {
            message = "the file is left out: what a site is called and how it is made stands in site.yml"
        }
        return message.map {
            Diagnostic(.warning, $0, at: Place(path: "content/" + path, line: 1, column: 1), remedy: remedy)
        }
    }

    /// Where a file of `content/` is copied to: beside the pages of its folder, whose addresses are made of slugs.
    /// - Parameters:
    ///   - path: the file, relative to `content/`.
    ///   - sections: the folders of `content/` that have pages; of others the names stay as they are.
    /// - Returns: the path in the output.
    private static func address(of path: String, besidePages sections: Set<String>) -> String {
        var parts = path.split(separator: "/").map(String.init)
        guard let name = parts.popLast(), let top = parts.first else { return path }
        if top == "pages" { parts.removeFirst() }
        return ((sections.contains(top) ? parts.map { Site.slug($0) } : parts) + [name]).joined(separator: "/")
    }
}
