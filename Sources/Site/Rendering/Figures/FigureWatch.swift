import Synchronization

/// Remembers whether a text that is being rendered has figures.
final class FigureWatch: Sendable {
    private let seen = Atomic<Bool>(false)

    /// Whether a fence became a figure, or should have.
    var sawAny: Bool { seen.load(ordering: .relaxed) }

    func see() { seen.store(true, ordering: .relaxed) }
}
