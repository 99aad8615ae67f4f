import Markup

/// What drawing an SVG costs: its elements, each as often as it is used, the pixels that they cover, and the layers of
/// pixels that they need.
///
/// An element that is used by one that is used again multiplies, as in the "billion laughs"; so do patterns, masks,
/// markers and filters. The costs of an identifier are worked out once, so that counting is quick where drawing is not.
struct SVGCost {
    private let scan: SVGScan
    /// The pixels of the drawing.
    private let area: Int
    /// Where the definitions stand.
    private let outermost: SVGSpread
    private var known: [String: Int] = [:]
    /// Those that are being worked out; a circle costs nothing, for librsvg breaks it.
    private var open: Set<String> = []

    /// Counts, and refuses what costs too much.
    static func check(_ scan: SVGScan, area: Int) throws(ArtError) {
        var cost = SVGCost(scan: scan, area: area)
        guard cost.of(scan.root, in: cost.outermost) + cost.references(in: scan.styles) <= SVGLimits.cost else {
            throw scan.refusal(
                "drawing it would take too long: elements, filters and layers, counted as often as they are used",
                scan.root,
                "use fewer of them, or embed a picture of it")
        }
    }

    private init(scan: SVGScan, area: Int) {
        self.scan = scan
        self.area = area
        outermost = SVGSpread(scan.root, area: area, styles: scan.styles)
    }

    private mutating func of(_ element: XMLElement, in place: SVGSpread) -> Int {
        let place = place.inside(element, isRoot: element.offset == scan.root.offset)
        var sum = 1 + painting(element, place)
        for attribute in element.attributes {
            if attribute.name == "href" || attribute.name.hasSuffix(":href") {
                if attribute.value.hasPrefix("#") { sum += target(String(attribute.value.dropFirst()), in: place) }
                if attribute.value.hasPrefix("data:") { sum += attribute.value.utf8.count / 20_000 }
            } else if attribute.value.holds("url(") {
                var cost = references(in: attribute.value)
                // A marker stands on every corner of its line.
                if attribute.name.hasPrefix("marker") || attribute.value.holds("marker") {
                    cost *= 1 + ((element["d"] ?? element["points"])?.utf8.count ?? 0) / 3
                }
                sum += cost
            }
            if ["opacity", "mask", "clip-path", "style"].contains(attribute.name),
                attribute.value.holds("opacity")
                    || attribute.name != "style"
            {
                sum += area / SVGLimits.layeredPixels
            }
            if sum > SVGLimits.cost { return sum }
        }
        for child in element.elements {
            sum += of(child, in: place)
            if sum > SVGLimits.cost { return sum }
        }
        return sum
    }

    /// What the pixels of a shape cost: a gradient's are worked out one by one.
    private func painting(_ element: XMLElement, _ place: SVGSpread) -> Int {
        let pixels = place.pixels(of: element)
        let way = place.way(of: element) / SVGLimits.wayPixels
        guard pixels > 0, pixels.isFinite, way < Double(SVGLimits.cost) else {
            return pixels > 0 ? SVGLimits.cost + 1 : 0
        }
        let isPlain = !scan.hasGradients && element.localName != "image"
        return Int(way + pixels / Double(isPlain ? SVGLimits.plainPixels : SVGLimits.shadedPixels))
    }

    private mutating func references(in style: String) -> Int {
        var sum = 0
        for part in style.split(separator: "url(").dropFirst(style.hasPrefix("url(") ? 0 : 1) {
            guard let start = part.firstIndex(of: "#") else { continue }
            sum += target(String(part[part.index(after: start)...].prefix { !")\"'".contains($0) }))
            if sum > SVGLimits.cost { return sum }
        }
        return sum
    }

    /// A definition that is used where it is drawn larger covers more.
    private mutating func target(_ id: String, in place: SVGSpread) -> Int {
        let growth = min(max(1, place.scale / max(outermost.scale, 1e-9)), 1e6)
        return Int(min(Double(target(id)) * growth, Double(SVGLimits.cost + 1)))
    }

    private mutating func target(_ id: String) -> Int {
        if let cost = known[id] { return cost }
        // So long a chain is made by nobody's hand, and would need a long stack.
        if open.count >= SVGLimits.depth { return SVGLimits.cost + 1 }
        guard let element = scan.byID[id], open.insert(id).inserted else { return 0 }
        defer { open.remove(id) }
        let cost: Int =
            switch element.localName {
            case "linearGradient", "radialGradient": 1
            case "filter": 1 + element.elements.count * (1 + area / SVGLimits.filteredPixels)
            case "mask", "pattern", "clipPath": of(element, in: outermost) + area / SVGLimits.layeredPixels
            default: of(element, in: outermost)
            }
        known[id] = min(cost, SVGLimits.cost + 1)
        return cost
    }
}
