import Drawing
import Stage

/// A device drawn around a film's screen, on a ground: for pages and networks, never for a store, which shows its own.
package struct MovieFrame: Sendable, Hashable {
    /// The size of the whole.
    package var size: PictureSize
    /// The colour behind the device.
    package var ground: Colour

    /// A frame.
    package init(size: PictureSize, ground: Colour) { (self.size, self.ground) = (size, ground) }

    /// How wide the device is around its screen, and how much is left beside it: shares of the shorter side.
    private static let (rim, margin) = (0.016, 0.07)

    /// The shape of the device's screen: that of a phone in an upright whole, unless the play lies on its side.
    func shape(for play: PictureSize) -> PictureSize {
        play.width > play.height || size.width > size.height ? play : PictureSize(width: 886, height: 1920)
    }

    private var side: Double { Double(min(size.width, size.height)) }

    /// Where a screen of a shape goes: the middle, in even numbers.
    func screen(for shape: PictureSize) -> PixelRect {
        let gap = 2 * side * (MovieFrame.margin + MovieFrame.rim)
        let scale = min(
            (Double(size.width) - gap) / Double(shape.width), (Double(size.height) - gap) / Double(shape.height))
        let screen = shape.codable(at: scale)
        return PixelRect(
            (size.width - screen.width) / 4 * 2, (size.height - screen.height) / 4 * 2, screen.width, screen.height)
    }

    /// A picture of the screen, with the device and the ground around it.
    func framed(_ picture: DisplayList, _ screen: PixelRect) -> DisplayList {
        var list = DisplayList(size: Size(Double(size.width), Double(size.height)), background: ground)
        let inside = Rect(0, 0, Double(screen.width), Double(screen.height))
        let corner = min(inside.width, inside.height) * 0.09
        let rim = side * MovieFrame.rim
        let body = Rect(
            Double(screen.x) - rim, Double(screen.y) - rim, inside.width + 2 * rim, inside.height + 2 * rim)
        let shadow = Shadow(Colour(red: 0, green: 0, blue: 0, alpha: 70), blur: side * 0.03, down: side * 0.012)
        list.add(Shape(.rect(body, corner: corner + rim), fill: Colour(0x17181C), shadow: shadow))
        var elements = picture.elements
        if let background = picture.background {
            elements.insert(.shape(Shape(.rect(inside), fill: background)), at: 0)
        }
        list.add(
            Group(
                elements, transform: .translation(Double(screen.x), Double(screen.y)),
                clip: .rect(inside, corner: corner)))
        return list
    }
}
