/// The robot: sees a position, a level and a seed, and answers the same to the same, on every machine.
public enum Robot {
    /// The move of a robot of some level; nothing when the game is over.
    ///
    /// - Parameters:
    ///   - position: where it has to move.
    ///   - level: 1 (loses to a child) to 6, and 7 for all it can do; others count as the nearest.
    ///   - seed: decides between moves that it likes alike, and where a low level errs.
    /// - Returns: a legal move.
    public static func move(in position: Position, level: Int, seed: UInt64) -> Move? {
        move(in: position, level: Level(level), seed: seed, budget: nil) { false }
    }

    /// The move of a robot of some level that may be told to hurry.
    ///
    /// - Parameters:
    ///   - position: where it has to move.
    ///   - level: how well it plays.
    ///   - seed: decides between moves that it likes alike, and where a low level errs.
    ///   - budget: instead of the level's own, for the levels that search (from 3 on).
    ///   - shouldStop: asked every few hundred nodes by the levels that search.
    /// - Returns: a legal move; nothing when the game is over.
    public static func move(
        in position: Position, level: Level, seed: UInt64, budget: Search.Budget?, shouldStop: @escaping () -> Bool
    ) -> Move? {
        let moves = position.legalMoves
        guard moves.count > 1 else { return moves.first }
        var random = Random(seed: seed ^ position.key)
        switch level.style {
        case .hasty(let error):
            var search = Search(seed: seed, logEntries: 2)
            // The end is near enough for anyone to count: nobody gives away a won game there.
            let open = position.empties.count
            let scale = open > Self.countedEmpties ? error : error * open / (4 * Self.countedEmpties)
            return search.judge(moves, in: position) { random.below(2 * scale + 1) - scale }
        case .thorough(let own):
            var search = Search(seed: seed, logEntries: level == .full ? 16 : 10)
            return search.run(position, budget: budget ?? own, shouldStop: shouldStop)?.line.first
        }
    }

    /// Down to so many empty squares the lowest levels see more clearly.
    private static var countedEmpties: Int { 10 }

    /// The move that gains most at once: two for each capture, one for a clone.
    ///
    /// - Parameters:
    ///   - position: where to move.
    ///   - seed: decides between equals.
    /// - Returns: a legal move; nothing when the game is over.
    public static func greedyMove(in position: Position, seed: UInt64) -> Move? {
        var random = Random(seed: seed ^ position.key)
        let moves = position.legalMoves
        return moves.isEmpty ? nil : greediest(of: moves, in: position, &random)
    }

    private static func greediest(of moves: [Move], in position: Position, _ random: inout Random) -> Move {
        let field = position.field
        var (best, most, equals) = (moves[0], -1, 0)
        for move in moves {
            let gain = move == .pass ? 0 : field.gain(PackedMove(move))
            if gain > most {
                (best, most, equals) = (move, gain, 1)
            } else if gain == most {
                equals += 1
                if random.below(equals) == 0 { best = move }
            }
        }
        return best
    }
}

extension Search {
    /// The move that looks best to someone who looks one ply ahead, with an error.
    mutating func judge(_ moves: [Move], in position: Position, error: () -> Int) -> Move {
        weights.blend(squares: 49 - position.gaps.bits.nonzeroBitCount)
        var (best, most) = (moves[0], Int.min)
        for move in moves {
            let child = SearchNode(position).making(PackedMove(move))
            let worth = error() - search(child, depth: 0, alpha: -Evaluation.win, beta: Evaluation.win)
            if worth > most { (best, most) = (move, worth) }
        }
        return best
    }
}
