import Diagnostics
import Stage

/// Makes films that keep to what a network takes.
package struct FilmFitter: Sendable {
    private let performer: PlayPerformer
    private let films: FilmMaker

    /// A maker of films that keep to a budget.
    package init(_ setup: PictureSetup) { self.init(setup.performer, FilmMaker(setup.renderer)) }

    init(_ performer: PlayPerformer, _ films: FilmMaker) { (self.performer, self.films) = (performer, films) }

    /// A play as a film that keeps to a budget: within its pixels first, then fewer frames, fewer colours where it is a
    /// GIF, and smaller.
    /// - Returns: the film, and what was given up, in words.
    package func film(
        of script: Script, _ changes: PlayChanges, as format: FilmFormat, _ options: FilmOptions,
        within budget: FilmBudget, progress: FilmMaker.Progress = { _, _ in }
    ) throws(Mistakes) -> (film: [UInt8], concessions: [String]) {
        let play = try performer.read(script).play
        let wanted = changes.applied(to: play)
        return try film(
            as: format, options, within: budget, fps: wanted.fps, size: wanted.size,
            subject: FilmSubject(name: "play", place: Place(path: script.source.path, line: 1, column: 1)),
            progress: progress
        ) { (fps, scale) throws(Mistakes) in
            var changes = changes
            changes.fps = fps
            changes.scale *= scale
            return MovingDrawing(try performer.perform(play, changes))
        }
    }

    /// A film that keeps to a budget, of drawings that can be made at any rate and size.
    ///
    /// `fps` and `size` are what is wanted; `drawing` makes the drawings at a rate, and at a part of the size.
    /// - Returns: the film, and what was given up, in words.
    /// - Throws: what `drawing` throws, and that the subject cannot be made to fit.
    package func film(
        as format: FilmFormat, _ options: FilmOptions, within budget: FilmBudget, fps: Int, size: PictureSize,
        subject: FilmSubject, progress: FilmMaker.Progress = { _, _ in },
        drawing: (_ fps: Int, _ scale: Double) throws(Mistakes) -> MovingDrawing
    ) throws(Mistakes) -> (film: [UInt8], concessions: [String]) {
        // Sides are rounded to even numbers, so a little less is asked for.
        let scale = budget.scale(fitting: size)
        let room = scale < 1 ? (scale * 250).rounded(.down) / 250 : 1
        let base = room < 1 ? ["\(Int(room * 100)) % of the size"] : []
        var reason = "it is too large"
        for attempt in FilmAttempt.ladder(fps: fps, colours: options.colours, as: format) {
            var options = options
            options.colours = attempt.colours
            let drawing = try drawing(attempt.fps, attempt.scale * room)
            if let objection = budget.objection(drawing.size, frames: drawing.durations.count) {
                reason = objection
                continue
            }
            let film = try films.film(of: drawing, as: format, options, progress: progress)
            if film.count <= budget.bytes ?? .max { return (film, base + attempt.concessions) }
            reason = "the smallest has \(film.count) bytes"
        }
        throw Mistakes(
            Diagnostic(
                .error, "the \(subject.name) cannot be made to fit \(budget.name): \(reason)", at: subject.place,
                remedy: "make the \(subject.name) shorter, or allow more"))
    }
}
