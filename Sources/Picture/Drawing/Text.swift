/// A face at a size.
public struct Font: Hashable, Sendable {
    /// What the text is for; the font set decides which family that is.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// Running text and labels.
        case text
        /// Large titles.
        case display
        /// Code and notation, every letter as wide as the next.
        case mono
    }

    /// What the text is for.
    public var role: Role
    /// 100...900, as CSS counts: 400 regular, 700 bold.
    public var weight: Int
    /// Whether it slants.
    public var italic: Bool
    /// The size in px.
    public var size: Double

    /// A face at `size` px.
    public init(_ role: Role = .text, weight: Int = 400, italic: Bool = false, size: Double) {
        self.role = role
        self.weight = weight
        self.italic = italic
        self.size = onGrid(size)
    }
}

/// A text at a place.
public struct TextRun: Hashable, Sendable {
    /// Which part of the text lies at its position.
    public enum Alignment: Hashable, Sendable { case start, middle, end }

    /// What happens to text wider than its width.
    public enum Overflow: Hashable, Sendable {
        /// It goes on, up to so many lines (the last then ends in an ellipsis), each `lineHeight` times the size below.
        case wrap(lines: Int, lineHeight: Double)
        /// It is cut, and ends in an ellipsis.
        case ellipsis
    }

    /// The text; line feeds start lines.
    public var string: String
    /// Its face and size.
    public var font: Font
    /// Its colour.
    public var colour: Colour
    /// Where the first baseline starts, is centred, or ends, by `alignment`.
    public var position: Point
    /// Which part of the text lies at the position.
    public var alignment: Alignment
    /// The width in px that it may take; nil for any.
    public var maxWidth: Double?
    /// What happens beyond that width.
    public var overflow: Overflow
    /// Px added between letters.
    public var tracking: Double
    /// Whether all figures are equally wide, so that counting numbers do not dance.
    public var tabular: Bool
    /// Whether letters may join: `->` as an arrow, where the font has one.
    public var ligatures = true
    /// Strength, 0...1.
    public var opacity: Double

    /// A text with its baseline at `position`.
    public init(
        _ string: String, _ font: Font, _ colour: Colour, at position: Point, alignment: Alignment = .start,
        maxWidth: Double? = nil, overflow: Overflow = .ellipsis, tracking: Double = 0, tabular: Bool = false,
        opacity: Double = 1
    ) {
        self.string = string
        self.font = font
        self.colour = colour
        self.position = position.snapped
        self.alignment = alignment
        self.maxWidth = maxWidth.map(onGrid)
        self.overflow = overflow
        self.tracking = onGrid(tracking)
        self.tabular = tabular
        self.opacity = opacity
    }
}

/// How much room a text takes.
public struct TextExtent: Hashable, Sendable {
    /// The widest line in px.
    public var width: Double
    /// From the first baseline to the top of its line.
    public var ascent: Double
    /// From the last baseline to the bottom of its line.
    public var descent: Double
    /// The lines after wrapping and cutting, top to bottom.
    public var lines: [String]
    /// From one baseline to the next; 0 for a single line.
    public var lineHeight: Double
    /// Whether a part was cut away, and "…" set in its place.
    public var isCut: Bool
    /// The letters that no font has; a text with such letters is not drawn.
    public var unknown: UnknownLetters?

    /// A text's room.
    public init(
        width: Double, ascent: Double, descent: Double, lines: [String], lineHeight: Double = 0, isCut: Bool = false,
        unknown: UnknownLetters? = nil
    ) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.lines = lines
        self.lineHeight = lineHeight
        self.isCut = isCut
        self.unknown = unknown
    }

    /// From the top of the first line to the bottom of the last.
    public var height: Double { ascent + Double(max(0, lines.count - 1)) * lineHeight + descent }

    /// The room as a rectangle, for a text at a place.
    public func bounds(of run: TextRun) -> Rect {
        let left =
            switch run.alignment {
            case .start: run.position.x
            case .middle: run.position.x - width / 2
            case .end: run.position.x - width
            }
        return Rect(left, run.position.y - ascent, width, height)
    }
}

/// Measures a text.
///
/// `Canvas` provides the real one; a rule of thumb does for tests.
public typealias TextMeasure = @Sendable (TextRun) -> TextExtent

extension TextExtent {
    /// A rule of thumb without fonts: 0.56 of the size a letter, nothing wrapped; `Canvas` measures truly.
    public static let estimate: TextMeasure = { run in
        let lines = run.string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let widths = lines.map { Double($0.count) * (run.font.size * 0.56 + run.tracking) }
        return TextExtent(
            width: min(widths.max() ?? 0, run.maxWidth ?? .infinity), ascent: run.font.size,
            descent: run.font.size * 0.3, lines: lines, lineHeight: run.font.size * 1.3)
    }
}
