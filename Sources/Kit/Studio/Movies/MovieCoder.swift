import Diagnostics
import Drawing
import Footage
import Stage

/// Sends drawings to the program that codes them, and again with more loss where the film is too large.
struct MovieCoder {
    let program: FilmProgram
    let films: FilmMaker
    let drawing: MovingDrawing

    /// How much may be lost, step by step, by H.264's and VP9's own scale: six steps halve the bytes, about.
    private static let steps: [FilmOrder.Container: [Int]] = [
        .mp4: [20, 22, 24, 26, 28, 31, 34, 38, 42], .webm: [34, 38, 42, 46, 50, 54, 58, 62],
    ]

    /// A film within the bytes that a place takes, that loses as little as can be.
    func film(
        _ order: FilmOrder, within goal: FilmGoal?, progress: FilmMaker.Progress
    ) throws(Mistakes) -> (bytes: [UInt8], concessions: [String]) {
        try MovieCoder.fitted(order, within: goal) { (order) throws(Mistakes) in try film(order, progress: progress) }
    }

    /// What `make` makes, with as much loss as it takes to fit.
    static func fitted(
        _ order: FilmOrder, within goal: FilmGoal?, make: (FilmOrder) throws(Mistakes) -> [UInt8]
    ) throws(Mistakes) -> (bytes: [UInt8], concessions: [String]) {
        let first = try make(order)
        guard let goal, let most = goal.bytes, first.count > most else { return (first, []) }
        var order = order
        order.bitRate = nil
        // The first step that is small enough is searched by halving: more loss makes no larger film.
        let steps = MovieCoder.steps[order.container] ?? []
        var (low, high) = (0, steps.count)
        var found: [UInt8]?
        while low < high {
            let middle = (low + high) / 2
            order.quality = steps[middle]
            let film = try make(order)
            if film.count <= most { (found, high) = (film, middle) } else { low = middle + 1 }
        }
        guard let found else {
            throw Mistakes(
                Diagnostic(
                    .error,
                    "the film cannot be made to fit \(goal.name): \(most) bytes are taken, it has \(first.count)",
                    remedy: "make it shorter, or smaller"))
        }
        return (found, ["coded with more loss, from \(first.count) to \(found.count) bytes"])
    }

    private func film(_ order: FilmOrder, progress: FilmMaker.Progress) throws(Mistakes) -> [UInt8] {
        let frames = order.frameCount
        return try program.film(order, [:]) { sink in
            var clock = FrameClock(rate: order.rate)
            var sent = 0
            try films.parts(of: drawing, progress: progress) { frame in
                let (seconds, rest) = frame.duration.components
                var count = clock.frames(lasting: Int(seconds) * 1_000_000 + Int(rest / 1_000_000_000_000))
                // A play shorter than one frame is one frame.
                if sent + count == 0, frame.duration > .zero, frames == 1 { count = 1 }
                sent += count
                let map = frame.pixmap
                try sink.send(
                    .part(frames: count, PieceRect(x: frame.x, y: frame.y, width: map.width, height: map.height)),
                    map.pixels)
            }
        }
    }
}
