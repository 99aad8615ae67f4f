import Drawing
import Synchronization

extension Painter {
    /// A measure for laying out texts on any thread, exact for pictures drawn with the same fonts.
    public static func measure(fonts: FontSet = .debian()) throws(CanvasError) -> TextMeasure {
        let shared = Shared(try Typesetter(fonts: fonts))
        return { run in shared.measure(run) }
    }
}

/// A typesetter that one thread at a time uses.
private final class Shared: Sendable {
    /// Never leaves the lock.
    private struct Guarded: @unchecked Sendable { let typesetter: Typesetter }
    private let guarded: Mutex<Guarded>

    init(_ typesetter: Typesetter) { guarded = Mutex(Guarded(typesetter: typesetter)) }

    /// Falls back on the rule of thumb where a face is missing; drawing that text then tells why.
    func measure(_ run: TextRun) -> TextExtent {
        guarded.withLock { (try? $0.typesetter.set(run).extent) ?? TextExtent.estimate(run) }
    }
}
