import Diagnostics
import Drawing
import Stage

extension ScreensActor {
    /// The screens of an app for the table of actors.
    /// - Parameter read: makes pixels of a PNG or a JPEG.
    /// - Returns: the kind.
    package static func kind(reading read: @escaping PictureReading) -> ActorKind {
        let album = Album(read: read)
        return ActorKind(
            head: head, title: "film_screens", size: { size($0) }, styles: SchemeStyles(light: "day", dark: "dusk"),
            words: settings + gestures + changes
        ) { (setup) throws(Objection) in try ScreensActor(setup, album) }
    }

    private static let head = ActorWord.setting(
        PlayWord("screens", help: "the screens of an app act", example: "screens"), count: 0...0)

    private static let settings: [ActorWord] = [
        .setting(
            PlayWord(
                "screen", "NAME \"FILE\" [dark \"FILE\"] [alt \"WORDS\"]",
                help: "a screenshot beside the play, PNG, JPEG or SVG; the first one is shown first",
                example: "screen home \"shots/home.png\""),
            count: nil, isDecisive: true, isRepeatable: true, read: ScreenWords.screen
        ).naming { [$0[1], $0[2]].filter { !$0.isEmpty } },
        .setting(
            PlayWord(
                "spot", "NAME X,Y WIDTHxHEIGHT [size N] [colour \"#HEX\"]",
                help: "a place of that screenshot, in its pixels; the rest is for letters typed there",
                example: "spot buy 40,320 335x88"),
            count: nil, isDecisive: true, isRepeatable: true, read: ScreenWords.spot),
        .setting(
            PlayWord(
                "fixed", "[top N] [bottom N]",
                help: "what stays of that screenshot while the rest scrolls, in its pixels",
                example: "fixed top 88 bottom 60"),
            count: nil, isDecisive: true, isRepeatable: true, read: ScreenWords.fixed),
        .setting(
            PlayWord(
                "view", "WIDTHxHEIGHT", help: "the part of a tall screenshot that is shown at once",
                example: "view 886x1920"),
            isDecisive: true
        ) { (arguments) throws(Objection) in
            let size = try ScreenWords.size(arguments[0], 0)
            return ["\(Int(size.width))x\(Int(size.height))"]
        },
        .setting(
            PlayWord(
                "device", "phone|tablet|desktop|bare", help: "what it is shown in; usually by the shape of the screen",
                example: "device phone")
        ) { (arguments) throws(Objection) in
            let name = arguments[0].text
            guard Device(rawValue: name) == nil else { return [name] }
            let known = Device.allCases.map(\.rawValue)
            throw Objection(
                "there is no device `\(arguments[0].shown)`",
                remedy: didYouMean(name, among: known) ?? "known are: " + known.joined(separator: ", "),
                about: .argument(0))
        },
        .style("style dusk", help: "day, dusk, or a colour of your own in quotes"),
    ]

