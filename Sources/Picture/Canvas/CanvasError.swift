public import Drawing

/// Why a picture could not be drawn.
public enum CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A font's file is not there; the Debian package that brings it, where known.
    case missingFont(path: String, package: String?)
    /// A file is there, but is no font that can be used.
    case unusableFont(path: String)
    /// A text has letters that no font has.
    case unknownLetters(text: String, UnknownLetters)
    /// The picture has no pixels, or more than ``Painter/largestSide`` a side or ``Painter/largestArea`` in all.
    case size(width: Double, height: Double)
    /// A file that should be a PNG is none that can be read; why.
    case unreadable(String)
    /// The pixels could not be packed.
    case memory

    /// What helps, where the description does not say it.
    public var remedy: String? {
        if case .unknownLetters(_, let letters) = self { letters.remedy } else { nil }
    }

    /// What is wrong.
    public var description: String {
        switch self {
        case .missingFont(let path, let package?):
            "the font \(path) is missing; install it with `apt-get install \(package)`"
        case .missingFont(let path, nil): "the font \(path) is missing"
        case .unusableFont(let path): "\(path) is not a font that can be used"
        case .unknownLetters(let text, let letters): "the text “\(text)” cannot be drawn: \(letters)"
        case .size(let width, let height):
            "a picture of \(width)×\(height) px cannot be drawn: a side has 1 to \(Painter.largestSide) px, "
                + "the whole at most \(Painter.largestArea)"
        case .unreadable(let reason): "this is not a PNG that can be read: \(reason)"
        case .memory: "there is not enough memory for the picture"
        }
    }
}
