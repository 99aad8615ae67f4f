/// A colour as a program asks for it; a theme decides what the first two look like.
public enum TerminalColour: Sendable, Hashable {
    /// The theme's text or ground.
    case standard
    /// One of 256: 0 to 15 are the theme's, the rest is fixed.
    case palette(UInt8)
    /// Exactly this one.
    case rgb(UInt8, UInt8, UInt8)
}

/// How the characters of a cell look (SGR, ECMA-48 8.3.117 and xterm's additions).
public struct TerminalStyle: Sendable, Hashable {
    /// What can be on or off.
    public struct Attributes: OptionSet, Sendable, Hashable {
        /// One bit each.
        public let rawValue: UInt8

        /// Attributes by their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Heavy, or bright.
        public static let bold = Attributes(rawValue: 1)
        /// Half as strong.
        public static let faint = Attributes(rawValue: 2)
        /// Slanting.
        public static let italic = Attributes(rawValue: 4)
        /// Going on and off.
        public static let blink = Attributes(rawValue: 8)
        /// Text and ground exchanged.
        public static let reverse = Attributes(rawValue: 16)
        /// There, but not to be seen.
        public static let concealed = Attributes(rawValue: 32)
        /// Struck through.
        public static let strike = Attributes(rawValue: 64)
        /// A line above.
        public static let overline = Attributes(rawValue: 128)
    }

    /// Lines below the text (SGR 4:0 to 4:5).
    public enum Underline: UInt8, Sendable, Hashable {
        /// None, one line, two, a wave, points, dashes.
        case none, single, double, curly, dotted, dashed
    }

    /// The characters.
    public var foreground = TerminalColour.standard
    /// What is behind them.
    public var background = TerminalColour.standard
    /// The line below; the characters' own where it is standard.
    public var underlineColour = TerminalColour.standard
    /// What is on.
    public var attributes: Attributes = []
    /// The line below.
    public var underline = Underline.none

    /// Plain text.
    public init() {}

    /// Nothing but a ground: what erasing leaves.
    var erased: TerminalStyle {
        var style = TerminalStyle()
        style.background = background
        return style
    }
}
