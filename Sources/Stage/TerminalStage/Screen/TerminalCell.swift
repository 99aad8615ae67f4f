/// One place of a screen.
package struct TerminalCell: Sendable, Hashable {
    /// What stands there: a character with its marks, a blank, or nothing in the right half of a wide one.
    package var text: String
    /// How many columns it takes: 1 or 2, or 0 in the right half of a wide one.
    package var width: UInt8
    package var style: TerminalStyle

    package init(_ text: String = " ", width: UInt8 = 1, style: TerminalStyle = TerminalStyle()) {
        self.text = text
        self.width = width
        self.style = style
    }
}
