extension Position {
    /// How many games of exactly `depth` plies there are from here.
    ///
    /// Passes count; a finished game has no moves.
    ///
    /// The last ply is counted, not played.
    public func perft(_ depth: Int) -> Int {
        guard depth > 0 else { return 1 }
        guard !isOver else { return 0 }
        return field.perft(depth, halfmove: halfmove)
    }

    /// The same number, with every last move played, and a sum over the boards reached.
    ///
    /// - Returns: the number, and the sum of the hashes of the boards as their player to move sees them.
    public func perftMaking(_ depth: Int) -> (nodes: Int, sum: UInt64) {
        guard depth > 0 else { return (1, field.key) }
        guard !isOver else { return (0, 0) }
        var count = LeafCount()
        field.perftMaking(depth, halfmove: halfmove, into: &count)
        return (count.nodes, count.sum)
    }

    /// The number of games for each legal move, in the order of `legalMoves`.
    public func perftSplit(_ depth: Int) -> [(move: Move, nodes: Int)] {
        guard depth > 0 else { return [] }
        return legalMoves.map { move in
            var next = self
            next.makeUnchecked(move)
            return (move, next.perft(depth - 1))
        }
    }
}

/// What `perftMaking` adds up.
private struct LeafCount {
    var nodes = 0
    var sum: UInt64 = 0
}

extension Field {
    /// A hash of the board as its player sees it.
    @inline(__always)
    fileprivate var key: UInt64 { Hash.full(x: own, o: foe, gaps: 0, turn: .x) }

    /// Hands every board after a clone or jump to a closure; both kinds are told apart by the new clock.
    ///
    /// - Returns: whether there was one.
    @inline(__always)
    func forEachChild(halfmove: Int, _ body: (Field, Int) -> Void) -> Bool {
        let targets = targets
        var rest = targets
        while rest != 0 {
            let to = rest & (0 &- rest)
            rest ^= to
            let near = Steps.within1(to)
            let captured = near & foe
            let (nextOwn, nextFoe) = (foe ^ captured, own ^ (to | captured))
            if near & own != 0 { body(Field(own: nextOwn, foe: nextFoe, empty: empty ^ to), 0) }
            var sources = Steps.ring2(to) & own
            while sources != 0 {
                let from = sources & (0 &- sources)
                sources ^= from
                body(Field(own: nextOwn, foe: nextFoe ^ from, empty: empty ^ (to | from)), halfmove &+ 1)
            }
        }
        return targets != 0
    }

    /// Counts by the rules; the game must not be over by the clock.
    fileprivate func perft(_ depth: Int, halfmove: Int) -> Int {
        if depth == 1 { return legalMoveCount }
        if own == 0 || foe == 0 { return 0 }
        var nodes = 0
        let moved = forEachChild(halfmove: halfmove) { child, clock in
            if clock < 100 { nodes &+= child.perft(depth &- 1, halfmove: clock) }
        }
        if moved { return nodes }
        return foeCanMove && halfmove < 99 ? passed.perft(depth &- 1, halfmove: halfmove &+ 1) : 0
    }

    /// How many legal moves there are; the game must not be over by the clock.
    @inline(__always)
    private var legalMoveCount: Int {
        if own == 0 || foe == 0 { return 0 }
        let count = moveCount
        return count != 0 ? count : foeCanMove ? 1 : 0
    }

    fileprivate func perftMaking(_ depth: Int, halfmove: Int, into count: inout LeafCount) {
        if own == 0 || foe == 0 { return }
        let moved: Bool
        if depth == 1 {
            var (nodes, sum) = (count.nodes, count.sum)
            moved = forEachChild(halfmove: halfmove) { child, _ in
                nodes &+= 1
                sum &+= child.key
            }
            (count.nodes, count.sum) = (nodes, sum)
        } else {
            moved = forEachChild(halfmove: halfmove) { child, clock in
                if clock < 100 { child.perftMaking(depth &- 1, halfmove: clock, into: &count) }
            }
        }
        guard !moved, foeCanMove else { return }
        if depth == 1 {
            count.nodes &+= 1
            count.sum &+= passed.key
        } else if halfmove < 99 {
            passed.perftMaking(depth &- 1, halfmove: halfmove &+ 1, into: &count)
        }
    }
}
