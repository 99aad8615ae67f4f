import Synchronization

/// Tracings that threads borrow: each goes on from where it was left, over deltas that others drew.
final class TracingPool: Sendable {
    private struct Resting: Sendable {
        var tracing: Tracing
        /// How many deltas it has drawn.
        var place: Int
    }

    private let blank: Tracing
    private let resting = Mutex<[Resting]>([])

    /// Tracings that begin as this one.
    init(_ blank: Tracing) { self.blank = blank }

    /// Works with a tracing that nobody else uses meanwhile, after so many of the deltas, and draws the next ones.
    func use<Result>(
        upTo place: Int, of deltas: [FrameDelta], _ body: (inout Tracing) -> [Result]
    ) -> [Result] {
        var borrowed = borrow(before: place)
        for delta in deltas[borrowed.place..<place] { borrowed.tracing.skip(delta) }
        let results = body(&borrowed.tracing)
        borrowed.place = place + results.count
        resting.withLock { [borrowed] in $0.append(borrowed) }
        return results
    }

    /// The one that has gone farthest, of those that have not gone too far.
    private func borrow(before place: Int) -> Resting {
        let kept = resting.withLock { resting -> Resting? in
            let near = resting.indices.filter { resting[$0].place <= place }
            return near.max { resting[$0].place < resting[$1].place }.map { resting.remove(at: $0) }
        }
        return kept ?? Resting(tracing: blank, place: 0)
    }
}
