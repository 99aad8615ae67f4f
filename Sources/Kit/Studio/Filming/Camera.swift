import Canvas
import Drawing
import Files
import Stage
import Threads

/// Draws pictures that follow one another as frames: on all cores, handed over in order, each only where it differs.
struct Camera {
    let painters: PainterPool
    /// The pixels of a picture.
    let area: Int
    /// How long each picture is shown.
    let durations: [Seconds]
    /// A picture by its number.
    let list: @Sendable (Int) -> DisplayList

    /// How many frames one thread draws in a row, while those of the threads before are taken.
    ///
    /// The first of them is drawn whole, so that a stretch needs nothing
    /// of the one before, and the pixels do not depend on how stretches meet threads. Large pictures have shorter ones,
    /// since the frames of a stretch are in memory together.
    private var stretch: Int { max(1, min(24, 12_000_000 / max(1, area))) }

    /// Films all pictures.
    /// - Parameters:
    ///   - isWhole: whether each frame is wanted whole rather than as the part that changed.
    ///   - progress: told how many frames are done.
    ///   - take: takes each frame, in order.
    /// - Throws: what the painter or `take` throws.
    func film<Failure: Error>(
        whole isWhole: Bool = false, progress: (_ done: Int) -> Void = { _ in },
        take: (Frame) throws(Failure) -> Void
    ) throws {
        let step = availableCores() * stretch
        var (drawn, start) = (drawn(from: 0, whole: isWhole), 0)
        while start < durations.count {
            let (parts, next) = (drawn, start + step)
            drawn = try meanwhile {
                self.drawn(from: next, whole: isWhole)
            } here: {
                for part in parts {
                    for frame in try part.get() { try take(frame) }
                }
            }
            start = next
            progress(min(start, durations.count))
        }
    }

    /// The frames from one on, as many as all cores draw at once.
    private func drawn(from first: Int, whole isWhole: Bool) -> [Result<[Frame], CanvasError>] {
        let (stretch, end) = (stretch, durations.count)
        let stretches = (0..<availableCores()).map { lane in
            min(end, first + lane * stretch)..<min(end, first + (lane + 1) * stretch)
        }.filter { !$0.isEmpty }
        return mapInParallel(stretches.count, batch: 1) { index in
            Result { () throws(CanvasError) in try frames(stretches[index], whole: isWhole) }
        }
    }

    private func frames(_ numbers: Range<Int>, whole isWhole: Bool) throws(CanvasError) -> [Frame] {
        try painters.use { (painter) throws(CanvasError) in
            var reel = Reel(painter: painter, isWhole: isWhole)
            for number in numbers { try reel.add(list(number), lasting: durations[number]) }
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
            let damage = painter.damage(from: old, to: list)
            try painter.draw(list, into: &pixmap, damage: damage)
            add(isWhole ? [pixmap.bounds] : damage, length)
        } else {
            pixmap = try painter.pixmap(of: list)
            frames.append(Frame(pixmap, duration: length))
        }
        shown = list
    }

    /// Adds the parts of the picture that changed, of which the last one takes the time; a single pixel where nothing
    /// did, since a frame has one at least.
    private mutating func add(_ damage: [PixelRect], _ length: Duration) {
        let parts = damage.isEmpty ? [PixelRect(0, 0, 1, 1)] : damage
        for (index, rect) in parts.enumerated() {
            let isLast = index == parts.count - 1
            frames.append(
                Frame(
                    rect == pixmap.bounds ? pixmap : pixmap.part(rect), x: rect.x, y: rect.y,
                    duration: isLast ? length : .zero))
        }
    }
}
