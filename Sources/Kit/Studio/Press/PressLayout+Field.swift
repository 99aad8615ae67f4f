import Canvas
import Drawing

extension PressLayout {
    mutating func drawField() throws(CanvasError) {
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
    mutating func drawBulbs(at y: Double) {
        let step = 13.5
        let count = Int(PressLayout.page.width / step)
        let start = (PressLayout.page.width - Double(count - 1) * step) / 2
        for index in 0..<count {
            let centre = Point(start + Double(index) * step, y - 12)
            list.add(Shape(.circle(centre, radius: 1.5), fill: onBrand.opacity(0.9)))
        }
    }

    /// The picture at the right of the field, as large as the field lets it be; its place.
    mutating func drawPicture() -> Rect? {
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
}
