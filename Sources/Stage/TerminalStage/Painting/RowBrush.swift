import Drawing

/// Turns rows of cells into elements, in the coordinates of a row: grounds, then characters, then lines.
struct RowBrush {
    let painter: TerminalPainter
    let isReversed: Bool
    private var glyphs: CellGlyphs
    private var looks: [TerminalStyle: CellLook] = [:]

    init(painter: TerminalPainter, isReversed: Bool) {
        self.painter = painter
        self.isReversed = isReversed
        glyphs = CellGlyphs(cell: painter.cell)
    }

    var cell: CellSize { painter.cell }

    mutating func elements(of cells: [TerminalCell]) -> [Element] {
        let cells = Array(cells.prefix(painter.cells.columns))
        let looks = cells.map { look($0.style) }
        var elements: [Element] = []
        addGrounds(looks, &elements)
        addFigures(cells, looks, &elements)
        addTexts(cells, looks, &elements)
        addLines(cells, looks, &elements)
        return elements
    }

    private mutating func look(_ style: TerminalStyle) -> CellLook {
        if let known = looks[style] { return known }
        let made = CellLook(style, painter.look, isReversed: isReversed)
        looks[style] = made
        return made
    }

    // MARK: Grounds

    private func addGrounds(_ looks: [CellLook], _ elements: inout [Element]) {
        forEachRun(looks.count, { looks[$0].ground == looks[$1].ground }) { run in
            guard let ground = looks[run.lowerBound].ground else { return }
            elements.append(.shape(Shape(.rect(area(run)), fill: ground)))
        }
    }

    func area(_ columns: Range<Int>) -> Rect {
        Rect(Double(columns.lowerBound * cell.width), 0, Double(columns.count * cell.width), Double(cell.height))
    }

    // MARK: Characters as geometry

    mutating func addFigures(_ cells: [TerminalCell], _ looks: [CellLook], _ elements: inout [Element]) {
        // All forms of one colour are one shape, so that what they share is no seam.
        var fills: [(colour: Colour, path: Path)] = []
        for (column, cell) in cells.enumerated() {
            guard looks[column].isVisible, let glyph = figure(cell) else { continue }
            let place = Transform.translation(Double(column * self.cell.width), 0)
            let ink = looks[column].ink
            switch glyph {
            case .fill(let path): add(path.transformed(place), ink, &fills)
            case .shade(let quarters):
                let colour = looks[column].behind.mixed(ink, Double(quarters) / 4)
                add(.rect(area(column..<column + 1)), colour, &fills)
            case .stroke(let path, let width):
                let shape = Shape(path, stroke: Stroke(ink, width: width))
                let clip = Path.rect(Rect(0, 0, Double(self.cell.width), Double(self.cell.height)))
                elements.append(.group(Group([.shape(shape)], transform: place, clip: clip)))
            }
        }
        for fill in fills { elements.append(.shape(Shape(fill.path, fill: fill.colour))) }
    }

    private func add(_ path: Path, _ colour: Colour, _ fills: inout [(colour: Colour, path: Path)]) {
        if let index = fills.firstIndex(where: { $0.colour == colour }) {
            fills[index].path.append(path)
        } else {
            fills.append((colour, path))
        }
    }

    private mutating func figure(_ cell: TerminalCell) -> CellGlyph? {
        let scalars = cell.text.unicodeScalars
        guard let first = scalars.first, first.value >= 0x2300, scalars.count == 1 else { return nil }
        return glyphs.glyph(first.value)
    }

    // MARK: Characters as text

    mutating func addTexts(_ cells: [TerminalCell], _ looks: [CellLook], _ elements: inout [Element]) {
        var column = 0
        while column < cells.count {
            let look = looks[column]
            let start = column
            guard look.isVisible, cells[start].isInked, figure(cells[start]) == nil else {
                column += 1
                continue
            }
            guard cells[start].isPlain else {
                elements.append(single(cells[start], look, at: start))
                column += 1
                continue
            }
            var text = ""
            var end = start
            while column < cells.count, looks[column].writesAlike(look), cells[column].isPlain {
                text += cells[column].text
                column += 1
                if cells[column - 1].isInked { end = column }
            }
            for _ in end..<column { text.unicodeScalars.removeLast() }
            elements.append(.text(run(text, look, at: start)))
        }
    }

    private func run(_ text: String, _ look: CellLook, at column: Int) -> TextRun {
        let font = Font(.mono, weight: look.isBold ? 700 : 400, italic: look.isItalic, size: cell.fontSize)
        let place = Point(Double(column * cell.width), cell.baseline)
        var run = TextRun(text, font, look.ink, at: place, tracking: cell.tracking)
        run.ligatures = false
        return run
    }

    /// A character that may come from another font: in the middle of its cells, and made small enough for them.
    private func single(_ cell: TerminalCell, _ look: CellLook, at column: Int) -> Element {
        let room = Double(max(1, Int(cell.width)) * self.cell.width)
        var run = run(cell.text, look, at: column)
        run.tracking = 0
        run.alignment = .middle
        run.position.x += room / 2
        let extent = painter.measure(run)
        // What a program prints is not the maker's to mend: a box says that something is there.
        if extent.unknown != nil {
            let place = Rect(Double(column * self.cell.width), 0, room, Double(self.cell.height))
            let line = Double(self.cell.line)
            let box = place.inset(by: Double(self.cell.width) * 0.2)
            return .shape(Shape(.rect(box), stroke: Stroke(look.ink, width: line)))
        }
        let width = extent.width
        // A little over is how fonts draw, and is let be.
        if width > room * 1.1 { run.font.size = (run.font.size * room / width * 4).rounded(.down) / 4 }
        return .text(run)
    }
}

/// Visits the longest ranges in which neighbours are alike.
func forEachRun(_ count: Int, _ alike: (Int, Int) -> Bool, _ visit: (Range<Int>) -> Void) {
    var start = 0
    while start < count {
        var end = start + 1
        while end < count, alike(start, end) { end += 1 }
        visit(start..<end)
        start = end
    }
}
