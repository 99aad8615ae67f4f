import Media

extension Slot {
    func checkSize(_ medium: Medium, _ findings: inout Findings) {
        guard let stored = medium.size else {
            let hasRules = size != SizeRule()
            findings.expect(
                !hasRules, "size", "not told by the file", size.text, advice: medium.format == .svg)
            return
        }
        size.check(stored, &findings)
        findings.expect(
            medium.orientation < 5, "orientation", "turned by EXIF: \(stored.text) is seen as \(stored.turned.text)",
            "upright", advice: true, remedy: "some places turn it and some do not: save it as it is seen")
        if let turn = medium.film?.videos.first?.turn, turn % 180 == 90 {
            findings.expect(
                false, "orientation", "turned by \(turn)°: \(stored.text) is seen as \(stored.turned.text)", "upright",
                advice: true, remedy: "stores read the size that is stored: code the film as it is seen")
        }
    }
}

extension SizeRule {
    func check(_ stored: PixelSize, _ findings: inout Findings) {
        if exact.contains(stored) { return }
        // Where sizes are listed and nothing else is said, the list is all there is.
        var rest = self
        rest.exact = []
        guard exact.isEmpty || rest != SizeRule() else {
            return findings.expect(false, "size", stored.text, text)
        }
        checkSides(stored, &findings)
        checkShape(stored, &findings)
        if let pixels {
            let area = stored.width * stored.height
            findings.expect(
                area <= pixels, "count of pixels", Slot.grouped(area), "at most \(Slot.grouped(pixels))")
        }
    }

    private func checkSides(_ stored: PixelSize, _ findings: inout Findings) {
        if let sides {
            let range = min(stored.width, stored.height)...max(stored.width, stored.height)
            findings.expect(
                range.lowerBound >= sides.lowerBound && range.upperBound <= sides.upperBound, "size", stored.text,
                "\(sides.lowerBound) to \(sides.upperBound) on each side")
        }
        if let least {
            findings.expect(
                stored.width >= least.width && stored.height >= least.height, "size", stored.text,
                "at least \(least.text)")
        }
        if let most {
            let fits = stored.fits(most) || mostIsTurned && stored.fits(most.turned)
            findings.expect(
                fits, "size", stored.text, "at most \(most.text)\(mostIsTurned ? " or \(most.turned.text)" : "")")
        }
        if let widths {
            findings.expect(
                widths.contains(stored.width), "width", "\(stored.width)",
                "\(widths.lowerBound) to \(widths.upperBound)\(widthsAreScaled ? ": others are scaled" : "")",
                advice: widthsAreScaled)
        }
        if !eitherWidths.isEmpty || !eitherHeights.isEmpty {
            let ways = eitherWidths.map { "\($0) wide" } + eitherHeights.map { "\($0) high" }
            findings.expect(
                eitherWidths.contains(stored.width) || eitherHeights.contains(stored.height), "size", stored.text,
                Slot.list(ways))
        }
    }

    private func checkShape(_ stored: PixelSize, _ findings: inout Findings) {
        let (long, short) = (max(stored.width, stored.height), min(stored.width, stored.height))
        if let slimmest {
            findings.expect(
                Double(long) <= slimmest * Double(short), "long side",
                "\(SizeRule.text(Double(long) / Double(short))) times the short one (\(stored.text))",
                "at most \(SizeRule.text(slimmest)) times it")
        }
        if let ratio {
            let found = Double(stored.width) / Double(stored.height)
            findings.expect(
                ratio.contains(found), "width to height", SizeRule.text(found),
                "\(SizeRule.text(ratio.lowerBound)) to \(SizeRule.text(ratio.upperBound))")
        }
        if !aspects.isEmpty {
            findings.expect(
                aspects.contains { stored.hasAspect($0) }, "shape", stored.text,
                Slot.list(aspects.map { "\($0.width):\($0.height)" }), advice: aspectsAreAdvice)
        }
    }

    /// What is taken, in words.
    package var text: String {
        var words: [String] = []
        if !exact.isEmpty { words.append(exactText) }
        if let sides { words.append("\(sides.lowerBound) to \(sides.upperBound) on each side") }
        if let least { words.append("at least \(least.text)") }
        if let most { words.append("at most \(most.text)\(mostIsTurned ? " either way" : "")") }
        if let widths { words.append("\(widths.lowerBound) to \(widths.upperBound) wide") }
        let ways = eitherWidths.map { "\($0) wide" } + eitherHeights.map { "\($0) high" }
        if !ways.isEmpty { words.append(Slot.list(ways)) }
        if let slimmest { words.append("long side at most \(SizeRule.text(slimmest)) times the short one") }
        if let ratio {
            words.append("width to height \(SizeRule.text(ratio.lowerBound)) to \(SizeRule.text(ratio.upperBound))")
        }
        if !aspects.isEmpty {
            words.append(
                Slot.list(aspects.map { "\($0.width):\($0.height)" }) + (aspectsAreAdvice ? " advised" : ""))
        }
        if let pixels { words.append("at most \(Slot.grouped(pixels)) pixels") }
        // Listed sizes are taken as well as what rules say.
        let rules = words.dropFirst(exact.isEmpty ? 0 : 1).joined(separator: ", ")
        guard let first = words.first, !exact.isEmpty, !rules.isEmpty else { return words.joined(separator: ", ") }
        return "\(first); or \(rules)"
    }

    /// The listed sizes; those that may lie on their side are told once.
    private var exactText: String {
        let isEitherWay = exact.allSatisfy { $0.turned != $0 && exact.contains($0.turned) }
        let shown =
            isEitherWay ? exact.indices.filter { !exact[..<$0].contains(exact[$0].turned) }.map { exact[$0] } : exact
        return Slot.list(shown.map(\.text)) + (isEitherWay ? ", either way" : "")
    }

    /// A number with two digits behind the point at most.
    static func text(_ number: Double) -> String {
        guard abs(number) < 1e12 else { return "more than a million millions" }
        let hundredths = Int((number * 100).rounded())
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension PixelSize {
    fileprivate func fits(_ most: PixelSize) -> Bool { width <= most.width && height <= most.height }

    /// Whether the shape is true to a pixel.
    fileprivate func hasAspect(_ aspect: PixelSize) -> Bool {
        let wanted = Double(height) * Double(aspect.width) / Double(aspect.height)
        let high = Double(width) * Double(aspect.height) / Double(aspect.width)
        return abs(wanted - Double(width)) <= 1 || abs(high - Double(height)) <= 1
    }
}
