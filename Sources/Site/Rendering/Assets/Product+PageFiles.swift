import Files
import Site

extension Product {
    /// Whether a file of a product's folder goes with its page: pictures, films and their captions.
    package static func goesWithPage(_ path: String) -> Bool {
        ["png", "jpg", "jpeg", "gif", "webp", "svg", "avif", "mp4", "webm", "vtt"].contains(fileExtension(of: path))
    }
}
