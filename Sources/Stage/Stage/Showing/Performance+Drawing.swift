import Drawing

extension Performance {
    /// The picture at an instant.
    ///
    /// Elements keep their order from frame to frame, so that a painter finds what changed by comparing lists.
    public func displayList(at time: Seconds) -> DisplayList { displayList(of: .time(time)) }

    /// The picture of a moment.
    public func displayList(of still: StillMoment) -> DisplayList {
        var list = DisplayList(size: layout.size, background: style.ground)
        let moment = moment(of: still)
        moment.game.draw(after: moment.elapsed, in: layout, into: &list)
        if let press = moment.press, let tint = moment.game.pressTint {
            let corner = min(press.extent.width, press.extent.height) * 0.2
            list.add(Shape(.rect(press.extent, corner: corner), fill: tint))
        }
        if moment.refusal != 0 { push(&list, by: moment.refusal * layout.board.width * 0.014) }
        draw(moment.highlight, moment.game, into: &list)
        draw(moment.arrows, moment.game, into: &list)
        draw(moment.caption, into: &list)
        if moment.step > 0 { draw(step: moment.step, into: &list) }
        draw(moment.card, moment, into: &list)
        moment.nub?.draw(style, into: &list)
        if moment.fade > 0 {
            list.add(Shape(.rect(bounds), fill: style.ground.opacity(moment.fade)))
        }
        drawProgress(progressStep(of: still), into: &list)
        return list
    }

    private func progressStep(of still: StillMoment) -> Int {
        switch still {
        case .time(let time): progressStep(at: time)
        case .mark(let number): progressStep(at: marks[number].time)
        }
    }

    var bounds: Rect { Rect(0, 0, layout.size.width, layout.size.height) }

    private func push(_ list: inout DisplayList, by distance: Double) {
        list.elements = [.group(Group(list.elements, transform: .translation(distance, 0)))]
    }

    private func draw(_ caption: Moment.Exchange<CaptionText?>, into list: inout DisplayList) {
        for (words, opacity) in [(caption.old, caption.going), (caption.new, caption.coming)] {
            guard let words else { continue }
            if opacity > 0, let panel = panels[words] {
                let corner = layout.strongSize * 0.5
                list.add(Shape(.rect(panel, corner: corner), fill: style.ink.opacity(0.93 * opacity)))
            }
            add(captions[words] ?? [], opacity: opacity, into: &list)
        }
    }

    func add(_ runs: [TextRun], opacity: Double, into list: inout DisplayList) {
        guard opacity > 0 else { return }
        for var run in runs {
            run.opacity = opacity
            list.add(run)
        }
    }

    private func draw(
        _ highlight: Moment.Exchange<[String]>, _ game: any StageGame, into list: inout DisplayList
    ) {
        let share = highlight.share
        if share < 1 {
            for place in highlight.old where !highlight.new.contains(place) {
                frame(place, game, share: 1 - share, into: &list)
            }
        }
        for place in highlight.new {
            frame(place, game, share: highlight.old.contains(place) ? 1 : share, into: &list)
        }
    }

    private func frame(_ place: String, _ game: any StageGame, share: Double, into list: inout DisplayList) {
        guard share > 0, let spot = game.spot(of: place, in: layout) else { return }
        let side = min(spot.extent.width, spot.extent.height)
        let width = side * 0.06 * share
        let grow = side * 0.12 * (1 - Easing.out(share))
        if let outline = spot.outline {
            let scale = 1 + 2 * grow / side
            let path = outline.transformed(.scale(scale, scale, about: spot.centre))
            return list.add(Shape(path, stroke: Stroke(style.accent, width: width, join: .round)))
        }
        let rect = spot.extent.inset(by: width / 2 - grow)
        list.add(
            Shape(
                .rect(rect, corner: side * 0.2 - width / 2 + grow),
                stroke: Stroke(style.accent, width: width)))
    }

