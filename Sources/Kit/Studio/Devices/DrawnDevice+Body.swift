import Drawing

// The body around the screen.
extension DrawnDevice {
    var bodyColour: Colour {
        switch frame.form {
        case .window, .browser: Colour(onDark ? 0xF3F0EA : 0xEAE6DE)
        case .terminal: Colour(0x25242F)
        case .glass: edgeColour
        case .watch: Colour(0x2B2B31)
        default: Colour(onDark ? 0x6E6E78 : 0x33333B)
        }
    }

    /// The silhouette.
    func bodyPath(_ place: Rect, _ unit: Double, _ glass: Rect) -> Path {
        switch frame.form {
        case .window, .browser, .terminal: return .rect(place, corner: frame.corner * unit)
        case .glass: return .rect(glass, corner: frame.corner * unit)
        case .laptop, .panel:
            let edge = (frame.side + frame.rim) * unit
            return .rect(glass.inset(by: -edge), corner: (frame.corner + frame.side * 0.6) * unit)
        default: return .rect(place, corner: corner * unit)
        }
    }

    /// The radius of the body's corners, in points.
    private var corner: Double {
        let edge = frame.side + frame.rim
        if case .button = frame.form { return 58 }
        return frame.top > frame.side ? 44 : max(frame.corner + edge, edge * 1.2)
    }

    /// The outline of the screen.
    func screenPath(_ glass: Rect, _ unit: Double) -> Path {
        guard bar > 0 else { return .rect(glass, corner: frame.corner * unit) }
        let radius = frame.corner * unit
        // The bar has the upper corners, which the window's own outline cuts.
        return Path.rect(
            Rect(glass.minX, glass.minY - radius * 2, glass.width, glass.height + radius * 2), corner: radius)
    }

    func drawBody(into list: inout [Element], _ place: Rect, _ unit: Double, _ glass: Rect) {
        switch frame.form {
        case .slab, .button:
            drawButtons(into: &list, place, unit)
            let rim = frame.rim * unit
            let line = max(1, unit * 1.1)
            let inner = place.inset(by: line)
            list.append(
                .shape(Shape(.rect(inner, corner: corner * unit - line), fill: Colour(onDark ? 0x4A4A53 : 0x1F1F25))))
            list.append(.shape(Shape(.rect(place.inset(by: rim), corner: corner * unit - rim), fill: Colour(0x08080B))))
            if case .button(let width) = frame.form { drawHomeButton(into: &list, place, unit, glass, width) }
        case .watch:
            let crown = Rect(place.maxX - 4 * unit, place.minY + place.height * 0.3, 12 * unit, place.height * 0.17)
            list.insert(.shape(Shape(.rect(crown, corner: 4 * unit), fill: Colour(0x3A3A42))), at: 0)
            list.append(
                .shape(
                    Shape(
                        .rect(place.inset(by: frame.rim * unit), corner: (corner - frame.rim) * unit),
                        fill: Colour(0x050507))))
        case .laptop: drawLaptop(into: &list, place, unit, glass)
        case .panel:
            list.append(
                .shape(Shape(.rect(glass.inset(by: -frame.side * unit), corner: 3 * unit), fill: Colour(0x08080B))))
            let foot = Rect(place.centre.x - place.width * 0.11, place.maxY - 12 * unit, place.width * 0.22, 12 * unit)
            let neck = Rect(
                place.centre.x - place.width * 0.03, glass.maxY, place.width * 0.06, place.maxY - glass.maxY - 6 * unit)
            list.insert(.shape(Shape(.rect(neck), fill: Colour(0x2A2A31))), at: 0)
            list.insert(.shape(Shape(.rect(foot, corner: 6 * unit), fill: Colour(0x3A3A42))), at: 0)
        case .window, .browser, .terminal: drawBar(into: &list, place, unit)
        case .glass: break
        }
    }

    private func drawButtons(into list: inout [Element], _ place: Rect, _ unit: Double) {
        let out = 2.7 * unit
        for button in frame.buttons where !isTurned {
            let y = place.minY + button.from * unit
            guard button.from + button.length < body.height * 0.9 else { continue }
            let x = button.isLeft ? place.minX - out : place.maxX - out
            let rect = Rect(x, y, 2 * out, button.length * unit)
            list.insert(
                .shape(Shape(.rect(rect, corner: 1.6 * unit), fill: Colour(onDark ? 0x5A5A63 : 0x2A2A31))), at: 0)
        }
    }

    private func drawHomeButton(
        into list: inout [Element], _ place: Rect, _ unit: Double, _ glass: Rect, _ width: Double
    ) {
        let middle =
            isTurned
            ? Point((glass.maxX + place.maxX) / 2, place.centre.y)
            : Point(place.centre.x, (glass.maxY + place.maxY) / 2)
        list.append(
            .shape(
                Shape(
                    .circle(middle, radius: width / 2 * unit), fill: Colour(0x111116),
                    stroke: Stroke(Colour(0x3C3C45), width: 2.2 * unit))))
    }

    private func drawLaptop(into list: inout [Element], _ place: Rect, _ unit: Double, _ glass: Rect) {
        list.append(
            .shape(
                Shape(
                    .rect(glass.inset(by: -frame.side * unit), corner: (frame.corner + frame.side * 0.5) * unit),
                    fill: Colour(0x08080B))))
        let top = glass.maxY + (frame.side + frame.rim * 0.4) * unit
        let deck = Rect(place.minX, top, place.width, place.maxY - top)
        list.append(.shape(Shape(.rect(deck, corner: deck.height * 0.42), fill: Colour(onDark ? 0x9A9AA4 : 0xB9B9C1))))
        list.append(
            .shape(
                Shape(
                    .rect(Rect(deck.minX, deck.minY, deck.width, deck.height * 0.45)),
                    fill: Colour(onDark ? 0xB4B4BD : 0xD2D2D8))))
        let bay = Rect(place.centre.x - place.width * 0.07, deck.minY, place.width * 0.14, deck.height * 0.3)
        list.append(.shape(Shape(.rect(bay, corner: deck.height * 0.14), fill: Colour(onDark ? 0x8A8A94 : 0xA5A5AE))))
    }

    /// A window's bar: three discs, and in a browser a field.
    private func drawBar(into list: inout [Element], _ place: Rect, _ unit: Double) {
        let middle = place.minY + bar * unit / 2
        let isTerminal = if case .terminal = frame.form { true } else { false }
        let tones: [UInt32] = isTerminal ? [0x4A4858, 0x4A4858, 0x4A4858] : [0xC9C2B5, 0xC9C2B5, 0xC9C2B5]
        for (index, tone) in tones.enumerated() {
            let across = (22 + 20 * Double(index)) * unit
            let centre = Point(runsFromRight ? place.maxX - across : place.minX + across, middle)
            list.append(.shape(Shape(.circle(centre, radius: 6 * unit), fill: Colour(tone))))
        }
        guard case .browser = frame.form else { return }
        let field = Rect(place.minX + 104 * unit, middle - 16 * unit, place.width - 208 * unit, 32 * unit)
        list.append(.shape(Shape(.rect(field, corner: 16 * unit), fill: Colour(0xFFFFFF))))
    }
}
