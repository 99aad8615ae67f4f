import Files

extension [Page] {
    /// The same pages, where a section's `README.md` is the page of its folder unless another is: so GitHub shows it, and so
    /// VuePress, mdBook, MkDocs, Docusaurus and GitBook publish it.
    ///
    /// A pass of its own, since it is told by what stands beside the file and not by the file.
    var withReadmesAsIndexes: [Page] {
        let readmes = indices.filter { self[$0].isReadme }
        guard !readmes.isEmpty else { return self }
        let taken = ExactNames(map(\.address.path))
        var pages = self
        for index in readmes {
            let folder = String(pages[index].address.path.dropLast("readme/".utf8.count))
            if taken.contains(folder) { continue }
            pages[index] = pages[index].moved(to: Address(folder), with: pages[index].frontMatter)
        }
        return pages
    }
}

extension Page {
    fileprivate var isReadme: Bool {
        guard case .section = kind, address.path.hasSuffix("/readme/"), frontMatter.slug == nil,
            frontMatter.permalink == nil, let name = path.split(separator: "/").last
        else { return false }
        return name.prefix("README.".utf8.count).lowercased() == "readme."
    }
}
