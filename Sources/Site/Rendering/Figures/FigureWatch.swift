import Synchronization

/// Remembers what a text that is being rendered takes from elsewhere: figures, files, and what it calls by name.
final class FigureWatch: Sendable {
    private let seen = Atomic<Bool>(false)

    /// Whether a fence became a figure, or should have.
    var sawAny: Bool { seen.load(ordering: .relaxed) }

    private let outside = Atomic<Bool>(false)

    /// Whether the text shows files that are no content, whose changes nobody tells.
    var sawOutside: Bool { outside.load(ordering: .relaxed) }

    func seeOutside() { outside.store(true, ordering: .relaxed) }

    private let names = Atomic<Bool>(false)

    /// Whether the text calls other texts or files by their names, wherever they lie.
    var sawNames: Bool { names.load(ordering: .relaxed) }

    func seeName() { names.store(true, ordering: .relaxed) }

    func see() { seen.store(true, ordering: .relaxed) }
}
