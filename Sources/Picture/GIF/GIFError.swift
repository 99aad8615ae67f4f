/// Why a moving picture could not be written or read.
package enum GIFError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A side is 0 or over 65,535 px, or the area over 64 million px.
    case size(width: Int, height: Int)
    /// It would last longer than a day.
    case tooLong
    /// Its frames change more than half a billion pixels.
    case tooLarge
    /// There is no frame.
    case empty
    /// The bytes are no GIF, or a broken one; giflib's number of the mistake.
    case broken(Int)
    /// giflib could not write; its number of the mistake.
    case writing(Int)

    /// What is wrong.
    package var description: String {
        switch self {
        case .size(let width, let height): "a GIF of \(width)×\(height) px cannot be made"
        case .tooLong: "a GIF cannot last longer than a day"
        case .tooLarge: "the GIF would be too large: make it smaller, shorter, or of fewer frames a second"
        case .empty: "a GIF needs a frame"
        case .broken(let number): "not a whole GIF (giflib's error \(number))"
        case .writing(let number): "the GIF cannot be written (giflib's error \(number))"
        }
    }
}
