import Drawing
import Markup

/// A place in a drawing for something of a scene that is drawn already.
package struct PictureBox: Hashable, Sendable {
    /// How it is made to fit.
    package enum Fit: Hashable, Sendable {
        /// Whole, inside of the box.
        case contain
        /// Filling the box, and cut by it.
        case cover
        /// As wide as the box; what is higher runs on beyond it, and what is lower stands in its middle.
        case bleed
    }

    /// What is shown: what stands behind `scene:`.
    package var name: String
    /// The box in pixels, before it is turned.
    package var rect: Rect
    package var fit: Fit
    /// Which part stays where there is room or something is cut: 0 left or above, 1 right or below.
    package var across: Double, down: Double
    /// Degrees clockwise, about the middle of what is drawn.
    package var turn: Double
    /// The radius of the corners where it is cut, in pixels.
    package var corner: Double
    /// The strength of its shadow, 0…1.
    package var shadow: Double
    /// Its strength, 0…1.
    package var opacity: Double

    private static let scheme = "scene:"

    /// Whether an element is such a place.
    static func isOne(_ element: XMLElement) -> Bool {
        element.localName == "image" && (element["href"] ?? element["xlink:href"] ?? "").hasPrefix(scheme)
    }

    init(_ element: XMLElement, _ scale: SheetScale, _ bytes: [UInt8]) throws(ArtError) {
        name = String((element["href"] ?? element["xlink:href"] ?? "").dropFirst(PictureBox.scheme.count))
        rect = try scale.rect(of: element, bytes)
        let words = (element["preserveAspectRatio"] ?? "xMidYMid meet")
        fit = element["overflow"] == "visible" ? .bleed : words.contains("slice") ? .cover : .contain
        across = words.contains("xMin") ? 0 : words.contains("xMax") ? 1 : 0.5
        down = words.contains("YMin") ? 0 : words.contains("YMax") ? 1 : 0.5
        func number(_ name: String, _ usual: Double) -> Double { element[name].flatMap { Double($0) } ?? usual }
        down = min(max(number("data-focus", down * 100) / 100, 0), 1)
        turn = number("rotate", 0)
        corner = max(0, number("rx", 0)) * scale.mean
        shadow = min(max(number("data-shadow", 0), 0), 1)
        opacity = min(max(number("opacity", 1), 0), 1)
    }

    /// Where something of a size goes, before it is turned.
    package func place(of size: Size) -> Rect {
        guard size.width > 0, size.height > 0 else { return rect }
        let (wide, high) = (rect.width / size.width, rect.height / size.height)
        let scale =
            switch fit {
            case .contain: min(wide, high)
            case .cover: max(wide, high)
            case .bleed: wide
            }
        let (width, height) = (size.width * scale, size.height * scale)
        let isShort = fit == .bleed && height < rect.height
        return Rect(
            rect.minX + (rect.width - width) * across, rect.minY + (rect.height - height) * (isShort ? 0.5 : down),
            width,
            height)
    }
}
