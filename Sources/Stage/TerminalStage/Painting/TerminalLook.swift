import Drawing

/// How a terminal is dressed: its theme, its letters, the window around it.
package struct TerminalLook: Sendable, Hashable {
    /// The bar on top of a window.
    package enum WindowBar: String, Sendable, Hashable, CaseIterable {
        case none
        /// Three discs, red, yellow and green, on the left.
        case colorful
        /// The same on the right.
        case colorfulRight = "colorful-right"
        /// Three rings on the left.
        case rings
        /// The same on the right.
        case ringsRight = "rings-right"
    }

    package var theme: TerminalTheme
    /// The letters' size in px.
    package var fontSize: Double
    /// Px between the window's edge and the cells.
    package var padding: Double
    package var bar = WindowBar.none
    /// The bar's height in px.
    package var barSize: Double
    /// Px around the window.
    package var margin = 0.0
    /// What is around the window; the theme's ground where nil.
    package var marginFill: Colour?
    /// How round the window's corners are, in px.
    package var radius = 0.0
    /// Whether bold text in one of the first eight colours takes the bright one, as xterm has it.
    package var boldIsBright = true

    /// A look: letters of 20 px, and as much around them as goes with that.
    package init(theme: TerminalTheme = .dusk, fontSize: Double = 20) {
        self.theme = theme
        self.fontSize = fontSize
        padding = (fontSize * 1.2).rounded()
        barSize = (fontSize * 1.8).rounded()
    }

    /// The same, so many times as large.
    package func scaled(_ factor: Double) -> TerminalLook {
        guard factor != 1 else { return self }
        var look = self
        // Half sizes are fine enough, and no letter is smaller than can be drawn.
        look.fontSize = max(4, (fontSize * factor * 2).rounded() / 2)
        let real = look.fontSize / fontSize
        look.padding = (padding * real).rounded()
        look.barSize = (barSize * real).rounded()
        look.margin = (margin * real).rounded()
        look.radius = (radius * real).rounded()
        return look
    }

    /// The largest look of this kind whose picture of so many cells has at most so many pixels; nil where letters would
    /// be smaller than 6 px.
    package func fitting(_ cells: TerminalSize, width: Int, height: Int) -> TerminalLook? {
        for half in stride(from: 200, through: 12, by: -1) {
            let look = scaled(Double(half) / 2 / fontSize)
            let size = TerminalPainter(look, cells: cells).pictureSize
            if Int(size.width) <= width, Int(size.height) <= height { return look }
        }
        return nil
    }
}
