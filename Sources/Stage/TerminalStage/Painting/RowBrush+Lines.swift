import Drawing

extension RowBrush {
    func addLines(_ cells: [TerminalCell], _ looks: [CellLook], _ elements: inout [Element]) {
        forEachRun(looks.count, { looks[$0].linesAlike(looks[$1]) }) { run in
            let look = looks[run.lowerBound]
            guard look.isVisible else { return }
            let area = area(run)
            func rule(_ top: Double, _ colour: Colour) {
                elements.append(.shape(Shape(.rect(Rect(area.minX, top, area.width, cell.rule)), fill: colour)))
            }
            switch look.underline {
            case .none: break
            case .single: rule(cell.underline, look.underlineInk)
            case .double:
                let lower = Double(cell.height) - cell.rule
                rule(min(cell.underline, lower - cell.rule * 2), look.underlineInk)
                rule(lower, look.underlineInk)
            case .curly: elements.append(.shape(wave(area, look.underlineInk)))
            case .dotted, .dashed:
                let length = look.underline == .dotted ? cell.rule : (Double(cell.width) / 3).rounded()
                let y = cell.underline + cell.rule / 2
                let line = Path.line(Point(area.minX, y), Point(area.maxX, y))
                elements.append(
                    .shape(Shape(line, stroke: Stroke(look.underlineInk, width: cell.rule, dashes: [length, length]))))
            }
            if look.isStruck { rule(cell.strike, look.ink) }
            if look.isOverlined { rule(0, look.ink) }
        }
    }

    /// Two bends a cell.
    private func wave(_ area: Rect, _ colour: Colour) -> Shape {
        let half = Double(cell.width) / 2
        let height = max(1, cell.fontSize * 0.07)
        let y = min(cell.underline + cell.rule / 2, Double(cell.height) - height - cell.rule / 2)
        var path = Path()
        path.move(Point(area.minX, y))
        for index in 0..<Int((area.width / half).rounded()) {
            let (x, bend) = (area.minX + Double(index) * half, index % 2 == 0 ? -height : height)
            path.cubic(
                Point(x + half * 0.36, y + bend * 1.3), Point(x + half * 0.64, y + bend * 1.3), Point(x + half, y))
        }
        return Shape(path, stroke: Stroke(colour, width: max(1, cell.rule * 0.8)))
    }
}
