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

    /// How many frames one thread draws in a row.
    ///
    /// Before the first of them the one before it is drawn whole, so that a stretch needs nothing of another, and the
    /// pixels do not depend on how stretches meet threads. Large pictures have shorter ones, since the frames of a
    /// stretch are in memory together.
    private var stretch: Int { max(1, min(24, 24_000_000 / max(1, area))) }

    /// Films all pictures as pixels.
    /// - Parameters:
    ///   - isWhole: whether each frame is wanted whole rather than as the part that changed.
    ///   - progress: told how many frames are done.
    ///   - take: takes each frame, in order.
    /// - Throws: what the painter or `take` throws.
    func film<Failure: Error>(
        whole isWhole: Bool = false, progress: (_ done: Int) -> Void = { _ in },
        take: (Frame) throws(Failure) -> Void
    ) throws {
        try film(
            by: { (numbers, painter) throws(CanvasError) in
                var reel = Reel(painter: painter)
                let frames = try numbers.map { (number) throws(CanvasError) in
                    let places = try reel.draw(list(number))
                    let length = Duration.microseconds(durations[number].microseconds)
                    return reel.pixmap.frames(isWhole ? [reel.pixmap.bounds] : places, lasting: length)
                }
                return Array(frames.joined())
            }, progress: progress, take: take)
    }

    /// Films all pictures as what each changes in the one before.
    /// - Parameters:
    ///   - progress: told how many frames are done.
    ///   - take: takes each change and how long it is shown, in order.
    /// - Throws: what the painter or `take` throws.
    func changes<Failure: Error>(
        progress: (_ done: Int) -> Void = { _ in }, take: (FrameChange, Duration) throws(Failure) -> Void
    ) throws {
        try film(
            by: { (numbers, painter) throws(CanvasError) in
                var reel = Reel(painter: painter)
                if let first = numbers.first, first > 0 { _ = try reel.draw(list(first - 1)) }
                var shown = reel.pixmap.pixels
                return try numbers.map { (number) throws(CanvasError) in
                    let places = try reel.draw(list(number))
                    let length = Duration.microseconds(durations[number].microseconds)
                    let (pixels, width) = (reel.pixmap.pixels, reel.pixmap.width)
                    guard !shown.isEmpty else {
                        shown = pixels
                        return (FrameChange(whole: pixels, width: width), length)
                    }
                    let change = FrameChange(from: shown, to: pixels, width: width, within: places)
                    change.apply(to: &shown)
                    return (change, length)
                }
            }, progress: progress
        ) { part throws(Failure) in try take(part.0, part.1) }
    }

    /// Draws stretch by stretch on all cores, and hands over in order what each of them makes.
    private func film<Part: Sendable, Failure: Error>(
        by draw: @Sendable (_ numbers: Range<Int>, Painter) throws(CanvasError) -> [Part],
        progress: (_ done: Int) -> Void, take: (Part) throws(Failure) -> Void
    ) throws {
        let lanes = availableCores()
        let stretch = stretch
        var start = 0
        while start < durations.count {
            let first = start
            let stretches = (0..<lanes).compactMap { lane -> Range<Int>? in
                let begin = first + lane * stretch
                return begin < durations.count ? begin..<min(durations.count, begin + stretch) : nil
            }
            let drawn = mapInParallel(stretches.count, batch: 1) { index -> Result<[Part], CanvasError> in
                do throws(CanvasError) {
                    return .success(
                        try painters.use { (painter) throws(CanvasError) in try draw(stretches[index], painter) })
                } catch {
                    return .failure(error)
                }
            }
            for part in drawn {
                for one in try part.get() { try take(one) }
            }
            start += stretches.reduce(0) { $0 + $1.count }
            progress(start)
        }
    }
}

/// Drawings in a row, each drawn only where it differs from the one before.
struct Reel {
    let painter: Painter
    /// The last one.
    private(set) var pixmap = Pixmap(width: 0, height: 0)
    private var shown: DisplayList?

    init(painter: Painter) { self.painter = painter }

    /// Draws the next one; the places where it may differ.
    mutating func draw(_ list: DisplayList) throws(CanvasError) -> [PixelRect] {
        defer { shown = list }
        guard let shown else {
            pixmap = try painter.pixmap(of: list)
            return [pixmap.bounds]
        }
        let damage = painter.damage(from: shown, to: list)
        try painter.draw(list, into: &pixmap, damage: damage)
        return damage
    }
}

extension Pixmap {
    /// Parts as frames, of which the last one takes the time; a single pixel where there are none, since a frame has one
    /// at least.
    fileprivate func frames(_ places: [PixelRect], lasting length: Duration) -> [Frame] {
        let places = places.isEmpty ? [PixelRect(0, 0, 1, 1)] : places
        return places.enumerated().map { index, rect in
            Frame(
                rect == bounds ? self : part(rect), x: rect.x, y: rect.y,
                duration: index == places.count - 1 ? length : .zero)
        }
    }
}
