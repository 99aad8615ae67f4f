import Drawing

/// Draws screens as display lists: the window around them, then a group a row, then the cursor.
///
/// Every list of one painter has the same number of elements, so that what changed between two is found row by row.
package struct TerminalPainter: Sendable {
    package let look: TerminalLook
    /// How many cells there is room for.
    package let cells: TerminalSize
    package let cell: CellSize
    /// The least picture, when it is to be larger than it must be.
    package var leastSize: Size?
    let measure: TextMeasure

    /// A painter for screens of at most so many cells.
    ///
    /// - Parameters:
    ///   - look: how they look.
    ///   - cells: the most cells that a screen has.
    ///   - measure: how wide letters are, to make those fit that come from another font.
    package init(_ look: TerminalLook, cells: TerminalSize, measure: @escaping TextMeasure = TextExtent.estimate) {
        self.look = look
        self.cells = cells
        self.measure = measure
        cell = CellSize(fontSize: look.fontSize)
    }

    /// The window's size, and the picture's: the window with its margin, in even numbers as films want them.
    private var windowSize: Size {
        Size(
            Double(cells.columns * cell.width) + 2 * look.padding,
            Double(cells.rows * cell.height) + 2 * look.padding + barHeight)
    }

    /// What a bar adds; half of the padding below it would be empty.
    private var barHeight: Double { look.bar == .none ? 0 : look.barSize - (look.padding / 2).rounded() }

    /// The picture's size in px.
    package var pictureSize: Size {
        func even(_ length: Double, _ least: Double) -> Double { max((length / 2).rounded(.up) * 2, least) }
        let window = windowSize
        return Size(
            even(window.width + 2 * look.margin, leastSize?.width ?? 0),
            even(window.height + 2 * look.margin, leastSize?.height ?? 0))
    }

    /// Where the first cell begins.
    var cellsOrigin: Point {
        let size = pictureSize
        return Point(
            ((size.width - Double(cells.columns * cell.width)) / 2).rounded(.down),
            ((size.height - barHeight - Double(cells.rows * cell.height)) / 2).rounded(.down) + barHeight)
    }

    /// A screen as a picture.
    package func displayList(of screen: TerminalScreen) -> DisplayList {
        let size = pictureSize
        let isFramed = look.margin > 0 || look.radius > 0
        var list = DisplayList(
            size: size, background: isFramed ? look.marginFill ?? look.theme.ground : look.theme.ground)
        var window = Rect(0, 0, size.width, size.height)
        if isFramed { window = window.inset(by: look.margin) }
        if isFramed || screen.isReversed {
            list.add(Shape(.rect(window, corner: look.radius), fill: ground(screen)))
        }
        drawBar(in: window, &list)
        let origin = cellsOrigin
        var brush = RowBrush(painter: self, isReversed: screen.isReversed)
        for row in 0..<cells.rows {
            let place = Transform.translation(origin.x, origin.y + Double(row * cell.height))
            let elements = row < screen.rows.count ? brush.elements(of: screen.rows[row]) : []
            list.add(Group(elements, transform: place))
        }
        list.add(
            Group(
                brush.cursor(of: screen),
                transform: .translation(
                    origin.x + Double(screen.cursor.column * cell.width),
                    origin.y + Double(screen.cursor.row * cell.height))))
        return list
    }

    private func ground(_ screen: TerminalScreen) -> Colour { screen.isReversed ? look.theme.text : look.theme.ground }

    /// Discs or rings, as VHS places them: by the bar's height.
    private func drawBar(in window: Rect, _ list: inout DisplayList) {
        guard look.bar != .none else { return }
        let isRings = look.bar == .rings || look.bar == .ringsRight
        let isRight = look.bar == .colorfulRight || look.bar == .ringsRight
        let radius = (look.barSize / (isRings ? 5.5 : 6)).rounded()
        let inset = look.barSize / 2 + radius / 2
        for (index, colour) in [Colour(0xFF4F4D), Colour(0xFEBB00), Colour(0x00CC1D)].enumerated() {
            let along = inset + Double(index) * (radius * 2 + (look.barSize / 6).rounded())
            let centre = Point(
                isRight ? window.maxX - along : window.minX + along, window.minY + (look.barSize / 2).rounded() + 2)
            let ring = look.theme.ground.mixed(look.theme.text, 0.3)
            list.add(
                isRings
                    ? Shape(.circle(centre, radius: radius - 1), stroke: Stroke(ring, width: 2))
                    : Shape(.circle(centre, radius: radius), fill: colour))
        }
    }
}
