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
            let name = inside.split(separator: "/").last ?? ""
            if inside == "authors.yml" {
                site.spent.insert(path)
                site.addData(path, inside: "authors.yml")
            } else if ["md", "mdx"].contains(fileExtension(of: path)), !name.hasPrefix("_"),
                let bytes = site.bytes(path)
            {
                let text = OldText(path: path, bytes: bytes)
                if let mistake = text.mistake {
                    site.notes.append(ImportNote(.leftOut, mistake, in: path))
                } else {
                    isAny = addPost(text, inside: inside) || isAny
                }
            } else if inside != "tags.yml" {
                site.companions.append((path, "posts/\(inside)"))
            }
        }
        guard isAny else { return }
        site.settings["permalink"] = .string("\(configuration.blogBase):year/:month/:day/:slug/")
    }

    private mutating func addPost(_ text: OldText, inside: String) -> Bool {
        let stem = withoutExtension(inside)
        let isFolder = stem.hasSuffix("/index")
        let plain = isFolder ? String(stem.dropLast("/index".count)) : stem
        // The day may be spread over folders: 2026/11/20/name, or 2026/11-20-name.
        let parts = plain.split { "-/".contains($0) }
        let isDated =
            parts.count > 3 && parts.prefix(3).map(\.count) == [4, 2, 2]
            && parts.prefix(3).allSatisfy { Int($0) != nil }
        let name = isDated ? String(plain.dropFirst(11)) : plain.split(separator: "/").last.map(String.init) ?? plain
        let written = text["date"]?.written.flatMap(ISO8601.parse)?.date
        guard let date = written.map(ISO8601.day) ?? (isDated ? parts.prefix(3).joined(separator: "-") : nil) else {
            site.note(.leftOut, text.path, "a post needs a date: add `date:` to it, and move it to content/posts/")
            return false
        }
        var (head, body, isMDX) = self.plain(text)
        if head["title"] == nil, heading(of: text) == nil { head["title"] = .string(titleOfName(name)) }
        let slug = text["slug"]?.written
        let day = date.replacing("-", with: "/")
        let base = configuration.blogBase
        let address = base + (slug ?? "\(day)/\(name)").split(separator: "/").joined(separator: "/") + "/"
        let end = isMDX ? "mdx" : fileExtension(of: inside)
        let file = isFolder ? "\(plain)/index.\(end)" : "\(date)-\(name.replacing("/", with: "-")).\(end)"
        if !isDated || text["date"] != nil, head["date"] == nil { head["date"] = .string(date) }
        site.pages.append(
            NewPage(origin: text.path, file: "posts/\(file)", head: head, body: body, address: address))
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
            let stem = withoutExtension(inside)
            let name = stem.split(separator: "/").last ?? ""
            switch fileExtension(of: path) {
            case "md" where !name.hasPrefix("_"), "mdx" where !name.hasPrefix("_"):
                guard let bytes = site.bytes(path) else { continue }
                let text = OldText(path: path, bytes: bytes)
                if let mistake = text.mistake {
                    site.notes.append(ImportNote(.leftOut, mistake, in: path))
                    continue
                }
                let (head, body, isMDX) = plain(text)
                let address = name == "index" ? "/" + stem.dropLast("index".count) : "/\(stem)/"
                let file = isMDX && inside.hasSuffix(".md") ? inside + "x" : inside
                site.pages.append(
                    NewPage(origin: path, file: "pages/\(file)", head: head, body: body, address: String(address)))
            case "js", "jsx", "tsx":
                site.note(.leftOut, path, "a page in React: write it as Markdown in content/pages/, or as a layout")
            default: continue
            }
        }
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
