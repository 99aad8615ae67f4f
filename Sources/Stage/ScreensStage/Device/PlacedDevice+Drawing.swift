import Drawing
import Stage

extension PlacedDevice {
    /// Draws what lies below the screen: the body, flat, for a soft shadow would cost a film its colours.
    func drawBody(_ style: ScreensStyle, into list: inout DisplayList) {
        if isAlone { return list.add(Shape(.rect(screen), fill: style.stage.raised)) }
        let outer = (device.corner + device.edge) * unit
        switch device {
        case .phone, .tablet:
            list.add(Shape(.rect(body, corner: outer), fill: style.rim))
            let rim = (device == .phone ? 2.6 : 3) * unit
            list.add(Shape(.rect(body.inset(by: rim), corner: outer - rim), fill: style.bezel))
        case .desktop:
            list.add(Shape(.rect(body, corner: device.corner * unit), fill: style.bar))
            drawBar(style, into: &list)
        case .bare:
            list.add(Shape(.rect(screen, corner: device.corner * unit), fill: style.stage.raised))
        }
    }

    /// Three quiet discs: a window, of no system in particular.
    private func drawBar(_ style: ScreensStyle, into list: inout DisplayList) {
        for index in 0..<3 {
            let centre = Point(body.minX + (22 + 20 * Double(index)) * unit, body.minY + device.top * unit / 2)
            list.add(Shape(.circle(centre, radius: 6 * unit), fill: style.knob))
        }
    }

    /// Draws what lies over the screen: a hairline, so that a white screen ends on a white ground.
    func drawEdge(_ style: ScreensStyle, into list: inout DisplayList) {
        guard device == .bare || device == .desktop, !isAlone else { return }
        let line = max(1, 1.2 * unit)
        list.add(
            Shape(
                .rect(body.inset(by: -line / 2), corner: device.corner * unit + line / 2),
                stroke: Stroke(style.hairline, width: line)))
    }
}
