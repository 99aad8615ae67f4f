import Canvas
import Drawing

/// Lays a press sheet out on one A4 page: a field of the brand's colour with name and picture, the text below it, the
/// facts at its side, the links at its foot.
///
/// All lengths are points. What does not fit is left out from the end: features, then quotes.
struct PressLayout {
    private static let page = PDFPage.a4
    private static let margin = 46.0
    private static let field = 296.0
    /// The column of the facts, and the gap that leads to it.
    private static let side = 148.0
    private static let gutter = 34.0
    private static let footer = 76.0
    private static let ink = Colour(0x1C1A22)
    private static let soft = Colour(0x625D69)
    private static let line = Colour(0xDDD8CE)

    private let sheet: PressSheet
    private let painter: Painter
    private let picture: Pixmap?
    private let gallery: [Pixmap]
    private let brand: Colour
    /// The colour of words on the brand's.
    private let onBrand: Colour
    private var list: DisplayList
    private var links: [PDFPage.Link] = []

    private static var textWidth: Double { page.width - 2 * margin - side - gutter }
    private static var bottom: Double { page.height - footer - 22 }

    /// The page of a sheet.
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

    // MARK: The field

    private mutating func drawField() throws(CanvasError) {
        let page = PressLayout.page
        list.add(Shape(.rect(Rect(0, 0, page.width, PressLayout.field)), fill: brand))
        drawBulbs(at: PressLayout.field)
        let place = drawPicture()
        let room = (place?.minX ?? page.width - PressLayout.margin) - PressLayout.margin - (place == nil ? 0 : 26)
        let name = try largest(sheet.name, sizes: [58, 50, 44, 38, 32, 27, 22], width: room, lines: 2)
        var headline = try balanced(
            text(
                sheet.headline, Font(.display, weight: 600, size: 19), onBrand.opacity(0.94), width: room, lines: 4,
                1.28))
        let size = try painter.measure(headline)
        let nameSize = try painter.measure(name)
        var top = PressLayout.field - 40 - size.height
        headline.position = Point(PressLayout.margin, top + size.ascent)
        list.add(headline)
        top -= 12 + nameSize.height
        var title = name
        title.position = Point(PressLayout.margin, top + nameSize.ascent)
        list.add(title)
        let kicker = TextRun(
            sheet.kicker.uppercased(), Font(weight: 650, size: 8), onBrand.opacity(0.86),
            at: Point(PressLayout.margin, PressLayout.margin + 8), maxWidth: room, tracking: 0.7)
        list.add(kicker)
    }

    /// The theme's lit bulbs, along the lower edge of the field.
    private mutating func drawBulbs(at y: Double) {
        let step = 13.5
        let count = Int(PressLayout.page.width / step)
        let start = (PressLayout.page.width - Double(count - 1) * step) / 2
        for index in 0..<count {
            let centre = Point(start + Double(index) * step, y - 12)
            list.add(Shape(.circle(centre, radius: 1.5), fill: onBrand.opacity(0.9)))
        }
    }

    /// The picture at the right of the field, as large as the field lets it be; its place.
    private mutating func drawPicture() -> Rect? {
        guard let picture, picture.width > 0, picture.height > 0 else { return nil }
        let margin = PressLayout.margin
        let room = Size(PressLayout.page.width * 0.46, PressLayout.field - 30 - 30 - 8)
        let scale = min(room.width / Double(picture.width), room.height / Double(picture.height))
        let (width, height) = (Double(picture.width) * scale, Double(picture.height) * scale)
        let place = Rect(PressLayout.page.width - margin - width, 30 + (room.height - height) / 2, width, height)
        let frame = Path.rect(place, corner: 12)
        list.add(Group([.picture(Picture(picture, in: place))], clip: frame))
        return place
    }

    // MARK: The text

