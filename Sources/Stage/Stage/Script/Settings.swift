import Diagnostics

/// The settings of a play as they are read.
struct Settings {
    /// What a line of settings starts with.
    enum Word: String, CaseIterable {
        case game, position, size, fps, seed, duration, players, style, progress, coordinates, flip
    }

    var path = ""
    var game: Setting<String>?
    var position: Setting<String>?
    var size = PictureSize(width: 720, height: 720)
    var fps = 25
    var seed: UInt64 = 1
    var duration: Setting<Seconds>?
    var players: [String] = []
    var style: Setting<String>?
    var progress = Play.Progress.none
    var coordinates = false
    var flip = false
    var seen: [Word: Place] = [:]
}

extension PlayReader {
    /// Reads a line that starts with a setting's name.
    ///
    /// Those of an included play are read and left aside, but its game has to be the same.
    mutating func read(setting word: Settings.Word, _ line: Line) {
        guard let first = line.tokens.first, let script = open.last else { return }
        if script.hasActed {
            return fail(
                "settings stand above the first action", first, of: line,
                remedy: "move `\(word.rawValue)` up to the head of the play")
        }
        if !script.isIncluded {
            if let place = settings.seen[word] {
                return fail("`\(word.rawValue)` is already set on line \(place.line)", first, of: line)
            }
            settings.seen[word] = script.source.place(at: first.offset)
        }
        let outer = settings
        take(word, line)
        guard script.isIncluded else { return }
        if word == .game, let game = outer.game, let other = settings.game, game.value != other.value {
            fail("this play is of another game: `\(game.value)` includes `\(other.value)`", first, of: line)
        }
        settings = outer
    }

    private mutating func take(_ word: Settings.Word, _ line: Line) {
        switch word {
        case .game: settings.game = one(line, "game nanashi").map(line.setting)
        case .style: settings.style = one(line, "style dusk").map(line.setting)
        case .position: takePosition(line)
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
        case .players: takePlayers(line)
        case .progress:
            settings.progress = choice(line, "progress bar") ?? settings.progress
        case .coordinates: settings.coordinates = flag(line) ?? settings.coordinates
        case .flip: settings.flip = flag(line) ?? settings.flip
        }
    }

    /// Everything after the word: a FEN has blanks.
    private mutating func takePosition(_ line: Line) {
        guard let first = line.arguments.first, let last = line.arguments.last else {
            if let word = line.tokens.first {
                fail("`position` needs a position", word, of: line, remedy: "for instance `position startpos`")
            }
            return
        }
        let text = line.arguments.map(\.text).joined(separator: " ")
        var origin = line.origin(first)
        origin.length = max(1, last.offset - first.offset + last.length)
        settings.position = Setting(value: text, origin: origin)
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

    private mutating func takePlayers(_ line: Line) {
        guard line.arguments.count == 2 else {
            if let word = line.tokens.first {
                fail("a game has two players", word, of: line, remedy: "for instance `players \"You\" \"Robot\"`")
            }
            return
        }
        settings.players = line.arguments.compactMap { text($0, of: line) }
    }
}

extension PlayReader.Line {
    /// A word with its place.
    func setting(_ token: Token) -> Setting<String> { Setting(value: token.text, origin: origin(token)) }
}
