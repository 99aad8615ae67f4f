import Canvas
import Drawing

extension PressLayout {
    mutating func drawText() throws(CanvasError) {
        let width = PressLayout.textWidth
        var y = PressLayout.field + 30
        y = try put(text(sheet.lede, Font(weight: 500, size: 12.5), PressLayout.ink, width: width, lines: 8, 1.5), y)
        let quotes = try blocks(sheet.quotes) { item in [quote(item), by(item)] }
        let awards = try blocks(sheet.awards) { item in [award(item)] }
        let features = try blocks(sheet.features) { item in [feature(item), detail(item)] }
        // Praise is short and rare, so its room is set aside first, up to two fifths of the page.
        let reserve = min(height(quotes) + height(awards), (PressLayout.bottom - y) * 0.4)
        y = try drawBlocks(sheet.headings.features, features, from: y + 22, to: PressLayout.bottom - reserve)
        y = try drawBlocks(sheet.headings.quotes, quotes, from: y + 16, to: PressLayout.bottom)
        y = try drawBlocks(sheet.headings.awards, awards, from: y + 16, to: PressLayout.bottom)
        drawGallery(from: y + 24)
    }

    /// More pictures in a row, as many as there is room for; none where the row would be low.
    mutating func drawGallery(from top: Double) {
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

    func feature(_ item: PressSheet.Item) -> TextRun {
        text(item.title, Font(weight: 680, size: 10), PressLayout.ink, width: PressLayout.textWidth, lines: 2, 1.35)
    }

    func detail(_ item: PressSheet.Item) -> TextRun {
        text(item.detail, Font(size: 9.5), PressLayout.soft, width: PressLayout.textWidth, lines: 4, 1.45)
    }

    func quote(_ item: PressSheet.Item) -> TextRun {
        text(
            "“\(item.title)”", Font(weight: 500, italic: true, size: 10.5), PressLayout.ink,
            width: PressLayout.textWidth, lines: 5, 1.45)
    }

    func by(_ item: PressSheet.Item) -> TextRun {
        text(
            item.detail.isEmpty ? "" : "— " + item.detail, Font(size: 9), PressLayout.soft,
            width: PressLayout.textWidth, lines: 1, 1.4)
    }

    func award(_ item: PressSheet.Item) -> TextRun {
        let words = [item.title, item.detail].filter { !$0.isEmpty }.joined(separator: ": ")
        return text(words, Font(size: 9.5), PressLayout.ink, width: PressLayout.textWidth, lines: 2, 1.45)
    }

    /// Lines that stay together, and how much room they take.
    struct Block {
        var runs: [TextRun]
        var height: Double
    }

    static let blockGap = 9.0
    static let headHeight = 22.0

    func blocks(
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

    func height(_ blocks: [Block]) -> Double {
        blocks.isEmpty
            ? 0 : blocks.reduce(PressLayout.headHeight + 16) { $0 + $1.height + PressLayout.blockGap }
    }

    mutating func drawBlocks(
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

    mutating func head(_ title: String, at place: Point) {
        list.add(
            TextRun(
                title.uppercased(), Font(weight: 700, size: 7.5), brand.readableOnWhite, at: place, tracking: 0.7))
    }
}
