import Encodings
import Files
import Site

/// Finds the pictures that bodies show, by their address, and tells how large they are.
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

    /// The size of a picture; nil where its bytes do not tell.
    static func size(of picture: FileContent) -> (width: Int, height: Int)? {
        // A camera's notes and colours may stand before the size in a JPEG; all else says it in the first bytes.
        for count in [64, 1 << 16, 1 << 20, picture.size] {
            guard let bytes = try? picture.head(count) else { return nil }
            if let size = PictureHeader(bytes) { return (size.width, size.height) }
            guard bytes.starts(with: [0xFF, 0xD8]), count < picture.size else { return nil }
        }
        return nil
    }
}
