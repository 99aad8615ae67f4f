import Diagnostics
import Drawing
import Footage
import Stage

/// Makes films of plays, and of anything else that is drawn, with the program that codes them.
package struct MovieMaker: Sendable {
    let performer: PlayPerformer
    let films: FilmMaker
    let cache: PictureCache
    let renderer: DrawingRenderer
    let program: FilmProgram

    /// A maker of films with the setup's games, fonts and program.
    package init(_ setup: PictureSetup) {
        (performer, films) = (setup.performer, FilmMaker(setup.renderer))
        (renderer, cache, program) = (setup.renderer, setup.cache, setup.films)
    }

    /// A play as a film.
    /// - Throws: every mistake of the script, that its length cannot be made to fit, or what keeps the film from being made.
    package func movie(
        of script: Script, _ changes: PlayChanges, _ options: MovieOptions,
        progress: FilmMaker.Progress = { _, _ in }
    ) throws(Mistakes) -> Movie {
        let staged = try staged(script, changes, options)
        let performance = staged.performance
        var drawing = MovingDrawing(performance)
        if let frame = options.frame, let screen = staged.screen {
            let list = drawing.list
            drawing.size = frame.size
            drawing.list = { frame.framed(list($0), screen) }
        }
        let score = Score(touches: performance.touches, chimes: performance.chimes)
        var movie = try movie(
            of: drawing, rate: performance.play.fps, options, score,
            at: Place(path: script.source.path, line: 1, column: 1),
            progress: progress)
        movie.concessions = staged.concessions + movie.concessions
        return movie
    }

    /// A play as it is filmed: the screen where a device stands around it, and what was changed.
    struct Staged {
        var performance: Performance
        var screen: PixelRect?
        var concessions: [String] = []
    }

    /// A play, performed in the size, at the rate and for as long as it is filmed.
    func staged(
        _ script: Script, _ changes: PlayChanges, _ options: MovieOptions
    ) throws(Mistakes) -> Staged {
        let play = try performer.read(script).play
        var changes = changes
        var concessions: [String] = []
        let own = changes.applied(to: play)
        if let goal = options.goal {
            if changes.size == nil { changes.size = goal.size(for: own.size) }
            if changes.fps == nil { changes.fps = goal.rate(for: own.fps) }
        }
        let screen = surround(play, &changes, options)
        let performance = try performance(of: play, changes, options.goal, &concessions)
        return Staged(performance: performance, screen: screen, concessions: concessions)
    }

    /// Sees to it that there is one device around a play, or none where a store wants the screen alone.
    /// - Returns: where the screen lies in a device that is drawn around it; nil where none is.
    private func surround(_ play: Play, _ changes: inout PlayChanges, _ options: MovieOptions) -> PixelRect? {
        let size = changes.size(over: play.size)
        guard let frame = options.frame else {
            if options.goal?.isScreenOnly == true, play.drawsDevices { changes.alone = size }
            return nil
        }
        changes.scale = 1
        if play.hasDevice {
            // It draws its own, with the caption beside it, on the ground that is wanted.
            (changes.size, changes.style) = (frame.size, frame.ground.hex)
            return nil
        }
        let screen = frame.screen(for: frame.shape(for: size))
        changes.size = PictureSize(width: screen.width, height: screen.height)
        if play.drawsDevices { changes.alone = changes.size }
        return screen
    }

    /// What is to be heard of a performance.
    package struct Score: Sendable, Hashable {
        var touches: [Seconds] = []
        var chimes: [Seconds] = []

        /// Nothing.
        package init() {}

        fileprivate init(touches: [Seconds], chimes: [Seconds]) { (self.touches, self.chimes) = (touches, chimes) }
    }

    /// Drawings as a film of a steady rate.
    /// - Throws: that the size is none of a film's, or what keeps the film from being made.
    package func movie(
        of drawing: MovingDrawing, rate: Int, _ options: MovieOptions, _ score: Score = Score(), at place: Place?,
        progress: FilmMaker.Progress = { _, _ in }
    ) throws(Mistakes) -> Movie {
        guard program.isThere else { throw Mistakes(FilmProgram.absence) }
        var counter = FrameClock(rate: rate)
        let counts = drawing.durations.map { counter.frames(lasting: $0.microseconds) }
        let count = max(1, counts.reduce(0, +))
        var order = FilmOrder(
            options.container, width: drawing.size.width, height: drawing.size.height, rate: rate, frames: count)
        try check(order, at: place)
        order.bitRate = options.bitRate
        order.level = options.goal?.level
        score.write(into: &order, options)
        let coder = MovieCoder(program: program, films: films, drawing: drawing)
        let length = Seconds(microseconds: count * 1_000_000 / rate)
        let (bytes, concessions) = try coder.film(order, within: options.goal, progress: progress)
        return Movie(bytes: bytes, size: drawing.size, length: length, concessions: concessions)
    }

    private func check(_ order: FilmOrder, at place: Place?) throws(Mistakes) {
        let sides = [order.width, order.height]
        guard sides.allSatisfy({ FilmOrder.sides.contains($0) && $0 % 2 == 0 }) else {
            let even = sides.map { min(max(($0 + 1) / 2 * 2, FilmOrder.sides.lowerBound), FilmOrder.sides.upperBound) }
            throw Mistakes(
                Diagnostic(
                    .error,
                    "a film of \(order.width)x\(order.height) cannot be made: its sides are even numbers from 16 to 4096",
                    at: place, remedy: "take \(even[0])x\(even[1])"))
        }
        guard FilmOrder.rates.contains(order.rate) else {
            throw Mistakes(
                Diagnostic(
                    .error, "a film has 1 to 60 pictures a second, not \(order.rate)", at: place,
                    remedy: "take 60, or 30, which every place shows"))
        }
    }

    // MARK: Lengths

    /// How much longer than it is a play is made at most: more would be waiting.
    private static let mostStretch = 1.35

    /// How much a play lacks of the length that a place wants; nil where it is long enough, or nearly.
    /// - Throws: every mistake of the script.
    package func shortfall(of script: Script, _ goal: FilmGoal) throws(Mistakes) -> (length: Seconds, lacking: Seconds)?
    {
        let length = try performer.perform(script).duration
        guard let least = goal.lengths?.lowerBound, length.value * MovieMaker.mostStretch < least.value else {
            return nil
        }
        return (length, least - length)
    }

    /// The play performed; where a place wants another length, its pauses are scaled.
    private func performance(
        of play: Play, _ changes: PlayChanges, _ goal: FilmGoal?, _ concessions: inout [String]
    ) throws(Mistakes) -> Performance {
        let performance = try performer.perform(play, changes)
        guard let goal, let lengths = goal.lengths, !lengths.contains(performance.duration) else { return performance }
        let wanted = performance.duration < lengths.lowerBound ? lengths.lowerBound : lengths.upperBound
        var scaled = play
        scaled.duration = Setting(value: wanted, origin: play.duration?.origin ?? play.game.origin)
        do throws(Mistakes) {
            let fitted = try performer.perform(scaled, changes)
            concessions.append(
                "its pauses are scaled, from \(performance.duration.rough(beside: wanted)) to \(wanted.text) in all")
            return fitted
        } catch {
            throw Mistakes(
                scaled.game.origin.mistake(
                    "the play lasts \(performance.duration.rough(beside: lengths.lowerBound, lengths.upperBound)), and \(goal.name) takes films of "
                        + "\(lengths.lowerBound.text) to \(lengths.upperBound.text)",
                    remedy: performance.duration < lengths.lowerBound
                        ? "add lines or pauses to the play, or name another one"
                        : "cut the play: without any pause it is still too long"))
        }
    }
}

extension MovieMaker.Score {
    /// Says in an order what is heard.
    fileprivate func write(into order: inout FilmOrder, _ options: MovieOptions) {
        switch options.sound {
        case .none: order.hasSound = options.goal?.needsSound ?? false
        case .silent: order.hasSound = true
        case .taps:
            order.hasSound = true
            order.strokes =
                touches.map { FilmOrder.SoundStroke(.tap, at: $0.microseconds) }
                + chimes.map { FilmOrder.SoundStroke(.chime, at: $0.microseconds) }
        case .music(let path):
            order.hasSound = true
            order.music = FilmOrder.Music(path: path)
        }
    }
}
