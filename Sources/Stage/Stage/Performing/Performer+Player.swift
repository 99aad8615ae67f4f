import Diagnostics

// What the player does.
extension Performer {
    /// The taps that make a move.
    mutating func perform(_ move: String, _ cue: Cue) {
        guard !isLost else { return }
        let taps: [String]
        do {
            taps = try game.taps(for: move)
        } catch {
            return recordMistake(error, cue)
        }
        if taps.isEmpty { return answer(.pass, cue) }
        guard !isBehindGate(taps, cue) else { return }
        for (index, place) in taps.enumerated() where !isLost { tap(place, .tap(place), cue, isFirst: index == 0) }
    }

    /// Complains about a move that the step before it does not let through.
    ///
    /// It would not happen, and the next lines would be about another game. A single tap beside the step's places is no
    /// mistake: the audience sees it refused.
    private mutating func isBehindGate(_ taps: [String], _ cue: Cue) -> Bool {
        guard let allowed, let gate, let refused = taps.first(where: { !allowed.contains($0) }) else { return false }
        let line = gate.origin.source.place(at: gate.origin.offset).line
        let places = game.places.filter(allowed.contains)
        isLost = true
        mistakes.append(
            (cue.words.first ?? cue.origin).mistake(
                "the step on line \(line) lets only \(places.joined(separator: ", ")) through, and this move taps "
                    + refused,
                remedy: "add \(refused) to that step, or write `step none` above this line"))
        return true
    }

    /// Complains about something that nobody would see, because the result lies over the board.
    mutating func isCovered(_ cue: Cue) -> Bool {
        guard isUnderVerdict else { return false }
        isLost = true
        mistakes.append(
            cue.origin.mistake(
                "the game has ended, and its result lies over the board",
                remedy: "end the play here, or open the board again with `card none` above this line"))
        return true
    }

    /// The nub goes to a place, hesitates and presses; then the game is told.
    mutating func tap(_ place: String, _ deed: Deed, _ cue: Cue, isFirst: Bool) {
        guard !isLost, !isCovered(cue) else { return }
        go(to: NubPlace(place, state))
        let share = random.number(in: isFirst ? Timing.hesitation : Timing.shortHesitation)
        now.gestures += Timing.travel * share
        stroke(.press, at: NubPlace(place, state))
        now.gestures += Timing.press
        guard isAllowed(place) else { return }
        guard let change = tell(deed, cue) else { return }
        let pressed = now
        now.gestures += Timing.release
        if change.kind != .selection { lift() }
        now.gestures = max(now.gestures, pressed.gestures + change.motion)
        settle(change)
    }

    /// Whether a guide lets the finger touch a place; the board shakes its head otherwise.
    mutating func isAllowed(_ place: String) -> Bool {
        guard let allowed, !allowed.contains(place) else { return true }
        timeline.refusals.append(Entry(instant: now, value: Timing.refuse))
        moves(Timing.refuse)
        now.gestures += Timing.refuse
        return false
    }

    /// Something happens without the nub: the other side plays.
    mutating func answer(_ deed: Deed, _ cue: Cue) {
        guard !isLost, !isCovered(cue) else { return }
        lift()
        pause(Seconds(random.number(in: Timing.thinking)))
        guard let change = tell(deed, cue) else { return }
        now.gestures += change.motion
        settle(change)
    }

    mutating func tell(_ deed: Deed, _ cue: Cue) -> Change? {
        deeds &+= 1
        if game.livesOn, let last = timeline.games.last { game.live(for: now - last.instant) }
        do {
            let change = try game.perform(deed)
            timeline.games.append(Entry(instant: now, value: game))
            if let telling = change.telling { tellings[lineNumber] = telling }
            guard let beats = change.beats else {
                moves(change.motion)
                return change
            }
            for beat in beats { timeline.motions.append(Entry(instant: now + beat, value: .zero)) }
            return change
        } catch {
            recordMistake(error, cue)
            return nil
        }
    }

    /// Something that only the actor understands.
    mutating func act(_ word: String, _ arguments: [String], _ cue: Cue) {
        guard !isLost else { return }
        lift()
        guard let change = tell(.own(word, arguments, seed: seed &+ deeds), cue) else { return }
        now.gestures += change.motion
        settle(change)
    }

    mutating func settle(_ change: Change) {
        if let length = change.pause { return pause(length) }
        switch change.kind {
        case .selection: break
        case .move: pause(Timing.rest)
        case .capture: pause(Timing.stillness)
        }
        guard let verdict = change.verdict else { return }
        pause(Timing.stillness)
        show(card: verdict)
        isUnderVerdict = true
        pause(Timing.result)
    }

    mutating func recordMistake(_ objection: Objection, _ cue: Cue) {
        isLost = true
        var origin = cue.words.first ?? cue.origin
        if case .argument(let index) = objection.subject, cue.words.indices.contains(index) {
            origin = cue.words[index]
        }
        if objection.subject == .action, game.diagram.isEmpty { origin = cue.origin }
        origin.offset += objection.column
        if objection.column > 0 { origin.length = 1 }
        var remedy = objection.remedy.map { [$0] } ?? []
        if !game.diagram.isEmpty { remedy.append(game.diagram) }
        mistakes.append(
            origin.mistake(objection.message, remedy: remedy.isEmpty ? nil : remedy.joined(separator: "\n")))
    }
}

// The nub.
extension Performer {
    /// The state in which places lie where they do now.
    var state: Int { timeline.games.count - 1 }

    mutating func stroke(_ kind: NubStroke.Kind, at place: NubPlace) { stroke(kind, from: place, to: place) }

    mutating func stroke(_ kind: NubStroke.Kind, from: NubPlace?, to: NubPlace) {
        let bow = kind == .travel || kind == .enter ? random.number(in: -0.1...0.1) : 0
        let stroke = NubStroke(kind: kind, from: from, to: to, bow: bow)
        timeline.nub.append(Entry(instant: now, value: stroke))
        moves(stroke.length)
    }

    mutating func go(to place: NubPlace) {
        if let from = nubPlace {
            if !nubIsOut {
                stroke(.appear, at: from)
                now.gestures += Timing.appear
            }
            if !isSame(from, place) {
                stroke(.travel, from: from, to: place)
                now.gestures += Timing.travel
            }
        } else {
            stroke(.enter, from: nil, to: place)
            now.gestures += Timing.enter
        }
        nubPlace = place
        nubIsOut = true
    }

    /// Whether a place lies where another one does, as far as is known without a picture.
    private func isSame(_ one: NubPlace, _ other: NubPlace) -> Bool {
        one.name == other.name && (game.placesStay || one.state == other.state)
    }

    /// The finger is lifted, while other things go on; a pointer stays, unless something is laid over all.
    mutating func lift(evenPointer: Bool = false) {
        guard nubIsOut, let place = nubPlace, evenPointer || game.nubForm == .finger else { return }
        nubIsOut = false
        stroke(.leave, at: place)
    }
}
