import Markup

/// About how many pixels a shape of an SVG covers: its box, never more than the drawing.
///
/// What cannot be told from its attributes, such as percentages or a transform in a style, counts as the whole drawing.
struct SVGSpread {
    /// The pixels of the drawing.
    let area: Double
    /// How many pixels a unit of the place is, by area.
    var scale: Double
    /// The widest line of the place.
    var stroke: Double
    /// Whether sizes are set where they are not looked for.
    private var isUnknown: Bool

    /// The outermost place of a drawing.
    init(_ root: XMLElement, area: Int, styles: String) {
        self.area = Double(area)
        let box = root["viewBox"].map(numbers) ?? []
        let own = box.count == 4 ? abs(box[2] * box[3]) : 0
        scale = own > 0 ? self.area / own : 1
        stroke = max(1, SVGSpread.widths(in: styles))
        isUnknown = SVGSpread.setsSizes(styles)
    }

    /// The place inside of an element.
    func inside(_ element: XMLElement, isRoot: Bool) -> SVGSpread {
        var place = self
        if let width = element["stroke-width"].flatMap({ numbers(in: $0).first }) {
            place.stroke = max(1, abs(width))
            if element["stroke-width"]?.contains("%") == true { place.isUnknown = true }
        }
        if let style = element["style"] {
            place.stroke = max(place.stroke, SVGSpread.widths(in: style))
            if SVGSpread.setsSizes(style) { place.isUnknown = true }
        }
        if let transform = element["transform"] { place.scale *= SVGSpread.growth(of: transform) }
        if !isRoot, element["viewBox"] != nil { place.isUnknown = true }
        return place
    }

    /// The pixels that an element covers itself.
    func pixels(of element: XMLElement) -> Double {
        switch element.localName {
        case "rect", "image", "foreignObject": box(element, "width", "height", times: 1)
        case "circle": box(element, "r", "r", times: 2)
        case "ellipse": box(element, "rx", "ry", times: 2)
        case "line": covered(span(element, "x1", "x2"), span(element, "y1", "y2"))
        case "path": element["d"].map { covered(SVGPathBox(path: $0)) } ?? 0
        case "polygon", "polyline": element["points"].map { covered(SVGPathBox(path: "M" + $0)) } ?? 0
        default: 0
        }
    }

    /// How far an element's lines lead, in pixels; none leads farther at a stretch than from corner to corner.
    func way(of element: XMLElement) -> Double {
        guard let path = element["d"] ?? element["points"].map({ "M" + $0 }) else { return 0 }
        let pixel = scale.squareRoot()
        let longest = 2 * area.squareRoot()
        guard !isUnknown, pixel > 0, pixel.isFinite else {
            return longest * Double(numbers(in: path).count / 2)
        }
        return SVGPathBox(path: path, longest: longest / pixel).way * pixel
    }

    private func box(_ element: XMLElement, _ width: String, _ height: String, times: Double) -> Double {
        covered(length(element, width).map { $0 * times }, length(element, height).map { $0 * times })
    }

    private func span(_ element: XMLElement, _ from: String, _ to: String) -> Double? {
        guard let start = length(element, from), let end = length(element, to) else { return nil }
        return abs(end - start)
    }

    /// A length in units of the place; nil where it is a share of something else.
    private func length(_ element: XMLElement, _ name: String) -> Double? {
        guard let text = element[name] else { return element.localName == "line" ? 0 : nil }
        guard let number = numbers(in: text).first, text.utf8.allSatisfy({ $0 < 0x3A && $0 != 0x25 || $0 == 0x65 })
        else { return nil }
        return number
    }

    private func covered(_ box: SVGPathBox) -> Double { covered(box.width, box.height) }

    private func covered(_ width: Double?, _ height: Double?) -> Double {
        guard !isUnknown, let width, let height else { return area }
        let pixels = (abs(width) + stroke) * (abs(height) + stroke) * scale
        return pixels.isFinite ? min(area, pixels) : area
    }

