import Drawing

/// The colours of a terminal: its own, and the sixteen that programs name by number.
package struct TerminalTheme: Sendable, Hashable {
    /// What it is called.
    package var name: String
    /// Behind everything.
    package var ground: Colour
    /// Text that asks for no colour.
    package var text: Colour
    /// Black, red, green, yellow, blue, magenta, cyan, white, and the same bright.
    package var palette: [Colour]
    package var cursor: Colour

    /// A theme; a palette of fewer than sixteen colours is filled up with its own.
    package init(name: String, ground: Colour, text: Colour, palette: [Colour], cursor: Colour? = nil) {
        self.name = name
        self.ground = ground
        self.text = text
        let given = palette.isEmpty ? [text] : palette
        self.palette = (0..<16).map { given[$0 % given.count] }
        self.cursor = cursor ?? text
    }

    /// The theme of a recording that kept its terminal's colours.
    package init(_ colours: Transcript.Colours) {
        self.init(
            name: "recorded", ground: colours.background, text: colours.foreground, palette: colours.palette)
    }

    /// A colour of the 256: the theme's sixteen, a cube of six levels a channel, and 24 greys (as xterm has them).
    package func colour(_ index: UInt8) -> Colour {
        switch index {
        case 0..<16: return palette[Int(index)]
        case 16..<232:
            let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
            let place = Int(index) - 16
            return Colour(red: levels[place / 36], green: levels[place / 6 % 6], blue: levels[place % 6])
        default:
            let grey = 8 + 10 * (index - 232)
            return Colour(red: grey, green: grey, blue: grey)
        }
    }

    /// A theme's look for a colour that a program asks for.
    func colour(_ wanted: TerminalColour, standard: Colour) -> Colour {
        switch wanted {
        case .standard: standard
        case .palette(let index): colour(index)
        case .rgb(let red, let green, let blue): Colour(red: red, green: green, blue: blue)
        }
    }
}

extension TerminalTheme {
    /// A colour for what lies around the window, told from its ground without shouting.
    package var surroundings: Colour {
        ground.mixed(palette[4], ground.luminance < 0.4 ? 0.42 : 0.3)
    }
}
