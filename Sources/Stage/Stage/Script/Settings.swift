import Diagnostics

/// The settings of a play as they are read.
struct Settings {
    /// What a line of settings starts with, whoever acts.
    enum Word: String, CaseIterable {
        case game, size, fps, seed, duration, progress
    }

    var path = ""
    var game: Setting<String>?
    /// Those of the actor, by their words.
    var own: [String: Setting<[String]>] = [:]
    /// Their lines, in the order of the play.
    var lines: [SettingLine] = []
    /// Whether there are more of them than are read.
    var isFull = false
    var size: PictureSize?
    var fps = 25
    var seed: UInt64 = 1
    var duration: Setting<Seconds>?
    var progress = Play.Progress.none
    var seen: [String: Place] = [:]
}

extension PlayReader {
    /// Reads a line that starts with a setting's name.
    mutating func read(setting word: Settings.Word, _ line: Line) {
        set(word.rawValue, line, isWho: word == .game) { $0.take(word, line) }
    }

    /// Reads a line that starts with a setting of the actor.
    mutating func read(
        setting word: ActorWord, _ line: Line, _ read: ([ActorWord.Argument]) throws(Objection) -> [String]
    ) {
        let name = word.about.name
        let isWho = kind?.head?.about.name == name
        set(name, line, isWho: isWho, isRepeatable: word.isRepeatable) { reader in
            guard let first = line.tokens.first, let arguments = reader.arguments(of: word, line) else { return }
            guard reader.settings.lines.count < PlayLimits.settings else {
                guard !reader.settings.isFull else { return }
                reader.settings.isFull = true
                return reader.fail("a play has at most \(PlayLimits.settings) lines of settings", first, of: line)
            }
            do throws(Objection) {
                let earlier = word.isRepeatable ? reader.settings.own[name]?.value ?? [] : []
                let origin = line.origin(of: line.arguments)
                let values = try read(arguments)
                reader.settings.own[name] = Setting(value: earlier + values, origin: origin)
                reader.settings.lines.append(
                    SettingLine(
                        word: name, values: values, origin: origin, words: line.arguments.map(line.origin)))
                if isWho { reader.settings.game = Setting(value: name, origin: line.origin(first)) }
            } catch {
                reader.fail(error, of: line)
            }
        }
    }

    /// Reads a setting, unless it stands in the wrong place.
    ///
    /// Those of an included play are read and left aside, but the same has to act in it. What may stand there more than
    /// once names things that its actions need, so that counts as well.
    private mutating func set(
        _ name: String, _ line: Line, isWho: Bool, isRepeatable: Bool = false, _ take: (inout PlayReader) -> Void
    ) {
        guard let first = line.tokens.first, let script = open.last else { return }
        if script.hasActed {
            return fail(
                "settings stand above the first action", first, of: line,
                remedy: "move `\(name)` up to the head of the play")
        }
        if !script.isIncluded {
            if !isRepeatable, let place = settings.seen[name] {
                return fail("`\(name)` is already set on line \(place.line)", first, of: line)
            }
            if isWho, let game = settings.game {
                return fail("`\(game.value)` already acts in this play", first, of: line)
            }
            settings.seen[name] = script.source.place(at: first.offset)
        }
        let outer = settings
        take(&self)
        guard script.isIncluded else { return }
        if isWho, let game = outer.game, let other = settings.game, game.value != other.value {
            fail("this play is of another game: `\(game.value)` includes `\(other.value)`", first, of: line)
        }
        let (own, lines) = (settings.own[name], settings.lines)
        settings = outer
        guard isRepeatable, let added = lines.last, lines.count > outer.lines.count else { return }
        // A play that is included twice declares its things once.
        let isKnown = outer.lines.contains {
            $0.origin.offset == added.origin.offset && $0.origin.source.path == added.origin.source.path
        }
        if !isKnown { (settings.own[name], settings.lines) = (own, lines) }
    }

    private mutating func take(_ word: Settings.Word, _ line: Line) {
        switch word {
        case .game: settings.game = one(line, gameExample).map(line.setting)
        case .size: takeSize(line)
        case .fps:
            settings.fps = whole(line, in: PlayLimits.fps, "fps 25", unit: "frames a second") ?? settings.fps
        case .seed:
            guard let token = one(line, "seed 7") else { return }
            guard let seed = UInt64(token.text) else {
                return fail("a seed is a whole number from 0", token, of: line, remedy: "for instance `seed 7`")
            }
            settings.seed = seed
        case .duration:
            guard let token = one(line, "duration 20s"), let time = time(token, of: line) else { return }
            settings.duration = Setting(value: time, origin: line.origin(token))
        case .progress:
            settings.progress = choice(line, "progress bar") ?? settings.progress
        }
    }

    private mutating func takeSize(_ line: Line) {
        guard let token = one(line, "size 1080x1080") else { return }
        let sides = token.text.split(whereSeparator: { $0 == "x" || $0 == "×" }).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else {
            return fail(
                "a size is a width and a height in pixels", token, of: line, remedy: "for instance `size 1080x1080`")
        }
        guard PlayLimits.side.contains(width), PlayLimits.side.contains(height) else {
            return fail(
                "a picture's sides are \(PlayLimits.side.lowerBound) to \(PlayLimits.side.upperBound) pixels long",
                token,
                of: line)
        }
        settings.size = PictureSize(width: width, height: height)
    }
}

extension PlayReader.Line {
    /// A word with its place.
    func setting(_ token: Token) -> Setting<String> { Setting(value: token.text, origin: origin(token)) }

    /// Where some words of the line stand, from the first to the last; the word before them where there are none.
    func origin(of some: ArraySlice<Token>) -> Origin {
        guard let first = some.first ?? tokens.first, let last = some.last ?? tokens.first else {
            return Origin(source: script.source, offset: 0, length: 1, trail: script.trail)
        }
        var origin = origin(first)
        origin.length = max(1, last.offset - first.offset + last.length)
        return origin
    }
}
