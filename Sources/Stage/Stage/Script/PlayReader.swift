import Diagnostics

/// What has been read of a play so far.
struct PlayReader {
    let include: (String) -> SourceText?
    let read: (String) -> [UInt8]?
    /// The kinds of actors that can be named.
    let kinds: [ActorKind]
    /// Who acts; nil where nobody known is named, and any word of anybody is read.
    let kind: ActorKind?
    var settings = Settings()
    /// The cues of the play and of each `repeat` that is open.
    var blocks: [Block] = [Block()]
    var loop: Setting<String>?
    /// How often the film is shown; nil where the play does not say.
    var plays: Int?
    var mistakes: [Diagnostic] = []
    /// The scripts being read, outermost first.
    var open: [Script] = []
    var hasOverflowed = false
    var included = 0
    /// Whether it may be a part of a play.
    var isListing = false

    /// The lines of the play, or of one `repeat`.
    struct Block {
        var cues: [Cue] = []
        var rounds = 1
        var origin: Origin?
    }

    /// A script being read.
    struct Script {
        let source: SourceText
        var trail: [Diagnostic.Step] = []
        /// The `repeat`s that were open when this script began.
        var blocks = 1
        var hasActed = false
        var isIncluded: Bool { !trail.isEmpty }
    }

    /// One line being read.
    struct Line {
        var tokens: [Token]
        let script: Script

        /// Where a word stands.
        func origin(_ token: Token) -> Origin {
            Origin(source: script.source, offset: token.offset, length: token.length, trail: script.trail)
        }
        /// The words after the first.
        var arguments: ArraySlice<Token> { tokens.dropFirst() }
    }

    init(
        of source: SourceText, _ kinds: [ActorKind], include: @escaping (String) -> SourceText?,
        read: @escaping (String) -> [UInt8]?
    ) {
        self.include = include
        self.read = read
        self.kinds = kinds
        kind = PlayReader.kind(in: source, kinds)
        settings.path = source.path
    }

    mutating func fail(_ message: String, _ token: Token, of line: Line, remedy: String? = nil) {
        guard mistakes.count < PlayLimits.mistakes else { return }
        mistakes.append(line.origin(token).mistake(message, remedy: remedy))
    }

    mutating func read(_ source: SourceText, trail: [Diagnostic.Step] = []) {
        guard source.bytes.count <= PlayLimits.bytes else {
            let place = Place(path: source.path, line: 1, column: 1)
            mistakes.append(
                Diagnostic(
                    .error, "the play is longer than \(PlayLimits.bytes / 1024) KiB", at: place, trail: trail))
            return
        }
        guard !source.bytes.contains(0) else {
            let place = Place(path: source.path, line: 1, column: 1)
            mistakes.append(
                Diagnostic(
                    .error, "this is no text, so it is no play", at: place,
                    remedy: "a play is a text file that begins with \(beginnings)", trail: trail))
            return
        }
        open.append(Script(source: source, trail: trail, blocks: blocks.count))
        var start = 0
        while start < source.bytes.count, mistakes.count < PlayLimits.mistakes {
            let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
            read(line: start..<end)
            start = end + 1
        }
        closeBlocks(to: open.removeLast().blocks)
    }

    /// Complains about every `repeat` without its `end`.
    private mutating func closeBlocks(to count: Int) {
        while blocks.count > count {
            let block = blocks.removeLast()
            if let origin = block.origin {
                mistakes.append(
                    origin.mistake("this `repeat` has no `end`", remedy: "write `end` below the lines to repeat"))
            }
        }
    }

