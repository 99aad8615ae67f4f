/// What a piece takes: a theme's partial that a text may use, as `{% include figure src="board.png" alt="A board" %}`.
public struct PieceShape: Sendable, Hashable {
    /// What it takes, in the order in which it was declared.
    public var parameters: [PieceParameter]
    /// Whether Markdown stands between it and `{% endinclude %}`.
    public var takesBody: Bool
    /// Whether it may stand inside a paragraph or a heading, where HTML allows no blocks.
    public var isInline: Bool

    /// A piece.
    public init(_ parameters: [PieceParameter], takesBody: Bool = false, isInline: Bool = false) {
        self.parameters = parameters
        self.takesBody = takesBody
        self.isInline = isInline
    }
}

/// One thing that a piece takes.
public struct PieceParameter: Sendable, Hashable {
    /// What may stand there.
    public enum Kind: Sendable, Hashable {
        /// Any text.
        case text
        /// Markdown of one paragraph, which becomes HTML.
        case markdown
        /// A number.
        case number
        /// `true` or `false`.
        case flag
        /// An address, resolved as those of links are.
        case address
        /// The address of a picture.
        case picture
        /// One of these words.
        case choice([String])
        /// The name of a product of the site.
        case product
        /// A product and a play of it, `product/play`.
        case play
    }

    /// What it is called.
    public var name: String
    /// What may stand there.
    public var kind: Kind
    /// Whether it must be given.
    public var isRequired: Bool
    /// What counts where it is not given.
    public var fallback: PieceValue?

    /// A parameter.
    public init(_ name: String, _ kind: Kind = .text, isRequired: Bool = false, fallback: PieceValue? = nil) {
        self.name = name
        self.kind = kind
        self.isRequired = isRequired
        self.fallback = fallback
    }
}

/// What a piece is given.
public enum PieceValue: Sendable, Hashable {
    /// A text, or an address as it is to be written.
    case text(String)
    /// A whole number.
    case whole(Int)
    /// A number with a fraction.
    case decimal(Double)
    /// A switch.
    case flag(Bool)
    /// Markdown as HTML.
    case html([UInt8])
}
