import Canvas
import Drawing
import Files
import Stage

/// Draws the moments of a performance as frames: on all cores, handed over in order, each only where it differs.
struct Camera {
    let painters: PainterPool
    let performance: Performance

    /// How many frames one thread draws in a row. The first of them is drawn whole, so that a stretch needs nothing
    /// of the one before, and the pixels do not depend on how stretches meet threads.
    private static let stretch = 24

    /// Films the given times.
    /// - Parameters:
    ///   - times: the moments, and how long each is shown.
    ///   - isWhole: whether each frame is wanted whole rather than as the part that changed.
    ///   - progress: told how many frames are done.
    ///   - take: takes each frame, in order.
    func film<Failure: Error>(
        _ times: [FrameTime], whole isWhole: Bool = false, progress: (_ done: Int) -> Void,
        take: (Frame) throws(Failure) -> Void
    ) throws {
        let lanes = availableCores()
        var start = 0
        while start < times.count {
            let first = start
            let stretches = (0..<lanes).compactMap { lane -> [FrameTime]? in
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

    private func frames(_ times: [FrameTime], whole isWhole: Bool) throws(CanvasError) -> [Frame] {
        try painters.use { (painter) throws(CanvasError) in
            var frames: [Frame] = []
            var pixmap = Pixmap(width: 0, height: 0)
            var shown: DisplayList?
            for time in times {
                let list = performance.displayList(at: time.time)
                let length = Duration.microseconds(time.duration.microseconds)
                if let old = shown {
                    let damage = try painter.redraw(&pixmap, from: old, to: list)
                    frames.append(frame(pixmap, isWhole ? pixmap.bounds : damage, length))
                } else {
                    pixmap = try painter.pixmap(of: list)
                    frames.append(Frame(pixmap, duration: length))
                }
                shown = list
            }
            return frames
        }
    }

    /// The part of the picture that changed; a single pixel where nothing did, since a frame has one at least.
    private func frame(_ pixmap: Pixmap, _ damage: PixelRect?, _ length: Duration) -> Frame {
        let rect = damage ?? PixelRect(0, 0, 1, 1)
        return rect == pixmap.bounds
            ? Frame(pixmap, duration: length) : Frame(pixmap.part(rect), x: rect.x, y: rect.y, duration: length)
    }
}
