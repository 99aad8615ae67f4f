import Quoin
import Stage

/// The way from one state of the game to the next, as motions.
struct Transition: Sendable, Hashable {
    /// The state before.
    var before: State
    /// What changed.
    var kind = Kind.none
    /// What sinks.
    var sinkings: [Block.Sinking] = []

    /// Kinds of changes.
    enum Kind: Sendable, Hashable {
        /// Nothing that moves.
        case none
        /// A letter lights up.
        case chosen(Cell)
        /// Letters go out.
        case letGo([Cell])
        /// A word falls out of the block.
        case spelled(Find)
    }

    /// The transition that the engine's events tell of.
    init(before: State, events: [Event] = []) {
        self.before = before
        for event in events {
            switch event {
            case .chosen(let cell): kind = .chosen(cell)
            case .letGo(let cells): kind = .letGo(cells)
            case .spelled(let find, let sinkings): (kind, self.sinkings) = (.spelled(find), sinkings)
            default: break
            }
        }
    }

    /// The word that falls.
    var find: Find? { if case .spelled(let find) = kind { find } else { nil } }

    /// Whether a finger chose its letters, so that they are lit already.
    private var isLit: Bool { find?.path == before.path }

    /// When a letter of the word lights up.
    func lighting(_ number: Int) -> Seconds {
        isLit ? .zero - Timing.select : Timing.wave * 3 * Double(number)
    }

    /// When the first letter of the word falls: the eye has read it by then.
    var loosening: Seconds {
        guard let find, !isLit else { return .zero }
        return lighting(find.path.count - 1) + Timing.select + Timing.stillness
    }

    /// When a letter of the word falls.
    func falling(_ number: Int) -> Seconds { loosening + Timing.wave * Double(number) }

    /// When those above begin to sink.
    var sinking: Seconds { fallen - Timing.fall * 0.6 }

    /// When the last letter of the word is gone.
    var fallen: Seconds { falling((find?.path.count ?? 1) - 1) + Timing.fall }

    /// When the word above the block is gone, too.
    private var cleared: Seconds { fallen + Timing.select }

    /// When everything rests.
    var end: Seconds {
        switch kind {
        case .none: .zero
        case .chosen, .letGo: Timing.select
        case .spelled: sinkings.isEmpty ? cleared : max(cleared, sinking + Timing.jump)
        }
    }
}
