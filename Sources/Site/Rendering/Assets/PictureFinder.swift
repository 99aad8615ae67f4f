import Files
import Site

/// Finds the pictures that bodies show, by their address.
struct PictureFinder: Sendable {
    private let files: [ExactName: FileContent]
    private let basePath: String
    /// The files that pages may bring along, by path below `content/`.
    let loose: [ExactName: FileContent]

    init(_ content: SiteContent, pages: [Page], baseURL: BaseURL) {
        var files: [ExactName: FileContent] = [:]
        for path in content.assets.paths { files[ExactName("assets/" + path)] = content.assets[path] }
        for file in content.copies { files[ExactName(file.address)] = file.content }
        for page in pages {
            for file in page.companions {
                files[ExactName(String(page.address.path.dropFirst()) + file.name)] = file.content
            }
        }
        for product in content.products {
            for (name, file) in product.files where Product.goesWithPage(name) {
                files[ExactName(String(product.address.path.dropFirst()) + name)] = file
            }
        }
        self.files = files
        basePath = baseURL.path
        loose = content.files
    }

    /// The picture at an address of the site; nil for pictures of others.
    func picture(at address: String) -> FileContent? {
        guard address.hasPrefix(basePath) else { return nil }
        let path = String(address.dropFirst(basePath.count))
        return files[ExactName(percentDecoded(path) ?? path)]
    }
}
