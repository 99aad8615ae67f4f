import Drawing
import Markup

/// A path as the shortest element that draws it.
enum Form {
    case circle(Point, radius: Double)
    case ellipse(Point, Double, Double)
    case rect(Rect, corner: Double)
    case path(Path)

    /// Recognises what `Drawing` made: the same path comes out of the same numbers.
    init(_ path: Path) {
        self = .path(path)
        guard let bounds = path.bounds, case .move(let first)? = path.steps.first, case .close? = path.steps.last
        else { return }
        let (halfWidth, halfHeight) = (bounds.width / 2, bounds.height / 2)
        if path.steps.count == 6, path == .ellipse(bounds.centre, halfWidth, halfHeight) {
            self =
                halfWidth == halfHeight
                ? .circle(bounds.centre, radius: halfWidth) : .ellipse(bounds.centre, halfWidth, halfHeight)
        } else if path.steps.count == 5 || path.steps.count == 10 {
            let corner = first.x - bounds.minX
            if path == .rect(bounds, corner: corner) { self = .rect(bounds, corner: corner) }
        }
    }

    /// Writes the element's name and geometry.
    func open(in buffer: inout ByteBuffer) {
        switch self {
        case .circle(let centre, let radius):
            buffer.append("<circle")
            buffer.attribute("cx", centre.x)
            buffer.attribute("cy", centre.y)
            buffer.attribute("r", radius)
        case .ellipse(let centre, let across, let down):
            buffer.append("<ellipse")
            buffer.attribute("cx", centre.x)
            buffer.attribute("cy", centre.y)
            buffer.attribute("rx", across)
            buffer.attribute("ry", down)
        case .rect(let rect, let corner):
            buffer.append("<rect")
            buffer.attribute("x", rect.minX)
            buffer.attribute("y", rect.minY)
            buffer.attribute("width", rect.width)
            buffer.attribute("height", rect.height)
            if corner > 0 { buffer.attribute("rx", corner) }
        case .path(let path):
            buffer.append("<path d=\"")
            buffer.data(of: path)
            buffer.append("\"")
        }
    }
}
