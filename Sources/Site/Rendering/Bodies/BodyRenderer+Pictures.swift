import Diagnostics
import Encodings
import Files
import Markdown
import Markup
import Media
import Site

extension BodyRenderer {
    /// The pictures of a text whose files are there and hold no picture that a browser shows.
    func brokenPictures(among links: [FoundLink], of page: Page) -> [Diagnostic] {
        let broken = links.indices.compactMap { index -> (index: Int, picture: FileContent)? in
            guard links[index].kind == .image else { return nil }
            let written = links[index].destination
            let address: String
            switch self.links.resolve(written, from: page.path, at: page.address) {
            case .replace(let resolved): address = resolved
            case .keep: address = written
            case .failed: return nil
            }
            let picture = picture(at: address, from: page.path, at: page.address)
            return picture.flatMap { isBroken($0, named: address) ? (index, $0) : nil }
        }
        if broken.isEmpty { return [] }
        let places = linkPlaces(in: page.body)
        return broken.map { index, picture in
            let place = places.indices.contains(index) ? places[index] : nil
            return BodyRenderer.brokenPicture(
                links[index].destination, picture, at: place, excerpt: place.flatMap { page.excerpt(at: $0) })
        }
    }

    /// Whether a file by its name is a picture of pixels, or a drawing, and by its bytes is none.
    package func isBroken(_ picture: FileContent, named name: String) -> Bool {
        let path = name.prefix { $0 != "?" && $0 != "#" }.lowercased()
        if path.hasSuffix(".svg") { return !BodyRenderer.isDrawing(picture) }
        guard [".png", ".gif", ".jpg", ".jpeg", ".webp"].contains(where: path.hasSuffix) else { return false }
        // Browsers tell drawings from pixels by their names.
        return PictureFacts(picture).map { $0.format == .svg } ?? true
    }

    /// Whether a file has the element of a drawing, whatever stands in it; what is not written in single bytes may have one.
    private static func isDrawing(_ picture: FileContent) -> Bool {
        // It mostly stands among the first bytes, and many pages may show the drawing.
        for count in [1 << 12, picture.size] {
            guard let bytes = try? picture.head(count) else { return true }
            if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
            var scanner = TagScanner(bytes)
            while let tag = scanner.next() {
                // A prefix may stand before it, `<s:svg>`.
                if bytes[tag.name].suffix(3).elementsEqual("svg".utf8) { return true }
            }
        }
        return false
    }

    /// What is said of such a file.
    package static func brokenPicture(
        _ written: String, _ picture: FileContent, at place: Place?, excerpt: String?
    ) -> Diagnostic {
        let isPointer = (try? picture.head(64)).map(GitPointer.isOne) ?? false
        let isDrawing = written.prefix { $0 != "?" && $0 != "#" }.lowercased().hasSuffix(".svg")
        return Diagnostic(
            .error,
            isPointer
                ? "the file of `\(written)` only points to the picture, which Git keeps apart"
                : "the picture `\(written)` cannot be read: its file holds no \(isDrawing ? "SVG" : "PNG, GIF, JPEG or WebP")",
            at: place, excerpt: excerpt, length: written.unicodeScalars.count,
            remedy: isPointer
                ? "run `git lfs pull`; in a workflow, `actions/checkout` does it with `lfs: true`"
                : "export it once more, and look at it there")
    }
}
