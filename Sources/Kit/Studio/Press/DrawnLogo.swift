import Canvas
import Drawing

/// A mark and a wordmark for a product that has no logo: its first letter on its colour, and its name beside that.
struct DrawnLogo {
    /// The side of the mark.
    static let side = 256.0
    private static let darkInk = Colour(0x1C1A22)
    private static let lightInk = Colour(0xF6F3FA)

    let name: String
    let brand: Colour
    let painter: Painter

    /// The mark alone.
    func mark() throws(CanvasError) -> DisplayList {
        let side = DrawnLogo.side
        var list = DisplayList(size: Size(side, side))
        try drawMark(into: &list)
        return list
    }

    /// The mark and the name, for light grounds or dark ones.
    func wordmark(onDark: Bool) throws(CanvasError) -> DisplayList {
        let side = DrawnLogo.side
        let size = side * 0.62
        let colour = onDark ? DrawnLogo.lightInk : DrawnLogo.darkInk
        var run = TextRun(name, Font(.display, weight: 780, size: size), colour, at: .zero, tracking: -size * 0.022)
        let width = try painter.measure(run).width
        // On the middle of its capitals, whatever the name's own letters are.
        let capital = painter.ink(of: TextRun("H", run.font, colour, at: .zero)) ?? Rect(0, -size * 0.7, 1, size * 0.7)
        run.position = Point(side * 1.24, side / 2 + capital.height / 2)
        var list = DisplayList(size: Size((run.position.x + width + side * 0.04).rounded(.up), side))
        try drawMark(into: &list)
        list.add(run)
        return list
    }

    private func drawMark(into list: inout DisplayList) throws(CanvasError) {
        let side = DrawnLogo.side
        list.add(Shape(.rect(Rect(0, 0, side, side), corner: side * 0.225), fill: brand))
        let colour = brand.wantsLightText ? Colour.white : DrawnLogo.darkInk
        var run = TextRun(
            String(name.prefix(1)).uppercased(), Font(.display, weight: 800, size: side * 0.62), colour, at: .zero)
        guard let ink = painter.ink(of: run) else { return }
        // By its ink, so that it stands in the optical middle.
        run.position = Point(side / 2 - ink.centre.x, side / 2 - ink.centre.y)
        list.add(run)
    }
}
