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

    private var cell: CellSize { painter.cell }

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

    private func area(_ columns: Range<Int>) -> Rect {
        Rect(Double(columns.lowerBound * cell.width), 0, Double(columns.count * cell.width), Double(cell.height))
    }

    // MARK: Characters as geometry

    private mutating func addFigures(_ cells: [TerminalCell], _ looks: [CellLook], _ elements: inout [Element]) {
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

    private mutating func addTexts(_ cells: [TerminalCell], _ looks: [CellLook], _ elements: inout [Element]) {
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

    // MARK: Lines

    private func addLines(_ cells: [TerminalCell], _ looks: [CellLook], _ elements: inout [Element]) {
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

    // MARK: The cursor

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

extension TerminalCell {
    /// Whether there is something to draw.
    var isInked: Bool { width > 0 && text != " " && !text.isEmpty }

    /// Whether it is drawn as geometry.
    var isFigure: Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first else { return false }
        return scalars.count == 1 && CellGlyphs.covers(first.value)
    }

    /// Whether its one letter surely comes from the terminal's own font, so that neighbours can be set together.
    var isPlain: Bool {
        guard width == 1 else { return false }
        let scalars = text.unicodeScalars
        guard let first = scalars.first, scalars.count == 1 else { return false }
        return first.value < 0x250 || (0x400..<0x460).contains(first.value)
    }
}

/// Visits the longest ranges in which neighbours are alike.
private func forEachRun(_ count: Int, _ alike: (Int, Int) -> Bool, _ visit: (Range<Int>) -> Void) {
    var start = 0
    while start < count {
        var end = start + 1
        while end < count, alike(start, end) { end += 1 }
        visit(start..<end)
        start = end
    }
}
