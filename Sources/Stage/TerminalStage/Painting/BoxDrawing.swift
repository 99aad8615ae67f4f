import Drawing

/// Lines and corners of frames, U+2500 to U+257F, as rectangles of whole pixels.
///
/// Each character is up to four arms that meet in the middle of the cell.
struct BoxDrawing {
    /// How heavy an arm is.
    enum Weight: Int {
        case none, light, heavy, double
    }

    let cell: CellSize

    /// The arms of the characters, left, up, right, down: 0 none, 1 light, 2 heavy, 3 double.
    ///
    /// Dashes, arcs and diagonals have none here.
    private static let arms: [Substring] = """
        1010 2020 0101 0202 ---- ---- ---- ---- ---- ---- ---- ---- 0011 0021 0012 0022
        1001 2001 1002 2002 0110 0120 0210 0220 1100 2100 1200 2200 0111 0121 0211 0112
        0212 0221 0122 0222 1101 2101 1201 1102 1202 2201 2102 2202 1011 2011 1021 2021
        1012 2012 1022 2022 1110 2110 1120 2120 1210 2210 1220 2220 1111 2111 1121 2121
        1211 1112 1212 2211 1221 2112 1122 2221 2122 2212 1222 2222 ---- ---- ---- ----
        3030 0303 0031 0013 0033 3001 1003 3003 0130 0310 0330 3100 1300 3300 0131 0313
        0333 3101 1303 3303 3031 1013 3033 3130 1310 3330 3131 1313 3333 ---- ---- ----
        ---- ---- ---- ---- 1000 0100 0010 0001 2000 0200 0020 0002 1020 0102 2010 0201
        """.split { $0 == " " || $0 == "\n" }

    /// What a character is drawn with; nil where it is none of these.
    func glyph(_ value: UInt32) -> CellGlyph? {
        guard (0x2500...0x257F).contains(value) else { return nil }
        let weights = BoxDrawing.arms[Int(value) - 0x2500].utf8.compactMap { Weight(rawValue: Int($0) - 48) }
        if weights.count == 4 { return .fill(arms(weights)) }
        return dashes(value) ?? curve(value)
    }

    // MARK: Arms

    private func arms(_ weights: [Weight]) -> Path {
        var path = Path()
        let (left, up, right, down) = (weights[0], weights[1], weights[2], weights[3])
        for side in [-1, 1] {
            let (own, opposite) = side < 0 ? (left, right) : (right, left)
            for line in lines(own, cell.height) {
                let end = reach(line.part, side, up, down, opposite, cell.width)
                path.append(
                    side < 0
                        ? .pixels(0, line.low, end.high, line.high) : .pixels(end.low, line.low, cell.width, line.high))
            }
            let (standing, facing) = side < 0 ? (up, down) : (down, up)
            for line in lines(standing, cell.width) {
                let end = reach(line.part, side, left, right, facing, cell.height)
                path.append(
                    side < 0
                        ? .pixels(line.low, 0, line.high, end.high) : .pixels(line.low, end.low, line.high, cell.height)
                )
            }
        }
        return path
    }

    /// A line across the middle: which of a pair, and its edges.
    private typealias Line = (part: Int, low: Int, high: Int)

    private func lines(_ weight: Weight, _ extent: Int) -> [Line] {
        switch weight {
        case .none: []
        case .light, .heavy: [line(weight, 0, extent)]
        case .double: [line(weight, -1, extent), line(weight, 1, extent)]
        }
    }

    private func line(_ weight: Weight, _ part: Int, _ extent: Int) -> Line {
        let thick = weight == .heavy ? cell.line * 2 : cell.line
        let low = (extent - thick) / 2 + part * cell.line
        return (part, low, low + thick)
    }

    /// How far a line of an arm goes inwards: to which line of the arms that cross it.
    ///
    /// - Parameters:
    ///   - part: which line of a pair it is, -1 or 1; 0 for a single one.
    ///   - side: on which side the arm lies, -1 or 1.
    ///   - first: the crossing arm on the side -1.
    ///   - second: the one on the side 1.
    ///   - opposite: the arm across the middle.
    ///   - extent: the cell's, in the arm's direction.
    /// - Returns: the crossing line; the one in the middle where none crosses.
    private func reach(
        _ part: Int, _ side: Int, _ first: Weight, _ second: Weight, _ opposite: Weight, _ extent: Int
    ) -> Line {
        let (near, far) = (line(.double, side, extent), line(.double, -side, extent))
        let middle = line(.light, 0, extent)
        if part == 0 {
            if first == .double, second == .double { return opposite == .none ? near : middle }
            if first == .double || second == .double { return far }
            return first == .heavy || second == .heavy ? line(.heavy, 0, extent) : middle
        }
        let (same, other) = part < 0 ? (first, second) : (second, first)
        if same == .double { return near }
        if same != .none { return line(same, 0, extent) }
        if other == .double { return opposite == .none ? far : middle }
        return line(other == .none ? .light : other, 0, extent)
    }

    // MARK: Dashes, arcs, diagonals

    private func dashes(_ value: UInt32) -> CellGlyph? {
        let count: Int
        switch value {
        case 0x2504...0x2507: count = 3
        case 0x2508...0x250B: count = 4
        case 0x254C...0x254F: count = 2
        default: return nil
        }
        // Two across, then two down; light, then heavy.
        let isStanding = value & 2 != 0
        let weight: Weight = value & 1 != 0 ? .heavy : .light
        let across = line(weight, 0, isStanding ? cell.width : cell.height)
        let extent = isStanding ? cell.height : cell.width
        var path = Path()
        for index in 0..<count {
            let gap = max(1, extent / count / 3)
            let start = extent * index / count + gap / 2
            let end = max(start + 1, extent * (index + 1) / count - (gap - gap / 2))
            path.append(
                isStanding ? .pixels(across.low, start, across.high, end) : .pixels(start, across.low, end, across.high)
            )
        }
        return .fill(path)
    }

    private func curve(_ value: UInt32) -> CellGlyph? {
        let (width, height) = (Double(cell.width), Double(cell.height))
        let thick = Double(cell.line)
        let x = Double(line(.light, 0, cell.width).low) + thick / 2
        let y = Double(line(.light, 0, cell.height).low) + thick / 2
        var path = Path()
        switch value {
        case 0x256D...0x2570:
            let isRight = value == 0x256D || value == 0x2570
            let isDown = value == 0x256D || value == 0x256E
            let radius = min(width, height) / 2
            let (across, down) = (isRight ? radius : -radius, isDown ? radius : -radius)
            let pull = 1 - 0.5522847498307936
            path.move(Point(x, isDown ? height : 0))
            path.line(Point(x, y + down))
            path.cubic(Point(x, y + down * pull), Point(x + across * pull, y), Point(x + across, y))
            path.line(Point(isRight ? width : 0, y))
        case 0x2571: path = .line(Point(0, height), Point(width, 0))
        case 0x2572: path = .line(.zero, Point(width, height))
        case 0x2573:
            path = .line(Point(0, height), Point(width, 0))
            path.append(.line(.zero, Point(width, height)))
        default: return nil
        }
        return .stroke(path, width: thick)
    }
}
