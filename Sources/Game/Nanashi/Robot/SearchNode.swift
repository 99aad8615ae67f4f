/// A place in the tree.
struct SearchNode {
    var field: Field
    /// Plies since the last clone.
    var halfmove: Int
    /// Who moves: 0 for the first player.
    var side: Int
    /// Plies from the root.
    var ply: Int

    /// The root of a tree.
    init(_ position: Position) {
        field = position.field
        halfmove = position.halfmove
        side = position.turn == .x ? 0 : 1
        ply = 0
    }

    @inline(__always)
    private init(field: Field, halfmove: Int, side: Int, ply: Int) {
        self.field = field
        self.halfmove = halfmove
        self.side = side
        self.ply = ply
    }

    /// The place after a move.
    @inline(__always)
    func making(_ move: PackedMove) -> SearchNode {
        SearchNode(
            field: field.making(move), halfmove: move.isClone ? 0 : halfmove &+ 1, side: side ^ 1, ply: ply &+ 1)
    }
}

extension Search {
    /// The worth of a place to its player to move, as far as it lies between `alpha` and `beta`.
    ///
    /// Principal variation search: the first move is searched with the whole window, the others less deep and with an
    /// empty one that only asks whether they are better.
    mutating func search(_ node: SearchNode, depth: Int, alpha: Int, beta: Int) -> Int {
        let field = node.field
        memory.lineLengths[node.ply] = 0
        countNode()
        if isStopped { return 0 }
        if field.isOver { return Evaluation.final(field, ply: node.ply) }
        if node.halfmove >= 100 { return 0 }
        if depth <= 0 || node.ply >= Self.mostPlies - 1 { return evaluate(node) }

        let key = self.key(of: node)
        let isExpected = beta - alpha == 1
        var remembered = PackedMove.none
        if let entry = table.entry(key) {
            remembered = PackedMove(bits: entry.move)
            if isExpected, let score = usable(entry, depth: depth, alpha: alpha, beta: beta, ply: node.ply) {
                return score
            }
        }
        let empties = field.empty.nonzeroBitCount
        var task = SearchTask(
            node: node, depth: depth, beta: beta, key: key, remembered: remembered, looks: evaluate(node),
            piece: weights.piece(empty: empties), isExact: empties <= SearchTask.exactEmpties)
        task.beginShallower()
        return task.guess(above: alpha) ?? searchMoves(task, alpha: alpha)
    }

    private mutating func searchMoves(_ task: SearchTask, alpha: Int) -> Int {
        let (node, depth, beta) = (task.node, task.depth, task.beta)
        let moves = memory.moves + node.ply &* SearchMemory.movesPerPly
        let all = orderMoves(of: node, into: moves, first: task.remembered)
        var count = all
        if count == 0 {
            // Not over, so the opponent can move: a pass.
            let score = -search(node.making(.pass), depth: depth - 1, alpha: -beta, beta: -alpha)
            if !isStopped { memory.setLine(node.ply, to: .pass) }
            return score
        }
        var (low, best, bestMove) = (alpha, Int.min, PackedMove.none)
        var tried = 0
        while count > 0 {
            let move = takeBest(moves, &count)
            let score: Int
            if tried == 0 {
                score = -search(node.making(move), depth: depth - 1, alpha: -beta, beta: -low)
            } else {
                if best > -Evaluation.decided {
                    if task.isHopeless(tried: tried) { break }
                    if task.isFutile(node.field.gain(move), low: low) { continue }
                }
                score = searchLater(node.making(move), depth: depth - 1, less: task.reduction, low: low, beta: beta)
            }
            if isStopped { return 0 }
            tried &+= 1
            guard score > best else { continue }
            (best, bestMove) = (score, move)
            guard score > low else { continue }
            low = score
            memory.setLine(node.ply, to: move)
            if score >= beta {
                remember(refutation: move, by: node, depth: depth, over: moves + count + 1, all - count - 1)
                break
            }
        }
        let bound: TranspositionTable.Bound = best >= beta ? .atLeast : best > alpha ? .exact : .atMost
        table.store(task.key, move: bestMove, score: stored(best, ply: node.ply), depth: depth, bound: bound)
        return best
    }

    /// A later move: less deep and with an empty window first, again whenever it turns out better than thought.
    private mutating func searchLater(_ child: SearchNode, depth: Int, less: Int, low: Int, beta: Int) -> Int {
        let score = -search(child, depth: depth - less, alpha: -low - 1, beta: -low)
        guard score > low, !isStopped, less > 0 || beta - low > 1 else { return score }
        return -search(child, depth: depth, alpha: -beta, beta: -low)
    }

    // MARK: Small things

    @inline(__always)
    private mutating func countNode() {
        if isStopped { return }
        nodes &+= 1
        if nodes & 255 == 0 && shouldStop() || nodes >= nodeBudget { isStopped = true }
    }

    @inline(__always)
    private mutating func evaluate(_ node: SearchNode) -> Int {
        if node.ply > selectiveDepth { selectiveDepth = node.ply }
        return weights.worth(node.field, halfmove: node.halfmove)
    }

    /// The hash of a place.
    ///
    /// Near the end of the clock the clock belongs to it; before, it would only split what is equal.
    @inline(__always)
    private func key(of node: SearchNode) -> UInt64 {
        let board = Hash.full(x: node.field.own, o: node.field.foe, gaps: 0, turn: .x) ^ gapKey
        return node.halfmove < 50 ? board : board ^ UInt64(truncatingIfNeeded: node.halfmove) &* 0xC2B2_AE3D_27D4_EB4F
    }

    /// A remembered score that settles the question.
    @inline(__always)
    private func usable(
        _ entry: TranspositionTable.Entry, depth: Int, alpha: Int, beta: Int, ply: Int
    ) -> Int? {
        guard Int(entry.depth) >= depth else { return nil }
        var score = Int(entry.score)
        if score > Evaluation.decided { score -= ply } else if score < -Evaluation.decided { score += ply }
        switch TranspositionTable.Bound(rawValue: entry.bound) {
        case .exact: return score
        case .atLeast: return score >= beta ? score : nil
        case .atMost: return score <= alpha ? score : nil
        default: return nil
        }
    }

    /// A score as it is remembered: plies to the end are counted from here, not from the root.
    @inline(__always)
    private func stored(_ score: Int, ply: Int) -> Int {
        score > Evaluation.decided ? score + ply : score < -Evaluation.decided ? score - ply : score
    }
}
