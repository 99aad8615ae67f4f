import Diagnostics
import Files
import Markdown
import Site

extension BodyRenderer {
    /// The pictures of a text whose files are there and hold no picture that a browser shows.
    func brokenPictures(among links: [FoundLink], of page: Page) -> [Diagnostic] {
        let broken = links.indices.filter { index in
            guard links[index].kind == .image else { return false }
            let written = links[index].destination
            let address: String
            switch self.links.resolve(written, from: page.path, at: page.address) {
            case .replace(let resolved): address = resolved
            case .keep: address = written
            case .failed: return false
            }
            return isBroken(picture(at: address, from: page.path, at: page.address), named: address)
        }
        if broken.isEmpty { return [] }
        let places = linkPlaces(in: page.body)
        return broken.map { index in
            let place = places.indices.contains(index) ? places[index] : nil
            return BodyRenderer.brokenPicture(
                links[index].destination, at: place, excerpt: place.flatMap { page.excerpt(at: $0) })
        }
    }

    /// Whether a file by its name is a picture of pixels and by its bytes is none.
    package func isBroken(_ picture: FileContent?, named name: String) -> Bool {
        guard let picture else { return false }
        let path = name.prefix { $0 != "?" && $0 != "#" }.lowercased()
        guard [".png", ".gif", ".jpg", ".jpeg", ".webp"].contains(where: path.hasSuffix) else { return false }
        // Browsers tell drawings from pixels by their names.
        return PictureFacts(picture).map { $0.format == .svg } ?? true
    }

    package static func brokenPicture(_ written: String, at place: Place?, excerpt: String?) -> Diagnostic {
        Diagnostic(
            .error, "the picture `\(written)` cannot be read: its file holds no PNG, GIF, JPEG or WebP", at: place,
            excerpt: excerpt, length: written.unicodeScalars.count, remedy: "export it once more, and look at it there")
    }
}
