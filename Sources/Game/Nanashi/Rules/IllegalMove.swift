/// Why a move cannot be played.
public struct IllegalMove: Error, Hashable {
    /// What forbids a move.
    public enum Reason: Hashable, Sendable {
        /// The game is over.
        case gameIsOver
        /// No clone or jump is possible: the only legal move is to pass.
        case mustPass
        /// Passing is only legal when nothing else is.
        case canMove
        /// A piece is on the landing square.
        case targetIsTaken(by: Side)
        /// The landing square is a gap.
        case targetIsGap
        /// The written parent of a clone is not an own piece.
        case foreignParent(Square)
        /// No own piece is next to the landing square.
        case noParent
        /// The square that the piece should leave is empty.
        case sourceIsEmpty
        /// The square that the piece should leave is a gap.
        case sourceIsGap
        /// The piece belongs to the opponent.
        case sourceIsForeign
        /// A jump goes exactly two squares; this one goes as far as told.
        case wrongDistance(Int)
    }

    /// The move.
    public let move: Move
    /// Who was to move.
    public let side: Side
    /// What forbids it.
    public let reason: Reason
}

extension Position {
    /// Why a move is not legal; nothing when it is.
    public func refusal(of move: Move) -> IllegalMove? {
        reasonAgainst(move).map { IllegalMove(move: move, side: turn, reason: $0) }
    }

    private func reasonAgainst(_ move: Move) -> IllegalMove.Reason? {
        if isOver { return .gameIsOver }
        if field.targets == 0 { return move == .pass ? nil : .mustPass }
        switch move {
        case .pass: return .canMove
        case .clone(let to):
            if let reason = reasonAgainst(landing: to) { return reason }
            return parents(of: move).isEmpty ? .noParent : nil
        case .jump(let from, let to):
            switch self[from] {
            case .empty: return .sourceIsEmpty
            case .gap: return .sourceIsGap
            case .piece(let side) where side != turn: return .sourceIsForeign
            case .piece: break
            }
            let distance = from.distance(to: to)
            return distance == 2 ? reasonAgainst(landing: to) : .wrongDistance(distance)
        }
    }

    private func reasonAgainst(landing square: Square) -> IllegalMove.Reason? {
        switch self[square] {
        case .empty: nil
        case .gap: .targetIsGap
        case .piece(let side): .targetIsTaken(by: side)
        }
    }

    /// Plays a move.
    ///
    /// - Returns: the squares whose pieces turned, as `captures(of:)` orders them.
    /// - Throws: why the move is not legal; then the position stays as it was.
    @discardableResult
    public mutating func make(_ move: Move) throws(IllegalMove) -> [Square] {
        if let refusal = refusal(of: move) { throw refusal }
        let captured = captures(of: move)
        makeUnchecked(move)
        return captured
    }

    /// The position after a move.
    ///
    /// - Throws: why the move is not legal.
    public func making(_ move: Move) throws(IllegalMove) -> Position {
        if let refusal = refusal(of: move) { throw refusal }
        var next = self
        next.makeUnchecked(move)
        return next
    }
}
