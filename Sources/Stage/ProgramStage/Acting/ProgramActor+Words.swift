import Diagnostics
import Stage

extension ProgramActor {
    /// What the name of a rehearsal's file ends in.
    package static let companion = "rehearsal"
    /// The name by which the table of actors knows it.
    package static var kindName: String { head.about.name }
    /// The first line of a play in which it acts, as an example.
    package static var beginning: String { head.about.example }
    static let kindStyles = SchemeStyles(light: "day", dark: "dusk")

    /// Any program, for the table of actors.
    ///
    /// - Parameter drawing: makes pixels of pictures.
    /// - Returns: the kind of actor.
    package static func kind(drawing: @escaping SceneDrawing) -> ActorKind {
        ActorKind(
            head: head, title: "film_program", size: { _ in PictureSize(width: 720, height: 720) },
            styles: kindStyles,
            companion: companion, words: settings + gestures + actions
        ) { (setup) throws(Objection) in try ProgramActor(setup, drawing) }
    }

    private static let head = ActorWord.setting(
        PlayWord(
            "program", "\"COMMAND\"", help: "a program of yours acts: it is started in the play's folder",
            example: "program \"./game --stage\""),
        isDecisive: true
    ) { (arguments) throws(Objection) in
        guard arguments[0].text.contains(where: { $0 != " " }) else {
            throw Objection(
                "no program is named", remedy: "write for instance `program \"./game --stage\"`", about: .argument(0))
        }
        return [arguments[0].text]
    }

    private static let settings: [ActorWord] = [
        .style("style dusk", help: "`day` or `dusk`; without it a page shows both"),
        .setting(
            PlayWord(
                "language", "CODE", help: "the language that the program is asked for", example: "language de")),
    ]

    private static let gestures: [ActorWord] = [
        .tap("tap a1", "PLACE"),
        .action(
            PlayWord("hold", "PLACE TIME", help: "the finger rests on it so long", example: "hold a1 600ms"),
            count: 2...2
        ) { (arguments) throws(Objection) in
            guard let length = Seconds(reading: arguments[1].text), length > .zero, length <= 10.0 else {
                throw Objection(
                    "`\(arguments[1].shown)` is no time to hold", remedy: "write for instance `hold a1 600ms`",
                    about: .argument(1))
            }
            return .gesture(.hold(arguments[0].text, length), [arguments[1].text])
        }.claiming { $0.count > 1 },
        .drag("drag a1 to b2"),
        .action(
            PlayWord("swipe", "left|right|up|down", help: "a quick stroke", example: "swipe left")
        ) { (arguments) throws(Objection) in
            let known = Gesture.Direction.allCases.map(\.rawValue)
            guard let direction = Gesture.Direction(rawValue: arguments[0].text) else {
                throw Objection(
                    "`\(arguments[0].shown)` is no direction",
                    remedy: didYouMean(arguments[0].text, among: known) ?? "it goes left, right, up or down",
                    about: .argument(0))
            }
            return .gesture(.swipe(direction), [])
        },
    ]

    private static let actions: [ActorWord] = [
        deed(PlayWord("type", "\"TEXT\"", help: "the text, a letter at a time", example: "type \"Ada\"")),
        deed(PlayWord("key", "KEY [TIMES]", help: "a key or a chord, so often", example: "key right 3"), count: 1...2),
        deed(PlayWord("advance", "TIME", help: "so much time passes in the program", example: "advance 0.5s")),
        .action(
            PlayWord(
                "send", "{JSON}", help: "an object of your own for the program",
                example: "send {\"do\":\"level\",\"number\":3}"),
            count: 1...64
        ) { (arguments) throws(Objection) in
            let text = arguments.map { withoutControls($0.written) }.joined(separator: " ")
            return .deed("send", [try ProgramAction.send(text).line])
        },
    ]

    /// A word as JSON takes it: a tab in quotes is one of a text, and JSON has it by its number.
    private static func withoutControls(_ word: String) -> String {
        word.unicodeScalars.map { scalar in
            scalar.value < 0x20
                ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16) : String(scalar)
        }.joined()
    }

    private static func deed(_ about: PlayWord, count: ClosedRange<Int> = 1...1) -> ActorWord {
        .action(about, count: count) { (arguments) throws(Objection) in
            let words = arguments.map(\.text)
            _ = try ProgramAction.all(of: about.name, words)
            return .deed(about.name, words)
        }
    }
}
