extension Field {
    /// What a clone or jump gains in pieces, both players counted.
    @inline(__always)
    func gain(_ move: PackedMove) -> Int {
        let captured = (Steps.within1(move.to) & foe).nonzeroBitCount
        return 2 &* captured &+ (move.isClone ? 1 : 0)
    }
}

extension Search {
    /// Lists the moves of a place with their order: the remembered one, then by gain, killers and history.
    ///
    /// Unless all are wanted, jumps to squares that a clone reaches are left out: they win the same and lose a piece.
    /// - Returns: how many there are.
    @inline(__always)
    func orderMoves(
        of node: SearchNode, into moves: UnsafeMutablePointer<UInt32>, first: PackedMove, all: Bool
    ) -> Int {
        let field = node.field
        let history = memory.history + node.side &* PackedMove.codes
        let killers = memory.killers + node.ply &* 2
        let (killer, otherKiller) = (killers[0], killers[1])
        var count = 0

        func list(_ move: PackedMove, gain: Int) {
            var order = gain &* 1500 &+ Int(history[Int(move.bits)])
            if move.bits == killer { order &+= 1600 } else if move.bits == otherKiller { order &+= 1500 }
            if move == first { order = 0xFFFF }
            moves[count] = UInt32(truncatingIfNeeded: order) &<< 16 | UInt32(move.bits)
            count &+= 1
        }

        var targets = field.targets
        while targets != 0 {
            let to = targets & (0 &- targets)
            targets ^= to
            let near = Steps.within1(to)
            let gain = 2 &* (near & field.foe).nonzeroBitCount
            let square = to.trailingZeroBitCount
            if near & field.own != 0 {
                list(PackedMove(to: square), gain: gain &+ 1)
                if !all { continue }
            }
            var sources = Steps.ring2(to) & field.own
            while sources != 0 {
                list(PackedMove(to: square, from: sources.trailingZeroBitCount), gain: gain)
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
        moves[best] = moves[count]
        return PackedMove(bits: UInt16(truncatingIfNeeded: order))
    }

    /// Learns from a move that refuted what led to a place.
    @inline(__always)
    func remember(refutation move: PackedMove, by node: SearchNode, depth: Int) {
        let killers = memory.killers + node.ply &* 2
        if killers[0] != move.bits { (killers[1], killers[0]) = (killers[0], move.bits) }
        let history = memory.history + node.side &* PackedMove.codes + Int(move.bits)
        history.pointee = min(4000, history.pointee &+ Int32(truncatingIfNeeded: depth &* depth) &* 4)
    }
}
