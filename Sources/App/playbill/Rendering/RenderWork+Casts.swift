import Diagnostics
import Drawing
import Files
import Stage
import Studio
import TerminalStage

/// A recording of a terminal, ready to be drawn.
private struct Recording {
    let path: String
    let transcript: Transcript
    let performance: TerminalPerformance
    let painter: TerminalPainter

    /// How long each screen is shown; the last one long enough to be read.
    var durations: [Seconds] {
        let moments = performance.moments
        return moments.indices.map { index in
            index + 1 < moments.count ? moments[index + 1].time - moments[index].time : CastOrder.lastHold
        }
    }

    var size: PictureSize {
        PictureSize(width: Int(painter.pictureSize.width), height: Int(painter.pictureSize.height))
    }

    var duration: Seconds { durations.reduce(.zero, +) }

    var drawing: MovingDrawing {
        let (moments, painter) = (performance.moments, painter)
        return MovingDrawing(
            size: size, durations: durations, list: { painter.displayList(of: moments[$0].screen) })
    }
}

extension RenderWork {
    /// A recording of a terminal: a film, a still, numbered frames, or the screen as text.
    func draw(castAt path: String) throws {
        let recording = try recording(at: path)
        if case .text = order.target {
            return try write(Array((try screen(of: recording).text + "\n").utf8))
        }
        try warn(about: recording)
        switch order.target {
        case .check, .sheet:
            console.say(
                "\(path): \(recording.transcript.size.columns)x\(recording.transcript.size.rows), "
                    + "\(BuildSummary.time(recording.performance.duration.value)), "
                    + "\(counted(recording.performance.moments.count, "screen"))")
        case .film(let format): try drawFilm(recording, as: format)
        case .movie: try drawMovie(recording.drawing, recording.duration, at: path)
        case .frames: try drawFrames(recording)
        case .png, .webp:
            let pixmap = try renderer.pixmap(of: recording.painter.displayList(of: try screen(of: recording)))
            try write(
                fileExtension(of: order.output) == "webp" ? try renderer.webp(of: pixmap) : try renderer.png(of: pixmap)
            )
        case .svg:
            let screen = try screen(of: recording)
            let drawing = BoardDrawing(
                list: recording.painter.displayList(of: screen),
                title: recording.transcript.title ?? path, description: screen.text)
            try write(Array(try renderer.svg(of: drawing).utf8))
        case .text, .svgFilm, .captions: break
        }
    }

    // MARK: Reading

    private func recording(at path: String) throws -> Recording {
        let read = try Transcript(reading: SourceText(path: path, bytes: try Disk.live.read(path)))
        let transcript = read.limitingIdle(to: order.cast.idle ?? read.idleTimeLimit ?? CastOrder.usualIdle)
        return try recording(path, transcript, fps: order.changes.fps ?? 30, scale: 1)
    }

    private func recording(_ path: String, _ transcript: Transcript, fps: Int, scale: Double) throws(Mistakes)
        -> Recording
    {
        let performance: TerminalPerformance
        do throws(NoMemoryForTerminal) { performance = try TerminalPerformance(transcript, fps: fps) } catch {
            throw Mistakes(
                Diagnostic(
                    .error, error.message, at: Place(path: path, line: 1, column: 1), remedy: error.remedy))
        }
        var look = order.cast.look(transcript.colours)
        var least: Size?
        if let wanted = order.changes.size {
            let (width, height) = (Int(Double(wanted.width) * scale), Int(Double(wanted.height) * scale))
            guard let fitting = look.fitting(performance.size, width: width, height: height) else {
                throw Mistakes(
                    Diagnostic(
                        .error,
                        "\(performance.size.columns)x\(performance.size.rows) cells are too many for "
                            + "\(width)x\(height) pixels",
                        at: Place(path: path, line: 1, column: 1), remedy: "allow more pixels"))
            }
            (look, least) = (fitting, Size(Double(width), Double(height)))
        } else {
            look = look.scaled(order.changes.scale * scale)
        }
        var painter = TerminalPainter(look, cells: performance.size, measure: try renderer.measure())
        painter.leastSize = least
        return Recording(path: path, transcript: transcript, performance: performance, painter: painter)
    }

    private func screen(of recording: Recording) throws(UsageError) -> TerminalScreen {
        guard let name = order.moment, name != "end" else { return recording.performance.lastScreen }
        if let time = Seconds(reading: name) { return recording.performance.screen(at: time) }
        if let mark = recording.performance.marks.first(where: { $0.name == name }) {
            return recording.performance.screen(at: mark.time)
        }
        let marks = recording.performance.marks.map(\.name).filter { !$0.isEmpty }
        throw UsageError(
            "no moment of the recording is called `\(name)`",
            remedy: didYouMean(name, among: marks)
                ?? "give a time such as 4.5s, or `end`"
                + (marks.isEmpty ? "" : ", or a marker: \(marks.joined(separator: ", "))"))
    }

    private func warn(about recording: Recording) throws {
        guard !shared.hasWarned else { return }
        shared.hasWarned = true
        let measure = try renderer.measure()
        guard let letters = recording.performance.moments.lazy.map(\.screen).unknownLetters(measure) else { return }
        console.report([
            Diagnostic(
                .warning, "boxes are drawn for letters: \(letters)",
                at: Place(path: recording.path, line: 1, column: 1),
                remedy: letters.advice.isEmpty ? nil : letters.remedy)
        ])
    }

    // MARK: Drawing

    private func drawFilm(_ recording: Recording, as format: FilmFormat) throws {
        let bar = ProgressBar(order.output, console)
        defer { bar.finish() }
        guard let budget = order.budget else {
            let drawing = recording.drawing
            let film = try shared.film(format) { formats in
                try films.films(of: drawing, as: formats, order.options, progress: { bar.show($0, of: $1) })
            }
            bar.finish()
            let length = drawing.durations.reduce(Seconds.zero, +)
            return try write(film, "\(BuildSummary.time(length.value)), ")
        }
        let fitted = try FilmFitter(pictures).film(
            as: format, order.options, within: budget, fps: order.changes.fps ?? 30, size: recording.size,
            subject: FilmSubject(name: "recording", place: Place(path: recording.path, line: 1, column: 1)),
            progress: { bar.show($0, of: $1) }
        ) { (fps, scale) throws(Mistakes) in
            try self.recording(recording.path, recording.transcript, fps: fps, scale: scale).drawing
        }
        bar.finish()
        for concession in fitted.concessions { console.say("to fit \(budget.name): \(concession)") }
        try write(fitted.film)
    }

    private func drawFrames(_ recording: Recording) throws {
        try writeFrames { progress, take in
            try films.frames(of: recording.drawing, progress: progress, take: take)
        }
    }
}
