/// Why a WebP could not be written or read.
package enum WebPError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A side is 0 or over 16,383 px, or the area over 64 million px.
    case size(width: Int, height: Int)
    /// It would last longer than a day.
    case tooLong
    /// It would be larger than a gigabyte.
    case tooLarge
    /// There is no frame.
    case empty
    /// The bytes are no WebP, or a broken one.
    case broken
    /// libwebp could not write; its number of the mistake.
    case writing(Int)

    /// What is wrong.
    package var description: String {
        switch self {
        case .size(let width, let height): "a WebP of \(width)×\(height) px cannot be made"
        case .tooLong: "a WebP cannot last longer than a day"
        case .tooLarge: "the WebP would be larger than a gigabyte"
        case .empty: "a WebP needs a frame"
        case .broken: "not a whole WebP"
        case .writing(let number): "the WebP cannot be written (libwebp's error \(number))"
        }
    }

    /// Sides within what the format takes, and an area that memory takes.
    static func check(width: Int, height: Int) throws(WebPError) {
        guard (1...16383).contains(width), (1...16383).contains(height), width * height <= 64_000_000 else {
            throw .size(width: width, height: height)
        }
    }
}