    private func draw(
        _ arrows: Moment.Exchange<[Timeline.Arrow]>, _ game: any StageGame, into list: inout DisplayList
    ) {
        if arrows.share < 1 {
            for arrow in arrows.old where !arrows.new.contains(arrow) {
                add(arrow, game, length: 1, strength: 1 - Easing.inOut(arrows.share), into: &list)
            }
        }
        for arrow in arrows.new {
            let length = arrows.old.contains(arrow) ? 1 : Easing.out(arrows.share)
            if length > 0 { add(arrow, game, length: length, strength: 1, into: &list) }
        }
    }

    private func add(
        _ arrow: Timeline.Arrow, _ game: any StageGame, length: Double, strength: Double, into list: inout DisplayList
    ) {
        guard let from = game.spot(of: arrow.from, in: layout), let to = game.spot(of: arrow.to, in: layout) else {
            return
        }
        let path = Path.arrow(
            from: from.centre, to: to.centre, width: from.extent.width * 0.15 * strength,
            gap: from.extent.width * 0.44, length: length)
        list.add(Shape(path, fill: style.accent))
    }

    /// The step's number in a disc, above the corner of the caption.
    private func draw(step: Int, into list: inout DisplayList) {
        let radius = layout.stepRadius
        // Clear of the score above it, where the picture is flat.
        let aboveCaption = max(layout.caption.minY - radius * 1.9, layout.header.maxY + radius * 1.2)
        let centre =
            layout.isWide
            ? Point(layout.caption.minX + radius, aboveCaption)
            : layout.isFilled
                ? Point(layout.board.minX + radius * 1.25, layout.captionEnd - layout.strongSize * 0.5)
                : Point(layout.board.minX + radius, layout.caption.minY + layout.strongSize * 0.5)
        list.add(Shape(.circle(centre, radius: radius), fill: style.accent))
        let size = radius * 1.15
        list.add(
            TextRun(
                String(step), Font(.display, weight: 800, size: size), style.accent.onTop,
                at: centre.moved(0, size * 0.36), alignment: .middle, tabular: true))
    }

    private func drawProgress(_ step: Int, into list: inout DisplayList) {
        let share = Double(step) / 100
        switch play.progress {
        case .none: return
        case .bar:
            let height = max(2, (layout.shortSide * 0.008).rounded())
            let rect = Rect(0, layout.size.height - height, (layout.size.width * share).rounded(), height)
            list.add(Shape(.rect(rect), fill: style.accent))
        case .pie:
            let radius = (layout.shortSide * 0.02).rounded()
            let centre = Point(layout.size.width - radius * 2, layout.size.height - radius * 2)
            list.add(Shape(.circle(centre, radius: radius), fill: style.soft.mixed(style.ground, 0.65)))
            if step > 0 {
                let pie = Path.arc(centre, radius: radius, start: -90, sweep: 360 * share, pie: true)
                list.add(Shape(pie, fill: style.soft))
            }
        }
    }
}

extension Path {
    /// An arrow as one outline, from `gap` px off one point to another; `length` is the part of it that is there.
    public static func arrow(
        from origin: Point, to end: Point, width: Double, gap: Double = 0, length: Double = 1
    ) -> Path {
        let way = ((end.x - origin.x) * (end.x - origin.x) + (end.y - origin.y) * (end.y - origin.y)).squareRoot()
        guard way > 0 else { return Path() }
        let start = origin.towards(end, min(0.5, gap / way))
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        let (ux, uy) = (dx / distance, dy / distance)
        let reach = max(width * 2, distance * length)
        let head = min(width * 2.6, reach * 0.7)
        func point(_ along: Double, _ across: Double) -> Point {
            Point(start.x + ux * along - uy * across, start.y + uy * along + ux * across)
        }
        return .polyline(
            [
                point(0, -width / 2), point(reach - head, -width / 2), point(reach - head, -width * 1.45),
                point(reach, 0), point(reach - head, width * 1.45), point(reach - head, width / 2),
                point(0, width / 2),
            ], closed: true)
    }
}

extension Colour {
    /// Black or white, whichever is easier to read on this colour.
    public var onTop: Colour { contrast(with: .white) >= contrast(with: Colour(0x14161C)) ? .white : Colour(0x14161C) }
}
