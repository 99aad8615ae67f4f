/// What a player does with a turn.
public enum Move: Hashable, Sendable {
    /// A new piece one step away from an own one. Which own neighbour is the parent does not matter.
    case clone(to: Square)
    /// A piece moves, over anything. Legal only when exactly two steps away.
    case jump(from: Square, to: Square)
    /// Nothing, because nothing can be done.
    case pass

    /// Where a piece lands; nothing for a pass.
    public var to: Square? {
        switch self {
        case .clone(let to), .jump(_, let to): to
        case .pass: nil
        }
    }

    /// The square that a jump leaves.
    public var from: Square? {
        if case .jump(let from, _) = self { from } else { nil }
    }
}

extension Move: Comparable {
    /// In the order of their canonical texts: `0000`, then by letters and digits.
    public static func < (lhs: Move, rhs: Move) -> Bool { lhs.rankInOrder < rhs.rankInOrder }

    /// A number whose order is that of the canonical texts.
    private var rankInOrder: Int {
        func byName(_ square: Square) -> Int { square.file * 7 + square.rank + 1 }
        switch self {
        case .pass: return 0
        case .clone(let to): return byName(to) * 50
        case .jump(let from, let to): return byName(from) * 50 + byName(to)
        }
    }
}
