import Diagnostics
import Files
import Stage
import Studio

/// A command line of `render`, understood.
struct RenderOrder: Sendable {
    /// What is drawn.
    enum Source: Sendable {
        case play(path: String)
        case game(path: String)
        case cast(path: String)
        case position(BoardRequest)
    }

    /// What it becomes.
    enum Target: Sendable {
        case check
        case film(FilmFormat)
        /// A film with a coder's loss, and maybe sound.
        case movie
        case png, svg, webp, text
        /// What a film says in letters, and when.
        case captions
        /// An SVG that plays by itself.
        case svgFilm
        case frames
        case sheet(columns: Int, rows: Int)
    }

    var source: Source
    var target: Target
    var output = ""
    var changes: PlayChanges
    var options = FilmOptions()
    var moment: String?
    var budget: FilmBudget?
    var movie = MovieOptions()
    var game = GameOrder()
    var cast = CastOrder()

    /// The orders of a command line: one for each output.
    static func all(_ arguments: ParsedArguments) throws(UsageError) -> [RenderOrder] {
        let outputs = arguments[.checkOnly] ? [nil] : arguments.all(Option.output).map(Optional.some)
        var orders: [RenderOrder] = []
        for output in outputs.isEmpty ? [nil] : outputs {
            let order = try RenderOrder(arguments, output: output, isAlone: outputs.count == 1)
            if orders.contains(where: { $0.output == order.output }) {
                throw UsageError("`\(order.output)` is written twice", remedy: "give each picture a file of its own")
            }
            orders.append(order)
        }
        try RenderScope.refuse(arguments, that: orders)
        return orders
    }

    private init(_ arguments: ParsedArguments, output: String?, isAlone: Bool) throws(UsageError) {
        changes = PlayChanges()
        changes.style = arguments[.style]
        changes.size = try arguments[.size]
        changes.fps = try arguments[.fps]
        changes.scale = try arguments[.scale] ?? 1
        options.colours = try arguments[.colours] ?? 256
        options.plays = try arguments[.loop] ?? 0
        options.isFast = arguments[.fast]
        moment = arguments[.at]
        source = try RenderOrder.source(arguments, changes)
        (self.output, target) = try RenderOrder.target(arguments, output, source, isAlone: isAlone)
        (budget, movie) = try RenderOrder.limits(arguments, target, self.output)
        game = try GameOrder(arguments)
        cast = try CastOrder(arguments)
    }

    private static func source(_ arguments: ParsedArguments, _ changes: PlayChanges) throws(UsageError) -> Source {
        if let fen = arguments[.position] {
            if let path = arguments.operands.first {
                throw UsageError(
                    "`playbill render` draws one source, and `\(path)` is another one than the position",
                    remedy: "leave out `\(path)`, or `--position \(fen)`")
            }
            return .position(
                BoardRequest(
                    position: fen, options: boardOptions(arguments), style: changes.style,
                    size: changes.size(over: PictureSize(width: 720, height: arguments.has(Option.players) ? 840 : 720))
                ))
        }
        guard let path = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError(
                "`playbill render` draws one source", remedy: "name a .play, .cast or .pgn file, or give --position FEN"
            )
        }
        return switch fileExtension(of: path) {
        case "pgn": .game(path: path)
        case "cast", "json": .cast(path: path)
        default: .play(path: path)
        }
    }

    static func boardOptions(_ arguments: ParsedArguments) -> [BoardOption] {
        var options: [BoardOption] = []
        for option in [Option.last, .select, .mark, .arrow, .players] {
            options += arguments.all(option).map { BoardOption(option.name, $0) }
        }
        for option in [Switch.coordinates, .flip] where arguments[option] { options.append(BoardOption(option.name)) }
        return options
    }

    private static func target(
        _ arguments: ParsedArguments, _ output: String?, _ source: Source, isAlone: Bool
    ) throws(UsageError) -> (String, Target) {
        if arguments[.checkOnly] { return ("", .check) }
        guard let output else {
            throw UsageError(
                "where should the picture go?", remedy: "name a file: `-o picture.gif`, or add --check to draw nothing")
        }
        let pattern = try FramePattern(output)
        if let cells = try arguments[.contact], isAlone || fileExtension(of: output) == "png" {
            let count = cells.width * cells.height
            guard ContactSheet.moments.contains(count) else {
                throw UsageError(
                    "a contact sheet has 1 to 400 moments, not \(count)", remedy: "write `--contact 6x5`")
            }
            return (try onePicture(pattern, ["png"]), .sheet(columns: cells.width, rows: cells.height))
        }
        if pattern.isNumbered, fileExtension(of: output) == "png" { return (output, .frames) }
        let path = try onePicture(pattern, PictureKind.endings(of: source.subject))
        switch fileExtension(of: output) {
        case "txt": return (path, .text)
        case "mp4", "webm": return (path, .movie)
        case "vtt": return (path, .captions)
        case "gif": return (path, .film(.gif))
        case "webp": return (path, arguments.has(Option.at) || arguments.has(Option.position) ? .webp : .film(.webp))
        case "svg":
            guard case .play = source, !arguments.has(Option.at) else { return (path, .svg) }
            return (path, .svgFilm)
        default: return (path, .png)
        }
    }

    /// The file of one picture, which has no number in its name.
    private static func onePicture(_ pattern: FramePattern, _ kinds: [String]) throws(UsageError) -> String {
        let kind = fileExtension(of: pattern.text)
        guard kinds.contains(kind) else {
            let known = kinds.map { ".\($0)" }.joined(separator: ", ")
            throw UsageError(
                kind.isEmpty
                    ? "`\(pattern.text)` does not say what kind of picture it is"
                    : "no picture of the kind `.\(kind)` is made here",
                remedy: kinds.count == 1
                    ? "a contact sheet is a PNG: end the name in .png"
                    : "known are \(known); or write a pattern such as frames/%05d.png"
            )
        }
        guard !pattern.isNumbered else {
            throw UsageError(
                "`\(pattern.text)` is a name for numbered frames, and this is one picture",
                remedy: kind == "png"
                    ? "name one file: `-o picture.png`" : "single frames are PNG: `-o frames/%05d.png`")
        }
        return pattern.name(0)
    }
}
