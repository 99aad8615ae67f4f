public import Drawing
public import Languages

/// A game whose positions can be drawn: its name, and the drawing.
public struct BoardGame: Sendable {
    /// The name, as plays give it.
    public let name: String
    /// The names of its styles for light and for dark pages.
    public let styles: SchemeStyles
    /// Draws a position.
    public let draw: @Sendable (BoardRequest) throws(BoardRefusal) -> BoardDrawing

    /// A game whose positions can be drawn.
    public init(
        _ name: String, styles: SchemeStyles,
        draw: @escaping @Sendable (BoardRequest) throws(BoardRefusal) -> BoardDrawing
    ) {
        self.name = name
        self.styles = styles
        self.draw = draw
    }

    /// No game: every position is refused.
    public static let none = BoardGame("", styles: SchemeStyles(light: "", dark: "")) { _ throws(BoardRefusal) in
        throw BoardRefusal([BoardRefusal.Mistake(.position, "there is no game that could draw a position")])
    }
}

/// What a picture of a position has to show, as its author wrote it.
public struct BoardRequest: Sendable, Hashable {
    /// The position, in the game's own notation.
    public var position: String
    /// What lies over it: `last`, `select`, `mark`, `arrow`, `coordinates`, `flip`, `players`.
    public var options: [BoardOption]
    /// The style's name; nil is the game's first.
    public var style: String?
    /// The picture's size in pixels.
    public var size: PictureSize
    /// The language in which the position is told.
    public var speech = Language.english

    /// What a picture of a position has to show.
    public init(
        position: String, options: [BoardOption] = [], style: String? = nil,
        size: PictureSize = PictureSize(width: 480, height: 480)
    ) {
        self.position = position
        self.options = options
        self.style = style
        self.size = size
    }
}

/// Something that lies over a position.
public struct BoardOption: Sendable, Hashable {
    /// The name by which a play or an option calls it.
    public var name: String
    /// Which squares or moves, as written.
    public var value: String

    /// The names that every game understands.
    public static let names = ["last", "select", "mark", "arrow", "coordinates", "flip", "players"]

    /// Something that lies over a position.
    public init(_ name: String, _ value: String = "true") {
        self.name = name
        self.value = value
    }
}

/// A position, drawn and in words.
public struct BoardDrawing: Sendable, Hashable {
    /// The picture.
    public var list: DisplayList
    /// What it is, in a line.
    public var title: String
    /// What it shows, for those who do not see it.
    public var description: String

    /// A position, drawn and in words.
    public init(list: DisplayList, title: String, description: String) {
        self.list = list
        self.title = title
        self.description = description
    }
}

/// Why a position cannot be drawn: every reason.
public struct BoardRefusal: Error, Sendable, Hashable {
    /// One reason.
    public struct Mistake: Sendable, Hashable {
        /// What of the request it is about.
        public var subject: Subject
        /// How many Unicode scalars into that text the fault lies.
        public var column: Int
        /// What is wrong, without a full stop.
        public var message: String
        /// What to do about it.
        public var remedy: String?

        /// One reason.
        public init(_ subject: Subject, column: Int = 0, _ message: String, remedy: String? = nil) {
            self.subject = subject
            self.column = column
            self.message = message
            self.remedy = remedy
        }
    }

    /// The parts of a request.
    public enum Subject: Sendable, Hashable {
        /// What `--position` gave.
        case position
        /// The option at this place of the list.
        case option(Int)
        /// What `--style` gave.
        case style
    }

    /// The reasons, at least one.
    public var mistakes: [Mistake]

    /// Every reason.
    public init(_ mistakes: [Mistake]) { self.mistakes = mistakes }
}