    /// By how much a transform makes areas larger.
    private static func growth(of transform: String) -> Double {
        var growth = 1.0
        for part in transform.split(separator: ")") {
            let values = numbers(in: String(part))
            if part.contains("scale"), let first = values.first {
                growth *= abs(first * (values.count > 1 ? values[1] : first))
            } else if part.contains("matrix"), values.count == 6 {
                growth *= abs(values[0] * values[3] - values[1] * values[2])
            } else if part.contains("skew") {
                growth *= 100
            }
        }
        return growth
    }

    /// The widest line that a style asks for.
    private static func widths(in style: String) -> Double {
        guard style.holds("stroke-width") else { return 0 }
        var widest = 0.0
        for part in style.split(separator: "stroke-width").dropFirst(style.hasPrefix("stroke-width") ? 0 : 1) {
            widest = max(widest, numbers(in: String(part.prefix { $0 != ";" && $0 != "}" })).first.map(abs) ?? 0)
        }
        return widest
    }

    /// Whether a style sets sizes of shapes, which mostly stand in attributes.
    private static func setsSizes(_ style: String) -> Bool {
        guard !style.isEmpty else { return false }
        let rest = style.replacing("stroke-width", with: "").replacing("line-height", with: "")
        return ["transform", "width", "height", "path(", "rx:", "ry:"].contains(where: rest.contains)
            || rest.split(whereSeparator: { " ;{\n\t".contains($0) }).contains { $0.hasPrefix("r:") }
    }
}

/// The box around the points of a path.
struct SVGPathBox {
    private(set) var width = 0.0
    private(set) var height = 0.0
    /// The sum of its steps.
    private(set) var way = 0.0
    private let longest: Double
    private var (x, y) = (0.0, 0.0)
    private var (left, right, top, bottom) = (0.0, 0.0, 0.0, 0.0)
    private var isEmpty = true

    /// A box, and the way along it, of which no step counts more than `longest`.
    init(path: String, longest: Double = .infinity) {
        self.longest = longest
        let bytes = Array(path.utf8)
        var start: Int?
        for index in 0...bytes.count {
            let isEnd = index == bytes.count
            guard isEnd || (bytes[index] | 0x20 >= 0x61 && bytes[index] | 0x20 <= 0x7A && bytes[index] | 0x20 != 0x65)
            else { continue }
            if let start {
                walk(bytes[start], numbers(in: String(decoding: bytes[(start + 1)..<index], as: UTF8.self)))
            }
            start = index
        }
        (width, height) = (right - left, bottom - top)
    }

    /// The points of one command; how many numbers each takes is said by SVG 2, §9.3.
    private mutating func walk(_ command: UInt8, _ values: [Double]) {
        let letter = Character(Unicode.Scalar(command | 0x20))
        let isRelative = command >= 0x61
        let count = ["m": 2, "l": 2, "t": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7][letter] ?? 0
        guard count > 0 else { return }
        var index = 0
        while index + count <= values.count {
            let (fromX, fromY) = isRelative ? (x, y) : (0, 0)
            let part = values[index..<(index + count)]
            index += count
            switch letter {
            case "h": meet(fromX + (part.first ?? 0), y)
            case "v": meet(x, fromY + (part.first ?? 0))
            case "a":
                let reach = 2 * max(abs(part[part.startIndex]), abs(part[part.startIndex + 1]))
                let end = (fromX + part[part.endIndex - 2], fromY + part[part.endIndex - 1])
                // An ellipse that is too small for its ends grows until it joins them.
                let way = max(reach, abs(end.0 - x) + abs(end.1 - y))
                let (startX, startY) = (x, y)
                meet(startX - way, startY - way)
                meet(startX + way, startY + way)
                meet(end.0, end.1)
            default:
                var pair = part.startIndex
                while pair < part.endIndex {
                    meet(fromX + part[pair], fromY + part[pair + 1])
                    pair += 2
                }
            }
        }
    }

    private mutating func meet(_ x: Double, _ y: Double) {
        if isEmpty { (left, right, top, bottom, isEmpty) = (x, x, y, y, false) }
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        way += min(longest, abs(x - self.x) + abs(y - self.y))
        (self.x, self.y) = (x, y)
    }
}
