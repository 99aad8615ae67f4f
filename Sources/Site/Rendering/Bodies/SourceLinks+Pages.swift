import Files
import Markdown
import Site

extension SourceLinks {
    /// The page that is made of the text beside this one, where a link names the HTML that other programs make of it, as books
    /// of mdBook do: `chapter.html` for `chapter.md`.
    func pageMade(_ target: String, from path: String) -> Address? {
        guard target.hasSuffix(".html"), let decoded = percentDecoded(String(target.dropLast(5))) else { return nil }
        return page(of: decoded, from: path)
    }

    /// The page of the text that a path leads to, but for its ending.
    private func page(of name: String, from path: String) -> Address? {
        guard let file = SourceLinks.join("/" + SourceLinks.folder(of: path), name)?.dropFirst() else { return nil }
        // The page of a folder may be made of its README.
        let names = [file] + (file.hasSuffix("/index") ? [file.dropLast("index".count) + "README"] : [])
        for name in names {
            for ending in [".md", ".mdx"] {
                if let address = known.value.addresses[ExactName(String(name) + ending)] { return address }
            }
        }
        return nil
    }

    /// The page of the text beside this one, where a link names it without an ending, or that page's address as it is seen from
    /// one without a slash behind, as Docusaurus and VitePress have them; nil where a page stands where the link leads.
    func pageCalled(_ target: String, from path: String, at address: Address) -> Address? {
        let name = target.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }
        guard !name.isEmpty, !name.contains(UInt8(ascii: ".")), let decoded = percentDecoded(target),
            let full = SourceLinks.join(address.folder, decoded), standing.value[ExactName(full + "/")] == nil
        else { return nil }
        if let page = page(of: decoded, from: path) { return page }
        guard address.path.hasSuffix("/"), !SourceLinks.isIndex(path, at: address),
            let above = SourceLinks.join(address.folder, "../" + decoded)
        else { return nil }
        return standing.value[ExactName(above + "/")]
    }

    /// Whether a text is the page of its folder.
    private static func isIndex(_ path: String, at address: Address) -> Bool {
        let name = path.split(separator: "/").last.map { $0.prefix { $0 != "." }.lowercased() }
        return name == "index" || (name == "readme" && !address.path.hasSuffix("/readme/"))
    }

    /// The page of the text that a link names from the root of the manual it was written for: `/guide/first.md` in VuePress and
    /// Docusaurus, `/guide/first.html` or `/guide/first` in VitePress.
    ///
    /// The root is the nearest folder above the text below which there is such a text: manuals are copied into a section, and
    /// each version and language of one has a folder. Nil where a page or a file stands at that address.
    func page(fromRoot target: String, of path: String) -> Address? {
        guard let last = target.split(separator: "/", omittingEmptySubsequences: false).last, !last.isEmpty else {
            return nil
        }
        var names: [String]
        if last.hasSuffix(".md") || last.hasSuffix(".mdx") {
            names = [target]
        } else if last.hasSuffix(".html") {
            names = [".md", ".mdx"].map { target.dropLast(5) + $0 }
        } else if !last.contains(".") {
            names = [".md", ".mdx"].map { target + $0 }
        } else {
            return nil
        }
        names = names.compactMap(percentDecoded)
        let address = percentDecoded(target) ?? target
        guard standing.value[ExactName(address)] == nil, standing.value[ExactName(address + "/")] == nil,
            !files.isFile(address)
        else { return nil }
        var folder = Substring(SourceLinks.folder(of: path).dropLast())
        while true {
            for name in names {
                if let page = known.value.addresses[ExactName(folder + name)] { return page }
            }
            guard let end = folder.lastIndex(of: "/") else { return nil }
            folder = folder[..<end]
        }
    }
}
