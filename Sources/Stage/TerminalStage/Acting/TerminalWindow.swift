import Drawing
import Stage

/// A terminal's window on the stage: as large as its place allows.
struct TerminalWindow: Sendable {
    var look: TerminalLook
    /// The most cells that it has.
    let size: TerminalSize
    /// How they are shown in an upright picture; nil shows all.
    let folding: FoldedRows?

    private let measure: TextMeasure

    /// A window for screens of at most such a size.
    init(
        look: TerminalLook, size: TerminalSize, folding: FoldedRows? = nil,
        measure: @escaping TextMeasure = TextExtent.estimate
    ) {
        (self.look, self.size, self.folding) = (look, size, folding)
        self.measure = measure
    }

    /// How many cells it shows.
    private var shown: TerminalSize { folding?.size ?? size }

    /// How a play wants it dressed.
    /// - Throws: that there is no such theme.
    static func look(_ setup: GameSetup, recorded: Transcript.Colours? = nil) throws(Objection) -> TerminalLook {
        var look: TerminalLook
        if let recorded, setup["theme"] == nil, setup.style == nil {
            look = TerminalLook(theme: TerminalTheme(recorded))
        } else {
            let name = setup["theme"] ?? setup.style ?? "dusk"
            do throws(Objection) { look = TerminalLook(theme: try TerminalTheme(written: name)) } catch {
                throw Objection(
                    error.message, remedy: error.remedy, about: .setting(setup["theme"] == nil ? "style" : "theme"))
            }
        }
        look.bar = setup.isAlone ? .none : setup["window"].flatMap(TerminalLook.WindowBar.init) ?? .colorful
        look.radius = setup.isAlone ? 0 : 12
        return look
    }

    /// The same window, where a picture has room for it.
    /// - Throws: that letters would be too small to be drawn.
    func checked(for picture: PictureSize?) throws(Objection) -> TerminalWindow {
        guard let picture, look.fitting(shown, width: picture.width, height: picture.height) == nil else { return self }
        throw Objection(
            "a picture of \(picture.width)x\(picture.height) is too small for \(shown.columns)x\(shown.rows) cells",
            remedy: "make the picture larger, or the terminal smaller")
    }

    /// Width by height.
    var aspect: Double {
        let picture = TerminalPainter(look, cells: shown).pictureSize
        return picture.width / picture.height
    }

    /// The theme's colours around the window; without a bar there is no window to be seen, and the terminal is all of the
    /// picture.
    var style: StageStyle {
        let theme = look.theme
        let isDark = theme.ground.luminance < 0.4
        let around = isDark ? theme.ground.mixed(.black, 0.45) : theme.ground.mixed(theme.text, 0.1)
        return StageStyle(
            ground: look.bar == .none ? theme.ground : around, raised: theme.ground, ink: theme.text,
            soft: theme.text.mixed(theme.ground, 0.3), accent: theme.cursor)
    }

    var places: [String] { (1...size.rows).map(String.init) }

    /// Where a row of a screen lies.
    func spot(of place: String, _ screen: TerminalScreen, in layout: Layout) -> Spot? {
        guard let row = Int(place), (1...size.rows).contains(row), let painter = painter(in: layout) else { return nil }
        guard let rows = folding.map({ $0.rows(of: row - 1, in: screen) }) ?? (row - 1..<row) else { return nil }
        let origin = self.origin(of: painter, in: layout)
        let cells = painter.cellsOrigin
        // A frame around a row stands in the padding, and not on its first letter.
        let air = min(look.padding, Double(painter.cell.width)) / 2
        return Spot(
            Rect(
                origin.x + cells.x - air, origin.y + cells.y + Double(rows.lowerBound * painter.cell.height),
                Double(shown.columns * painter.cell.width) + 2 * air, Double(rows.count * painter.cell.height)))
    }

    /// Adds as many elements for every screen of a play, so that what changed is found by comparing.
    func draw(_ screen: TerminalScreen, in layout: Layout, into list: inout DisplayList) {
        guard let painter = painter(in: layout) else { return }
        let origin = self.origin(of: painter, in: layout)
        let place = Transform.translation(origin.x, origin.y)
        for element in painter.displayList(of: folding?.screen(screen) ?? screen).elements {
            list.add(Group([element], transform: place))
        }
    }

    private func painter(in layout: Layout) -> TerminalPainter? {
        look.fitting(shown, width: Int(layout.board.width), height: Int(layout.board.height))
            .map { TerminalPainter($0, cells: shown, measure: measure) }
    }

    private func origin(of painter: TerminalPainter, in layout: Layout) -> Point {
        let picture = painter.pictureSize
        return Point(
            layout.board.minX + ((layout.board.width - picture.width) / 2).rounded(),
            layout.board.minY + ((layout.board.height - picture.height) / 2).rounded())
    }
}

/// A screen, and when it comes up after a deed.
struct TerminalBeat: Sendable {
    var time: Seconds
    var screen: TerminalScreen
}
