import Drawing

// What lies over the screen.
extension DrawnDevice {
    func drawOver(into list: inout [Element], _ place: Rect, _ unit: Double, _ glass: Rect) {
        if drawsStatus, !isTurned, frame.status > 0 { drawStatus(into: &list, unit, glass) }
        drawCutout(into: &list, unit, glass)
        switch frame.form {
        case .window, .browser, .terminal, .glass:
            // A hairline, so that a white screen ends on a white ground.
            let line = max(1, unit)
            list.append(
                .shape(
                    Shape(
                        .rect(place.inset(by: line / 2), corner: frame.corner * unit),
                        stroke: Stroke(Colour.black.opacity(0.16), width: line))))
        default: break
        }
    }

    private func drawCutout(into list: inout [Element], _ unit: Double, _ glass: Rect) {
        let black = Colour(0x050507)
        switch frame.cutout {
        case .none: break
        case .island(let width, let height, let top):
            let pill =
                isTurned
                ? Rect(glass.minX + top * unit, glass.centre.y - width * unit / 2, height * unit, width * unit)
                : Rect(glass.centre.x - width * unit / 2, glass.minY + top * unit, width * unit, height * unit)
            list.append(.shape(Shape(.rect(pill, corner: height * unit / 2), fill: black)))
        case .notch(let width, let height):
            let radius = height * unit * 0.6
            let bay =
                isTurned
                ? Rect(glass.minX - radius, glass.centre.y - width * unit / 2, height * unit + radius, width * unit)
                : Rect(glass.centre.x - width * unit / 2, glass.minY - radius, width * unit, height * unit + radius)
            list.append(.shape(Shape(.rect(bay, corner: radius), fill: black)))
        case .hole(let width, let middle):
            let centre =
                isTurned
                ? Point(glass.minX + middle * unit, glass.centre.y) : Point(glass.centre.x, glass.minY + middle * unit)
            list.append(.shape(Shape(.circle(centre, radius: width / 2 * unit), fill: black)))
        }
    }

    /// The time, and how well the device is: always twenty to ten, full, and without a carrier.
    private func drawStatus(into list: inout [Element], _ unit: Double, _ glass: Rect) {
        let ink = edgeColour.luminance > 0.3 ? Colour(0x14141A) : .white
        let isApple = frame.family == "iphone" || frame.family == "ipad"
        let isSmall = frame.status < 30
        let size = (isSmall ? 12 : isApple ? 17 : 14) * unit
        let middle: Double =
            switch frame.cutout {
            case .island(_, let height, let top): top + height / 2
            case .hole(_, let centre): max(centre, 20)
            default: isSmall ? frame.status / 2 : frame.status * 0.6
            }
        let edge = (isSmall ? 14.0 : isApple ? 52 : 26) * unit
        let y = glass.minY + middle * unit
        func across(_ x: Double) -> Double { runsFromRight ? glass.maxX - x : glass.minX + x }
        list.append(
            .text(
                TextRun(
                    "9:41", Font(weight: 600, size: size), ink, at: Point(across(edge), y + size * 0.36),
                    alignment: isSmall ? (runsFromRight ? .end : .start) : (runsFromRight ? .end : .start),
                    tabular: true)))
        let right = glass.width - edge * (isApple && !isSmall ? 0.62 : 1)
        drawBattery(into: &list, across(right), y, size, ink)
        drawSignal(into: &list, across(right - size * 2.2), y, size, ink)
    }

    private func drawBattery(into list: inout [Element], _ x: Double, _ y: Double, _ size: Double, _ ink: Colour) {
        let (width, height) = (size * 1.45, size * 0.72)
        let left = runsFromRight ? x : x - width
        let box = Rect(left, y - height / 2, width, height)
        list.append(
            .shape(Shape(.rect(box, corner: height * 0.32), stroke: Stroke(ink.opacity(0.45), width: size * 0.07))))
        list.append(.shape(Shape(.rect(box.inset(by: size * 0.11), corner: height * 0.2), fill: ink)))
    }

    private func drawSignal(into list: inout [Element], _ x: Double, _ y: Double, _ size: Double, _ ink: Colour) {
        let (bar, gap) = (size * 0.19, size * 0.1)
        for index in 0..<4 {
            let height = size * (0.26 + 0.155 * Double(index))
            let offset = Double(3 - index) * (bar + gap) + bar
            let left = runsFromRight ? x + Double(index) * (bar + gap) : x - offset
            list.append(
                .shape(Shape(.rect(Rect(left, y + size * 0.36 - height, bar, height), corner: bar * 0.35), fill: ink)))
        }
    }
}
