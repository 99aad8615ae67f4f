import Dates
import Files
import Site
import Values

extension DocusaurusReader {
    /// Makes posts of the blog's texts, which keep their addresses.
    mutating func readBlog() {
        guard let root = configuration.blogFolder else { return }
        var isAny = false
        for path in site.old.paths where path.hasPrefix(root) {
            let inside = String(path.dropFirst(root.count))
            if inside == "authors.yml" {
                site.spent.insert(path)
                site.addData(path, inside: "authors.yml")
            } else if isText(inside) {
                if let text = text(path, inside) { isAny = addPost(text, inside: inside) || isAny }
            } else if inside != "tags.yml" {
                site.companions.append((path, "posts/\(inside)"))
            }
        }
        guard isAny else { return }
        site.settings["permalink"] = .string("\(configuration.blogBase):year/:month/:day/:slug/")
    }

    private mutating func addPost(_ text: OldText, inside: String) -> Bool {
        let named = DocusaurusPostName(inside)
        guard let day = named.date ?? text["date"]?.written.flatMap(ISO8601.parse)?.date else {
            site.note(.leftOut, text.path, "a post needs a date: add `date:` to it, and move it to content/posts/")
            return false
        }
        let date = ISO8601.day(day)
        let name = named.name.isEmpty ? date : named.name
        var (head, body, isMDX) = plain(text)
        if head["title"] == nil, heading(of: text) == nil { head["title"] = .string(titleOfName(name)) }
        let slug = (text["slug"]?.written ?? named.address).split(separator: "/").joined(separator: "/")
        let end = isMDX ? "mdx" : fileExtension(of: inside)
        let file =
            named.isFolder
            ? "\(named.path)/index.\(end)"
            : "\(named.path.folderPart)\(date)-\(name.replacing("/", with: "-")).\(end)"
        let isDated = !named.isFolder || named.path.fileName.hasPrefix(date + "-")
        if !isDated || text["date"] != nil, head["date"] == nil { head["date"] = .string(date) }
        site.pages.append(
            NewPage(
                origin: text.path, file: "posts/\(file)", head: head, body: body,
                address: "\(configuration.blogBase)\(slug)/"))
        return true
    }

    /// Copies `static/`, whose files were at the root of the site.
    mutating func readFiles() {
        let root = configuration.folder + "static/"
        for path in site.old.paths where path.hasPrefix(root) {
            site.copies.append((path, String(path.dropFirst(root.count))))
        }
    }

    /// Makes pages of the texts in `src/pages/`; those in React stay behind.
    mutating func readPages() {
        let root = configuration.folder + "src/pages/"
        for path in site.old.paths where path.hasPrefix(root) {
            let inside = String(path.dropFirst(root.count))
            switch fileExtension(of: path) {
            case "md", "mdx":
                if let text = text(path, inside) { addPage(text, inside: inside) }
            case "js", "jsx", "tsx":
                site.note(.leftOut, path, "a page in React: write it as Markdown in content/pages/, or as a layout")
            default: continue
            }
        }
    }

    private mutating func addPage(_ text: OldText, inside: String) {
        let (head, body, isMDX) = plain(text)
        let stem = withoutExtension(inside)
        let address = stem.fileName == "index" ? "/" + stem.folderPart : "/\(stem)/"
        site.pages.append(
            NewPage(
                origin: text.path, file: "pages/\(fileName(inside, isMDX: isMDX))", head: head, body: body,
                address: address))
    }

    /// Tells folders of texts that are neither the manual nor the blog.
    mutating func tellOtherFolders() {
        let known = [configuration.docsFolder, configuration.blogFolder].compactMap(\.self)
        var told: Set<String> = []
        for path in site.old.paths where path.hasPrefix(configuration.folder) {
            let inside = path.dropFirst(configuration.folder.count)
            guard let slash = inside.firstIndex(of: "/"), ["md", "mdx"].contains(fileExtension(of: path)),
                !known.contains(where: { path.hasPrefix($0) })
            else { continue }
            let name = String(inside[..<slash])
            guard !["src", "static"].contains(name), told.insert(name).inserted else { continue }
            let remedy =
                switch name {
                case "versioned_docs":
                    "older versions: copy the folder of each into content/\(section)/, and name it under `versions` in site.yml"
                case "i18n": "translations: each stands beside its original here, as `x.de.md`"
                default: "texts that are none of the manual's: copy them to content/\(name)/"
                }
            site.note(.leftOut, configuration.folder + name, remedy)
        }
    }
}
