import Drawing

/// A device with something on its screen, at a place of a picture.
struct DrawnDevice {
    let frame: DeviceFrame
    let screen: Pixmap
    /// Whether the system's bar above is not part of that, and is drawn.
    let drawsStatus: Bool
    /// Whether the ground is dark, so that the body wants a lighter edge.
    let onDark: Bool
    /// Whether the chrome is mirrored, as systems do in languages that run from right to left.
    let runsFromRight: Bool

    /// Whether it is held with the long side across.
    var isTurned: Bool {
        !frame.isElastic && (frame.aspect > 1) != (screen.height >= screen.width) && frame.form != .watch
    }

    /// The screen in points, held as it is: of the picture's shape where that is nearly the device's.
    var points: Size {
        let own = isTurned ? Size(frame.screen.height, frame.screen.width) : frame.screen
        let bar = drawsStatus && !isTurned ? frame.status : 0
        let shape = Double(screen.height) / Double(max(1, screen.width)) + bar / own.width
        if frame.isElastic { return Size(own.width, (own.width * shape).rounded()) }
        let isNear = abs(shape - own.height / own.width) < 0.14 * own.height / own.width
        return isNear ? Size(own.width, own.width * shape) : own
    }

    /// The whole body in points.
    var body: Size {
        guard isTurned else { return barred(frame.body(around: points)) }
        let upright = frame.body(around: Size(points.height, points.width))
        return Size(upright.height, upright.width)
    }

    /// The bar of a window.
    var bar: Double {
        switch frame.form {
        case .window(let height), .browser(let height), .terminal(let height): height
        default: 0
        }
    }

    private func barred(_ body: Size) -> Size { Size(body.width, body.height + bar) }

    /// The elements in pixels: the body in a place of its own shape, turned about its middle.
    func elements(in place: Rect, turn: Double, shadow: Double) -> [Element] {
        let unit = place.width / body.width
        var inner: [Element] = []
        let origin = screenOrigin
        let glass = Rect(
            place.minX + origin.x * unit, place.minY + origin.y * unit, points.width * unit, points.height * unit)
        let outline = bodyPath(place, unit, glass)
        // A shadow lies below, however the device is turned.
        let fall = Turn(degrees: -turn)
        let down = place.width * 0.03
        inner.append(
            .shape(
                Shape(
                    outline, fill: bodyColour,
                    shadow: shadow > 0
                        ? Shadow(
                            Colour.black.opacity(0.42 * shadow), blur: place.width * 0.045,
                            across: -fall.sine * down, down: fall.cosine * down) : nil)))
        drawBody(into: &inner, place, unit, glass)
        inner.append(screenGroup(glass, unit))
        drawOver(into: &inner, place, unit, glass)
        guard turn != 0 else { return inner }
        return [.group(Group(inner, transform: .rotation(degrees: turn, about: place.centre)))]
    }

    /// Where the screen begins in the body, in points.
    private var screenOrigin: Point {
        let inset = frame.side + frame.rim
        if isTurned { return Point(frame.top + frame.rim, inset) }
        let lap = frame.form == .laptop ? points.width * 0.055 : 0
        return Point(inset + lap, frame.top + frame.rim + bar)
    }

    /// What is on the screen, cut to its corners.
    private func screenGroup(_ glass: Rect, _ unit: Double) -> Element {
        let bar = drawsStatus && !isTurned ? frame.status * unit : 0
        let room = Rect(glass.minX, glass.minY + bar, glass.width, glass.height - bar)
        let scale = max(room.width / Double(screen.width), room.height / Double(screen.height))
        let (width, height) = (Double(screen.width) * scale, Double(screen.height) * scale)
        var elements: [Element] = []
        if bar > 0 { elements.append(.shape(Shape(.rect(glass), fill: edgeColour))) }
        // What is higher than the screen is cut below, what is wider at both sides.
        let picture = Rect(room.minX + (room.width - width) / 2, room.minY, width, height)
        elements.append(.picture(Picture(screen, in: picture)))
        return .group(Group(elements, clip: screenPath(glass, unit)))
    }

    /// The colour at the upper edge of what is shown, on which the system's bar stands.
    var edgeColour: Colour { screen.pixels.isEmpty ? .white : screen.colour(screen.width / 2, 0) }
}