    mutating func read(line range: Range<Int>) {
        guard let script = open.last else { return }
        let found = Stage.tokens(of: range, in: script.source.bytes)
        let line = Line(tokens: found.tokens, script: script)
        if let offset = found.unclosed {
            let token = Token(text: "", offset: offset, length: 1, isQuoted: true)
            fail("this text does not end", token, of: line, remedy: "close it with `\"` on the same line")
            return skipMove(line)
        }
        if let offset = found.curly {
            let token = Token(text: "", offset: offset, length: 1, isQuoted: false)
            fail("typographic quotes hold no text together", token, of: line, remedy: "write straight ones: \"…\"")
            return skipMove(line)
        }
        guard let word = line.tokens.first else { return }
        if let setting = Settings.Word(rawValue: word.text), !word.isQuoted {
            read(setting: setting, line)
        } else if let own = claimed(line) {
            read(own, line)
        } else if let action = ActionWord(rawValue: word.text), !word.isQuoted {
            // How it loops, and how fast it goes, is often said at the head.
            if action != .loop, action != .speed { open[open.count - 1].hasActed = true }
            read(action: action, line)
        } else if let own = ownWord(word.text, line), !word.isQuoted {
            read(own, line)
        } else {
            fail("unknown word `\(brief(word.text))`", word, of: line, remedy: remedy(for: word.text))
            skip(line)
        }
    }

    private mutating func skipMove(_ line: Line) {
        guard let name = line.tokens.first?.text else { return skip(line) }
        let isOwn = Settings.Word(rawValue: name) == nil && (ownWord(name).map { !$0.isSetting } ?? true)
        if ActionWord(rawValue: name)?.isMove ?? isOwn { skip(line) }
    }

    /// The play, if no mistake was found.
    mutating func play() throws(Mistakes) -> Play {
        let cues = blocks[0].cues
        checkMarks(cues)
        if settings.game == nil, mistakes.isEmpty {
            let place = Place(path: settings.path, line: 1, column: 1)
            mistakes.append(
                Diagnostic(.error, "the play names no game", at: place, remedy: "begin with \(beginnings)"))
        }
        if cues.allSatisfy({ if case .speed = $0.act { true } else { false } }), mistakes.isEmpty {
            let place = Place(path: settings.path, line: 1, column: 1)
            mistakes.append(
                Diagnostic(.error, "nothing happens in this play", at: place, remedy: "add an action: `wait 1s`"))
        }
        let files = files()
        guard mistakes.isEmpty, var play = draft else { throw Mistakes(mistakes) }
        play.companion = companion(among: files)
        play.files = files
        if settings.size == nil, let kind { play.size = kind.size(GameSetup(play, kind)) }
        return play
    }

    /// The play as far as it could be read; nil where nobody acts.
    private var draft: Play? {
        guard let game = settings.game else { return nil }
        return Play(
            title: kind?.title, path: settings.path, game: game, settings: settings.own,
            lines: settings.lines, companion: nil, files: [:], size: settings.size ?? ActorKind.usualSize,
            fps: settings.fps, seed: settings.seed, duration: settings.duration, progress: settings.progress,
            cues: blocks[0].cues, loop: loop, plays: plays ?? 0)
    }

    /// What the game says of the moves before the first line that could not be read; nothing where its position could not.
    func objections(of games: [ActorKind]) -> [Diagnostic] {
        guard var draft else { return [] }
        if !isListing {
            var reader = self
            reader.mistakes = []
            draft.files = reader.files()
            // What is said of the files was said while the play was read.
            guard reader.mistakes.isEmpty else { return [] }
        }
        draft.companion = companion(among: draft.files)
        let opening = Opening(of: draft, games, isListing: isListing)
        let isKnown = !(kind?.words ?? []).contains { word in
            word.isSetting && word.isDecisive && settings.seen[word.about.name] != nil
                && draft.settings[word.about.name] == nil
        }
        return opening.mistakes + (isKnown ? opening.objections(to: draft) : [])
    }

    /// A mark has one place, and a loop starts at one of them.
    private mutating func checkMarks(_ cues: [Cue]) {
        var marks: [String] = []
        for cue in cues {
            guard case .mark(let name) = cue.act else { continue }
            if marks.contains(name) {
                if mistakes.count < PlayLimits.mistakes {
                    mistakes.append(cue.origin.mistake("the mark `\(brief(name))` is set a second time"))
                }
            } else {
                marks.append(name)
            }
        }
        if let loop, !marks.contains(loop.value), Play.share(loop.value) == nil {
            mistakes.append(
                loop.origin.mistake(
                    "no mark is called `\(brief(loop.value))`", remedy: didYouMean(loop.value, among: marks)))
        }
    }
}
