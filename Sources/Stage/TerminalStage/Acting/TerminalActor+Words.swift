import Diagnostics
import Stage

extension TerminalActor {
    /// The terminal for the table of actors.
    package static let kind = ActorKind(
        head: head, title: "film_terminal", size: { _ in PictureSize(width: 1080, height: 810) },
        styles: SchemeStyles(light: "day", dark: "dusk"), companion: "cast", words: settings + actions
    ) { (setup) throws(Objection) in try TerminalActor(setup) }

    private static let head = ActorWord.setting(
        PlayWord("terminal", "COLUMNSxROWS", help: "a terminal acts, of this size", example: "terminal 80x24"),
        isDecisive: true
    ) { (arguments) throws(Objection) in
        _ = try TerminalSize(reading: arguments[0].text)
        return [arguments[0].text]
    }

    static let themeSetting = ActorWord.setting(
        PlayWord("theme", "NAME", help: "the colours: dusk, day, nord, …, or your own", example: "theme dusk")
    )

    static let themeAction = deed(
        PlayWord("theme", "NAME", help: "from here on in these colours", example: "theme day"))

    static let windowSetting = ActorWord.setting(
        PlayWord("window", "BAR", help: "the bar on top: colorful, rings, none, …", example: "window rings")
    ) { (arguments) throws(Objection) in
        let known = TerminalLook.WindowBar.allCases.map(\.rawValue)
        guard known.contains(arguments[0].text) else {
            throw Objection(
                "there is no window bar `\(arguments[0].shown)`",
                remedy: didYouMean(arguments[0].text, among: known)
                    ?? "known are \(known.joined(separator: ", "))", about: .argument(0))
        }
        return [arguments[0].text]
    }

    private static let settings: [ActorWord] = [
        .setting(
            PlayWord("prompt", "\"TEXT\"", help: "what the shell prompts with", example: "prompt \"$ \"")
        ),
        themeSetting, windowSetting,
        time(
            PlayWord("typing", "TIME", help: "how long a key takes, about", example: "typing 80ms"), "for a key"),
        time(
            PlayWord(
                "reading", "TIME", help: "how long what came is read after each line; else by its letters",
                example: "reading 0.2s"), "to read in"),
        .setting(
            PlayWord("require", "PROGRAM…", help: "programs that a rehearsal needs", example: "require git"),
            count: 1...64, isRepeatable: true),
        .setting(
            PlayWord(
                "bring", "\"PATH\"…", help: "files and folders beside the play that a rehearsal finds in its home",
                example: "bring \"samples\""),
            count: 1...64, isRepeatable: true),
        .setting(
            PlayWord("shell", "PROGRAM", help: "the shell that is typed into: bash, sh or zsh", example: "shell bash")
        ) { (arguments) throws(Objection) in
            guard TerminalSettings.shells.contains(arguments[0].text) else {
                throw Objection(
                    "there is no shell `\(arguments[0].shown)` here",
                    remedy: "known are \(TerminalSettings.shells.joined(separator: ", "))",
                    about: .argument(0))
            }
            return [arguments[0].text]
        },
        .setting(
            PlayWord(
                "env", "NAME \"VALUE\"", help: "a variable of the environment", example: "env LANG \"de_DE.UTF-8\""),
            count: 2...2, isRepeatable: true
        ) { ["\($0[0].text)=\($0[1].text)"] },
        .setting(
            PlayWord(
                "ignore", "/PATTERN/", help: "what may differ between two rehearsals", example: "ignore /[0-9]+ ms/"),
            count: 1...64, isRepeatable: true
        ) { (arguments) throws(Objection) in
            guard let pattern = pattern(arguments) else {
                throw Objection(
                    "a pattern stands between two strokes", remedy: "write for instance `ignore /[0-9]+ ms/`")
            }
            return [try checked(pattern)]
        },
    ]

    private static let actions: [ActorWord] = [
        deed(
            PlayWord(
                "type", "\"TEXT\" [TIME]", help: "the text, a key at a time, or a key in so long",
                example: "type \"ls\""),
            count: 1...2),
        deed(PlayWord("enter", help: "the key Enter", example: "enter"), count: 0...0),
        deed(
            PlayWord(
                "key", "KEY [TIMES] [TIME]", help: "a key or a chord, so often, each in so long",
                example: "key ctrl+c"),
            count: 1...3),
        deed(
            PlayWord(
                "run", "\"LINE\"", help: "types the line, presses Enter, waits until the shell is back",
                example: "run \"ls\"")),
        .action(
            PlayWord(
                "expect", "\"TEXT\"|/PATTERN/", help: "waits until it is to be seen", example: "expect \"done\""),
            count: 1...64
        ) { (arguments) throws(Objection) in
            if let pattern = pattern(arguments) { return .deed("expect", ["pattern", try checked(pattern)]) }
            guard arguments.count == 1 else {
                throw Objection("a text of several words stands in quotes", remedy: "write `expect \"all done\"`")
            }
            return .deed("expect", [arguments[0].text])
        },
        deed(
            PlayWord(
                "watch", "TIME", help: "what is running goes on, and is shown as it goes", example: "watch 2s")),
        deed(
            PlayWord(
                "scroll", "up|down [ROWS]", help: "the window shows what has gone out at the top",
                example: "scroll up 5"),
            count: 1...2),
        themeAction,
        deed(PlayWord("clear", help: "Ctrl-L: an empty screen", example: "clear"), count: 0...0),
        deed(PlayWord("resize", "COLUMNSxROWS", help: "the window gets another size", example: "resize 60x20")),
        deed(
            PlayWord("hide", help: "nothing is shown from here on, and no time passes", example: "hide"), count: 0...0),
        deed(PlayWord("show", help: "all is shown again", example: "show"), count: 0...0),
    ]

    private static func time(_ about: PlayWord, _ purpose: String) -> ActorWord {
        .setting(about) { (arguments) throws(Objection) in
            guard let time = Seconds(reading: arguments[0].text), time <= 10.0 else {
                throw Objection(
                    "`\(arguments[0].shown)` is no time \(purpose)", remedy: "write for instance `\(about.example)`",
                    about: .argument(0))
            }
            return [arguments[0].text]
        }
    }

    private static func deed(_ about: PlayWord, count: ClosedRange<Int> = 1...1) -> ActorWord {
        .action(about, count: count) { (arguments) throws(Objection) in
            let words = arguments.map(\.text)
            _ = try TerminalDeed(about.name, words)
            _ = try TerminalDeed.keyTime(about.name, words)
            return .deed(about.name, words)
        }
    }

    /// What stands between two strokes; nil where it does not.
    static func pattern(_ arguments: [ActorWord.Argument]) -> String? {
        let text = arguments.map(\.text).joined(separator: " ")
        guard arguments.first?.isQuoted == false, text.utf8.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else {
            return nil
        }
        return String(text.dropFirst().dropLast())
    }

    static func checked(_ pattern: String) throws(Objection) -> String {
        do { _ = try Regex(pattern) } catch { throw Objection("`\(pattern)` is no pattern") }
        return pattern
    }
}
