import Canvas
import Drawing

extension PressLayout {
    mutating func drawFacts() throws(CanvasError) {
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
            if let url = fact.url {
                links.append(PDFPage.LinkAnnotation(Rect(left, top, PressLayout.side, y - 8 - top), url))
            }
        }
    }

    mutating func drawFooter() throws(CanvasError) {
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
            if let url = link.url { links.append(PDFPage.LinkAnnotation(Rect(left, top + 10, column, 28), url)) }
        }
    }
}
