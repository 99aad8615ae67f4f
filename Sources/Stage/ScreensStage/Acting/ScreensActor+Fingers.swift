import Drawing
import Stage

// What follows a finger across the screen.
extension ScreensActor {
    /// A place for the device in which nothing but proportions counts.
    var canvas: Rect { Rect(0, 0, 1000 * aspect, 1000) }

    /// Where the finger goes; a wheel scrolls at a desk.
    package func path(of gesture: Gesture) throws(Objection) -> FingerPath? {
        switch gesture {
        case .tap(let place), .hold(let place, _):
            return FingerPath(from: place, to: place, length: .zero, easing: .linear)
        case .drag(let from, let to): return FingerPath(from: from, to: to, length: Timing.drag, easing: .inOut)
        case .swipe(let direction):
            let glide = glide(of: direction)
            let reach = glide.reach
            let (from, to): ((Double, Double), (Double, Double)) =
                switch direction {
                case .left: ((0.8, 0.62), (0.8 - reach, 0.62))
                case .right: ((0.06, 0.62), (0.06 + reach, 0.62))
                case .up: ((0.62, 0.76), (0.62, 0.76 - reach))
                case .down: ((0.62, 0.3), (0.62, 0.3 + reach))
                }
            return path(glide, from, to)
        case .scroll, .scrollTo:
            guard device != .desktop else { return nil }
            let (next, glide) = try scrolling(gesture.arguments[0])
            let isDown = next.top.scroll > state.top.scroll
            let start = isDown ? 0.72 : 0.34
            return path(glide, (0.62, start), (0.62, start + (isDown ? -glide.reach : glide.reach)))
        }
    }

    private func path(_ glide: Glide, _ from: (Double, Double), _ to: (Double, Double)) -> FingerPath {
        FingerPath(
            from: "@\(from.0),\(from.1)", to: "@\(to.0),\(to.1)", length: Seconds(glide.contact), easing: glide.easing)
    }

    /// How the whole screen follows a swipe.
    private func glide(of direction: Gesture.Direction) -> Glide {
        Glide(over: 1, finger: direction == .left || direction == .right ? 0.55 : 0.4)
    }

    /// A swipe brings a screen, goes back, dismisses or scrolls.
    mutating func swipe(_ words: [String]) throws(Objection) {
        guard let direction = Gesture.Direction(rawValue: words[0]) else { return }
        let glide = glide(of: direction)
        guard words.count > 1 else { return try swipe(direction, glide) }
        let next = state.replacing(try cast.screen(words[1], argument: 1))
        let (dx, dy): (Double, Double) =
            switch direction {
            case .left: (-1, 0)
            case .right: (1, 0)
            case .up: (0, -1)
            case .down: (0, 1)
            }
        record(.page(dx: dx, dy: dy, glide), next)
    }

    private mutating func swipe(_ direction: Gesture.Direction, _ glide: Glide) throws(Objection) {
        let isOver = state.stack.count > 1
        switch direction {
        case .right where isOver && !state.top.isSheet: record(.pull(glide), state.removing)
        case .down where isOver && state.top.isSheet && state.top.scroll == 0: record(.pullDown(glide), state.removing)
        case .up, .down:
            let way = try scrolling(direction == .up ? "page" : "-page")
            record(.scroll(way.glide), way.state)
        case .left, .right:
            throw Objection(
                "nothing lies to that side of `\(screen(state.top)?.name ?? "")`",
                remedy: "say what the stroke brings: `swipe \(direction.rawValue) SCREEN`", about: .argument(0))
        }
    }

    private mutating func record(_ motion: Phase.Motion, _ next: ScreenState) {
        phases.append(Phase(start: 0, length: motion.length, motion: motion, from: state, to: next))
        state = next
    }

    /// The state after scrolling, and the way there in shares of the screen's height.
    ///
    /// - Parameter way: pixels of the screenshot, `page`, or a spot's full name.
    /// - Returns: both.
    /// - Throws: that the screen does not scroll, or no further.
    func scrolling(_ way: String) throws(Objection) -> (state: ScreenState, glide: Glide) {
        // In a listing nobody knows how tall a screen is.
        guard let screen = screen(state.top), screen.shot != nil else { return (state, Glide(over: 0.1, finger: 0.4)) }
        let placed = PlacedDevice(device, view: cast.view, in: canvas)
        let sheet = SheetPlace(screen, state.top, placed)
        let most = sheet.mostScroll / sheet.scale
        let page = sheet.rect.height / sheet.scale
        guard most > 0 else {
            throw Objection(
                "`\(screen.name)` is not taller than what is shown of it, and cannot scroll",
                remedy:
                    "take a screenshot of the whole page, or say what is shown at once: `view \(Int(screen.size.width))x\(Int(screen.size.width * 2))`"
            )
        }
        let start = state.top.scroll
        var goal: Double
        if let distance = Int(way) {
            goal = start + Double(distance)
        } else if way == "page" || way == "-page" {
            goal = start + page * (way == "page" ? 0.8 : -0.8)
        } else if let spot = topSpot(way) {
            goal = spot.rect.centre.y - page * 0.5
        } else {
            throw Objection("there is no spot `\(way)`", about: .argument(0))
        }
        goal = min(max(0, goal), most)
        guard abs(goal - start) >= 1 else {
            let isDown = (Int(way) ?? 1) > 0 && way != "-page"
            throw Objection("`\(screen.name)` is at its \(isDown ? "end" : "beginning") already")
        }
        var next = state
        (next.carried, next.caret) = (nil, nil)
        next.stack[next.stack.count - 1].scroll = goal
        let share = abs(goal - start) * sheet.scale / placed.screen.height
        return (next, Glide(over: share, finger: device == .desktop ? 10 : 0.42))
    }

    /// Letters come up in a field, in the rhythm of a person.
    mutating func type(_ words: [String], _ seed: UInt64) throws(Objection) -> Change {
        let name: String
        do throws(Objection) { name = try place(words[1]) } catch {
            throw Objection(error.message, remedy: error.remedy, about: .argument(2))
        }
        var next = state
        next.texts[name] = words[0]
        next.caret = name
        var rhythm = KeyRhythm(seed: seed)
        var now = 0.2
        var times = [0.0]
        for letter in words[0] {
            times.append(now)
            now += rhythm.pause(after: letter.utf8.first).value
        }
        phases = [
            Phase(
                start: 0, length: now, motion: .type(field: name, text: words[0], times: times), from: state, to: next)
        ]
        state = next
        var change = Change(.selection, motion: Seconds(now))
        change.beats = (times + [now]).map { Seconds($0) }
        change.pause = 0.25
        return change
    }
}
