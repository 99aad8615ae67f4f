import Diagnostics
import Stage
import Studio

extension RenderWork {
    private var movies: MovieMaker { MovieMaker(pictures) }

    /// A play as an MP4 or WebM film.
    func drawMovie(_ script: Script) throws {
        let bar = ProgressBar(order.output, console)
        defer { bar.finish() }
        console.report(try pictures.performer.perform(script, order.changes).warnings)
        // With a device around it, the size is that of the whole, and the screen has the shape of the play.
        var changes = order.changes
        if order.movie.frame != nil { changes.size = nil }
        try write(movies.movie(of: script, changes, order.movie, progress: { bar.show($0, of: $1) }), bar)
    }

    /// Anything else that moves, as an MP4 or WebM film.
    func drawMovie(_ drawing: MovingDrawing, _ length: Seconds, at path: String) throws {
        let bar = ProgressBar(order.output, console)
        defer { bar.finish() }
        let place = Place(path: path, line: 1, column: 1)
        if let goal = order.movie.goal { try goal.check(drawing.size, length, at: place) }
        var even = drawing
        even.size = PictureSize(width: (drawing.size.width + 1) / 2 * 2, height: (drawing.size.height + 1) / 2 * 2)
        let rate = order.changes.fps ?? 30
        try write(movies.movie(of: even, rate: rate, order.movie, at: place, progress: { bar.show($0, of: $1) }), bar)
    }

    private func write(_ movie: Movie, _ bar: ProgressBar) throws {
        bar.finish()
        for concession in movie.concessions {
            console.say("to fit \(order.movie.goal?.name ?? "the film"): \(concession)")
        }
        try write(
            movie.bytes,
            "\(movie.size.width)x\(movie.size.height), \(BuildSummary.time(movie.length.value)), ")
    }
}

extension FilmGoal {
    /// Refuses a film that cannot be made to fit.
    fileprivate func check(_ size: PictureSize, _ length: Seconds, at place: Place) throws(Mistakes) {
        let fitting = self.size(for: size)
        guard fitting.width >= size.width, fitting.height >= size.height, sizes.isEmpty || fitting == size else {
            throw Mistakes(
                Diagnostic(
                    .error, "\(name) takes no film of \(size.width)x\(size.height)", at: place,
                    remedy: "the nearest that it takes is \(fitting.width)x\(fitting.height)"))
        }
        if let lengths, !lengths.contains(length) {
            throw Mistakes(
                Diagnostic(
                    .error,
                    "it lasts \(length.rough(beside: lengths.lowerBound, lengths.upperBound)), and \(name) takes films of "
                        + "\(lengths.lowerBound.text) to \(lengths.upperBound.text)",
                    at: place, remedy: "`--idle` makes pauses shorter"))
        }
    }
}
