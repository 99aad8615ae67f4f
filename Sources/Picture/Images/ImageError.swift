/// Why a picture could not be read or written.
package enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Its bytes are those of no picture that can be decoded.
    case unknown
    /// It is damaged or cut short; what the decoder said.
    case damaged(String)
    /// A side is nothing, or there are more pixels than a picture may have.
    case size(width: Int, height: Int)
    /// It could not be written; what the encoder said.
    case writing(String)

    /// What is wrong.
    package var description: String {
        switch self {
        case .unknown: "it is no PNG, JPEG or WebP"
        case .damaged(let reason): "it is damaged: \(reason)"
        case .size(let width, let height):
            "it has \(width)×\(height) pixels, and \(Raster.largestArea / 1_000_000) million at most are read"
        case .writing(let reason): "it cannot be written: \(reason)"
        }
    }
}
