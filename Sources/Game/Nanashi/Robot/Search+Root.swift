extension Search {
    /// Searches a position.
    ///
    /// - Parameters:
    ///   - position: where to move; when its game is over there is nothing to report.
    ///   - budget: how long to search.
    ///   - shouldStop: asked every few hundred nodes.
    ///   - onIteration: told what is known after each iteration; answers whether to go deeper.
    /// - Returns: what is known at the end, with the best line; nothing when the game is over.
    public mutating func run(
        _ position: Position, budget: Budget = Budget(), shouldStop: @escaping () -> Bool = { false },
        onIteration: (Report) -> Bool = { _ in true }
    ) -> Report? {
        var root = rootMoves(of: position)
        guard let first = root.first else { return nil }
        begin(position, budget: budget, shouldStop: shouldStop)
        defer { self.shouldStop = { false } }
        var report = Report(
            depth: 0, selectiveDepth: 0, score: 0, pliesToEnd: nil, nodes: 0, fullness: 0, line: [first.move])
        let deepest = min(max(budget.depth, 1), Self.deepest)
        for depth in 1...deepest {
            let score = searchRoot(position, depth: depth, guess: report.score, moves: &root)
            let line = lineFromRoot()
            // An iteration cut short still counts when it has found something: its first move is last time's best.
            if !line.isEmpty, let score { report = self.report(depth: depth, score: score, line: line) }
            report.nodes = nodes
            if isStopped || !onIteration(report) { break }
            if root.count == 1 && depth >= 2 || abs(report.score) > Evaluation.win - depth { break }
        }
        return report
    }

    private mutating func begin(_ position: Position, budget: Budget, shouldStop: @escaping () -> Bool) {
        self.shouldStop = shouldStop
        isStopped = false
        nodes = 0
        nodeBudget = max(1, budget.nodes)
        selectiveDepth = 0
        gapKey = Hash.mixed(position.gaps.bits &* 0xA24B_AED4_963E_E407)
        weights.blend(squares: 49 - position.gaps.bits.nonzeroBitCount)
        table.grow()
        memory.age()
    }

    /// The legal moves: many captures first, chance among equals.
    private func rootMoves(of position: Position) -> [PackedMove] {
        var random = Random(seed: seed ^ position.key)
        let field = position.field
        let ranked = position.legalMoves.map { move in
            let packed = PackedMove(move)
            let gain = packed == .pass ? 0 : field.gain(packed)
            return (move: packed, rank: UInt64(gain) &<< 48 | random.next() &>> 16)
        }
        return ranked.sorted { $0.rank > $1.rank }.map { $0.move }
    }

    /// Searches in a window around the last score, then wider.
    ///
    /// The best move comes to the front.
    ///
    /// - Returns: the score; nothing when stopped before the first move was understood.
    private mutating func searchRoot(
        _ position: Position, depth: Int, guess: Int, moves: inout [PackedMove]
    ) -> Int? {
        var margin = depth < 4 ? 2 * Evaluation.win : 60
        var (low, high) = (guess - margin, guess + margin)
        while true {
            let score = searchRoot(position, depth: depth, alpha: low, beta: high, moves: &moves)
            if isStopped { return score }
            guard let score else { return nil }
            if score > low && score < high { return score }
            margin *= 4
            if margin > 2_000 { margin = 2 * Evaluation.win }
            if score <= low { low = score - margin } else { high = score + margin }
        }
    }

    private mutating func searchRoot(
        _ position: Position, depth: Int, alpha: Int, beta: Int, moves: inout [PackedMove]
    ) -> Int? {
        let root = SearchNode(position)
        var (alpha, best) = (alpha, Int.min)
        memory.lineLengths[0] = 0
        for index in moves.indices {
            let move = moves[index]
            let node = root.making(move)
            var score: Int
            if index == 0 {
                score = -search(node, depth: depth - 1, alpha: -beta, beta: -alpha)
            } else {
                score = -search(
                    node, depth: depth - 1 - (index > 5 && depth > 3 ? 1 : 0), alpha: -alpha - 1, beta: -alpha)
                if score > alpha && !isStopped {
                    score = -search(node, depth: depth - 1, alpha: -beta, beta: -alpha)
                }
            }
            if isStopped { return best == .min ? nil : best }
            if score > best {
                best = score
                if score > alpha || index == 0 {
                    memory.setLine(0, to: move)
                    moves.remove(at: index)
                    moves.insert(move, at: 0)
                }
                if score > alpha { alpha = score }
                if score >= beta { break }
            }
        }
        return best
    }

    private func lineFromRoot() -> [Move] {
        (0..<memory.lineLengths[0]).map { PackedMove(bits: memory.lines[$0]).move }
    }

    private func report(depth: Int, score: Int, line: [Move]) -> Report {
        let distance = Evaluation.win - abs(score)
        let plies: Int? = abs(score) > Evaluation.decided ? (score > 0 ? distance : -distance) : nil
        return Report(
            depth: depth, selectiveDepth: max(selectiveDepth, depth), score: score, pliesToEnd: plies, nodes: nodes,
            fullness: table.fullness, line: line)
    }
}

extension SearchMemory {
    /// The best line from a ply is a move and the best line from the next ply.
    @inline(__always)
    func setLine(_ ply: Int, to move: PackedMove) {
        let start = lines + ply &* Search.mostPlies
        start[0] = move.bits
        guard ply &+ 1 < Search.mostPlies else {
            lineLengths[ply] = 1
            return
        }
        let next = start + Search.mostPlies
        let length = min(lineLengths[ply &+ 1], Search.mostPlies &- ply &- 2)
        for index in 0..<max(0, length) { start[index &+ 1] = next[index] }
        lineLengths[ply] = max(0, length) &+ 1
    }
}
