import Stage

extension CastActor {
    /// A recording of a terminal for the table of actors.
    package static let kind = ActorKind(
        head: .setting(
            PlayWord(
                "cast", "\"FILE\"", help: "a recording of asciinema acts; it lies beside the play",
                example: "cast \"demo.cast\""), isDecisive: true
        ).naming { $0 },
        title: "film_terminal", size: { _ in PictureSize(width: 1080, height: 810) },
        styles: SchemeStyles(light: "day", dark: "dusk"), companion: "cast",
        words: settings + actions
    ) { (setup) throws(Objection) in try CastActor(setup) }

    private static let settings: [ActorWord] = [
        TerminalActor.themeSetting, TerminalActor.windowSetting,
        .setting(
            PlayWord(
                "idle", "TIME", help: "the longest pause of the recording; it says itself, else 5s",
                example: "idle 2s")
        ) { (arguments) throws(Objection) in
            guard let time = Seconds(reading: arguments[0].text), time > .zero else {
                throw Objection(
                    "`\(arguments[0].shown)` is no length of time", remedy: "write for instance `idle 2s`",
                    about: .argument(0))
            }
            return [arguments[0].text]
        },
    ]

    private static let actions: [ActorWord] = [
        .action(
            PlayWord(
                "play", "[FROM..TO]", help: "the recording goes on to its end, or plays that part",
                example: "play 0:03..0:08"),
            count: 0...1
        ) { (arguments) throws(Objection) in
            if let argument = arguments.first { _ = try CastStretch(reading: argument.text) }
            return .deed("play", arguments.map(\.text))
        },
        .action(
            PlayWord(
                "until", "\"TEXT\"|/PATTERN/|marker \"NAME\"",
                help: "it goes on until that is to be seen, or to a marker of the recording",
                example: "until \"done\""),
            count: 1...64
        ) { (arguments) throws(Objection) in
            if arguments.count == 2, arguments[0].text == "marker", !arguments[0].isQuoted {
                return .deed("until", ["marker", arguments[1].text])
            }
            if let pattern = TerminalActor.pattern(arguments) {
                return .deed("until", ["pattern", try TerminalActor.checked(pattern)])
            }
            guard arguments.count == 1 else {
                throw Objection("a text of several words stands in quotes", remedy: "write `until \"all done\"`")
            }
            return .deed("until", [arguments[0].text])
        },
        TerminalActor.themeAction,
        .action(
            PlayWord("jump", "TIME", help: "what lies between is left out", example: "jump 0:30")
        ) { (arguments) throws(Objection) in
            _ = try CastStretch.instant(arguments[0].text)
            return .deed("jump", [arguments[0].text])
        },
    ]
}

/// A part of a recording as a play writes it: `0:03..0:08`, `..0:08`, `0:03..`.
struct CastStretch {
    /// nil goes on from where it is.
    var from: Seconds?
    /// nil goes to the end.
    var to: Seconds?

    init(reading text: String) throws(Objection) {
        guard let dots = text.firstRange(of: "..") else {
            throw Objection(
                "`\(text)` is no part of a recording", remedy: "write `play 0:03..0:08` or `play ..0:08`",
                about: .argument(0))
        }
        let (first, last) = (text[..<dots.lowerBound], text[dots.upperBound...])
        from = first.isEmpty ? nil : try CastStretch.instant(String(first))
        to = last.isEmpty ? nil : try CastStretch.instant(String(last))
        if let from, let to, to <= from {
            throw Objection("`\(text)` ends before it begins", about: .argument(0))
        }
    }

    /// An instant: `0:03`, `1:02:03.5` or `3s`.
    static func instant(_ text: String) throws(Objection) -> Seconds {
        if let time = Seconds(reading: text) { return time }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        var sum = 0.0
        for (index, part) in parts.enumerated() {
            guard (2...3).contains(parts.count), let number = Double(part), number >= 0, number < 1000,
                index == 0 || number < 60
            else {
                throw Objection(
                    "`\(text)` is no instant of a recording", remedy: "write minutes and seconds: `0:03`",
                    about: .argument(0))
            }
            sum = sum * 60 + number
        }
        return Seconds(sum)
    }
}

extension Seconds {
    /// Minutes and seconds: `0:03`.
    var clock: String {
        let seconds = microseconds / 1_000_000
        let rest = String(seconds % 60)
        return "\(seconds / 60):\(rest.utf8.count < 2 ? "0" : "")\(rest)"
    }
}
