import Files
import Site
import Values

extension NewSite {
    /// Gives each page a file of its own, whatever case its file system tells apart.
    mutating func settleNames() {
        var taken: Set<String> = []
        for index in pages.indices {
            let wanted = pages[index].file
            let end = wanted.hasSuffix(".mdx") ? ".mdx" : ".md"
            let stem = wanted.hasSuffix(end) ? String(wanted.dropLast(end.count)) : wanted
            var (name, number) = (stem, 2)
            while !taken.insert(name.lowercased()).inserted {
                name = "\(stem)-\(number)"
                number += 1
            }
            pages[index].file = name + end
        }
    }

    /// What is copied, at the places that give it its old address.
    mutating func placedFiles() -> FileTree {
        let sections = Set(pages.compactMap { $0.file.split(separator: "/").first.map(String.init) })
        var files = FileTree()
        var kept = (copies: copies, made: made)
        kept.copies.removeAll()
        kept.made.removeAll()
        for copy in copies {
            guard let place = place(of: copy.path, copy.origin, besides: sections) else { continue }
            files[place] = old[copy.origin]
            kept.copies.append(copy)
        }
        for file in made {
            guard let place = place(of: file.path, file.origin, besides: sections) else { continue }
            files[place] = .bytes(Array(file.text.utf8))
            kept.made.append(file)
        }
        (copies, made) = kept
        for file in companions { files["content/" + file.file] = old[file.origin] }
        return files
    }

    /// The file of the new site that is copied to a path of its output; nil where there is none, which is noted.
    private mutating func place(of path: String, _ origin: String, besides sections: Set<String>) -> String? {
        let kind = fileExtension(of: path)
        let parts = path.split(separator: "/").map(String.init)
        guard let top = parts.first else { return nil }
        if ["md", "markdown"].contains(kind) || NewSite.otherTexts.contains(kind) {
            guard top == "assets" || !["md", "markdown"].contains(kind) else {
                note(.leftOut, origin, "a file in Markdown becomes a page here, and this one was copied as it is")
                return nil
            }
            if top != "assets" { note(.address, origin, "/\(path) became /assets/\(path)") }
            return "content/" + (top == "assets" ? path : "assets/" + path)
        }
        if parts.count == 1 { return "content/" + path }
        let folders = parts.dropLast()
        let reserved = ["posts", "pages", "products", "data"].contains(top)
        if !reserved, !sections.contains(top) { return "content/" + path }
        // Beside pages the folders' names are made of slugs.
        if !reserved, folders.allSatisfy({ slug($0) == $0 }) { return "content/" + path }
        if !folders.allSatisfy({ slug($0) == $0 }) {
            let moved = folders.map { slug($0) }.joined(separator: "/") + "/" + (parts.last ?? "")
            note(.address, origin, "/\(path) became /\(moved)")
        }
        return "content/pages/" + path
    }

    /// Texts that other programs make pages of: here they are copied only from among the assets.
    private static let otherTexts: Set<String> = [
        "mkd", "mdown", "mdx", "rst", "adoc", "asciidoc", "org", "textile", "rmd", "ipynb", "docx", "odt", "rtf",
    ]
}
