import Drawing

extension Performance {
    /// The nub at an instant of the play; nil while no finger is near.
    func nub(at now: Seconds, _ game: any StageGame) -> NubPose? {
        guard let index = timeline.nub.current(at: now) else { return nil }
        let entry = timeline.nub[index]
        let stroke = entry.value
        guard let target = game.spot(of: stroke.to, in: layout) else { return nil }
        let radius = min(target.extent.width, target.extent.height) * 0.44
        let share = Easing.linear(now, from: entry.start, lasting: stroke.length)
        var pose = NubPose(centre: target.centre, radius: radius, pressure: 0, presence: 1, ripple: 0)
        switch stroke.kind {
        case .enter:
            let start = Point(
                blend(target.centre.x, layout.size.width / 2, 0.5) + radius, layout.size.height + radius * 2)
            pose.centre = way(from: start, to: target.centre, bow: stroke.bow, Easing.out(share))
        case .travel:
            guard let from = stroke.from, let start = game.spot(of: from, in: layout) else { return pose }
            pose.centre = way(from: start.centre, to: target.centre, bow: stroke.bow, Easing.inOut(share))
        case .appear:
            pose.presence = share
            pose.centre = lifted(target.centre, radius, 1 - Easing.out(share))
        case .leave:
            guard share < 1 else { return nil }
            pose.presence = 1 - share
            pose.centre = lifted(target.centre, radius, Easing.in(share))
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

    /// How much of what lies below the disc hides.
    private static let disc = 0.52
}
