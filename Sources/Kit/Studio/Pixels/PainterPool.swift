import Canvas
import Drawing
import Synchronization

/// Painters that threads borrow: each keeps its shaped texts, and none is ever used by two threads at once.
final class PainterPool: Sendable {
    /// Only ever handed from one thread to the next.
    private struct Resting: @unchecked Sendable { let painter: Painter }
    private let resting = Mutex<[Resting]>([])
    private let ruler = Mutex<TextMeasure?>(nil)
    let fonts: FontSet

    init(fonts: FontSet) { self.fonts = fonts }

    /// Works with a painter that nobody else uses meanwhile.
    func use<Result>(_ body: (Painter) throws(CanvasError) -> Result) throws(CanvasError) -> Result {
        let borrowed = try borrow()
        defer { resting.withLock { $0.append(borrowed) } }
        return try body(borrowed.painter)
    }

    private func borrow() throws(CanvasError) -> Resting {
        if let free = resting.withLock({ $0.popLast() }) { return free }
        return Resting(painter: try Painter(fonts: fonts))
    }

    /// A measure for texts, made once.
    func measure() throws(CanvasError) -> TextMeasure {
        if let made = ruler.withLock({ $0 }) { return made }
        let made = try Painter.measure(fonts: fonts)
        ruler.withLock { $0 = made }
        return made
    }
}
