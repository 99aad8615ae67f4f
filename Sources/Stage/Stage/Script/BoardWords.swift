// The words that games on a board share. A game takes those that it knows, with examples of its own.

extension ActorWord {
    /// A finger touches a place.
    public static func tap(_ example: String, _ place: String = "SQUARE") -> ActorWord {
        .action(PlayWord("tap", place, help: "the nub travels there, hesitates, presses and lets go", example: example))
        {
            .tap($0[0].text)
        }
    }

    /// A finger takes something to another place: `drag A to B`; `lead` reads what may stand behind it, which `more` names.
    public static func drag(
        _ example: String, _ place: String = "PLACE", more: String = "", count: ClosedRange<Int> = 3...3,
        help: String = "the finger takes what is there to another place",
        lead: @escaping @Sendable ([Argument]) throws(Objection) -> [String] = { _ in [] }
    ) -> ActorWord {
        .action(
            PlayWord("drag", "\(place) to \(place)\(more)", help: help, example: example), count: count
        ) { (arguments) throws(Objection) in
            guard arguments[1].text == "to" else {
                throw Objection("`drag` needs `to`", remedy: "write for instance `\(example)`", about: .argument(1))
            }
            return .gesture(.drag(from: arguments[0].text, to: arguments[2].text), try lead(arguments))
        }
    }

    /// The touches that make a move.
    public static func move(_ example: String) -> ActorWord {
        .action(PlayWord("move", "MOVE", help: "a tap on each square of the move", example: example)) {
            .move($0[0].text)
        }
    }

    /// The other side plays, without the nub.
    public static func reply(_ example: String) -> ActorWord {
        .action(
            PlayWord("reply", "MOVE", help: "the other side plays a move of your choosing", example: example)
        ) { .reply($0[0].text) }
    }

    /// The game's own player.
    public static let robot = ActorWord.action(
        PlayWord("robot", "[LEVEL]", help: "the side to move is played by the robot", example: "robot 3"), count: 0...1
    ) { (arguments) throws(Objection) in
        guard let argument = arguments.first else { return .robot(level: nil) }
        guard let level = Int(argument.text), (0...99).contains(level) else {
            throw Objection(
                "`\(argument.shown)` is no level", remedy: "write for instance `robot 3`", about: .argument(0))
        }
        return .robot(level: level)
    }

    /// The last move is taken back.
    public static let undo = ActorWord.action(
        PlayWord("undo", help: "the last move is taken back", example: "undo"), count: 0...0
    ) { _ in .undo }

    /// The side to move passes.
    public static let pass = ActorWord.action(
        PlayWord("pass", help: "the side to move passes", example: "pass"), count: 0...0
    ) { _ in .pass }

    /// The position that a play starts from: everything after the word, for a FEN has blanks.
    public static func position(_ example: String) -> ActorWord {
        .setting(
            PlayWord("position", "POSITION", help: "a position to start from, as one line", example: example),
            count: nil, isDecisive: true
        ) { (arguments) throws(Objection) in
            guard !arguments.isEmpty else {
                throw Objection("`position` needs a position", remedy: "for instance `\(example)`")
            }
            return [arguments.map(\.text).joined(separator: " ")]
        }
    }

    /// The names of the two who play.
    public static func players(_ example: String) -> ActorWord {
        .setting(
            PlayWord("players", "\"FIRST\" \"SECOND\"", help: "two names, first player first", example: example),
            count: nil
        ) { (arguments) throws(Objection) in
            guard arguments.count == 2 else {
                throw Objection("a game has two players", remedy: "for instance `\(example)`")
            }
            return arguments.map(\.text)
        }
    }

    /// The look.
    public static func style(_ example: String, help: String) -> ActorWord {
        .setting(PlayWord("style", "NAME", help: help, example: example))
    }

    /// Whether the board has its squares' names along its edges.
    public static let coordinates = flag("coordinates", help: "whether files and ranks are named")
    /// Whether the board is seen from the other side.
    public static let flip = flag("flip", help: "whether the board is seen from the other side")

    /// A switch: the word alone, or with `on` or `off`.
    public static func flag(_ name: String, help: String) -> ActorWord {
        .setting(PlayWord(name, "[on|off]", help: help, example: "\(name) on"), count: 0...1) {
            (arguments) throws(Objection) in
            guard let argument = arguments.first else { return ["on"] }
            guard argument.text == "on" || argument.text == "off" else {
                throw Objection("unknown word `\(argument.shown)`", remedy: "write `on` or `off`", about: .argument(0))
            }
            return [argument.text]
        }
    }
}
