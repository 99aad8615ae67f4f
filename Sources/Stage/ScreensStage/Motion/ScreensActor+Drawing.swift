import Drawing
import Stage

extension ScreensActor {
    /// Draws the device and what the app shows some time after the last deed.
    package func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {
        let placed = placed(in: layout)
        placed.drawBody(look, into: &list)
        let stage = ScreenPainter(actor: self, device: placed)
        var inner = DisplayList(size: list.size)
        // Of the phases that have begun the last counts.
        if let phase = phases.last(where: { $0.start <= elapsed.value }), elapsed.value < phase.start + phase.length {
            stage.draw(phase, after: elapsed.value - phase.start, into: &inner)
        } else {
            stage.draw(phases.first { $0.start > elapsed.value }?.from ?? state, into: &inner)
        }
        list.add(Group(inner.elements, clip: placed.window))
        placed.drawEdge(look, into: &list)
    }
}

/// Draws states, and how one becomes the next, into the screen of a device.
struct ScreenPainter {
    let actor: ScreensActor
    let device: PlacedDevice

    var screen: Rect { device.screen }

    /// A state at rest.
    func draw(_ state: ScreenState, into list: inout DisplayList) {
        let base = state.stack.lastIndex { !$0.isSheet } ?? 0
        for index in base..<state.stack.count {
            let isTop = index == state.stack.count - 1
            if state.stack[index].isSheet, isTop || state.stack[index + 1].isSheet { dim(1, into: &list) }
            layer(state, index, into: &list)
        }
    }

    /// The state that a phase has reached.
    func draw(_ phase: Phase, after time: Double, into list: inout DisplayList) {
        let share = phase.length > 0 ? time / phase.length : 1
        let (from, to) = (phase.from, phase.to)
        let top = to.stack.count - 1
        switch phase.motion {
        case .none: draw(to, into: &list)
        case .push: cover(below: from, above: (to, top), Easing.out(share), into: &list)
        case .pop: cover(below: to, above: (from, from.stack.count - 1), 1 - Easing.out(share), into: &list)
        case .pull(let glide): cover(below: to, above: (from, from.stack.count - 1), 1 - glide(time), into: &list)
        case .sheet: raise(below: from, above: (to, top), Easing.out(share), into: &list)
        case .dismiss: raise(below: to, above: (from, from.stack.count - 1), 1 - Easing.inOut(share), into: &list)
        case .pullDown(let glide): raise(below: to, above: (from, from.stack.count - 1), 1 - glide(time), into: &list)
        case .fade:
            draw(from, into: &list)
            let opacity = (share * 6).rounded() / 6
            list.add(Group(drawn { draw(to, into: &$0) }, opacity: opacity))
        case .page(let dx, let dy, let glide):
            let way = glide(time)
            move(dx * way * screen.width, dy * way * screen.height, into: &list) { draw(from, into: &$0) }
            move(dx * (way - 1) * screen.width, dy * (way - 1) * screen.height, into: &list) { draw(to, into: &$0) }
        case .scroll(let glide):
            var between = to
            let way = glide.distance > 0 ? glide(time) / glide.distance : 1
            between.stack[top].scroll = blend(from.top.scroll, to.top.scroll, way)
            draw(between, into: &list)
        case .carry:
            var between = to
            if let carried = to.carried {
                let way = Easing.inOut(share)
                between.carried?.to.origin = carried.from.origin.towards(carried.to.origin, way)
            }
            draw(between, into: &list)
        case .type(let field, let text, let times):
            var between = to
            let count = times.lastIndex { $0 <= time } ?? 0
            between.texts[field] = String(text.prefix(count))
            draw(between, into: &list)
        }
    }

    /// A screen that slides over another from the right; the one below gives way by a third, and darkens.
    private func cover(
        below: ScreenState, above: (state: ScreenState, layer: Int), _ share: Double, into list: inout DisplayList
    ) {
        move(-0.3 * share * screen.width, 0, into: &list) { draw(below, into: &$0) }
        let left = (screen.width * (1 - share)).rounded()
        let steps = (share * 4).rounded() / 4
        list.add(Shape(.rect(screen), fill: .black.opacity(0.12 * steps)))
        // A soft edge of three strips, for a blur would cost a film its colours.
        for (width, strength) in [(14.0, 0.05), (8, 0.07), (3, 0.09)] where left > 0 {
            let breadth = (width * max(0.7, screen.width / 390)).rounded()
            list.add(
                Shape(
                    .rect(Rect(screen.minX + left - breadth, screen.minY, breadth, screen.height)),
                    fill: .black.opacity(strength)))
        }
        move(left, 0, into: &list) { layer(above.state, above.layer, into: &$0) }
    }

    /// A sheet that comes from below over a dimmed screen.
    private func raise(
        below: ScreenState, above: (state: ScreenState, layer: Int), _ share: Double, into list: inout DisplayList
    ) {
        draw(below, into: &list)
        dim((share * 5).rounded() / 5, into: &list)
        guard let shown = actor.screen(above.state.stack[above.layer]) else { return }
        let place = SheetPlace(shown, above.state.stack[above.layer], device)
        move(0, place.rect.height * (1 - share), into: &list) { layer(above.state, above.layer, into: &$0) }
    }

    private func dim(_ share: Double, into list: inout DisplayList) {
        guard share > 0 else { return }
        list.add(Shape(.rect(screen), fill: .black.opacity(0.38 * share)))
    }

    private func drawn(_ body: (inout DisplayList) -> Void) -> [Element] {
        var list = DisplayList(size: Size(0, 0))
        body(&list)
        return list.elements
    }

    /// What is drawn, moved by whole pixels, so that nothing is blurred.
    private func move(_ x: Double, _ y: Double, into list: inout DisplayList, _ body: (inout DisplayList) -> Void) {
        list.add(Group(drawn(body), transform: .translation(x.rounded(), y.rounded())))
    }
}
