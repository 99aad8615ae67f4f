import Drawing

extension Performance {
    /// The nub at an instant of the play; nil while no finger is near.
    func nub(at now: Seconds, _ game: any StageGame) -> NubPose? {
        guard let index = timeline.nub.current(at: now) else { return nil }
        let entry = timeline.nub[index]
        let stroke = entry.value
        guard let target = spot(of: stroke.to) else { return nil }
        let radius = target.fingertip ?? min(target.extent.width, target.extent.height) * 0.44
        let share = Easing.linear(now, from: entry.start, lasting: stroke.length)
        var pose = NubPose(
            centre: target.centre, radius: radius, pressure: 0, presence: 1, form: game.nubForm, ripple: 0)
        switch stroke.kind {
        case .enter:
            let start = Point(
                blend(target.centre.x, layout.size.width / 2, 0.5) + radius, layout.size.height + radius * 2)
            pose.centre = way(from: start, to: target.centre, bow: stroke.bow, Easing.out(share))
        case .travel:
            guard let start = stroke.from.flatMap(spot) else { return pose }
            pose.centre = way(from: start.centre, to: target.centre, bow: stroke.bow, Easing.inOut(share))
        case .appear:
            pose.presence = share
            pose.centre = lifted(target.centre, radius, 1 - Easing.out(share))
        case .leave:
            guard share < 1 else { return nil }
            pose.presence = 1 - share
            pose.centre = lifted(target.centre, radius, Easing.in(share))
        case .grasp: pose.pressure = Easing.out(share)
        case .rest: pose.pressure = 1
        case .drag(let length, let easing):
            guard let start = stroke.from.flatMap(spot) else { return pose }
            let before = Easing.linear(now, from: entry.start + Timing.tail, lasting: length)
            pose.pressure = 1
            pose.centre = start.centre.towards(target.centre, easing(share))
            if share < 1 { pose.tail = start.centre.towards(target.centre, easing(before)) }
        case .release:
            pose.pressure = 1 - Easing.inOut(share)
            pose.ripple = share
        case .press:
            let elapsed = now - entry.start
            if elapsed < Timing.press {
                pose.pressure = Easing.out(elapsed, from: .zero, lasting: Timing.press)
            } else {
                pose.pressure = 1 - Easing.inOut(elapsed, from: Timing.press, lasting: Timing.release)
                pose.ripple = Easing.linear(elapsed, from: Timing.press, lasting: Timing.release)
            }
        }
        return pose
    }

    /// The place that the nub presses at an instant; nil while it presses none.
    ///
    /// Apps answer a finger at once and all in one: a tint that grew would cost a GIF a picture a step.
    func press(at now: Seconds) -> Spot? {
        guard let index = timeline.nub.current(at: now) else { return nil }
        let stroke = timeline.nub[index].value
        switch stroke.kind {
        case .press: guard now - timeline.nub[index].start < Timing.press else { return nil }
        case .grasp, .rest: break
        default: return nil
        }
        return spot(of: stroke.to)
    }

    /// Where a place lay in its state.
    private func spot(of place: NubPlace) -> Spot? {
        timeline.games[place.state].value.spot(of: place.name, in: layout)
    }

    /// A point of a gently bent way.
    private func way(from start: Point, to end: Point, bow: Double, _ share: Double) -> Point {
        let middle = start.towards(end, 0.5)
        let control = middle.moved((start.y - end.y) * bow * 2, (end.x - start.x) * bow * 2)
        return start.towards(control, share).towards(control.towards(end, share), share)
    }

    /// Where a finger is that is being lifted: a little lower and to the right, as hands are.
    private func lifted(_ point: Point, _ radius: Double, _ share: Double) -> Point {
        point.moved(radius * 0.45 * share, radius * 0.9 * share)
    }
}

extension NubPose {
    /// Draws the disc that stands for the player's finger.
    func draw(_ style: StageStyle, into list: inout DisplayList) {
        // It comes and goes by its size: a disc that paled would cost a GIF colours, as a blurred shadow would.
        let size = radius * blend(1, 0.92, pressure) * presence
        guard size > 0 else { return }
        if form == .pointer { return drawPointer(style, into: &list) }
        drawTail(style, size, into: &list)
        let line = style.nubEdge.mixed(style.ground, 0.4)
        if ripple > 0, ripple < 1 {
            // It thins out rather than pales.
            list.add(
                Shape(
                    .circle(centre, radius: radius * blend(0.95, 1.42, Easing.out(ripple))),
                    stroke: Stroke(line, width: radius * 0.07 * (1 - ripple))))
        }
        // A light disc that lets its piece shine through, a white rim, and a dark line around it, so that it is seen on
        // any ground.
        let rim = size * blend(0.09, 0.15, pressure)
        let breadth = size * blend(0.045, 0.075, pressure)
        list.add(Shape(.circle(centre, radius: size - rim / 2), fill: style.nub.opacity(NubPose.disc)))
        list.add(
            Shape(.circle(centre, radius: size - rim / 2), stroke: Stroke(style.nub, width: rim)))
        list.add(
            Shape(
                .circle(centre, radius: size + breadth / 2),
                stroke: Stroke(line, width: breadth)))
    }

    /// A wedge from the disc back to where it was.
    private func drawTail(_ style: StageStyle, _ size: Double, into list: inout DisplayList) {
        guard let tail else { return }
        let (dx, dy) = (tail.x - centre.x, tail.y - centre.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance > size * 1.1 else { return }
        let (across, down) = (-dy / distance * size * 0.86, dx / distance * size * 0.86)
        let wedge = Path.polyline(
            [centre.moved(across, down), tail, centre.moved(-across, -down)], closed: true)
        list.add(Shape(wedge, fill: style.nub.opacity(NubPose.disc * 0.7)))
    }

    /// An arrow whose tip is the place; it shrinks a little as the button goes down.
    private func drawPointer(_ style: StageStyle, into list: inout DisplayList) {
        if ripple > 0, ripple < 1 {
            list.add(
                Shape(
                    .circle(centre, radius: radius * blend(0.2, 1.1, Easing.out(ripple))),
                    stroke: Stroke(style.nubEdge.mixed(style.nub, 0.25), width: radius * 0.16 * (1 - ripple))))
        }
        let unit = radius * blend(1, 0.86, pressure) * presence * 0.1
        let outline = [
            (0, 0), (0, 17), (3.9, 13.4), (6.4, 19.2), (8.9, 18.1), (6.4, 12.5), (11.8, 12.1),
        ].map { (x, y) in centre.moved(x * unit, y * unit) }
        list.add(
            Shape(
                .polyline(outline, closed: true), fill: style.nubEdge,
                stroke: Stroke(style.nub, width: unit * 1.7, join: .round)))
    }

    /// How much of what lies below the disc hides.
    private static let disc = 0.52
}
