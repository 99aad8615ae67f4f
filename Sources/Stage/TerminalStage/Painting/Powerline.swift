import Drawing

/// The separators of status lines, U+E0B0 to U+E0BF, triangles, and the scan lines of old terminals.
struct Powerline {
    let cell: CellSize

    private var width: Double { Double(cell.width) }
    private var height: Double { Double(cell.height) }

    func glyph(_ value: UInt32) -> CellGlyph? {
        let (topLeft, topRight) = (Point.zero, Point(width, 0))
        let (bottomLeft, bottomRight) = (Point(0, height), Point(width, height))
        switch value {
        case 0xE0B0: return fill(topLeft, Point(width, height / 2), bottomLeft)
        case 0xE0B1: return stroke(topLeft, Point(width, height / 2), bottomLeft)
        case 0xE0B2: return fill(topRight, Point(0, height / 2), bottomRight)
        case 0xE0B3: return stroke(topRight, Point(0, height / 2), bottomRight)
        case 0xE0B4: return .fill(half(isRight: true))
        case 0xE0B5: return .stroke(half(isRight: true), width: line)
        case 0xE0B6: return .fill(half(isRight: false))
        case 0xE0B7: return .stroke(half(isRight: false), width: line)
        case 0xE0B8, 0x25E3: return fill(topLeft, bottomRight, bottomLeft)
        case 0xE0B9, 0xE0BF: return stroke(topLeft, bottomRight)
        case 0xE0BA, 0x25E2: return fill(topRight, bottomRight, bottomLeft)
        case 0xE0BB, 0xE0BD: return stroke(topRight, bottomLeft)
        case 0xE0BC, 0x25E4: return fill(topLeft, topRight, bottomLeft)
        case 0xE0BE, 0x25E5: return fill(topLeft, topRight, bottomRight)
        case 0x23BA...0x23BD:
            let part = [0, 0.25, 0.75, 1][Int(value - 0x23BA)]
            return .fill(.rect(Rect(0, (part * (height - line)).rounded(), width, line)))
        default: return nil
        }
    }

    private var line: Double { Double(cell.line) }

    private func fill(_ points: Point...) -> CellGlyph { .fill(.polyline(points, closed: true)) }

    private func stroke(_ points: Point...) -> CellGlyph { .stroke(.polyline(points), width: line) }

    /// Half an ellipse, its flat side at the cell's edge.
    private func half(isRight: Bool) -> Path {
        let (edge, far) = isRight ? (0, width) : (width, 0)
        let pull = 0.5522847498307936
        let bend = edge + (far - edge) * pull
        var path = Path()
        path.move(Point(edge, 0))
        path.cubic(Point(bend, 0), Point(far, height / 2 * (1 - pull)), Point(far, height / 2))
        path.cubic(Point(far, height / 2 * (1 + pull)), Point(bend, height), Point(edge, height))
        return path
    }
}
