/// The eight ways to turn and mirror the board onto itself.
public enum Symmetry: UInt8, Hashable, Sendable, CaseIterable {
    /// Leaves all as it is.
    case identity
    /// A quarter turn clockwise: `a1` goes to `a7`.
    case quarterTurn
    /// Half a turn.
    case halfTurn
    /// A quarter turn anticlockwise: `a1` goes to `g1`.
    case threeQuarterTurn
    /// Swaps left and right.
    case mirrorFiles
    /// Swaps top and bottom.
    case mirrorRanks
    /// Mirrors in the diagonal from `a1` to `g7`.
    case mainDiagonal
    /// Mirrors in the diagonal from `a7` to `g1`.
    case otherDiagonal

    /// The symmetry that undoes this one.
    public var inverse: Symmetry {
        switch self {
        case .quarterTurn: .threeQuarterTurn
        case .threeQuarterTurn: .quarterTurn
        default: self
        }
    }

    /// Where a square goes.
    public func callAsFunction(_ square: Square) -> Square {
        let (file, rank) = (square.file, square.rank)
        let (newFile, newRank) =
            switch self {
            case .identity: (file, rank)
            case .quarterTurn: (rank, 6 - file)
            case .halfTurn: (6 - file, 6 - rank)
            case .threeQuarterTurn: (6 - rank, file)
            case .mirrorFiles: (6 - file, rank)
            case .mirrorRanks: (file, 6 - rank)
            case .mainDiagonal: (rank, file)
            case .otherDiagonal: (6 - rank, 6 - file)
            }
        return Square(shift: newRank * 9 + newFile)
    }

    /// Where the squares of a set go.
    public func callAsFunction(_ squares: Bitboard) -> Bitboard {
        var result = Bitboard()
        for square in squares { result.insert(self(square)) }
        return result
    }

    /// The same move on the turned board.
    public func callAsFunction(_ move: Move) -> Move {
        switch move {
        case .clone(let to): .clone(to: self(to))
        case .jump(let from, let to): .jump(from: self(from), to: self(to))
        case .pass: .pass
        }
    }

    /// The turned position; turn and clocks stay.
    public func callAsFunction(_ position: Position) -> Position {
        Position(
            x: self(position.x), o: self(position.o), gaps: self(position.gaps),
            turn: position.turn, halfmove: position.halfmove, fullmove: position.fullmove)
    }
}
