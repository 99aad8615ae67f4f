import Diagnostics

/// What a line of action starts with, whoever acts.
enum ActionWord: String, CaseIterable {
    case caption, card, highlight, arrow, wait, hold, fade, mark, step, speed, loop
    case include, `repeat`, end
}

extension ActionWord {
    /// Whether the actor may stand otherwise without it.
    var isMove: Bool { [.include, .repeat, .end].contains(self) }
}

extension PlayReader {
    /// Remembers a line that could not be read: what comes after it in the game is not known.
    mutating func skip(_ line: Line) {
        guard blocks[blocks.count - 1].cues.count < PlayLimits.cues else { return }
        add(.unread, line)
    }

    /// Reads a line that starts with an action's name.
    mutating func read(action word: ActionWord, _ line: Line) {
        let known = mistakes.count
        defer { if mistakes.count > known, word.isMove { skip(line) } }
        switch word {
        case .caption: if let words = words(line, "caption \"Your turn\"") { add(.caption(words), line) }
        case .card: if let words = words(line, "card \"The end\" \"Play it today\"") { add(.card(words), line) }
        case .highlight: readHighlight(line)
        case .arrow: readArrow(line)
        case .wait, .hold: readPause(word, line)
        case .fade: readFade(line)
        case .mark: if let token = one(line, "mark poster") { add(.mark(token.text), line) }
        case .step: readStep(line)
        case .speed: readSpeed(line)
        case .loop: readLoop(line)
        case .include: readInclude(line)
        case .repeat: readRepeat(line)
        case .end: readEnd(line)
        }
    }

    /// Adds a cue to the innermost block.
    mutating func add(_ act: Act, _ line: Line) {
        guard let first = line.tokens.first, let last = line.tokens.last else { return }
        guard blocks[blocks.count - 1].cues.count < PlayLimits.cues else { return overflow(line) }
        var origin = line.origin(first)
        origin.length = max(1, last.offset + last.length - first.offset)
        blocks[blocks.count - 1].cues.append(
            Cue(act: act, origin: origin, words: line.arguments.map(line.origin)))
    }

    mutating func overflow(_ line: Line) {
        guard !hasOverflowed, let first = line.tokens.first else { return }
        hasOverflowed = true
        fail("a play has at most \(PlayLimits.cues) actions, repeats and includes counted out", first, of: line)
    }

    /// Reads a line that starts with a word of the actor.
    mutating func read(_ word: ActorWord, _ line: Line) {
        switch word.reading {
        case .setting(let read): self.read(setting: word, line, read)
        case .action(let read):
            open[open.count - 1].hasActed = true
            guard let arguments = arguments(of: word, line) else { return skip(line) }
            do throws(Objection) { add(try read(arguments), line) } catch {
                fail(error, of: line)
                skip(line)
            }
        }
    }

    /// What follows a word of the actor, where it may be as many.
    mutating func arguments(of word: ActorWord, _ line: Line) -> [ActorWord.Argument]? {
        if let count = word.count, !counted(line, count, word.about.example) { return nil }
        var arguments: [ActorWord.Argument] = []
        for token in line.arguments {
            if token.isQuoted, text(token, of: line, atMost: PlayLimits.typed) == nil { return nil }
            arguments.append(ActorWord.Argument(token))
        }
        return arguments
    }

    /// Tells what an actor has against a line of its own.
    mutating func fail(_ objection: Objection, of line: Line) {
        guard var token = line.tokens.first else { return }
        if case .argument(let index) = objection.subject, index + 1 < line.tokens.count {
            token = line.tokens[index + 1]
        }
        fail(objection.message, token, of: line, remedy: objection.remedy)
    }

    private mutating func readHighlight(_ line: Line) {
        guard counted(line, 1...64, "highlight a1 b2") else { return }
        let places = line.arguments.map(\.text)
        add(.highlight(places == ["none"] ? [] : places), line)
    }

    private mutating func readArrow(_ line: Line) {
        guard counted(line, 1...2, "arrow a1 a3") else { return }
        let places = line.arguments.map(\.text)
        if places == ["none"] { return add(.noArrows, line) }
        guard places.count == 2 else { return _ = counted(line, 2...2, "arrow a1 a3") }
        add(.arrow(from: places[0], to: places[1]), line)
    }

    private mutating func readPause(_ word: ActionWord, _ line: Line) {
        guard counted(line, 0...1, "\(word.rawValue) 0.8s") else { return }
        var length = Timing.wait
        if let token = line.arguments.first {
            guard let read = time(token, of: line) else { return }
            length = read
        }
        add(word == .wait ? .wait(length) : .hold(length), line)
    }

    private mutating func readFade(_ line: Line) {
        guard counted(line, 1...2, "fade in 0.3s"), let token = line.arguments.first else { return }
        guard let fade = Act.Fade(rawValue: token.text) else {
            let own = ownWord("fade", line).map { " or `\($0.about.example)`" } ?? ""
            return fail(
                "a fade goes `in` or `out`", token, of: line, remedy: "write for instance `fade in 0.3s`\(own)")
        }
        var length = Timing.fade
        if let token = line.arguments.dropFirst().first {
            guard let read = time(token, of: line) else { return }
            length = read
        }
        add(.fade(fade, length), line)
    }

    private mutating func readStep(_ line: Line) {
        let example = "step \"Tap your piece\" g1"
        if let only = line.arguments.first, line.arguments.count == 1, only.text == "none", !only.isQuoted {
            return add(.noStep, line)
        }
        guard counted(line, 1...64, example), let token = line.arguments.first else { return }
        guard token.isQuoted else {
            return fail("a step begins with its words", token, of: line, remedy: "write for instance `\(example)`")
        }
        guard let strong = text(token, of: line) else { return }
        var rest = line.arguments.dropFirst()
        var soft = ""
        if let next = rest.first, next.isQuoted {
            soft = text(next, of: line) ?? ""
            rest = rest.dropFirst()
        }
        add(.step(CaptionText(strong, soft), allowed: rest.map(\.text)), line)
    }

    private mutating func readSpeed(_ line: Line) {
        guard let token = one(line, "speed 2") else { return }
        guard let speed = Double(token.text), PlayLimits.speed.contains(speed) else {
            return fail(
                "a speed is a factor from \(PlayLimits.speed.lowerBound) to \(Int(PlayLimits.speed.upperBound))", token,
                of: line, remedy: "twice as fast is `speed 2`, half as fast `speed 0.5`")
        }
        add(.speed(speed), line)
    }

    /// `loop off`, `loop 3`, `loop from poster`.
    private mutating func readLoop(_ line: Line) {
        guard counted(line, 1...2, "loop from poster"), let token = line.arguments.first else { return }
        if token.text == "from" {
            guard line.tokens.count == 3 else { return _ = counted(line, 2...2, "loop from poster") }
            guard loop == nil else { return fail("the loop already has its start", line.tokens[0], of: line) }
            loop = line.setting(line.tokens[2])
            return
        }
        guard line.arguments.count == 1 else {
            return fail("`loop` needs `from`", token, of: line, remedy: "write for instance `loop from poster`")
        }
        guard plays == nil else { return fail("it is already said how often the film loops", line.tokens[0], of: line) }
        plays = token.text == "off" ? 1 : Int(token.text)
        guard let plays, PlayLimits.plays.contains(plays) else {
            return fail(
                "`loop` takes `off`, how often, or `from` and a mark", token, of: line,
                remedy: "write for instance `loop off`, `loop 3` or `loop from poster`")
        }
    }
}