    private mutating func drawText() throws(CanvasError) {
        let width = PressLayout.textWidth
        var y = PressLayout.field + 30
        y = try put(text(sheet.lede, Font(weight: 500, size: 12.5), PressLayout.ink, width: width, lines: 8, 1.5), y)
        let quotes = try blocks(sheet.quotes) { item in [quote(item), by(item)] }
        let awards = try blocks(sheet.awards) { item in [award(item)] }
        let features = try blocks(sheet.features) { item in [feature(item), detail(item)] }
        // Praise is short and rare, so its room is set aside first, up to two fifths of the page.
        let reserve = min(height(quotes) + height(awards), (PressLayout.bottom - y) * 0.4)
        y = try drawBlocks("What it does", features, from: y + 22, to: PressLayout.bottom - reserve)
        y = try drawBlocks("What people say", quotes, from: y + 16, to: PressLayout.bottom)
        y = try drawBlocks("Awards", awards, from: y + 16, to: PressLayout.bottom)
        drawGallery(from: y + 24)
    }

    /// More pictures in a row, as many as there is room for; none where the row would be low.
    private mutating func drawGallery(from top: Double) {
        let height = min(PressLayout.bottom - top, 168)
        guard height >= 90 else { return }
        var left = PressLayout.margin
        for picture in gallery where picture.height > 0 {
            let width = height * Double(picture.width) / Double(picture.height)
            guard left + width <= PressLayout.margin + PressLayout.textWidth + 0.5 else { break }
            let place = Rect(left, top, width, height)
            list.add(Group([.picture(Picture(picture, in: place))], clip: .rect(place, corner: 7)))
            left += width + 10
        }
    }

    private func feature(_ item: PressSheet.Item) -> TextRun {
        text(item.title, Font(weight: 680, size: 10), PressLayout.ink, width: PressLayout.textWidth, lines: 2, 1.35)
    }

    private func detail(_ item: PressSheet.Item) -> TextRun {
        text(item.detail, Font(size: 9.5), PressLayout.soft, width: PressLayout.textWidth, lines: 4, 1.45)
    }

    private func quote(_ item: PressSheet.Item) -> TextRun {
        text(
            "“\(item.title)”", Font(weight: 500, italic: true, size: 10.5), PressLayout.ink,
            width: PressLayout.textWidth, lines: 5, 1.45)
    }

    private func by(_ item: PressSheet.Item) -> TextRun {
        text(
            item.detail.isEmpty ? "" : "— " + item.detail, Font(size: 9), PressLayout.soft,
            width: PressLayout.textWidth, lines: 1, 1.4)
    }

    private func award(_ item: PressSheet.Item) -> TextRun {
        let words = [item.title, item.detail].filter { !$0.isEmpty }.joined(separator: ": ")
        return text(words, Font(size: 9.5), PressLayout.ink, width: PressLayout.textWidth, lines: 2, 1.45)
    }

    /// Lines that stay together, and how much room they take.
    private struct Block {
        var runs: [TextRun]
        var height: Double
    }

    private static let blockGap = 9.0
    private static let headHeight = 22.0

    private func blocks(
        _ items: [PressSheet.Item], _ make: (PressSheet.Item) -> [TextRun]
    ) throws(CanvasError) -> [Block] {
        var blocks: [Block] = []
        for item in items {
            let runs = make(item).filter { !$0.string.isEmpty }
            var height = 0.0
            for run in runs { height += try painter.measure(run).height + 1.5 }
            blocks.append(Block(runs: runs, height: height))
        }
        return blocks
    }

    private func height(_ blocks: [Block]) -> Double {
        blocks.isEmpty
            ? 0 : blocks.reduce(PressLayout.headHeight + 16) { $0 + $1.height + PressLayout.blockGap }
    }

    private mutating func drawBlocks(
        _ title: String, _ blocks: [Block], from start: Double, to end: Double
    ) throws(CanvasError) -> Double {
        guard let first = blocks.first, start + PressLayout.headHeight + first.height <= end else { return start - 16 }
        var y = start
        head(title, at: Point(PressLayout.margin, y + 8))
        y += PressLayout.headHeight
        for block in blocks {
            guard y + block.height <= end else { break }
            for run in block.runs { y = try put(run, y) + 1.5 }
            y += PressLayout.blockGap
        }
        return y - PressLayout.blockGap
    }

