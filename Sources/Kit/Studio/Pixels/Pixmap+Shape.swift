import Drawing
import Verify

extension Pixmap {
    /// The picture in the middle of a ground, whose shape a rule takes; the same where its own is taken.
    ///
    /// A phone's screen is taller than some networks take: it keeps every pixel, and gets a ground at both sides.
    func grounded(as rule: SizeRule) -> Pixmap {
        let size = rule.shaped(width: width, height: height)
        let isWidened = size.width > width
        guard isWidened || size.height > height else { return self }
        var ground = Pixmap(width: size.width, height: size.height, fill: edgeColour(ofSides: isWidened))
        ground.put(self, x: (size.width - width) / 2, y: (size.height - height) / 2)
        return ground
    }

    /// The colour that most pixels of two opposite edges have, so that the picture seems to go on there.
    private func edgeColour(ofSides isOfSides: Bool) -> Colour {
        guard width > 0, height > 0 else { return .white }
        // Both edges, one of them a whole side behind the other.
        let (length, step, other) = isOfSides ? (height, width, width - 1) : (width, 1, (height - 1) * width)
        var counts: [UInt32: Int] = [:]
        for place in 0..<length {
            counts[pixels[place * step].laid(on: .white), default: 0] += 1
            counts[pixels[place * step + other].laid(on: .white), default: 0] += 1
        }
        // Of colours that are as frequent the number decides, so that each run takes the same.
        let most = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
        return most.map { Colour(premultiplied: $0.key) } ?? .white
    }
}

extension SizeRule {
    /// Whether the rule is about the shape.
    var isOfShape: Bool { shapes != nil }

    /// The smallest size around a picture whose shape is taken.
    func shaped(width: Int, height: Int) -> (width: Int, height: Int) {
        guard let shapes, width > 0, height > 0 else { return (width, height) }
        let shape = Double(width) / Double(height)
        if shape < shapes.lowerBound { return (Int((Double(height) * shapes.lowerBound).rounded(.up)), height) }
        if shape > shapes.upperBound { return (width, Int((Double(width) / shapes.upperBound).rounded(.up))) }
        return (width, height)
    }

    /// Width over height, as far as both rules take it.
    private var shapes: ClosedRange<Double>? {
        let slim = slimmest.map { 1 / $0...$0 }
        guard let ratio, let slim else { return ratio ?? slim }
        return ratio.clamped(to: slim)
    }
}