    private static let gestures: [ActorWord] = [
        .action(
            PlayWord(
                "tap", "SPOT [HOW SCREEN]", help: "the finger taps it; what follows says where that leads",
                example: "tap buy push detail"), count: 1...4
        ) { (arguments) throws(Objection) in .gesture(.tap(arguments[0].text), try lead(arguments, 1)) },
        .action(
            PlayWord(
                "hold", "SPOT TIME [HOW SCREEN]", help: "the finger rests on it so long",
                example: "hold photo 600ms sheet menu"),
            count: 1...5
        ) { (arguments) throws(Objection) in
            guard arguments.count > 1 else {
                throw Objection(
                    "`hold` on a spot needs a time",
                    remedy: "write for instance `hold \(arguments[0].shown) 600ms`; a pause of the film is `hold 0.6s`",
                    about: .argument(0))
            }
            guard let length = Seconds(reading: arguments[1].text), length <= 10.0 else {
                throw Objection(
                    "`\(arguments[1].shown)` is no time to hold", remedy: "write for instance `hold photo 600ms`",
                    about: .argument(1))
            }
            return .gesture(.hold(arguments[0].text, length), try lead(arguments, 2))
        }.claiming { $0.count > 1 || $0.first.map { !$0.isLength } ?? false },
        .drag("drag card to done", "SPOT", more: " [HOW SCREEN]", count: 3...6) { (arguments) throws(Objection) in
            try lead(arguments, 3)
        },
        .action(
            PlayWord(
                "swipe", "left|right|up|down [SCREEN]",
                help:
                    "a stroke that pulls the screen in; without one right goes back, down dismisses, up and down scroll",
                example: "swipe left second"), count: 1...2
        ) { (arguments) throws(Objection) in
            guard let direction = Gesture.Direction(rawValue: arguments[0].text) else {
                let known = Gesture.Direction.allCases.map(\.rawValue)
                throw Objection(
                    "`\(arguments[0].shown)` is no direction",
                    remedy: didYouMean(arguments[0].text, among: known) ?? "it goes left, right, up or down",
                    about: .argument(0))
            }
            return .gesture(.swipe(direction), arguments.dropFirst().map(\.text))
        },
        .action(
            PlayWord(
                "scroll", "PIXELS|to SPOT",
                help: "a tall screenshot moves: so many of its pixels, or until the spot is seen",
                example: "scroll 400"), count: 1...2
        ) { (arguments) throws(Objection) in
            if arguments.count == 2, arguments[0].text == "to" { return .gesture(.scrollTo(arguments[1].text), []) }
            guard arguments.count == 1, let distance = Int(arguments[0].text), distance != 0, abs(distance) < 100_000
            else {
                throw Objection(
                    "`\(arguments[0].shown)` is no way to scroll",
                    remedy: "write `scroll 400`, `scroll -400` or `scroll to buy`",
                    about: .argument(0))
            }
            return .gesture(.scroll(distance), [])
        },
    ]

    private static let changes: [ActorWord] = [
        deed(PlayWord("push", "SCREEN", help: "it comes from the right, a level deeper", example: "push detail")),
        deed(PlayWord("pop", help: "back to the one before", example: "pop"), count: 0...0),
        deed(PlayWord("sheet", "SCREEN", help: "it comes from below, over a dimmed one", example: "sheet options")),
        deed(PlayWord("dismiss", help: "the sheet goes down again", example: "dismiss"), count: 0...0),
        deed(PlayWord("cut", "SCREEN", help: "it is there at once", example: "cut result")),
        deed(PlayWord("fade", "to SCREEN", help: "one becomes the other", example: "fade to result"), count: 2...2)
            .claiming { $0.first?.text == "to" },
        .action(
            PlayWord(
                "type", "\"TEXT\" into SPOT", help: "letters come up in the spot, key by key",
                example: "type \"tea\" into search"), count: 3...3
        ) { (arguments) throws(Objection) in
            guard arguments[0].isQuoted, arguments[1].text == "into" else {
                throw Objection(
                    "`type` needs a text and a spot", remedy: "write for instance `type \"tea\" into search`",
                    about: .argument(arguments[0].isQuoted ? 1 : 0))
            }
            return .deed("type", [arguments[0].text, arguments[2].text])
        },
    ]

    private static func deed(_ about: PlayWord, count: ClosedRange<Int> = 1...1) -> ActorWord {
        .action(about, count: count) { .deed(about.name, $0.map(\.text)) }
    }

    /// The words of a lead, looked at.
    private static func lead(_ arguments: [ActorWord.Argument], _ first: Int) throws(Objection) -> [String] {
        let words = arguments.dropFirst(first).map(\.text)
        _ = try Lead(words, first: first)
        return words
    }

    /// As tall as a phone wants, or as wide as a window.
    private static func size(_ setup: GameSetup) -> PictureSize {
        let first = setup.lines.first { $0.word == "screen" }.flatMap { setup.files[$0.values[1]] }
        let isPhone: Bool
        switch setup["device"].flatMap(Device.init) {
        case .phone: isPhone = true
        case .tablet, .desktop: isPhone = false
        case .bare, nil: isPhone = first.flatMap(ScreenWords.isTall) ?? true
        }
        return isPhone ? PictureSize(width: 720, height: 1280) : PictureSize(width: 1080, height: 900)
    }
}