    private mutating func head(_ title: String, at place: Point) {
        list.add(
            TextRun(
                title.uppercased(), Font(weight: 700, size: 7.5), brand.readableOnWhite, at: place, tracking: 0.7))
    }

    // MARK: The facts

    private mutating func drawFacts() throws(CanvasError) {
        let left = PressLayout.page.width - PressLayout.margin - PressLayout.side
        var y = PressLayout.field + 30
        for (index, fact) in sheet.facts.enumerated() {
            let value = text(
                fact.value, Font(weight: fact.isKnown ? 600 : 400, size: 9.5),
                fact.isKnown ? PressLayout.ink : PressLayout.soft, width: PressLayout.side, lines: 3, 1.35)
            let height = 12 + (try painter.measure(value).height)
            guard y + height <= PressLayout.bottom else { break }
            if index > 0 {
                list.add(Shape(.rect(Rect(left, y, PressLayout.side, 0.5)), fill: PressLayout.line))
                y += 8
            }
            list.add(TextRun(fact.name, Font(size: 8), PressLayout.soft, at: Point(left, y + 8)))
            let top = y + 12
            y = try put(value, top, left: left) + 8
            if let url = fact.url { links.append(PDFPage.Link(Rect(left, top, PressLayout.side, y - 8 - top), url)) }
        }
    }

    // MARK: The foot

    private mutating func drawFooter() throws(CanvasError) {
        let top = PressLayout.page.height - PressLayout.footer
        let width = PressLayout.page.width - 2 * PressLayout.margin
        list.add(Shape(.rect(Rect(PressLayout.margin, top, width, 0.5)), fill: PressLayout.line))
        let columns = max(1, min(2, sheet.links.count))
        let column = (width - 16 * Double(columns - 1)) / Double(columns)
        for (index, link) in sheet.links.prefix(columns).enumerated() {
            let left = PressLayout.margin + Double(index) * (column + 16)
            list.add(TextRun(link.name, Font(size: 8), PressLayout.soft, at: Point(left, top + 20)))
            list.add(
                TextRun(
                    link.value, Font(weight: 600, size: 9), PressLayout.ink, at: Point(left, top + 33),
                    maxWidth: column))
            if let url = link.url { links.append(PDFPage.Link(Rect(left, top + 10, column, 28), url)) }
        }
    }

    // MARK: Setting

    private func text(
        _ string: String, _ font: Font, _ colour: Colour, width: Double, lines: Int, _ lineHeight: Double
    ) -> TextRun {
        TextRun(
            string, font, colour, at: .zero, maxWidth: width, overflow: .wrap(lines: lines, lineHeight: lineHeight))
    }

    /// The text in the narrowest measure that needs no line more, so that its lines are about as long.
    private func balanced(_ run: TextRun) throws(CanvasError) -> TextRun {
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
    private mutating func put(_ run: TextRun, _ y: Double, left: Double = margin) throws(CanvasError) -> Double {
        guard !run.string.isEmpty else { return y }
        let extent = try painter.measure(run)
        var run = run
        run.position = Point(left, y + extent.ascent)
        list.add(run)
        return y + extent.height
    }

    /// The name, as large as it can be without a broken word.
    private func largest(
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

extension Colour {
    /// How light it is, 0…1 (WCAG 2.2, relative luminance).
    var luminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let share = Double(channel) / 255
            guard share > 0.04045 else { return share / 12.92 }
            // x^2.4 = x² · ⁵√x²; the root by Newton's method, since the standard library has none.
            let base = (share + 0.055) / 1.055
            let square = base * base
            var root = 0.7
            for _ in 0..<24 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
            return square * root
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Whether white words read better on it than dark ones; white is preferred where both do well.
    var wantsLightText: Bool { 1.05 / (luminance + 0.05) >= 3 }

    /// The colour, darkened until small words in it can be read on white (contrast 4.5, WCAG 2.2 AA).
    var readableOnWhite: Colour {
        var colour = self
        for _ in 0..<20 where 1.05 / (colour.luminance + 0.05) < 4.5 { colour = colour.mixed(.black, 0.1) }
        return colour
    }
}
