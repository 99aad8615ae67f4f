import Drawing
import GIF
import Stage
import WebP

/// The encoder of a film, of whatever format.
enum FilmEncoder {
    case gif(GIFEncoder)
    case webp(WebPEncoder)

    /// An encoder of pictures of one size.
    /// - Throws: that the format does not go so far.
    init(_ format: FilmFormat, _ size: PictureSize, plays: Int, _ options: FilmOptions) throws {
        switch format {
        case .gif:
            self = .gif(
                try GIFEncoder(
                    width: size.width, height: size.height,
                    GIFOptions(plays: plays, colours: options.colours, effort: options.isFast ? .once : .smallest)))
        case .webp:
            self = .webp(try WebPEncoder(width: size.width, height: size.height, WebPOptions(plays: plays)))
        }
    }

    /// Adds the next frame.
    mutating func add(_ frame: Frame) throws {
        switch consume self {
        case .gif(var encoder):
            defer { self = .gif(encoder) }
            try encoder.add(frame)
        case .webp(var encoder):
            defer { self = .webp(encoder) }
            try encoder.add(frame)
        }
    }

    /// The bytes of the film.
    mutating func finish() throws -> [UInt8] {
        switch consume self {
        case .gif(var encoder):
            defer { self = .gif(encoder) }
            return try encoder.finish()
        case .webp(var encoder):
            defer { self = .webp(encoder) }
            return try encoder.finish()
        }
    }
}
