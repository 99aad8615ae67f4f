// The stage's own words, explained: they are there whoever acts.

extension PlayWord {
    /// Those that stand above the first action.
    public static let stageSettings: [PlayWord] = Settings.Word.allCases.map(\.about)
    /// Those for what happens.
    public static let stageActions: [PlayWord] = ActionWord.allCases.map(\.about)
}

extension Settings.Word {
    /// How the word is explained.
    var about: PlayWord {
        switch self {
        case .game: PlayWord(rawValue, "NAME", help: "the game that performs", example: "game chess")
        case .size:
            PlayWord(rawValue, "WIDTHxHEIGHT", help: "the picture's size in pixels", example: "size 1080x1080")
        case .fps: PlayWord(rawValue, "NUMBER", help: "frames a second", example: "fps 25")
        case .seed: PlayWord(rawValue, "NUMBER", help: "where hesitation and rhythm come from", example: "seed 7")
        case .duration:
            PlayWord(
                rawValue, "TIME", help: "the length to fit into: pauses are scaled, gestures never",
                example: "duration 20s")
        case .progress:
            PlayWord(rawValue, "none|bar|pie", help: "a sign of how far it has gone", example: "progress bar")
        }
    }
}

extension ActionWord {
    /// How the word is explained.
    var about: PlayWord {
        switch self {
        case .caption:
            word("\"STRONG\" [\"SOFT\"]", "a strong line and perhaps a soft one", "caption \"Your turn\"")
        case .card:
            word("\"STRONG\" [\"SOFT\"]", "the same, on bare ground", "card \"The end\" \"Play it today\"")
        case .highlight: word("PLACE…", "frames around places", "highlight a1 b2")
        case .arrow: word("PLACE PLACE", "an arrow from place to place", "arrow a1 a3")
        case .wait: word("[TIME]", "a pause, which `duration` may stretch", "wait 0.8s")
        case .hold: word("[TIME]", "a pause of exactly that length", "hold 2s")
        case .fade: word("in|out [TIME]", "out of the ground, or back into it", "fade in 0.3s")
        case .mark: word("NAME", "a name for this moment, for stills and posters", "mark poster")
        case .step:
            word(
                "\"STRONG\" [\"SOFT\"] PLACE…|none", "a numbered step; only its places answer", "step \"Tap it\" g1")
        case .speed: word("FACTOR", "all that follows goes so many times as fast", "speed 2")
        case .loop:
            word(
                "off|TIMES|from MARK", "how often the film is shown, or where it begins and comes round to",
                "loop from poster")
        case .include: word("FILE", "the actions of a play in the same folder", "include opening.play")
        case .repeat: word("ROUNDS", "what stands down to `end`, so many times", "repeat 3")
        case .end: word("", "the end of what `repeat` repeats", "end")
        }
    }

    private func word(_ arguments: String, _ help: String, _ example: String) -> PlayWord {
        PlayWord(rawValue, arguments, help: help, example: example)
    }
}
