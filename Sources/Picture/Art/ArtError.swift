import Canvas

/// Why an SVG could not be drawn.
public enum ArtError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is not an SVG that can be read; the reader's words.
    case unreadable(String)
    /// It says no size, and none was asked for.
    case noSize
    /// A font, the size or the memory.
    case canvas(CanvasError)

    /// What is wrong.
    public var description: String {
        switch self {
        case .unreadable(let words): "the SVG cannot be drawn: \(words)"
        case .noSize: "the SVG says no size: give it a width and a height, or a viewBox"
        case .canvas(let error): error.description
        }
    }
}
