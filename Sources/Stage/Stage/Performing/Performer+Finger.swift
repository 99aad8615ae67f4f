// What the finger does beyond tapping.
extension Performer {
    /// The finger goes where a gesture begins, and does it; the actor is told what it was.
    mutating func perform(_ gesture: Gesture, _ words: [String], _ cue: Cue) {
        guard !isLost, !isCovered(cue), let gesture = found(gesture, cue) else { return }
        let deed = Deed.own(gesture.word, gesture.arguments + words, seed: seed &+ deeds)
        if case .tap(let place) = gesture { return tap(place, deed, cue, isFirst: !nubIsOut) }
        let path: FingerPath?
        do throws(Objection) { path = try game.path(of: gesture) } catch { return recordMistake(error, cue) }
        guard let path else {
            guard let change = tell(deed, cue) else { return }
            now.gestures += change.motion
            return settle(change)
        }
        let isFirst = !nubIsOut
        let (from, to) = (NubPlace(path.from, state), NubPlace(path.to, state))
        go(to: from)
        let share = random.number(in: isFirst ? Timing.hesitation : Timing.shortHesitation)
        now.gestures += Timing.travel * share
        stroke(.grasp, at: from)
        now.gestures += Timing.press
        guard touches(gesture).allSatisfy({ isAllowed($0) }) else { return stroke(.release, at: from) }
        if case .hold(_, let length) = gesture {
            stroke(.rest(length), at: from)
            now.gestures += length
        }
        guard let change = tell(deed, cue) else { return }
        let told = now
        if path.length > .zero {
            stroke(.drag(path.length, path.easing), from: from, to: to)
            now.gestures += path.length
            nubPlace = to
        }
        stroke(.release, at: to)
        now.gestures += Timing.release
        if change.kind != .selection { lift() }
        now.gestures = max(now.gestures, told.gestures + change.motion)
        settle(change)
    }

    /// The places of a gesture that a guide has a say in.
    private func touches(_ gesture: Gesture) -> [String] {
        switch gesture {
        case .tap(let place), .hold(let place, _), .drag(let place, _): [place]
        case .swipe, .scroll, .scrollTo: []
        }
    }

    /// A gesture whose places have their full names.
    private mutating func found(_ gesture: Gesture, _ cue: Cue) -> Gesture? {
        switch gesture {
        case .tap(let place): found([place], cue).map { .tap($0[0]) }
        case .hold(let place, let length): found([place], cue).map { .hold($0[0], length) }
        case .drag(let from, let to): found([from, to], cue).map { .drag(from: $0[0], to: $0[1]) }
        case .scrollTo(let place): found([place], cue).map { .scrollTo($0[0]) }
        case .swipe, .scroll: gesture
        }
    }
}
