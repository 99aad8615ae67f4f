import Diagnostics
import Drawing
import Files
import Nanashi
import NanashiStage
import Stage
import Studio

/// A run of `render`: reads the source, draws it, writes the file.
struct RenderWork {
    let order: RenderOrder
    let console: Console
    private let studio = Workshop.studio()

    init(order: RenderOrder, console: Console) {
        self.order = order
        self.console = console
    }

    func run() throws -> ExitStatus {
        if let style = order.changes.style { _ = try Workshop.style(style) }
        switch order.source {
        case .play(let path): try draw(try Workshop.script(at: path))
        case .game(let path): try draw(gameAt: path)
        case .position(let request): try draw(request)
        }
        return .done
    }

    // MARK: Plays

    private func draw(_ script: Script) throws {
        switch order.target {
        case .check:
            let performance = try studio.perform(script, order.changes)
            let frames = performance.frames().count
            console.say(
                "\(script.source.path): \(performance.duration.text), \(frames) frames, \(performance.states.count) states"
            )
        case .gif: try drawFilm(script)
        case .frames: try drawFrames(try studio.perform(script, order.changes))
        case .sheet(let columns, let rows):
            let sheet = try studio.contactSheet(
                of: try studio.perform(script, order.changes), columns: columns, rows: rows)
            try write(try studio.png(of: sheet))
        case .png:
            let performance = try studio.perform(script, order.changes)
            try write(try studio.png(of: try studio.pixmap(of: performance, at: try moment(of: performance))))
        case .svg:
            let performance = try studio.perform(script, order.changes)
            let list = performance.displayList(at: try moment(of: performance))
            let drawing = BoardDrawing(list: list, title: script.source.path, description: performance.summary)
            try write(Array(try studio.svg(of: drawing).utf8))
        }
    }

    private func moment(of performance: Performance) throws -> Seconds {
        if let moment = performance.instant(named: order.moment) { return moment }
        let marks = performance.marks.map(\.name)
        throw Diagnostic(
            .error, "no moment of the play is called `\(order.moment ?? "")`",
            remedy: didYouMean(order.moment ?? "", among: marks)
                ?? "give a time such as 4.5s, or a mark: \(marks.joined(separator: ", "))")
    }

    private func drawFilm(_ script: Script) throws {
        let bar = ProgressBar(order.output, console)
        defer { bar.finish() }
        guard let budget = order.budget else {
            let performance = try studio.perform(script, order.changes)
            let gif = try studio.gif(of: performance, order.options, progress: { bar.show($0, of: $1) })
            bar.finish()
            return try write(gif, "\(performance.duration.text), ")
        }
        let fitted = try studio.gif(
            of: script, order.changes, order.options, within: budget, progress: { bar.show($0, of: $1) })
        bar.finish()
        for concession in fitted.concessions { console.say("to fit \(budget.name): \(concession)") }
        try write(fitted.gif)
    }

    private func drawFrames(_ performance: Performance) throws {
        let pattern = FramePattern(order.output)
        let bar = ProgressBar(order.output, console)
        var number = 0
        let studio = studio
        try studio.frames(of: performance, progress: { bar.show($0, of: $1) }) { frame in
            number += 1
            try Disk.live.write(studio.png(of: frame.pixmap), pattern.name(number))
        }
        bar.finish()
        console.say("\(order.output): \(number) frames")
    }

    // MARK: Positions and games

    private func draw(_ request: BoardRequest) throws {
        let drawing: BoardDrawing
        do throws(BoardRefusal) {
            drawing = try studio.board(request)
        } catch {
            throw Diagnostics(error.mistakes.map { diagnostic($0, request) })
        }
        switch order.target {
        case .svg: try write(Array(try studio.svg(of: drawing).utf8))
        case .png: try write(try studio.png(of: try studio.pixmap(of: drawing.list)))
        case .gif: try write(try studio.gif(of: [(drawing.list, Seconds(1))]))
        case .check: console.say(drawing.title)
        case .frames, .sheet: throw UsageError("a position is one picture", remedy: "name one file, such as board.png")
        }
    }

    private func diagnostic(_ mistake: BoardRefusal.Mistake, _ request: BoardRequest) -> Diagnostic {
        switch mistake.subject {
        case .position:
            Diagnostic(
                .error, mistake.message, at: Place(path: "<position>", line: 1, column: mistake.column + 1),
                excerpt: request.position, remedy: mistake.remedy)
        case .option(let index):
            Diagnostic(
                .error, mistake.message,
                at: Place(path: "<--\(request.options[index].name)>", line: 1, column: mistake.column + 1),
                excerpt: request.options[index].value, length: request.options[index].value.unicodeScalars.count,
                remedy: mistake.remedy)
        case .style: Diagnostic(.error, mistake.message, remedy: mistake.remedy)
        }
    }

    private func draw(gameAt path: String) throws {
        let text = String(decoding: try Disk.live.read(path), as: UTF8.self)
        let games: [GameRecord]
        do throws(PGNError) { games = try GameRecord.games(pgn: text) } catch {
            let source = SourceText(path: path, text)
            throw Diagnostics(
                error.mistakes.map { mistake in
                    Diagnostic(
                        .error, "\(mistake.problem)", at: Place(path: path, line: mistake.line, column: mistake.column),
                        excerpt: source.line(mistake.line))
                })
        }
        guard let game = games.first else { throw Diagnostic(.error, "there is no game in \(path)") }
        var options = GamePicture.Options()
        if let size = order.changes.size { options.size = size }
        if let style = order.changes.style { options.style = try Workshop.style(style) }
        let frames = GamePicture(game, options).frames.map { ($0.list, $0.duration) }
        switch order.target {
        case .check: console.say("\(path): \(frames.count - 1) moves")
        case .gif: try write(try studio.gif(of: frames, order.options), "\(frames.count) frames, ")
        case .png: if let last = frames.last { try write(try studio.png(of: try studio.pixmap(of: last.0))) }
        default: throw UsageError("a recorded game becomes a .gif or the .png of its end")
        }
    }

    private func write(_ bytes: [UInt8], _ note: String = "") throws {
        try Disk.live.write(bytes, order.output)
        console.say("\(order.output): \(note)\(ByteCount.text(bytes.count))")
    }
}

/// Names of numbered frames, from a pattern such as `frames/%05d.png`.
struct FramePattern {
    private let head: String
    private let tail: String
    private let digits: Int

    init(_ pattern: String) {
        let parts = pattern.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        head = parts[0]
        let rest = parts.count > 1 ? parts[1] : ""
        let number = rest.prefix { $0.isNumber }
        digits = min(12, Int(number) ?? 0)
        tail = String(rest.dropFirst(number.count).drop { $0 == "d" })
    }

    func name(_ number: Int) -> String {
        let text = String(number)
        return head + String(repeating: "0", count: max(0, digits - text.count)) + text + tail
    }
}

/// Sizes of files as people read them.
enum ByteCount {
    static func text(_ bytes: Int) -> String {
        if bytes < 1000 { return "\(bytes) B" }
        if bytes < 1_000_000 { return "\((bytes + 500) / 1000) kB" }
        let tenths = (bytes + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10) MB"
    }
}
