/// A colour as a program asks for it; a theme decides what the first two look like.
package enum TerminalColour: Sendable, Hashable {
    /// The theme's text or ground.
    case standard
    /// One of 256: 0 to 15 are the theme's, the rest is fixed.
    case palette(UInt8)
    /// Exactly this one.
    case rgb(UInt8, UInt8, UInt8)
}

/// How the characters of a cell look (SGR, ECMA-48 8.3.117 and xterm's additions).
package struct TerminalStyle: Sendable, Hashable {
    /// What can be on or off.
    package struct Attributes: OptionSet, Sendable, Hashable {
        /// One bit each.
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Heavy, or bright.
        package static let bold = Attributes(rawValue: 1)
        /// Half as strong.
        package static let faint = Attributes(rawValue: 2)
        /// Slanting.
        package static let italic = Attributes(rawValue: 4)
        /// Going on and off.
        package static let blink = Attributes(rawValue: 8)
        /// Text and ground exchanged.
        package static let reverse = Attributes(rawValue: 16)
        /// There, but not to be seen.
        package static let concealed = Attributes(rawValue: 32)
        /// Struck through.
        package static let strike = Attributes(rawValue: 64)
        /// A line above.
        package static let overline = Attributes(rawValue: 128)
    }

    /// Lines below the text (SGR 4:0 to 4:5).
    package enum Underline: UInt8, Sendable, Hashable {
        /// None, one line, two, a wave, points, dashes.
        case none, single, double, curly, dotted, dashed
    }

    /// The characters.
    package var foreground = TerminalColour.standard
    /// What is behind them.
    package var background = TerminalColour.standard
    /// The line below; the characters' own where it is standard.
    package var underlineColour = TerminalColour.standard
    package var attributes: Attributes = []
    /// The line below.
    package var underline = Underline.none

    package init() {}

    /// Nothing but a ground: what erasing leaves.
    var erased: TerminalStyle {
        var style = TerminalStyle()
        style.background = background
        return style
    }
}
