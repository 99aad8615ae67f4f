import Canvas
import Diagnostics
import Drawing
import GIF
import Stage

/// Makes films of drawings that follow one another: GIF, WebP, or frame by frame.
package struct FilmMaker: Sendable {
    private let painters: PainterPool

    /// Told how many frames of how many are done.
    package typealias Progress = @Sendable (_ done: Int, _ all: Int) -> Void

    /// A maker of films whose frames this renderer draws.
    package init(_ renderer: DrawingRenderer) { painters = renderer.painters }

    /// Drawings as a film, drawn on all cores; the bytes are the same on any number of them.
    /// - Throws: that a drawing cannot be drawn, or that they are more or larger than the format holds.
    package func film(
        of drawing: MovingDrawing, as format: FilmFormat, _ options: FilmOptions = FilmOptions(),
        progress: Progress = { _, _ in }
    ) throws(Mistakes) -> [UInt8] {
        try films(of: drawing, as: [format], options, progress: progress)[0]
    }

    /// Drawings as films of several formats, in their order; each drawing is made once for all of them.
    /// - Throws: that a drawing cannot be drawn, or that they are more or larger than a format holds.
    package func films(
        of drawing: MovingDrawing, as formats: [FilmFormat], _ options: FilmOptions = FilmOptions(),
        progress: Progress = { _, _ in }
    ) throws(Mistakes) -> [[UInt8]] {
        let (size, count) = (drawing.size, drawing.durations.count)
        let plays = options.plays == 0 ? drawing.plays : options.plays
        do {
            var encoders = try formats.map { try FilmEncoder($0, size, plays: plays, options) }
            try camera(drawing).film(progress: { progress($0, count) }) { frame in
                for index in encoders.indices { try encoders[index].add(frame) }
            }
            return try encoders.indices.map { try encoders[$0].finish() }
        } catch {
            throw Mistakes(drawing: error)
        }
    }

    /// The frames of drawings, each whole, in order; a few dozen of them are in memory at once.
    /// - Throws: that a drawing cannot be drawn, and what `take` throws.
    package func frames(
        of drawing: MovingDrawing, progress: Progress = { _, _ in }, take: (Frame) throws -> Void
    ) throws {
        let count = drawing.durations.count
        try camera(drawing).film(whole: true, progress: { progress($0, count) }, take: take)
    }

    /// The frames of drawings in order, each only where it differs from the one before.
    /// - Throws: that a drawing cannot be drawn, and what `take` throws.
    func parts(of drawing: MovingDrawing, progress: Progress, take: (Frame) throws -> Void) throws {
        let count = drawing.durations.count
        try camera(drawing).film(progress: { progress($0, count) }, take: take)
    }

    private func camera(_ drawing: MovingDrawing) -> Camera {
        Camera(
            painters: painters, area: drawing.size.width * drawing.size.height, durations: drawing.durations,
            list: drawing.list)
    }
}

// MARK: - What is filmed

extension FilmMaker {
    /// A performance as a film; frames without a change are merged.
    package func film(
        of performance: Performance, as format: FilmFormat, _ options: FilmOptions = FilmOptions(),
        progress: Progress = { _, _ in }
    ) throws(Mistakes) -> [UInt8] {
        try film(of: MovingDrawing(performance), as: format, options, progress: progress)
    }

    /// The frames of a performance at its steady rate, each whole, in order.
    package func frames(
        of performance: Performance, progress: Progress = { _, _ in }, take: (Frame) throws -> Void
    ) throws {
        try frames(of: MovingDrawing(steady: performance), progress: progress, take: take)
    }

    /// Drawings of one size shown one after the other as a film.
    /// - Throws: also that there are none.
    package func film(
        of pictures: [(list: DisplayList, duration: Seconds)], as format: FilmFormat,
        _ options: FilmOptions = FilmOptions()
    ) throws(Mistakes) -> [UInt8] {
        guard let drawing = MovingDrawing(pictures) else { throw Mistakes(drawing: GIFError.empty) }
        return try film(of: drawing, as: format, options)
    }
}
