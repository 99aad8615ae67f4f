import Synchronization
import Threads

/// The images of a film, made one after the other by whichever thread has nothing to pack.
///
/// To make one takes a tenth of the time that packing it does, and no more are in memory than there are threads.
final class ImageRoll: Sendable {
    private let deltas: [FrameDelta]
    private let made: Mutex<Made>

    private struct Made {
        var tracing: Tracing
        /// How many deltas are made.
        var done = 0
        /// The images without their pixels, which only packing needs.
        var images: [GIFImage] = []
        var packed: [PackedImage?] = []
    }

    init(_ deltas: [FrameDelta], _ tracing: Tracing) {
        self.deltas = deltas
        made = Mutex(Made(tracing: tracing))
    }

    /// All images and how they are packed, in their order.
    func packed(_ effort: PackingEffort, cores: Int) -> [(GIFImage, PackedImage)] {
        let threads = max(1, min(cores, deltas.count))
        inParallel(threads, cores: threads, batch: 1) { _ in
            while let (number, image) = next() {
                let packed = image.packed(effort)
                made.withLock { $0.packed[number] = packed }
            }
        }
        let all = made.withLock { ($0.images, $0.packed) }
        return zip(all.0, all.1).compactMap { image, packed in packed.map { (image, $0) } }
    }

    /// The next image that changes something, with its number; nil where there is none left.
    private func next() -> (number: Int, image: GIFImage)? {
        made.withLock { made in
            while made.done < deltas.count {
                let delta = deltas[made.done]
                made.done += 1
                guard let image = made.tracing.image(of: delta) else {
                    // The image before is shown for longer.
                    if let last = made.images.indices.last { made.images[last].ticks += delta.ticks }
                    continue
                }
                var head = image
                (head.pixels, head.changes) = ([], [])
                made.images.append(head)
                made.packed.append(nil)
                return (made.images.count - 1, image)
            }
            return nil
        }
    }
}
