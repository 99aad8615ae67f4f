/// What a search of the moves of a place needs to know, and what it makes of the place's looks: what it leaves out and
/// where it looks less deep.
///
/// The board is small and what a move wins is seen at once, so looks tell much: every later move is only glanced at, and
/// depth goes into the line that holds. The shape and its numbers come from matches of the program against itself at equal
/// nodes (`NanashiBench match`).
struct SearchTask {
    var node: SearchNode
    /// Plies to look ahead.
    var depth: Int
    var beta: Int
    /// The hash of the place.
    var key: UInt64
    /// The move to begin with.
    var remembered: PackedMove
    /// What the place looks worth to its player to move.
    var looks: Int
    /// What a piece more is worth there; margins are in hundredths of it.
    var piece: Int
    /// Whether nothing may be guessed: no place judged by its looks, no move left out or glanced at.
    var isExact: Bool

    /// Down to so many empty squares nothing is guessed.
    static var exactEmpties: Int { 2 }

    /// Without a move to begin with a search is dear; a shallower one finds the move for the next iteration.
    @inline(__always)
    mutating func beginShallower() {
        if remembered == .none && depth >= 4 && !isExact { depth -= 1 }
    }

    /// The worth of a place near to the leaves whose looks settle the question: so good that the opponent will not have
    /// it, or so bad that no move mends it.
    @inline(__always)
    func guess(above alpha: Int) -> Int? {
        if isExact || depth > 5 { return nil }
        if beta - alpha == 1 && abs(beta) < Evaluation.decided && looks - depth * 150 * piece / 100 >= beta {
            return looks
        }
        guard depth <= 4 && abs(alpha) < Evaluation.decided else { return nil }
        let margin = depth == 1 ? 190 : depth == 2 ? 260 : depth == 3 ? 360 : 580
        return looks + margin * piece / 100 < alpha ? alpha : nil
    }

    /// How much less deep a later move is searched.
    @inline(__always)
    var reduction: Int { isExact ? 0 : 2 }

    /// Whether the moves that are left, after so many, are not worth a look so near to the leaves.
    @inline(__always)
    func isHopeless(tried: Int) -> Bool {
        depth <= 2 && tried >= 4 + 4 * depth && !isExact
    }

    /// Whether a move that gains so many pieces cannot lift a place so near to the leaves above the lower bound.
    @inline(__always)
    func isFutile(_ gain: Int, low: Int) -> Bool {
        depth <= 3 && looks + piece * gain + (depth * 150 - 250) * piece / 100 <= low && !isExact
    }
}
