import Canvas
import Drawing

/// Lays a press sheet out on one A4 page: a field of the brand's colour with name and picture, the text below it, the
/// facts at its side, the links at its foot.
///
/// All lengths are points. What does not fit is left out from the end: features, then quotes.
struct PressLayout {
    static let page = PDFPage.a4
    static let margin = 46.0
    static let field = 296.0
    /// The column of the facts, and the gap that leads to it.
    static let side = 148.0
    static let gutter = 34.0
    static let footer = 76.0
    static let ink = Colour(0x1C1A22)
    static let soft = Colour(0x625D69)
    static let line = Colour(0xDDD8CE)

    let sheet: PressSheet
    let painter: Painter
    let picture: Pixmap?
    let gallery: [Pixmap]
    let brand: Colour
    /// The colour of words on the brand's.
    let onBrand: Colour
    var list: DisplayList
    var links: [PDFPage.LinkAnnotation] = []

    static var textWidth: Double { page.width - 2 * margin - side - gutter }
    static var bottom: Double { page.height - footer - 22 }

    static func page(of sheet: PressSheet, painter: Painter) throws(CanvasError) -> PDFPage {
        var layout = try PressLayout(sheet, painter)
        try layout.drawField()
        try layout.drawText()
        try layout.drawFacts()
        try layout.drawFooter()
        return PDFPage(layout.list, links: layout.links)
    }

    private init(_ sheet: PressSheet, _ painter: Painter) throws(CanvasError) {
        self.sheet = sheet
        picture = try sheet.picture.map { (file) throws(CanvasError) in try pixmap(ofPNG: file) }
        gallery = try sheet.gallery.map { (file) throws(CanvasError) in try pixmap(ofPNG: file) }
        self.painter = painter
        brand = Colour(hex: sheet.brand) ?? PressLayout.ink
        onBrand = brand.wantsLightText ? .white : PressLayout.ink
        list = DisplayList(size: PressLayout.page, background: .white)
    }

    func text(
        _ string: String, _ font: Font, _ colour: Colour, width: Double, lines: Int, _ lineHeight: Double
    ) -> TextRun {
        TextRun(
            string, font, colour, at: .zero, maxWidth: width, overflow: .wrap(lines: lines, lineHeight: lineHeight))
    }

    /// The text in the narrowest measure that needs no line more, so that its lines are about as long.
    func balanced(_ run: TextRun) throws(CanvasError) -> TextRun {
        guard let width = run.maxWidth else { return run }
        let lines = try painter.measure(run).lines.count
        var best = run
        for share in stride(from: 0.96, to: 0.5, by: -0.04) {
            var narrower = run
            narrower.maxWidth = width * share
            guard case .wrap(_, let lineHeight) = run.overflow else { break }
            narrower.overflow = .wrap(lines: 99, lineHeight: lineHeight)
            guard try painter.measure(narrower).lines.count <= lines else { break }
            best = narrower
        }
        return best
    }

    /// Sets a text with its top at `y`; its bottom.
    mutating func put(_ run: TextRun, _ y: Double, left: Double = margin) throws(CanvasError) -> Double {
        guard !run.string.isEmpty else { return y }
        let extent = try painter.measure(run)
        var run = run
        run.position = Point(left, y + extent.ascent)
        list.add(run)
        return y + extent.height
    }

    /// The name, as large as it can be without a broken word.
    func largest(
        _ string: String, sizes: [Double], width: Double, lines: Int
    ) throws(CanvasError) -> TextRun {
        let longest = string.split(separator: " ").map(String.init).max { $0.count < $1.count } ?? string
        for size in sizes {
            let font = Font(.display, weight: 800, size: size)
            let run = TextRun(
                string, font, onBrand, at: .zero, maxWidth: width, overflow: .wrap(lines: lines, lineHeight: 1.02),
                tracking: -size * 0.022)
            let word = TextRun(longest, font, onBrand, at: .zero, tracking: -size * 0.022)
            var free = run
            free.overflow = .wrap(lines: 99, lineHeight: 1.02)
            if try painter.measure(word).width <= width, try painter.measure(free).lines.count <= lines { return run }
        }
        return text(string, Font(.display, weight: 800, size: sizes.last ?? 22), onBrand, width: width, lines: 3, 1.05)
    }
}
