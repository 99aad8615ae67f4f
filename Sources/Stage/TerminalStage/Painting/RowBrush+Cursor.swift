import Drawing

extension RowBrush {
    /// The cursor, at the origin; a block shows the character below it in the ground's colour.
    mutating func cursor(of screen: TerminalScreen) -> [Element] {
        let cursor = screen.cursor
        guard cursor.isVisible, cursor.row < screen.rows.count, cursor.column < screen.rows[cursor.row].count else {
            return []
        }
        let below = screen.rows[cursor.row][cursor.column]
        let (width, height) = (Double(cell.width) * Double(max(1, below.width)), Double(cell.height))
        let thick = max(2, (cell.fontSize * 0.1).rounded())
        let colour = painter.look.theme.cursor
        func bar(_ rect: Rect) -> [Element] { [.shape(Shape(.rect(rect), fill: colour))] }
        switch cursor.shape {
        case .bar: return bar(Rect(0, 0, thick, height))
        case .underline: return bar(Rect(0, height - thick, width, thick))
        case .block:
            guard below.isInked else { return bar(Rect(0, 0, width, height)) }
            var cell = below
            cell.style.attributes.subtract([.reverse, .faint, .concealed])
            var look = CellLook(cell.style, painter.look, isReversed: false)
            look.ink = painter.look.theme.ground
            look.behind = colour
            var elements = bar(Rect(0, 0, width, height))
            addFigures([cell], [look], &elements)
            addTexts([cell], [look], &elements)
            return elements
        }
    }
}
