import Art
import Canvas
import Drawing
import Synchronization

/// Rasterizers that threads borrow: each keeps its loaded fonts, and none is ever used by two threads at once.
package final class SVGRasterizerPool: Sendable {
    /// Only ever handed from one thread to the next.
    private struct Resting: @unchecked Sendable { let rasterizer: SVGRasterizer }
    private let resting = Mutex<[Resting]>([])
    private let fonts: FontSet

    /// A pool whose rasterizers have these fonts, and no others.
    package init(fonts: FontSet) { self.fonts = fonts }

    /// Works with a rasterizer that nobody else uses meanwhile.
    package func use<Result>(_ body: (SVGRasterizer) throws(ArtError) -> Result) throws(ArtError) -> Result {
        let borrowed = try borrow()
        defer { resting.withLock { $0.append(borrowed) } }
        return try body(borrowed.rasterizer)
    }

    private func borrow() throws(ArtError) -> Resting {
        // The one that has rested longest: the pixels of its last drawing are in nobody's hands, and need no copy.
        if let free = resting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return free }
        return Resting(rasterizer: try SVGRasterizer(fonts: fonts))
    }
}
