extension Position {
    /// Whether the player to move has no clone and no jump while the game goes on.
    ///
    /// Then passing is the only legal move.
    public var mustPass: Bool { !isOver && field.targets == 0 }

    /// All legal moves: clones in the order of squares, then jumps by source and target, or the one pass.
    public var legalMoves: [Move] {
        guard !isOver else { return [] }
        var moves: [Move] = []
        moves.reserveCapacity(field.moveCount)
        for to in Bitboard(bits: field.cloneTargets) { moves.append(.clone(to: to)) }
        for from in pieces(of: turn) {
            for to in jumpTargets(of: from) { moves.append(.jump(from: from, to: to)) }
        }
        return moves.isEmpty ? [.pass] : moves
    }

    /// How many legal moves there are.
    public var legalMoveCount: Int {
        isOver ? 0 : max(1, field.moveCount)
    }

    /// Whether a move is legal.
    public func isLegal(_ move: Move) -> Bool { refusal(of: move) == nil }

    /// The empty squares one step away from a square.
    public func cloneTargets(of square: Square) -> Bitboard { Bitboard(square).near & empties }

    /// The empty squares exactly two steps away from a square.
    public func jumpTargets(of square: Square) -> Bitboard { .ring(around: square) & empties }

    /// The pieces of the player to move from which a clone can come, in the order `a1`…`g7`; nothing for other moves.
    public func parents(of move: Move) -> [Square] {
        guard case .clone(let to) = move else { return [] }
        return Array(Bitboard(to).near & pieces(of: turn))
    }

    /// The pieces that a move turns, outwards from the landing square: sides before corners, clockwise from the top.
    public func captures(of move: Move) -> [Square] {
        guard let to = move.to else { return [] }
        let foe = pieces(of: turn.other)
        let steps: [(Int, Int)] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)]
        var squares: [Square] = []
        for (files, ranks) in steps {
            if let square = Square(file: to.file + files, rank: to.rank + ranks), foe.contains(square) {
                squares.append(square)
            }
        }
        return squares
    }
}
