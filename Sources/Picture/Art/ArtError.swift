import Canvas

/// Why an SVG could not be drawn.
package enum ArtError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is not an SVG that can be read; the reader's words.
    case unreadable(String)
    /// Something stands in it that is not drawn.
    case refused(Refusal)
    /// It says no size, and none was asked for.
    case noSize
    /// A font, letters, the size or the memory.
    case canvas(CanvasError)

    /// What an SVG may not have, and where it has it.
    package struct Refusal: Hashable, Sendable {
        /// What is wrong, without a full stop.
        package var message: String
        /// Where, as a byte offset.
        package var offset: Int
        /// Where, as a line and a column, both from 1; a column counts Unicode scalars.
        package var line: Int, column: Int
        /// What to do about it.
        package var remedy: String?
    }

    /// What helps, where that is known.
    package var remedy: String? {
        switch self {
        case .refused(let refusal): refusal.remedy
        case .canvas(let error): error.remedy
        case .unreadable, .noSize: nil
        }
    }

    /// What is wrong.
    package var description: String {
        switch self {
        case .unreadable(let words): "the SVG cannot be drawn: \(words)"
        case .refused(let refusal):
            "the SVG is not drawn: \(refusal.message) (line \(refusal.line), column \(refusal.column))"
        case .noSize: "the SVG says no size: give it a width and a height, or a viewBox"
        case .canvas(let error): error.description
        }
    }
}
