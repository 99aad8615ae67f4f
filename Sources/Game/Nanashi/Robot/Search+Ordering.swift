extension Field {
    /// What a clone or jump gains in pieces, both players counted.
    @inline(__always)
    func gain(_ move: PackedMove) -> Int {
        let captured = (Steps.within1(move.to) & foe).nonzeroBitCount
        return 2 &* captured &+ (move.isClone ? 1 : 0)
    }
}

extension Search {
    /// Lists the moves of a place with their order: the remembered one, then by captures, killers and history.
    ///
    /// - Returns: how many there are.
    @inline(__always)
    func orderMoves(
        of node: SearchNode, into moves: UnsafeMutablePointer<UInt32>, first: PackedMove
    ) -> Int {
        let field = node.field
        let history = memory.history + node.side &* PackedMove.codes
        let killers = memory.killers + node.ply &* 2
        let (killer, otherKiller) = (killers[0], killers[1])
        var count = 0

        func list(_ move: PackedMove, _ captures: Int) {
            var order = captures &* 3000 &+ (move.isClone ? 8000 : 4500) &+ Int(history[Int(move.bits)])
            if move.bits == killer { order &+= 2000 } else if move.bits == otherKiller { order &+= 1800 }
            if move == first { order = 0xFFFF }
            moves[count] = UInt32(truncatingIfNeeded: order) &<< 16 | UInt32(move.bits)
            count &+= 1
        }

        var targets = field.targets
        while targets != 0 {
            let to = targets & (0 &- targets)
            targets ^= to
            let near = Steps.within1(to)
            let captures = (near & field.foe).nonzeroBitCount
            let square = to.trailingZeroBitCount
            if near & field.own != 0 { list(PackedMove(to: square), captures) }
            var sources = Steps.ring2(to) & field.own
            while sources != 0 {
                list(PackedMove(to: square, from: sources.trailingZeroBitCount), captures)
                sources &= sources &- 1
            }
        }
        return count
    }

    /// Takes the best move out of a list.
    ///
    /// Cheaper than sorting, since most places are left after a few moves.
    @inline(__always)
    func takeBest(_ moves: UnsafeMutablePointer<UInt32>, _ count: inout Int) -> PackedMove {
        var best = 0
        var order = moves[0]
        for index in 1..<max(count, 1) where moves[index] > order { (best, order) = (index, moves[index]) }
        count &-= 1
        // The taken stay behind the others: who refutes speaks against those tried before.
        moves[best] = moves[count]
        moves[count] = order
        return PackedMove(bits: UInt16(truncatingIfNeeded: order))
    }

    /// Learns from a move that refuted what led to a place, and from those that did not.
    @inline(__always)
    func remember(
        refutation move: PackedMove, by node: SearchNode, depth: Int, over others: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) {
        let killers = memory.killers + node.ply &* 2
        if killers[0] != move.bits { (killers[1], killers[0]) = (killers[0], move.bits) }
        let history = memory.history + node.side &* PackedMove.codes
        let bonus = Int32(truncatingIfNeeded: min(depth &* depth &* 4, 1000))
        learn(&history[Int(move.bits)], bonus)
        for index in 0..<count { learn(&history[Int(others[index] & 0xFFFF)], 0 &- bonus) }
    }

    /// Counts for or against a move; the nearer a count is to 4000 the less it grows.
    @inline(__always)
    private func learn(_ count: inout Int32, _ bonus: Int32) {
        count = count &+ bonus &- count &* abs(bonus) / 4000
    }
}
