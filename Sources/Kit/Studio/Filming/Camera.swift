import Canvas
import Drawing
import Files
import Stage

/// One frame to draw: which moment, and how long it is shown.
struct Shot {
    var time: Seconds
    var duration: Seconds
}

/// Draws the moments of a performance as frames: on all cores, handed over in order, each only where it differs.
struct Camera {
    let painters: PainterPool
    let performance: Performance

    /// How many frames one thread draws in a row.
    ///
    /// The first of them is drawn whole, so that a stretch needs nothing
    /// of the one before, and the pixels do not depend on how stretches meet threads.
    private static let stretch = 24

    /// Films the given times, and hands over each frame in order: whole where that is wanted, else what changed.
    func film<Failure: Error>(
        _ times: [Shot], whole isWhole: Bool = false, progress: (_ done: Int) -> Void,
        take: (Frame) throws(Failure) -> Void
    ) throws {
        let lanes = availableCores()
        var start = 0
        while start < times.count {
            let first = start
            let stretches = (0..<lanes).compactMap { lane -> [Shot]? in
                let begin = first + lane * Camera.stretch
                return begin < times.count ? Array(times[begin..<min(times.count, begin + Camera.stretch)]) : nil
            }
            let drawn = mapInParallel(stretches.count, batch: 1) { index -> Result<[Frame], CanvasError> in
                do throws(CanvasError) {
                    return .success(try frames(stretches[index], whole: isWhole))
                } catch {
                    return .failure(error)
                }
            }
            for part in drawn {
                for frame in try part.get() { try take(frame) }
            }
            start += stretches.reduce(0) { $0 + $1.count }
            progress(start)
        }
    }

    private func frames(_ times: [Shot], whole isWhole: Bool) throws(CanvasError) -> [Frame] {
        let lists = times.lazy.map { (performance.displayList(at: $0.time), $0.duration) }
        return try painters.use { (painter) throws(CanvasError) in
            var reel = Reel(painter: painter, isWhole: isWhole)
            for (list, length) in lists { try reel.add(list, lasting: length) }
            return reel.frames
        }
    }
}

/// Drawings in a row as frames, each drawn only where it differs from the one before.
struct Reel {
    let painter: Painter
    /// Whether each frame is kept whole rather than as the part that changed.
    var isWhole = false
    private(set) var frames: [Frame] = []
    private var pixmap = Pixmap(width: 0, height: 0)
    private var shown: DisplayList?

    init(painter: Painter, isWhole: Bool = false) {
        self.painter = painter
        self.isWhole = isWhole
    }

    /// Draws the next one.
    mutating func add(_ list: DisplayList, lasting length: Seconds) throws(CanvasError) {
        let length = Duration.microseconds(length.microseconds)
        if let old = shown {
            let damage = try painter.redraw(&pixmap, from: old, to: list)
            frames.append(frame(isWhole ? pixmap.bounds : damage, length))
        } else {
            pixmap = try painter.pixmap(of: list)
            frames.append(Frame(pixmap, duration: length))
        }
        shown = list
    }

    /// The part of the picture that changed; a single pixel where nothing did, since a frame has one at least.
    private func frame(_ damage: PixelRect?, _ length: Duration) -> Frame {
        let rect = damage ?? PixelRect(0, 0, 1, 1)
        return rect == pixmap.bounds
            ? Frame(pixmap, duration: length) : Frame(pixmap.part(rect), x: rect.x, y: rect.y, duration: length)
    }
}
