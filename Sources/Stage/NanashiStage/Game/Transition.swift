import Nanashi
import Stage

/// The way from one state of the board to the next, as motions.
struct Transition: Sendable, Hashable {
    var before: Position
    var selected: Square?
    /// The cells that were tinted before.
    var tinted: [Square]
    /// What moves.
    var motion = Motion.none
    /// The pieces that turn, in the order of the wave.
    var captured: [Square] = []

    /// Whether a move was taken back.
    var isUndo = false
    /// The pieces that shrink away, and those that grow again, when a move is taken back.
    var gone: [Square] = []
    var back: [Square] = []

    /// What a change moves across the board.
    enum Motion: Sendable, Hashable {
        /// Nothing.
        case none
        /// A piece grows out of another.
        case bud(from: Square, to: Square)
        /// A piece leaps.
        case jump(from: Square, to: Square)
    }

    /// The transition that the engine's events tell of.
    init(before: Position, after: Position, selected: Square?, tinted: [Square], events: [Event]) {
        self.before = before
        self.selected = selected
        self.tinted = tinted
        for event in events {
            switch event {
            case .cloned(let from, let to): motion = .bud(from: from, to: to)
            case .jumped(let from, let to): motion = .jump(from: from, to: to)
            case .captured(let squares): captured = squares
            case .undone: takeBack(to: after)
            default: break
            }
        }
    }

    /// A move taken back: what it turned turns again, its piece goes, and a piece that had left is there again.
    private mutating func takeBack(to after: Position) {
        isUndo = true
        captured = Array((before.x & after.o) | (before.o & after.x))
        gone = Array((before.x | before.o) - (after.x | after.o))
        back = Array((after.x | after.o) - (before.x | before.o))
    }

    /// When the moving piece has landed.
    var landing: Seconds {
        switch motion {
        case .none: .zero
        case .bud: Timing.bud
        case .jump: Timing.jump
        }
    }

    /// When a piece of the wave begins to turn: the first a little before the landing is over.
    func turning(_ index: Int) -> Seconds { landing * 0.86 + Timing.wave * Double(index) }

    /// When the last piece has turned.
    var turned: Seconds { captured.isEmpty ? landing : turning(captured.count - 1) + Timing.turn }

    /// When everything rests.
    var end: Seconds {
        if motion == .none, captured.isEmpty { return isUndo ? Timing.follow : Timing.select }
        return max(turned, turning(0) + Timing.follow)
    }
}
