import Diagnostics
import Files

extension SiteReader {
    /// Files beside a page folder's `index.md` come along with the page; the rest is copied to the site, or told.
    func placeFiles(
        _ files: [(path: String, content: FileContent)], into content: inout SiteContent, _ mistakes: inout [Diagnostic]
    ) {
        let others = files.filter { !isMarkdown($0.path) && !isProductFile($0.path) && !isReserved($0.path) }
        guard !others.isEmpty else { return }
        var owners: [(folder: String, index: Int)] = []
        for (index, page) in content.pages.enumerated() where isIndex(page.path) {
            let folder = page.path[...(page.path.lastIndex(of: "/") ?? page.path.startIndex)]
            owners.append((String(folder.dropFirst("content/".count)), index))
        }
        // What stands beside site.yml is the site's, and does not wait for its first page to be due.
        owners.removeAll { $0.folder.isEmpty }
        let sections = Set(
            content.pages.compactMap { $0.path.split(separator: "/").dropFirst().first.map(String.init) })
        for file in others where !isLitter(file.path) {
            if let problem = CopiedFile.objection(to: file.path, file.content) {
                mistakes.append(problem)
                continue
            }
            let owner = owners.filter { file.path.hasPrefix($0.folder) }.max {
                $0.folder.utf8.count < $1.folder.utf8.count
            }
            if let owner {
                let name = String(file.path.dropFirst(owner.folder.count))
                content.pages[owner.index].companions.append((name, file.content))
            } else if !file.path.hasPrefix("posts/") {
                // What stands beside a post goes with the posts that show it.
                let address = CopiedFile.address(of: file.path, besidePages: sections)
                content.copies.append(
                    CopiedFile(source: "content/" + file.path, address: address, content: file.content))
            }
        }
    }

    /// What stood in the folder and could not be read as a file of it.
    func obstacles(in tree: FileTree) -> [Diagnostic] {
        tree.obstacles.map { path, obstacle in
            let place = Place(path: path, line: 1, column: 1)
            return switch obstacle {
            case .circle:
                Diagnostic(
                    .warning, "the link leads to a folder that it stands in, and is not followed", at: place,
                    remedy: "remove it, with `rm \(path)`")
            case .leadsOut(let target):
                Diagnostic(
                    .error, "the link leads out of the site, to \(target)", at: place,
                    remedy: "copy what it leads to into the site: a site is one folder, so that it is whole wherever "
                        + "it is built")
            case .leadsToHidden(let target):
                Diagnostic(
                    .error, "the link leads to \(target), and what is hidden is never published", at: place,
                    remedy: "copy what it leads to, if everybody may read it, or remove the link, with `rm \(path)`")
            case .unreadable(let reason):
                Diagnostic(
                    .error, "it cannot be read: \(reason)", at: place,
                    remedy: "check who may read it, with `ls -ld \(path)`")
            case .noFile:
                Diagnostic(
                    .warning, "it is a pipe, a socket or a device, and is passed over", at: place,
                    remedy: "remove it, with `rm \(path)`")
            case .hiddenServerFile:
                Diagnostic(
                    .warning, "hidden files are not published, except for those in .well-known/", at: place,
                    remedy: "add it where the site is put online")
            case .leadsNowhere:
                Diagnostic(
                    .warning, "the link leads to nothing, and is passed over", at: place,
                    remedy: "remove it, with `rm \(path)`")
            case .unreadableName:
                Diagnostic(
                    .warning, "the file's name is not UTF-8, and it is left out", at: place,
                    remedy: "rename it, for instance with `convmv -f latin1 -t utf8 --notest` of the package convmv")
            }
        }
    }

    /// What editors and systems leave beside a file.
    private func isLitter(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name.hasSuffix("~") || name.hasPrefix("#") || name == "Thumbs.db" || name == "desktop.ini"
            || ["bak", "orig", "swp", "swo", "tmp"].contains(fileExtension(of: path))
    }
}

extension CopiedFile {
    /// Texts in a form that other programs make pages of.
    private static let otherForms: Set<String> = [
        "mkd", "mdown", "mdx", "rst", "adoc", "asciidoc", "org", "textile", "rmd", "ipynb", "docx", "odt", "rtf",
    ]

    /// What an author should know about a file of `content/` that is neither made into a page nor copied.
    static func objection(to path: String, _ content: FileContent) -> Diagnostic? {
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
    static func address(of path: String, besidePages sections: Set<String>) -> String {
        var parts = path.split(separator: "/").map(String.init)
        guard let name = parts.popLast(), let top = parts.first else { return path }
        if top == "pages" { parts.removeFirst() }
        return ((sections.contains(top) ? parts.map { Site.slug($0) } : parts) + [name]).joined(separator: "/")
    }
}
