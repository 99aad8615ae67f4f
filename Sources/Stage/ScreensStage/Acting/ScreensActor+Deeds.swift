import Stage

extension ScreensActor {
    /// Does what a line of the play says.
    package mutating func perform(_ deed: Deed) throws(Objection) -> Change {
        guard case .own(let word, let words, let seed) = deed else { throw Objection("an app has no such deed") }
        phases = []
        state.caret = nil
        guard !cast.screens.isEmpty else { return Change(.selection, motion: .zero) }
        switch word {
        case "tap", "hold":
            _ = try seen(words[0])
            try follow(Lead(Array(words.dropFirst()), first: word == "tap" ? 1 : 2), first: word == "tap" ? 1 : 2)
        case "drag":
            try carry(words[0], words[1])
            try follow(Lead(Array(words.dropFirst(2)), first: 3), first: 3)
        case "swipe": try swipe(words)
        case "scroll":
            let way = try scrolling(words[0])
            add(.scroll(way.glide), way.state)
        case "type": return try type(words, seed)
        default: try follow(Lead([word] + words, first: -1), first: -1)
        }
        return change(for: word)
    }

    private func change(for word: String) -> Change {
        let end = phases.last.map { $0.start + $0.length } ?? 0
        // A finger that changed the screen is taken away; one that only touched it may touch again.
        var change = Change(phases.isEmpty || word == "scroll" ? .selection : .move, motion: Seconds(end))
        change.pause = phases.isEmpty ? 0.1 : 0.3
        return change
    }

    /// The screen becomes another from the end of what goes on already.
    private mutating func add(_ motion: Phase.Motion, _ next: ScreenState, lasting length: Double? = nil) {
        let start = phases.last.map { $0.start + $0.length } ?? 0
        phases.append(
            Phase(start: start, length: length ?? motion.length, motion: motion, from: state, to: next))
        state = next
    }

    /// Goes where a lead says.
    private mutating func follow(_ lead: Lead?, first: Int) throws(Objection) {
        guard let lead else { return }
        guard let name = lead.screen else { return try goBack(lead.way) }
        let toWord = lead.way == .fade && first < 0 ? 2 : 1
        let screen = try cast.screen(name, argument: first + toWord)
        guard state.stack.count < 32 else {
            throw Objection("screens lie more than 32 deep", remedy: "go back with `pop`")
        }
        switch lead.way {
        case .push: add(.push, state.adding(screen))
        case .sheet: add(.sheet, state.adding(screen, isSheet: true))
        case .fade: add(.fade, state.replacing(screen))
        default: add(.none, state.replacing(screen))
        }
    }

    private mutating func goBack(_ way: Lead.Way) throws(Objection) {
        guard state.stack.count > 1 else {
            throw Objection(
                "`\(screen(state.top)?.name ?? "")` is the first screen: nothing lies below it",
                remedy: way == .pop
                    ? "`pop` goes back from what `push` brought" : "`dismiss` goes back from what `sheet` brought")
        }
        guard state.top.isSheet == (way == .dismiss) else {
            throw Objection(
                way == .pop ? "the screen on top is a sheet" : "the screen on top is no sheet",
                remedy: way == .pop ? "write `dismiss`" : "write `pop`")
        }
        add(way == .pop ? .pop : .dismiss, state.removing)
    }

    private mutating func carry(_ from: String, _ to: String) throws(Objection) {
        let (start, end) = (try seen(from), try seen(to))
        var next = state
        var goal = start.rect
        goal.origin.x += end.rect.centre.x - start.rect.centre.x
        goal.origin.y += end.rect.centre.y - start.rect.centre.y
        next.carried = ScreenState.Carried(from: start.rect, to: goal)
        add(.carry, next, lasting: Timing.drag.value)
    }

    /// A spot of the screen on top that has not scrolled away.
    private func seen(_ name: String) throws(Objection) -> TouchSpot {
        guard let spot = topSpot(name), let screen = screen(state.top) else {
            throw Objection("there is no spot `\(name)`")
        }
        guard screen.shot != nil else { return spot }
        let placed = PlacedDevice(device, view: cast.view, in: canvas)
        let sheet = SheetPlace(screen, state.top, placed)
        let centre = sheet.place(of: spot.rect, on: screen, scrolled: state.top.scroll).centre
        guard centre.y >= sheet.rect.minY, centre.y <= sheet.rect.maxY else {
            throw Objection(
                "`\(spot.name)` is not to be seen: it lies further \(centre.y < sheet.rect.minY ? "up" : "down")",
                remedy: "scroll first: `scroll to \(spot.name)`", about: .argument(0))
        }
        return spot
    }
}

extension Phase.Motion {
    /// How long it takes, in seconds, where nothing else says so.
    var length: Double {
        switch self {
        case .none, .carry, .type: 0
        case .push, .pop: 0.4
        case .sheet: 0.44
        case .dismiss: 0.32
        case .fade: 0.3
        case .page(_, _, let glide), .pull(let glide), .pullDown(let glide), .scroll(let glide): glide.length
        }
    }
}
