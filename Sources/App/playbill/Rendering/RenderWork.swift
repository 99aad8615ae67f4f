import Diagnostics
import Drawing
import Files
import Stage
import Studio

/// One output of `render`: reads the source and draws it.
struct RenderWork {
    let order: RenderOrder
    let console: Console
    let shared: RenderShared
    let pictures = Workshop.pictures()
    var renderer: DrawingRenderer { pictures.renderer }
    var films: FilmMaker { FilmMaker(renderer) }

    init(order: RenderOrder, console: Console, shared: RenderShared) {
        self.order = order
        self.console = console
        self.shared = shared
    }

    func run() throws {
        switch order.source {
        case .play(let path):
            let script = try Workshop.script(at: path)
            if let style = order.changes.style,
                let objection = try pictures.performer.objection(toStyle: style, of: script)
            {
                throw UsageError("`--style`: \(objection.message)", remedy: objection.remedy)
            }
            try draw(script)
        case .game(let path): try draw(gameAt: path)
        case .cast(let path): try draw(castAt: path)
        case .position(let request): try draw(request)
        }
    }

    // MARK: Plays

    private func draw(_ script: Script) throws {
        switch order.target {
        case .check:
            let performance = try perform(script)
            let frames = performance.frames().count
            console.say(
                "\(script.source.path): \(BuildSummary.time(performance.duration.value)), \(counted(frames, "frame")), "
                    + "\(counted(performance.states.count, "state"))"
            )
            for mark in performance.marks { console.say("  mark \(mark.name): \(mark.time.text)", at: .verbose) }
        case .film(let format): try drawFilm(script, as: format)
        case .movie: try drawMovie(script)
        case .captions: try write(Array(CaptionTrack(try perform(script)).text.utf8))
        case .frames: try drawFrames(try perform(script))
        case .sheet(let columns, let rows):
            let sheet = ContactSheet(columns: columns, rows: rows)
            try write(try renderer.png(of: sheet.pixmap(of: try perform(script), renderer)))
        case .png, .webp:
            let performance = try perform(script)
            let pixmap = try renderer.pixmap(of: performance, at: try moment(of: performance))
            try write(
                fileExtension(of: order.output) == "webp" ? try renderer.webp(of: pixmap) : try renderer.png(of: pixmap)
            )
        case .svg:
            let performance = try perform(script)
            let list = performance.displayList(of: try moment(of: performance))
            let drawing = BoardDrawing(
                list: list, title: script.source.path, description: pictures.performer.description(of: performance))
            try write(Array(try renderer.svg(of: drawing).utf8))
        case .svgFilm: try drawSVGFilm(script)
        case .text:
            let performance = try perform(script)
            try write(Array((performance.text(at: try moment(of: performance)) + "\n").utf8))
        }
    }

    private func perform(_ script: Script) throws -> Performance {
        let performance = try shared.performance ?? pictures.performer.perform(script, order.changes)
        shared.performance = performance
        if isDrawn, !shared.hasWarned {
            shared.hasWarned = true
            console.report(performance.warnings)
        }
        return performance
    }

    /// Whether it is a picture: what is wrong with how words look does not matter in letters.
    private var isDrawn: Bool {
        switch order.target {
        case .text, .captions: false
        default: true
        }
    }

    private func moment(of performance: Performance) throws -> StillMoment {
        if let moment = performance.still(named: order.moment) {
            try refuseTimeBehindEnd(of: performance)
            return moment
        }
        let marks = performance.marks.map(\.name)
        throw UsageError(
            "no moment of the play is called `\(order.moment ?? "")`",
            remedy: didYouMean(order.moment ?? "", among: marks)
                ?? "give a time such as 4.5s"
                + (marks.isEmpty ? "" : ", or a mark: \(marks.joined(separator: ", "))"))
    }

    private func refuseTimeBehindEnd(of performance: Performance) throws {
        guard let asked = order.moment, performance.hasEnded(by: asked) else { return }
        throw UsageError(
            "the play has ended by \(asked)",
            remedy: "it takes \(BuildSummary.time(performance.duration.value)); `--at end` is its last picture")
    }

    private func drawFilm(_ script: Script, as format: FilmFormat) throws {
        let bar = ProgressBar(order.output, console)
        defer { bar.finish() }
        guard let budget = order.budget else {
            let performance = try perform(script)
            let film = try shared.film(format) { formats in
                try films.films(
                    of: MovingDrawing(performance), as: formats, order.options, progress: { bar.show($0, of: $1) })
            }
            bar.finish()
            return try write(film, "\(BuildSummary.time(performance.duration.value)), ")
        }
        let fitted = try FilmFitter(pictures).film(
            of: script, order.changes, as: format, order.options, within: budget,
            progress: { bar.show($0, of: $1) })
        bar.finish()
        for concession in fitted.concessions { console.say("to fit \(budget.name): \(concession)") }
        try write(fitted.film)
    }

    /// In both schemes, as pages show it, unless one style is asked for.
    private func drawSVGFilm(_ script: Script) throws {
        let performance = try perform(script)
        var (light, dark): (Performance, Performance?) = (performance, nil)
        let own = performance.play.settings
        let styles = try pictures.performer.styles(of: script)
        let isPlain = own["style"]?.value.first.map(styles.all.contains) ?? true
        if order.changes.style == nil, isPlain, own["theme"] == nil {
            var changes = order.changes
            changes.style = styles.light
            light = try pictures.performer.perform(script, changes)
            changes.style = styles.dark
            dark = try pictures.performer.perform(script, changes)
        }
        let svg = try SVGFilmMaker(pictures)
            .film(of: light, dark: dark, title: script.source.path, plays: order.options.plays)
        try write(Array(svg.utf8), "\(BuildSummary.time(performance.duration.value)), ")
    }

    private func drawFrames(_ performance: Performance) throws {
        try writeFrames { progress, take in try films.frames(of: performance, progress: progress, take: take) }
    }

    /// Writes numbered frames: at once where nothing else waits, since there may be many.
    func writeFrames(
        _ draw: (_ progress: @escaping FilmMaker.Progress, _ take: (Frame) throws -> Void) throws -> Void
    ) throws {
        let pattern = try FramePattern(order.output)
        let bar = ProgressBar(order.output, console)
        var number = 0
        try draw({ bar.show($0, of: $1) }) { frame in
            number += 1
            let bytes = try renderer.png(of: frame.pixmap)
            if shared.isAlone {
                try Disk.live.write(bytes, pattern.name(number))
            } else {
                shared.add(bytes, pattern.name(number))
            }
        }
        bar.finish()
        shared.say("\(order.output): \(counted(number, "frame"))")
    }

    // MARK: Positions

    private func draw(_ request: BoardRequest) throws {
        let drawing: BoardDrawing
        do throws(BoardRefusal) {
            drawing = try BoardMaker(pictures).drawing(of: request)
        } catch {
            throw UsageError(error.mistakes.map { diagnostic($0, request) })
        }
        switch order.target {
        case .svg, .png, .webp, .film: try write(try pictures.still(of: drawing, as: fileExtension(of: order.output)))
        case .check: console.say(drawing.title)
        case .frames, .sheet, .text, .svgFilm, .movie, .captions:
            throw UsageError("a position is one picture", remedy: "name one file, such as board.png")
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

    /// Keeps a file until all outputs are drawn.
    func write(_ bytes: [UInt8], _ note: String = "") throws {
        shared.add(bytes, order.output)
        shared.say("\(order.output): \(note)\(ByteCount.text(bytes.count))")
    }
}
