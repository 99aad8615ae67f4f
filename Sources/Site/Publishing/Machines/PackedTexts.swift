import Compression
import Files
import Site

/// Packs the texts of a site beside their files.
struct PackedTexts: Sendable {
    /// The forms that the site wants.
    let forms: [PackedForm]

    /// Below this a packed file saves no packet of the network.
    private static let least = 1_000

    private static let extensions: Set<String> = [
        "html", "css", "js", "mjs", "json", "xml", "svg", "txt", "md", "csv", "ics", "webmanifest", "wasm", "map",
    ]

    /// The packed files of a text; none of what is no text, is small, or packs no smaller.
    /// - Throws: that the file cannot be read.
    func files(of path: String, _ content: FileContent) throws(DiskError) -> [(path: String, content: FileContent)] {
        guard !forms.isEmpty, content.size >= PackedTexts.least,
            PackedTexts.extensions.contains(fileExtension(of: path))
        else { return [] }
        let bytes = try content.read()
        return forms.compactMap { form in
            let packed =
                switch form {
                case .gzip: deflated(bytes, .gzip, level: 9)
                case .brotli: brotliPacked(bytes)
                }
            guard let packed, packed.count < bytes.count else { return nil }
            return (path + form.ending, .bytes(packed))
        }
    }
}
